/* The table-valued function lunar_dates(tradition, first, last), for a database to be told of. */
#ifndef LUNAR_DATES_H
#define LUNAR_DATES_H

#include <sqlite3ext.h>
#include <stdbool.h>
#include <stdint.h>

int register_lunar_dates(sqlite3 *db);

/* The text of a value; null for NULL, and for a text that goes on behind a zero byte. */
const char *whole_text(sqlite3_value *value);

/* Reads a day, a number or a text; false for what is none. */
bool read_day(sqlite3_value *value, int64_t *day);

#endif
