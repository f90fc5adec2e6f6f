#ifndef CGETOPT_H
#define CGETOPT_H

#include <stddef.h>

/* One option as getopt_long wants it. */
struct cgetopt_option {
  const char *_Nonnull name;
  int takes_argument;
  int value;
};

/* What one step of the scan found. */
struct cgetopt_step {
  int value;                     /* the option's value, '?' unknown, ':' no argument, -1 the end */
  const char *_Nullable argument;
  int next;                      /* index of the next argument to scan; at the end, the first operand */
  int letter;                    /* the letter of an unknown short option, or 0 */
};

/* Starts a scan from the beginning. The C library keeps the state: one scan at a time. */
void cgetopt_restart(void);

/* The next step of getopt_long(3). It may reorder argv, so that operands come last. */
struct cgetopt_step cgetopt_next(
    int argc, char *_Nullable const *_Nonnull argv, const char *_Nonnull letters,
    const struct cgetopt_option *_Nonnull options, size_t count);

#endif
