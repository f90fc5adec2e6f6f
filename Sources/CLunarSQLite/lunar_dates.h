/* The table-valued function lunar_dates(tradition, first, last), for a database to be told of. */
#ifndef LUNAR_DATES_H
#define LUNAR_DATES_H

#include <sqlite3ext.h>

int register_lunar_dates(sqlite3 *db);

#endif
