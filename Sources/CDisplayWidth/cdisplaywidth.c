/* wcwidth(3) is not visible through Swift's Glibc module, and speaks of Unicode in a UTF-8 locale
   only, which must not depend on how the program was started. */
#define _GNU_SOURCE
#include "cdisplaywidth.h"

#include <locale.h>
#include <pthread.h>
#include <stddef.h>
#include <wchar.h>

#include "ambiguous.h"

static locale_t utf8;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_locale(void) {
  utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
}

int cdisplaywidth_of_scalar(uint32_t scalar) {
  pthread_once(&once, make_locale);
  if (!utf8) return scalar < 0x20 || (scalar >= 0x7f && scalar < 0xa0) ? -1 : 1;
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}

int cdisplaywidth_is_ambiguous(uint32_t scalar) {
  size_t low = 0, high = sizeof ambiguous / sizeof *ambiguous;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (scalar > ambiguous[middle][1])
      low = middle + 1;
    else
      high = middle;
  }
  return low < sizeof ambiguous / sizeof *ambiguous && scalar >= ambiguous[low][0];
}
