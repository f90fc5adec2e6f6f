#ifndef CDISPLAYWIDTH_H
#define CDISPLAYWIDTH_H

#include <stdint.h>

/* The columns that a Unicode scalar takes on a terminal: 0, 1 or 2; -1 for a control character.
   This is wcwidth(3) in the locale C.UTF-8, whatever the process's own locale is. */
int cdisplaywidth_of_scalar(uint32_t scalar);

/* Whether the East Asian Width of a scalar is Ambiguous (UAX #11): such characters take one column
   on most terminals, and two on those set up for older East Asian encodings. */
int cdisplaywidth_is_ambiguous(uint32_t scalar);

#endif
