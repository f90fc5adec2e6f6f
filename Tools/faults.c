/* Preloaded into a program: lets one call that changes files fail, or kills the program at it.
   FAULT_AT is the number of the call, from 1; FAULT_ERRNO is what it fails with, 0 for a SIGKILL
   before the call. FAULT_COUNT names a file to which the number of calls is written at the end. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int calls;
static char names[64][16];

/* Whether this call is the one to fail; does not come back if it is the one to die at. */
static int fails(const char *name) {
  calls++;
  if (calls <= 64) snprintf(names[calls - 1], sizeof names[0], "%s", name);
  const char *at = getenv("FAULT_AT"), *code = getenv("FAULT_ERRNO");
  if (!at || !code || atoi(at) != calls) return 0;
  if (atoi(code) == 0) kill(getpid(), SIGKILL);
  errno = atoi(code);
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t count) {
  /* One write in two pieces, so that there is a moment between them. */
  if (file > 2 && count > 100000) count = count / 2;
  if (file > 2 && fails("write")) return -1;
  return NEXT(write)(file, bytes, count);
}

int fsync(int file) { return fails("fsync") ? -1 : NEXT(fsync)(file); }

int ftruncate(int file, off_t size) { return fails("ftruncate") ? -1 : NEXT(ftruncate)(file, size); }

int fchmod(int file, mode_t mode) { return fails("fchmod") ? -1 : NEXT(fchmod)(file, mode); }

int rename(const char *from, const char *to) {
  return fails("rename") ? -1 : NEXT(rename)(from, to);
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  for (int i = 0; i < calls && i < 64; i++) fprintf(file, "%s\n", names[i]);
  fclose(file);
}
