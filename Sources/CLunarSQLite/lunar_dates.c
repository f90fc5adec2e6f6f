/* lunar_dates(tradition, first, last): a row a day, in order. Without arguments it is the Chinese
   calendar, all of it; days are text or numbers as in the scalar functions. */
#include "lunar_dates.h"
SQLITE_EXTENSION_INIT3

#include <string.h>

#include "calendar.h"

enum column { solar_date, day, lunar_year, lunar_month, lunar_day, is_leap_month, tradition, first, last };

struct cursor {
  sqlite3_vtab_cursor base;
  struct months months;
  int64_t day, last;
  struct lunar_date date;
  bool is_valid;
};

static int connect_table(sqlite3 *db, void *data, int count, const char *const *arguments,
                         sqlite3_vtab **table, char **message) {
  (void)data, (void)count, (void)arguments, (void)message;
  int code = sqlite3_declare_vtab(
      db,
      "CREATE TABLE lunar_dates (solar_date TEXT, day INTEGER, lunar_year INTEGER, "
      "lunar_month INTEGER, lunar_day INTEGER, is_leap_month INTEGER, "
      "tradition TEXT HIDDEN, first HIDDEN, last HIDDEN)");
  if (code != SQLITE_OK) return code;
  sqlite3_vtab_config(db, SQLITE_VTAB_INNOCUOUS);
  *table = sqlite3_malloc(sizeof **table);
  if (!*table) return SQLITE_NOMEM;
  memset(*table, 0, sizeof **table);
  return SQLITE_OK;
}

static int disconnect_table(sqlite3_vtab *table) {
  sqlite3_free(table);
  return SQLITE_OK;
}

/* Bit 0 of the index number stands for the tradition, 1 for the first day, 2 for the last; the
   values come in this order. */
static int best_index(sqlite3_vtab *table, sqlite3_index_info *info) {
  (void)table;
  int found[3] = {-1, -1, -1};
  for (int place = 0; place < info->nConstraint; place++) {
    int parameter = info->aConstraint[place].iColumn - tradition;
    if (parameter < 0 || info->aConstraint[place].op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
    if (!info->aConstraint[place].usable) return SQLITE_CONSTRAINT;
    found[parameter] = place;
  }
  int values = 0;
  for (int parameter = 0; parameter < 3; parameter++) {
    if (found[parameter] < 0) continue;
    info->idxNum |= 1 << parameter;
    info->aConstraintUsage[found[parameter]].argvIndex = ++values;
    info->aConstraintUsage[found[parameter]].omit = 1;
  }
  info->estimatedRows = (info->idxNum & 6) == 6 ? 1000 : 400000;
  info->estimatedCost = (double)info->estimatedRows;
  info->orderByConsumed = info->nOrderBy == 1 && !info->aOrderBy[0].desc &&
                          (info->aOrderBy[0].iColumn == day || info->aOrderBy[0].iColumn == solar_date);
  return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **cursor) {
  (void)table;
  struct cursor *own = sqlite3_malloc(sizeof *own);
  if (!own) return SQLITE_NOMEM;
  memset(own, 0, sizeof *own);
  *cursor = &own->base;
  return SQLITE_OK;
}

static int close_cursor(sqlite3_vtab_cursor *cursor) {
  sqlite3_free(cursor);
  return SQLITE_OK;
}

static void look(struct cursor *own) {
  own->is_valid = own->day <= own->last && months_date(&own->months, own->day, &own->date);
}

static int fail(sqlite3_vtab_cursor *cursor, const char *message) {
  sqlite3_free(cursor->pVtab->zErrMsg);
  cursor->pVtab->zErrMsg = sqlite3_mprintf("%s", message);
  return SQLITE_ERROR;
}

/* The first or last day of the query; false for what is no day. */
const char *whole_text(sqlite3_value *value) {
  const char *text = (const char *)sqlite3_value_text(value);
  return text && strlen(text) == (size_t)sqlite3_value_bytes(value) ? text : 0;
}

bool read_day(sqlite3_value *value, int64_t *day) {
  const char *text;
  switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER:
      *day = sqlite3_value_int64(value);
      return true;
    case SQLITE_TEXT:
      text = whole_text(value);
      return text && read_iso_day(text, day);
    default:
      return false;
  }
}

static int filter(sqlite3_vtab_cursor *cursor, int index, const char *text, int count,
                  sqlite3_value **values) {
  (void)text, (void)count;
  struct cursor *own = (struct cursor *)cursor;
  int place = 0;
  const char *code = index & 1 ? whole_text(values[place++]) : "cn";
  if (!code || !months_named(code, &own->months))
    return fail(cursor, "the tradition is one of cn, kr, vn, vn-south, jp");
  own->day = months_first_day(&own->months);
  own->last = months_last_day(&own->months);
  int64_t bound;
  if (index & 2) {
    if (!read_day(values[place++], &bound))
      return fail(cursor, "the first day of lunar_dates is written 2026-01-29");
    if (bound > own->day) own->day = bound;
  }
  if (index & 4) {
    if (!read_day(values[place++], &bound))
      return fail(cursor, "the last day of lunar_dates is written 2026-01-29");
    if (bound < own->last) own->last = bound;
  }
  look(own);
  return SQLITE_OK;
}

static int next(sqlite3_vtab_cursor *cursor) {
  struct cursor *own = (struct cursor *)cursor;
  own->day++;
  look(own);
  return SQLITE_OK;
}

static int is_at_end(sqlite3_vtab_cursor *cursor) { return !((struct cursor *)cursor)->is_valid; }

static int column(sqlite3_vtab_cursor *cursor, sqlite3_context *context, int place) {
  struct cursor *own = (struct cursor *)cursor;
  switch ((enum column)place) {
    case solar_date: {
      char text[11];
      write_iso_day(own->day, text);
      sqlite3_result_text(context, text, 10, SQLITE_TRANSIENT);
      break;
    }
    case day: sqlite3_result_int64(context, own->day); break;
    case lunar_year: sqlite3_result_int(context, own->date.year); break;
    case lunar_month: sqlite3_result_int(context, own->date.month); break;
    case lunar_day: sqlite3_result_int(context, own->date.day); break;
    case is_leap_month: sqlite3_result_int(context, own->date.is_leap_month); break;
    case tradition:
    case first:
    case last: break;
  }
  return SQLITE_OK;
}

static int row_id(sqlite3_vtab_cursor *cursor, sqlite3_int64 *id) {
  *id = ((struct cursor *)cursor)->day;
  return SQLITE_OK;
}

int register_lunar_dates(sqlite3 *db) {
  static const sqlite3_module module = {
      .xConnect = connect_table,
      .xBestIndex = best_index,
      .xDisconnect = disconnect_table,
      .xOpen = open_cursor,
      .xClose = close_cursor,
      .xFilter = filter,
      .xNext = next,
      .xEof = is_at_end,
      .xColumn = column,
      .xRowid = row_id,
  };
  return sqlite3_create_module(db, "lunar_dates", &module, 0);
}
