// json_floor FILE: reads a JSON file with yajl and counts its events; what any reader that uses yajl has to take.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yajl/yajl_parse.h>

static long events;
static int plain(void *context) { (void)context; return ++events > 0; }
static int truth(void *context, int value) { (void)value; return plain(context); }
static int number(void *context, const char *text, size_t length) { (void)text; (void)length; return plain(context); }
static int string(void *context, const unsigned char *text, size_t length) { (void)text; (void)length; return plain(context); }

int main(int count, char **arguments) {
  yajl_callbacks callbacks = {plain, truth, NULL, NULL, number, string, plain, string, plain, plain, plain};
  struct stat status;
  int file = count == 2 ? open(arguments[1], O_RDONLY) : -1;
  if (file < 0 || fstat(file, &status)) return 2;
  unsigned char *bytes = malloc((size_t)status.st_size + 1);
  if (!bytes || read(file, bytes, (size_t)status.st_size) != status.st_size) return 2;
  yajl_handle parser = yajl_alloc(&callbacks, NULL, NULL);
  if (yajl_parse(parser, bytes, (size_t)status.st_size) != yajl_status_ok) return 1;
  if (yajl_complete_parse(parser) != yajl_status_ok) return 1;
  printf("%ld\n", events);
  return 0;
}
