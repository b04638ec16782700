#define _GNU_SOURCE
#include "ProcessKeeper.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* More groups than a pick ever has at once. */
enum { most_groups = 256 };
static const int patience_ms = 500;

/* The registered groups, 0 where a place is free, in memory that the keeper shares: to register one wakes nobody. */
static _Atomic pid_t *groups;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* Puts one group in the place of another, or of none. */
static void put(pid_t group, pid_t place) {
  for (int i = 0; groups && i < most_groups; i++) {
    pid_t found = place;
    if (atomic_compare_exchange_strong(&groups[i], &found, group)) return;
  }
}

static int signal_all(int number) {
  int lives = 0;
  for (int i = 0; i < most_groups; i++) {
    pid_t group = atomic_load(&groups[i]);
    if (group > 1 && kill(-group, number) == 0) lives = 1;
  }
  return lives;
}

static void end_all(void) {
  const struct timespec pause = {.tv_nsec = 10000000};
  signal_all(SIGTERM);
  signal_all(SIGCONT);
  for (int waited = 0; waited < patience_ms && signal_all(0); waited += 10) nanosleep(&pause, NULL);
  signal_all(SIGKILL);
}

/* The keeper's life: it waits until nobody has the pipe's other end any more. */
static void keep(int pipe) {
  char nothing;
  setsid();
  prctl(PR_SET_NAME, "areapick-keeper");
  if (chdir("/") != 0) _exit(1);
  if (pipe > 0) syscall(SYS_close_range, 0, pipe - 1, 0);
  syscall(SYS_close_range, pipe + 1, ~0U, 0);
  while (read(pipe, &nothing, sizeof nothing) < 0 && errno == EINTR) continue;
  end_all();
  _exit(0);
}

static void start(void) {
  int ends[2];
  sigset_t all, before;
  void *shared = mmap(NULL, most_groups * sizeof *groups, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return;
  groups = shared;
  if (keeper_pipe(ends) != 0) return;
  /* The keeper outlives every signal but KILL, and is born without a moment in which a handler of ours could run. */
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = fork();
  if (keeper == 0) {
    close(ends[1]);
    keep(ends[0]);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  if (keeper < 0) close(ends[1]);  /* Else it stays open until this process ends. */
}

void keeper_start(void) { pthread_once(&once, start); }

void keeper_remove(pid_t group) { put(0, group); }

int keeper_open_process(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int keeper_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

/* What the child is to become, and the error that kept it from that: vfork's child shares this process's memory. */
struct shell {
  char *const *words, *const *environment;
  int output, errors;
  volatile int error;
};

/* A caught signal between vfork and exec would run a handler of ours in the child. Ignored ones stay ignored. */
static void forget_handlers(void) {
  const struct sigaction standard = {.sa_handler = SIG_DFL};
  struct sigaction found;
  for (int number = 1; number < NSIG; number++) {
    if (sigaction(number, &standard, &found) == 0 && found.sa_handler == SIG_IGN) sigaction(number, &found, NULL);
  }
}

/* The child's life. It registers its group itself: this process may be killed at any moment, also before vfork has
 * answered it, and the keeper sees the pipe's end only when the child has let go of it too, by its exec. */
static void become(struct shell *shell) {
  sigset_t none;
  sigemptyset(&none);
  forget_handlers();
  setsid();
  put(getpid(), 0);
  /* Either may be below 3 where this process was started with files closed. */
  int output = fcntl(shell->output, F_DUPFD, STDERR_FILENO + 1);
  int errors = fcntl(shell->errors, F_DUPFD, STDERR_FILENO + 1);
  int input = open("/dev/null", O_RDONLY);
  if (output >= 0 && errors >= 0 && input >= 0 && dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 &&
      dup2(errors, STDERR_FILENO) >= 0) {
    closefrom(STDERR_FILENO + 1);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve("/bin/sh", shell->words, shell->environment);
  }
  shell->error = errno;
  _exit(127);
}

int keeper_memory_file(void) { return memfd_create("areapick", MFD_CLOEXEC); }

int keeper_spawn_shell(pid_t *process, const char *text, char *const environment[], int output, int errors) {
  /* A text that begins with a dash is no option. */
  char *const words[] = {"sh", "-c", "--", (char *)text, NULL};
  struct shell shell = {.words = words, .environment = environment, .output = output, .errors = errors};
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = vfork();
  if (child == 0) become(&shell);
  int error = child < 0 ? errno : shell.error;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (child > 0 && error != 0) {
    keeper_remove(child);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
  }
  *process = child;
  return error;
}
