#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>

/* The size of the terminal behind a descriptor: 0, or -1 when there is none or it is unknown. */
int cterminal_size(int descriptor, int *_Nonnull rows, int *_Nonnull columns);

/* Catches SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH: each arrives as one
   byte, its number, on the descriptor returned, or -1 on failure. Signals that are ignored stay
   so. SIGPIPE is ignored. One catcher for the whole process. */
int cterminal_catch_signals(void);

/* Gives all signals the actions they had before. */
void cterminal_release_signals(void);

/* Stops the processes of this group as Ctrl-Z does, and returns when continued. */
void cterminal_stop(void);

/* If the program crashes from now on, these bytes are written to the terminal and its modes are
   set back to what they are now, before the crash takes its course. At most 256 bytes; a count of
   0 ends it. 0, or -1 when the descriptor is no terminal or the bytes are too many. */
int cterminal_rescue(int descriptor, const char *_Nonnull bytes, size_t count);

#endif
