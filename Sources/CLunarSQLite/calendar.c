#include "calendar.h"

#include <clunardata.h>
#include <stdio.h>
#include <string.h>

/* Numbers of the packed calendar are little-endian, and lie on no boundary of their own. */
static int64_t number(const unsigned char *bytes, int size) {
  uint64_t value = 0;
  for (int place = size - 1; place >= 0; place--) value = value << 8 | bytes[place];
  return size == 4 ? (int32_t)(uint32_t)value : (int64_t)value;
}

bool months_named(const char *code, struct months *months) {
  static const char *const codes[] = {"cn", "kr", "vn", "vn-south", "jp"};
  int tradition = 0;
  for (int place = 0; place < 5; place++)
    if (strcmp(code, codes[place]) == 0) tradition = place + 1;
  if (tradition == 0) return false;
  const unsigned char *packed = clunardata_packed_start();
  int64_t sections = number(packed + 16, 8);
  for (int64_t place = 0; place < sections; place++) {
    const unsigned char *entry = packed + 24 + place * 32;
    if (number(entry, 8) != tradition) continue;
    months->first_year = (int)number(entry + 8, 8);
    months->count = (int)number(entry + 16, 8);
    months->start = packed + number(entry + 24, 8);
    return months->count > 0;
  }
  return false;
}

/* Behind the last month stands the day after it, so that `count` is a valid place here. */
static int64_t first_day(const struct months *months, int place) {
  return number(months->start + 8 * (int64_t)place, 4);
}

/* Year, four bits of month, leap month, uncertain. */
static struct lunar_date first_date(const struct months *months, int place) {
  uint32_t fields = (uint32_t)number(months->start + 8 * (int64_t)place + 4, 4);
  return (struct lunar_date){
      .year = (int)(fields >> 6),
      .month = (int)(fields >> 2 & 15),
      .day = 1,
      .is_leap_month = (fields & 2) != 0,
  };
}

int64_t months_first_day(const struct months *months) { return first_day(months, 0); }

int64_t months_last_day(const struct months *months) {
  return first_day(months, months->count) - 1;
}

bool months_date(const struct months *months, int64_t day, struct lunar_date *date) {
  if (day < months_first_day(months) || day > months_last_day(months)) return false;
  /* Months follow each other at 29.530589 days so evenly that the estimate is hardly ever wrong,
     and the steps make it right whatever it is. */
  int place = (int)((double)(day - months_first_day(months)) / 29.530589);
  while (place > 0 && first_day(months, place) > day) place--;
  while (first_day(months, place + 1) <= day) place++;
  *date = first_date(months, place);
  date->day = (int)(day - first_day(months, place)) + 1;
  return true;
}

bool months_day(const struct months *months, const struct lunar_date *date, int64_t *day) {
  int low = 0, high = months->count;
  while (low < high) {
    int middle = (low + high) / 2;
    struct lunar_date first = first_date(months, middle);
    bool is_before = first.year != date->year       ? first.year < date->year
                     : first.month != date->month   ? first.month < date->month
                                                    : first.is_leap_month < date->is_leap_month;
    if (is_before) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == months->count) return false;
  struct lunar_date first = first_date(months, low);
  int64_t length = first_day(months, low + 1) - first_day(months, low);
  *day = first_day(months, low) + date->day - 1;
  return first.year == date->year && first.month == date->month &&
         first.is_leap_month == date->is_leap_month && date->day >= 1 && date->day <= length;
}

/* Both conversions take years to begin in March, so that the leap day comes last: 400 years are
   146,097 days, five months 153 (C. Neri and L. Schneider, 2023; years 0 to 9999 here). */
static int64_t day_number(int year, int month, int day) {
  int64_t march_year = month <= 2 ? year + 399 : year + 400;
  int64_t march_month = month <= 2 ? month + 9 : month - 3;
  return 365 * march_year + march_year / 4 - march_year / 100 + march_year / 400 +
         (153 * march_month + 2) / 5 + day - 1 - 719468 - 146097;
}

bool read_iso_day(const char *text, int64_t *day) {
  static const char form[] = "dddd-dd-dd";
  int fields[3] = {0}, field = 0;
  for (int place = 0; place < 10; place++) {
    char byte = text[place];
    if (form[place] == '-') {
      if (byte != '-') return false;
      field++;
    } else {
      if (byte < '0' || byte > '9') return false;
      fields[field] = fields[field] * 10 + (byte - '0');
    }
  }
  if (text[10] != 0 && text[10] != ' ' && text[10] != 'T') return false;
  int year = fields[0], month = fields[1];
  if (month < 1 || month > 12) return false;
  bool is_leap_year = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  int length = lengths[month - 1] + (month == 2 && is_leap_year);
  if (fields[2] < 1 || fields[2] > length) return false;
  *day = day_number(year, month, fields[2]);
  return true;
}

void write_iso_day(int64_t day, char text[11]) {
  int64_t days = day + 719468;
  int64_t era = days / 146097, day_of_era = days % 146097;
  int64_t year = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  int64_t day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
  int64_t march_month = (5 * day_of_year + 2) / 153;
  int day_of_month = (int)(day_of_year - (153 * march_month + 2) / 5) + 1;
  int month = (int)(march_month < 10 ? march_month + 3 : march_month - 9);
  /* Wide enough for any int, which the compiler cannot know to be small. */
  char wide[40];
  snprintf(wide, sizeof wide, "%04d-%02d-%02d", (int)(era * 400 + year) + (month <= 2), month,
           day_of_month);
  memcpy(text, wide, 10);
  text[10] = 0;
}
