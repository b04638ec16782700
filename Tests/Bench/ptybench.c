// Runs a command once and prints its figures, one per line: name, value.
//
//   ptybench screen [options] COMMAND...   on a new pseudo-terminal, as `addr=$(COMMAND)` would run it
//   ptybench run [-r MS] COMMAND...        without a terminal, output discarded; after a rest of so many milliseconds
//
// Options of `screen`: -s COLUMNSxROWS, -i FILE (standard input), -e TEXT (must be on the first screen),
// -b (a slow line), -p KEY (pressed once before the others, not measured), -k KEY (pressed repeatedly), -n PRESSES,
// -q KEY (ends the command), -o FILE (all output).
//
// Figures: first_us, from exec to the last byte of the first screen; first_bytes; for each press of the key
// key_us, from its write to the last byte of the answer, and key_bytes; first_cpu_us and key_cpu_us, the
// processor time of the command's main thread for it, which a busy machine changes less; total_us, from exec to
// the end (of `run`), and cpu_us, its whole processor time; rss_kb, the peak of resident memory. A screen is
// complete after a silence.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// The silence after a complete screen. fzf pauses for up to 100 ms while it reads its list.
static const int first_quiet_ms = 250, key_quiet_ms = 30, patience_ms = 10000;

static struct {
  struct winsize size;
  const char *input, *expected, *prepare, *key, *end, *output;
  int presses;
  int is_slow;
  int rest_ms;
} options = {{24, 80, 0, 0}, "/dev/null", "", "", "\033[B", "\003", NULL, 0, 0, 0};

static char *screen;
static size_t screen_count;

static double now_us(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void fail(const char *what) {
  fprintf(stderr, "ptybench: %s: %s\n", what, errno ? strerror(errno) : "it did not answer as expected");
  exit(1);
}

// Starts the command. The child writes the time just before exec to shared memory.
static pid_t start(char **command, const char *terminal, double *started) {
  pid_t child = fork();
  if (child < 0) fail("fork");
  if (child > 0) return child;
  int input = open(options.input, O_RDONLY), null = open("/dev/null", O_WRONLY), messages = null;
  if (terminal) {
    setsid();
    messages = open(terminal, O_RDWR);  // A session's first terminal becomes its own.
  }
  if (input < 0 || dup2(input, 0) < 0 || dup2(null, 1) < 0 || dup2(messages, 2) < 0) _exit(127);
  closefrom(3);
  *started = now_us();
  execvp(command[0], command);
  _exit(127);
}

// Reads until a silence; returns the time of the last byte, 0 if none came.
static double read_screen(int terminal, int quiet_ms) {
  double last = 0;
  struct pollfd wait = {terminal, POLLIN, 0};
  while (poll(&wait, 1, last ? quiet_ms : patience_ms) > 0) {
    screen = realloc(screen, screen_count + 65536);
    ssize_t count = read(terminal, screen + screen_count, 65536);
    if (count <= 0) break;
    last = now_us();
    screen_count += (size_t)count;
  }
  return last;
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static void finish(pid_t child, const double *started, int prints_total) {
  struct rusage usage;
  int status;
  if (wait4(child, &status, 0, &usage) < 0) fail("wait4");
  if (prints_total) printf("total_us %.1f\n", now_us() - *started);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) fail("the command cannot be run");
  if (prints_total && status != 0) fail("the command failed");
  if (prints_total) printf("cpu_us %.1f\n", seconds(usage.ru_utime) * 1e6 + seconds(usage.ru_stime) * 1e6);
  printf("rss_kb %ld\n", usage.ru_maxrss);
}

// The processor time of a process's main thread in microseconds; the kernel counts nanoseconds.
static double cpu_us(pid_t process) {
  char path[64];
  double nanoseconds = 0;
  snprintf(path, sizeof path, "/proc/%d/schedstat", (int)process);
  FILE *file = fopen(path, "r");
  if (!file || fscanf(file, "%lf", &nanoseconds) != 1) fail(path);
  fclose(file);
  return nanoseconds / 1e3;
}

static void press_keys(int terminal, pid_t child) {
  if (*options.prepare) {
    if (write(terminal, options.prepare, strlen(options.prepare)) < 0) fail("write");
    read_screen(terminal, key_quiet_ms);
  }
  for (int press = 0; press < options.presses; press++) {
    size_t before = screen_count;
    double cpu_before = cpu_us(child);
    double pressed = now_us();
    if (write(terminal, options.key, strlen(options.key)) < 0) fail("write");
    double shown = read_screen(terminal, key_quiet_ms);
    if (!shown) fail("no answer to a key");
    printf("key_us %.1f\nkey_bytes %zu\n", shown - pressed, screen_count - before);
    printf("key_cpu_us %.1f\n", cpu_us(child) - cpu_before);
  }
}

// Sets the line to 19,200 baud: that slows nothing down, but areapick then shows no motion.
static void slow_down(int terminal) {
  struct termios settings;
  tcgetattr(terminal, &settings);
  cfsetospeed(&settings, B19200);
  tcsetattr(terminal, TCSANOW, &settings);
}

static void run_on_screen(char **command, double *started) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0 || grantpt(terminal) < 0 || unlockpt(terminal) < 0) fail("no pseudo-terminal");
  ioctl(terminal, TIOCSWINSZ, &options.size);
  // Held open, so that the terminal exists before the child opens it.
  int other_end = open(ptsname(terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (options.is_slow) slow_down(other_end);
  pid_t child = start(command, ptsname(terminal), started);
  double shown = read_screen(terminal, first_quiet_ms);
  errno = 0;
  if (!memmem(screen, screen_count, options.expected, strlen(options.expected))) fail(command[0]);
  printf("first_us %.1f\nfirst_bytes %zu\n", shown - *started, screen_count);
  printf("first_cpu_us %.1f\n", cpu_us(child));
  press_keys(terminal, child);
  if (write(terminal, options.end, strlen(options.end)) < 0) fail("write");
  read_screen(terminal, key_quiet_ms);
  finish(child, started, 0);
  close(other_end);
  FILE *output = options.output ? fopen(options.output, "w") : NULL;
  if (output && fwrite(screen, 1, screen_count, output) == screen_count) fclose(output);
}

int main(int count, char **arguments) {
  double *started = mmap(NULL, sizeof *started, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  const char *usage = "usage: ptybench screen|run [options] COMMAND...\n";
  if (count < 3) return fputs(usage, stderr), 2;
  int option;
  optind = 2;
  while ((option = getopt(count, arguments, "+bs:i:e:p:k:n:q:o:r:")) != -1) {
    switch (option) {
    case 'b': options.is_slow = 1; break;
    case 's':
      if (sscanf(optarg, "%hux%hu", &options.size.ws_col, &options.size.ws_row) != 2) fail(optarg);
      break;
    case 'i': options.input = optarg; break;
    case 'e': options.expected = optarg; break;
    case 'p': options.prepare = optarg; break;
    case 'k': options.key = optarg; break;
    case 'n': options.presses = atoi(optarg); break;
    case 'q': options.end = optarg; break;
    case 'o': options.output = optarg; break;
    case 'r': options.rest_ms = atoi(optarg); break;
    default: return fputs(usage, stderr), 2;
    }
  }
  if (optind >= count) return fputs(usage, stderr), 2;
  if (strcmp(arguments[1], "screen") == 0) {
    run_on_screen(arguments + optind, started);
  } else {
    if (options.rest_ms) poll(NULL, 0, options.rest_ms);
    pid_t child = start(arguments + optind, NULL, started);
    finish(child, started, 1);
  }
}
