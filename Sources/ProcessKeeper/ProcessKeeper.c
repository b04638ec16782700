#define _GNU_SOURCE
#include "ProcessKeeper.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* More groups than a pick ever has at once. */
enum { most_groups = 256 };
static const int patience_ms = 500;

static int to_keeper = -1;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void forget(pid_t *groups, int *count, pid_t group) {
  for (int i = 0; i < *count; i++) {
    if (groups[i] == group) groups[i--] = groups[--*count];
  }
}

static int any_lives(const pid_t *groups, int count) {
  for (int i = 0; i < count; i++) {
    if (kill(-groups[i], 0) == 0) return 1;
  }
  return 0;
}

static void end_all(const pid_t *groups, int count) {
  const struct timespec pause = {.tv_nsec = 10000000};
  for (int i = 0; i < count; i++) {
    kill(-groups[i], SIGTERM);
    kill(-groups[i], SIGCONT);
  }
  for (int waited = 0; waited < patience_ms && any_lives(groups, count); waited += 10) nanosleep(&pause, NULL);
  for (int i = 0; i < count; i++) kill(-groups[i], SIGKILL);
}

/* The keeper's life: groups come and go until the other end of the socket is closed. */
static void keep(int socket) {
  pid_t groups[most_groups];
  int count = 0;
  setsid();
  prctl(PR_SET_NAME, "areapick-keeper");
  if (chdir("/") != 0) _exit(1);
  if (socket > 0) syscall(SYS_close_range, 0, socket - 1, 0);
  syscall(SYS_close_range, socket + 1, ~0U, 0);
  for (;;) {
    pid_t message;
    ssize_t size = recv(socket, &message, sizeof message, 0);
    if (size < 0 && errno == EINTR) continue;
    if (size != sizeof message) break;
    if (message < 0) forget(groups, &count, -message);
    if (message > 0 && count < most_groups) groups[count++] = message;
  }
  end_all(groups, count);
  _exit(0);
}

static void start(void) {
  int ends[2];
  sigset_t all, before;
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return;
  /* The keeper outlives every signal but KILL, and is born without a moment in which a handler of ours could run. */
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t keeper = fork();
  if (keeper == 0) {
    close(ends[0]);
    keep(ends[1]);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[1]);
  if (keeper < 0) close(ends[0]); else to_keeper = ends[0];
}

void keeper_start(void) { pthread_once(&once, start); }

static void tell(pid_t message) {
  if (to_keeper >= 0) send(to_keeper, &message, sizeof message, MSG_NOSIGNAL);
}

void keeper_remove(pid_t group) { tell(-group); }

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
  struct sigaction action;
  for (int number = 1; number < NSIG; number++) {
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN || action.sa_handler == SIG_DFL) continue;
    action = (struct sigaction){.sa_handler = SIG_DFL};
    sigaction(number, &action, NULL);
  }
}

/* The child's life. It registers its group itself: this process may be killed at any moment, also before vfork has
 * answered it, and the keeper sees the socket's end only when the child has let go of it too, by its exec. */
static void become(struct shell *shell) {
  sigset_t none;
  sigemptyset(&none);
  forget_handlers();
  setsid();
  tell(getpid());
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
