/* getopt_long(3) is a GNU extension that Swift's Glibc module does not show, and its globals are
   not for Swift to touch: both stay in this file. */
#define _GNU_SOURCE
#include "cgetopt.h"

#include <getopt.h>

enum { most_options = 64 };

void cgetopt_restart(void) {
  optind = 0;
  opterr = 0;
}

struct cgetopt_step cgetopt_next(int argc, char *const *argv, const char *letters,
                                 const struct cgetopt_option *options, size_t count) {
  struct option table[most_options + 1] = {0};
  if (count > most_options) count = most_options;
  for (size_t i = 0; i < count; i++) {
    table[i].name = options[i].name;
    table[i].has_arg = options[i].takes_argument ? required_argument : no_argument;
    table[i].val = options[i].value;
  }
  optarg = 0;
  optopt = 0;
  struct cgetopt_step step;
  step.value = getopt_long(argc, argv, letters, table, 0);
  step.argument = optarg;
  step.next = optind;
  step.letter = step.value == '?' ? optopt : 0;
  return step;
}
