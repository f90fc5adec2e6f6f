#include "clunardata.h"

/* On a page boundary of its own, so that pages of the table are pages of memory. */
static _Alignas(4096) const unsigned char bytes[] = {
#embed "../../Data/lunar_calendar.db"
};

const unsigned char *clunardata_start(void) { return bytes; }

size_t clunardata_count(void) { return sizeof bytes; }

static _Alignas(4096) const unsigned char packed[] = {
#embed "../../Data/lunar_calendar.packed"
};

const unsigned char *clunardata_packed_start(void) { return packed; }

size_t clunardata_packed_count(void) { return sizeof packed; }
