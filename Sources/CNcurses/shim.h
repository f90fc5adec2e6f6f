#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

/* Wide characters, and no macros over functions that Swift could not call. */
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>

/* What curses.h has as macros of macros, which Swift does not import. */
static const attr_t shim_bold = WA_BOLD;
static const attr_t shim_dim = WA_DIM;
static const attr_t shim_underline = WA_UNDERLINE;
static const attr_t shim_reverse = WA_REVERSE;
static const attr_t shim_blink = WA_BLINK;

static const mmask_t shim_all_mouse_events = ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION;
static const mmask_t shim_button1 =
    BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON1_DOUBLE_CLICKED | BUTTON1_TRIPLE_CLICKED;
static const mmask_t shim_wheel_up = BUTTON4_PRESSED;
static const mmask_t shim_wheel_down = BUTTON5_PRESSED;
static const mmask_t shim_mouse_moved = REPORT_MOUSE_POSITION;

/* The screen, a global variable of the library: only the thread that opened it may ask. */
static inline WINDOW *shim_screen(void) { return stdscr; }

#endif
