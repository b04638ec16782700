#include "RuntimeStart.h"

#include <stdlib.h>

static int count;
static char **words;

/* glibc hands the command line to every constructor. */
__attribute__((constructor)) static void remember(int argc, char **argv) { _swift_stdlib_overrideUnsafeArgvArgc(argv, argc); }

char **_swift_stdlib_getUnsafeArgvArgc(int *argc) {
  *argc = count;
  return words;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc) {
  words = argv;
  count = argc;
}

char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
