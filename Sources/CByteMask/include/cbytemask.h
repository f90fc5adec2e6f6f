#ifndef CBYTEMASK_H
#define CBYTEMASK_H

#include <stdint.h>
#include <string.h>

/* Swift's SIMD types have no way to turn a comparison into a word of bits; Clang's have. */
typedef uint8_t cbytemask_bytes __attribute__((ext_vector_type(64)));
typedef _Bool cbytemask_bits __attribute__((ext_vector_type(64)));

/* Which of 64 bytes are one of three: bit i is byte i. Reads exactly 64 bytes. */
static inline uint64_t cbytemask_any(const uint8_t *_Nonnull start, uint8_t a, uint8_t b,
                                     uint8_t c) {
  cbytemask_bytes bytes;
  memcpy(&bytes, start, sizeof bytes);
  cbytemask_bits bits = __builtin_convertvector((bytes == a) | (bytes == b) | (bytes == c),
                                                cbytemask_bits);
  uint64_t word;
  memcpy(&word, &bits, sizeof word);
  return word;
}

/* Asks for the cache line of an address, which is about to be read. Any address will do. */
static inline void cbytemask_prefetch(const void *_Nonnull address) { __builtin_prefetch(address); }

#endif
