#ifndef CDISPLAYWIDTH_H
#define CDISPLAYWIDTH_H

#include <stdint.h>

/* The columns that a Unicode scalar takes on a terminal: 0, 1 or 2; -1 for a control character.
   This is wcwidth(3) in the locale C.UTF-8, whatever the process's own locale is. */
int cdisplaywidth_of_scalar(uint32_t scalar);

#endif
