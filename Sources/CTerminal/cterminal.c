/* sigaction and the like are beyond what C itself has. */
#define _GNU_SOURCE
#include "cterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int cterminal_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0)
    return -1;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

/* Caught signals. The handler only writes to a pipe, which is allowed in a handler. */

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { caught_count = sizeof caught / sizeof caught[0] };
static struct sigaction caught_before[caught_count];
static struct sigaction pipe_before;
static int signal_pipe[2] = {-1, -1};

static void pass_on(int number) {
  int saved = errno;
  char byte = (char)number;
  /* A full pipe means that a signal is waiting to be read already. */
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

int cterminal_catch_signals(void) {
  if (signal_pipe[0] >= 0 || pipe(signal_pipe) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
    fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
  }
  struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < caught_count; i++) {
    sigaction(caught[i], NULL, &caught_before[i]);
    if (caught_before[i].sa_handler != SIG_IGN || caught[i] == SIGWINCH || caught[i] == SIGCONT)
      sigaction(caught[i], &action, NULL);
  }
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigemptyset(&ignore.sa_mask);
  sigaction(SIGPIPE, &ignore, &pipe_before);
  return signal_pipe[0];
}

void cterminal_release_signals(void) {
  if (signal_pipe[0] < 0) return;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &caught_before[i], NULL);
  sigaction(SIGPIPE, &pipe_before, NULL);
  close(signal_pipe[0]);
  close(signal_pipe[1]);
  signal_pipe[0] = signal_pipe[1] = -1;
}

void cterminal_stop(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &ours);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

/* The rescue of the terminal in a crash. */

static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };
static struct sigaction fatal_before[fatal_count];
static struct termios rescue_modes;
static char rescue_bytes[256];
static size_t rescue_count;
static int rescue_descriptor = -1;

static void rescue(int number) {
  ssize_t ignored = write(rescue_descriptor, rescue_bytes, rescue_count);
  (void)ignored;
  tcsetattr(rescue_descriptor, TCSANOW, &rescue_modes);
  /* Back to what would have happened: the faulting instruction is tried again, or the signal
     raised again, and meets the earlier action. */
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &fatal_before[i], NULL);
  raise(number);
}

int cterminal_rescue(int descriptor, const char *bytes, size_t count) {
  if (rescue_descriptor >= 0) {
    for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &fatal_before[i], NULL);
    rescue_descriptor = -1;
  }
  if (count == 0) return 0;
  if (count > sizeof rescue_bytes || tcgetattr(descriptor, &rescue_modes) != 0) return -1;
  memcpy(rescue_bytes, bytes, count);
  rescue_count = count;
  rescue_descriptor = descriptor;
  struct sigaction action = {.sa_handler = rescue, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &fatal_before[i]);
  return 0;
}
