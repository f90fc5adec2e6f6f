/* A fault of each kind that a sanitizer has to find: Tools/check-sanitizers builds it as it builds
   the program, and a sanitizer that is not on would let it end with status 0. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int shared;

static void *add(void *count) {
  for (int place = 0; place < *(int *)count; place++) shared++;
  return 0;
}

int main(int count, char **words) {
  if (count != 2) return 2;
  if (strcmp(words[1], "address") == 0) {
    char *bytes = malloc((size_t)count);
    if (!bytes) return 2;
    memset(bytes, 1, (size_t)count);
    int byte = ((volatile char *)bytes)[count];
    free(bytes);
    printf("%d is beyond the end\n", byte);
  } else if (strcmp(words[1], "thread") == 0) {
    pthread_t threads[2];
    int times = 1000;
    for (int place = 0; place < 2; place++)
      if (pthread_create(&threads[place], 0, add, &times) != 0) return 2;
    for (int place = 0; place < 2; place++) pthread_join(threads[place], 0);
    printf("%d was raced for\n", shared);
  } else if (strcmp(words[1], "undefined") == 0) {
    volatile int most = 2147483647;
    printf("%d is beyond int\n", most + count);
  } else {
    return 2;
  }
  return 0;
}
