// csv_floor FILE: reads a CSV file with libcsv and counts its cells; what any reader that uses libcsv has to take.
#include <csv.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static long cells, rows;
static void cell(void *text, size_t length, void *context) { (void)text; (void)length; (void)context; cells++; }
static void row(int end, void *context) { (void)end; (void)context; rows++; }

int main(int count, char **arguments) {
  struct csv_parser parser;
  struct stat status;
  int file = count == 2 ? open(arguments[1], O_RDONLY) : -1;
  if (file < 0 || fstat(file, &status) || csv_init(&parser, 0)) return 2;
  char *bytes = malloc((size_t)status.st_size + 1);
  if (!bytes || read(file, bytes, (size_t)status.st_size) != status.st_size) return 2;
  if (csv_parse(&parser, bytes, (size_t)status.st_size, cell, row, NULL) != (size_t)status.st_size) return 1;
  csv_fini(&parser, cell, row, NULL);
  printf("%ld %ld\n", rows, cells);
  return 0;
}
