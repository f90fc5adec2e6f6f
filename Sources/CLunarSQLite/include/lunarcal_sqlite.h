#ifndef LUNARCAL_SQLITE_H
#define LUNARCAL_SQLITE_H

/* The entry point that SQLite looks for in a library called liblunarcal_sqlite: its parameters are
   sqlite3 *, char **, and const sqlite3_api_routines *. Gives SQLITE_OK, or why not. */
int sqlite3_lunarcalsqlite_init(void *_Nonnull database, char *_Nullable *_Nullable message,
                                const void *_Nonnull api);

#endif
