#ifndef CLUNARDATA_H
#define CLUNARDATA_H

#include <stddef.h>

/* The bytes of Data/lunar_calendar.db, as they were when the program was built. */
const unsigned char *_Nonnull clunardata_start(void);

/* How many there are. */
size_t clunardata_count(void);

/* The bytes of Data/lunar_calendar.packed, and how many there are. */
const unsigned char *_Nonnull clunardata_packed_start(void);
size_t clunardata_packed_count(void);

#endif
