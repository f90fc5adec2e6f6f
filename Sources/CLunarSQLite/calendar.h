/* Civil days and lunar months, without SQLite: what the packed calendar in the library says.
   Days are numbers since 1970-01-01; traditions are numbers as in the table `traditions`. */
#ifndef CALENDAR_H
#define CALENDAR_H

#include <stdbool.h>
#include <stdint.h>

struct lunar_date {
  int year, month, day;
  bool is_leap_month;
};

/* The months of one tradition, where they lie in the packed calendar. */
struct months {
  const unsigned char *start;
  int count;
  int first_year;
};

/* Finds a tradition by its code, `cn`, `kr`, `vn`, `vn-south`, `jp`; false for another word. */
bool months_named(const char *code, struct months *months);

/* The first day covered, and the last. */
int64_t months_first_day(const struct months *months);
int64_t months_last_day(const struct months *months);

/* The lunar date of a day; false outside the coverage. */
bool months_date(const struct months *months, int64_t day, struct lunar_date *date);

/* The day of a lunar date; false where there is no such date. */
bool months_day(const struct months *months, const struct lunar_date *date, int64_t *day);

/* Reads YYYY-MM-DD, or that with a time behind a space or T; false for anything else. */
bool read_iso_day(const char *text, int64_t *day);

/* Writes YYYY-MM-DD and a closing zero; the years are 0 to 9999. */
void write_iso_day(int64_t day, char text[11]);

#endif
