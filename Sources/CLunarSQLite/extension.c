/* The scalar functions, and the entry point of the extension. A day is text, `2026-01-29` or a
   date-time of which the written day counts, or an integer, days since 1970-01-01. What is no day,
   lies outside the coverage or does not exist is NULL; a tradition or region that is not known is
   an error, since it is one of the query. */
#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT1

#include <clunardata.h>
#include <stdio.h>
#include <stdlib.h>

#include "calendar.h"
#include "lunar_dates.h"
#include "lunarcal_sqlite.h"

/* The months of the tradition that an argument names, Chinese ones without it. */
static bool months_of(sqlite3_context *context, int count, sqlite3_value **values, int place,
                      struct months *months) {
  const char *code = place < count ? whole_text(values[place]) : "cn";
  if (code && months_named(code, months)) return true;
  sqlite3_result_error(context, "the tradition is one of cn, kr, vn, vn-south, jp", -1);
  return false;
}

enum field { whole_date, lunar_year, lunar_month, lunar_day, is_leap_month };

static void lunar_function(sqlite3_context *context, int count, sqlite3_value **values) {
  struct months months;
  struct lunar_date date;
  int64_t day;
  if (!months_of(context, count, values, 1, &months)) return;
  if (!read_day(values[0], &day) || !months_date(&months, day, &date)) return;
  switch ((enum field)(intptr_t)sqlite3_user_data(context)) {
    case whole_date: {
      char text[40];
      snprintf(text, sizeof text, "%04d-%s%02d-%02d", date.year, date.is_leap_month ? "L" : "",
               date.month, date.day);
      sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
      break;
    }
    case lunar_year: sqlite3_result_int(context, date.year); break;
    case lunar_month: sqlite3_result_int(context, date.month); break;
    case lunar_day: sqlite3_result_int(context, date.day); break;
    case is_leap_month: sqlite3_result_int(context, date.is_leap_month); break;
  }
}

static void solar_date(sqlite3_context *context, int count, sqlite3_value **values) {
  struct months months;
  if (!months_of(context, count, values, 4, &months)) return;
  int fields[4];
  for (int place = 0; place < 4; place++) {
    if (sqlite3_value_numeric_type(values[place]) != SQLITE_INTEGER) return;
    int64_t field = sqlite3_value_int64(values[place]);
    /* No part of a date is larger; what does not fit an int must not be cut to one. */
    if (field < 0 || field > 9999) return;
    fields[place] = (int)field;
  }
  struct lunar_date date = {
      .year = fields[0], .month = fields[1], .day = fields[2], .is_leap_month = fields[3] != 0};
  int64_t day;
  if (!months_day(&months, &date, &day)) return;
  char text[11];
  write_iso_day(day, text);
  sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
}

/* The table in the library, opened beside the user's database for the holidays in it. */
struct holidays {
  sqlite3 *table;
  sqlite3_stmt *query;
};

static void close_holidays(void *pointer) {
  struct holidays *holidays = pointer;
  sqlite3_finalize(holidays->query);
  sqlite3_close_v2(holidays->table);
  sqlite3_free(holidays);
}

/* Opens the table at first use; the bytes are never written to nor freed. */
static int open_holidays(struct holidays *holidays) {
  if (holidays->query) return SQLITE_OK;
  int code = sqlite3_open_v2(":memory:", &holidays->table, SQLITE_OPEN_READONLY, 0);
  if (code != SQLITE_OK) return code;
  sqlite3_int64 size = (sqlite3_int64)clunardata_count();
  code = sqlite3_deserialize(holidays->table, "main", (unsigned char *)clunardata_start(), size,
                             size, SQLITE_DESERIALIZE_READONLY);
  if (code != SQLITE_OK) return code;
  return sqlite3_prepare_v2(
      holidays->table,
      "SELECT id, year IS NOT NULL, "
      "EXISTS (SELECT 1 FROM holidays AS h WHERE h.region = regions.id AND h.day = ?2 "
      "AND h.kind IN ('public', 'substitute')) "
      "FROM regions LEFT JOIN holiday_years ON region = regions.id AND year = ?3 "
      "WHERE code = ?1 COLLATE NOCASE AND NOT is_layer",
      -1, &holidays->query, 0);
}

static void is_holiday(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct holidays *holidays = sqlite3_user_data(context);
  int code = open_holidays(holidays);
  if (code != SQLITE_OK) {
    sqlite3_result_error(context, sqlite3_errmsg(holidays->table), -1);
    return;
  }
  int64_t day;
  char text[11];
  /* 0000-03-01 to 9999-12-31, so that the year has four digits. */
  if (!read_day(values[0], &day) || day < -719468 || day > 2932896) return;
  write_iso_day(day, text);
  text[4] = 0;
  sqlite3_bind_value(holidays->query, 1, values[1]);
  sqlite3_bind_int64(holidays->query, 2, day);
  sqlite3_bind_int(holidays->query, 3, (int)strtol(text, 0, 10));
  if (sqlite3_step(holidays->query) != SQLITE_ROW) {
    sqlite3_result_error(context, "there is no such region: write its ISO 3166 code, for example VN",
                         -1);
  } else if (sqlite3_column_int(holidays->query, 1)) {
    sqlite3_result_int(context, sqlite3_column_int(holidays->query, 2));
  }
  sqlite3_reset(holidays->query);
}

int sqlite3_lunarcalsqlite_init(void *database, char **message, const void *api) {
  (void)message;
  /* SQLITE_EXTENSION_INIT2, but written once only: connections may be opened by many threads. */
  const sqlite3_api_routines *routines = api;
  if (__atomic_load_n(&sqlite3_api, __ATOMIC_ACQUIRE) != routines)
    __atomic_store_n(&sqlite3_api, routines, __ATOMIC_RELEASE);
  sqlite3 *db = database;
  const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  static const struct {
    const char *name;
    enum field field;
  } fields[] = {
      {"lunar_date", whole_date}, {"lunar_year", lunar_year},       {"lunar_month", lunar_month},
      {"lunar_day", lunar_day},   {"is_leap_month", is_leap_month},
  };
  int code = SQLITE_OK;
  for (int place = 0; place < 5 && code == SQLITE_OK; place++)
    for (int count = 1; count <= 2 && code == SQLITE_OK; count++)
      code = sqlite3_create_function_v2(db, fields[place].name, count, flags,
                                        (void *)(intptr_t)fields[place].field, lunar_function, 0,
                                        0, 0);
  for (int count = 4; count <= 5 && code == SQLITE_OK; count++)
    code = sqlite3_create_function_v2(db, "solar_date", count, flags, 0, solar_date, 0, 0, 0);
  if (code == SQLITE_OK) code = register_lunar_dates(db);
  if (code != SQLITE_OK) return code;
  struct holidays *holidays = sqlite3_malloc(sizeof *holidays);
  if (!holidays) return SQLITE_NOMEM;
  *holidays = (struct holidays){0};
  return sqlite3_create_function_v2(db, "is_holiday", 2, flags, holidays, is_holiday, 0, 0,
                                    close_holidays);
}
