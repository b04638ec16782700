#define _GNU_SOURCE
#include "TerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* The changes to undo: none, the settings, or settings and screen. */
enum { nothing, settings, screen };
static _Atomic int state = nothing;

static int terminal = -1;
static struct termios found;
static pid_t owner;
static int mailbox = -1;

/* The exit status after a timeout. */
static volatile sig_atomic_t status_out_of_time;

/* Two buffers, one of which is always complete. */
static struct {
  char bytes[1024];
  size_t count;
} endings[2];
static _Atomic int ending = 0;

/* A terminal that takes nothing for this long is treated as unwatched: its pending output is discarded. */
static const int patience_ms = 300;

static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
static const int requests[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM,
                               SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT, SIGXCPU, SIGXFSZ};
static const int messages[] = {SIGTSTP, SIGCONT, SIGWINCH};
#define COUNT(array) (sizeof(array) / sizeof *(array))

/* The handlers' own stack, for when the thread's is used up; 64 KiB hold any processor's registers. */
enum { stack_size = 65536 };
static _Alignas(16) char stack[stack_size];

/* Writes all bytes to a terminal that may block. Returns 0 if it stays blocked; 1 if all is written or the
 * terminal is gone. */
static int write_patiently(const char *bytes, size_t count) {
  struct pollfd wanted = {.fd = terminal, .events = POLLOUT};
  while (count > 0) {
    ssize_t written = write(terminal, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      if (poll(&wanted, 1, patience_ms) == 0) return 0;
    } else if (errno != EINTR) {
      return 1;
    }
  }
  return 1;
}

/* Writes as much as the terminal takes without waiting, and returns the number of bytes. */
static ssize_t write_at_once(const char *bytes, size_t count, int *error) {
  int flags = fcntl(terminal, F_GETFL);
  fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  ssize_t written = count > 0 ? write(terminal, bytes, count) : 0;
  *error = written < 0 ? errno : 0;
  fcntl(terminal, F_SETFL, flags);
  return written < 0 ? 0 : written;
}

/* Whether the process is in the background, where the shell has its own settings. */
static int is_in_background(void) {
  pid_t foreground = tcgetpgrp(terminal);
  return foreground > 0 && foreground != getpgrp();
}

/* Undoes all changes; a failed step does not stop the next. Call it with all signals blocked, so that nothing
 * interrupts it, not even SIGTTOU. */
static void restore(void) {
  int undone = atomic_exchange(&state, nothing);
  if (undone == screen) {
    int last = atomic_load(&ending);
    int flags = fcntl(terminal, F_GETFL);
    fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
    tcflow(terminal, TCOON); /* A stopped output would keep the modes until it continues. */
    if (!write_patiently(endings[last].bytes, endings[last].count)) {
      tcflush(terminal, TCOFLUSH);
      write_patiently(endings[last].bytes, endings[last].count);
    }
    fcntl(terminal, F_SETFL, flags);
  }
  if (undone != nothing && !is_in_background()) tcsetattr(terminal, TCSANOW, &found);
}

/* Ends the process as the unhandled signal would. */
static void die(int number) {
  sigset_t one;
  signal(number, SIG_DFL);
  sigemptyset(&one);
  sigaddset(&one, number);
  pthread_sigmask(SIG_UNBLOCK, &one, NULL);
  raise(number);
  _exit(128 + number);
}

/* Asks the terminal's owner to end the process; returns if it has not done so within a second, or if there is none
 * yet. */
static void hand_over(int number) {
  if (owner == 0) return;
  const struct timespec pause = {.tv_nsec = 10000000};
  syscall(SYS_tgkill, getpid(), owner, number);
  for (int i = 0; i < 100; i++) nanosleep(&pause, NULL);
}

static _Atomic int speaks_english;

void guard_speak_english(int is_wanted) { atomic_store(&speaks_english, is_wanted); }

static void end(int number, siginfo_t *info, void *context) {
  static _Atomic int is_file_cut;
  (void)context;
  if (number == SIGBUS && info->si_code == BUS_ADRERR) atomic_store(&is_file_cut, 1);
  if (syscall(SYS_gettid) != owner) hand_over(number);
  restore();
  if (atomic_load(&is_file_cut)) {
    const char *message = atomic_load(&speaks_english)
      ? "areapick: a data file was cut short while it was in use\n" : "areapick: 使用中的数据文件被截短了\n";
    ssize_t written = write(STDERR_FILENO, message, strlen(message));
    (void)written;
  }
  die(number);
}

static void run_out_of_time(int number) {
  if (syscall(SYS_gettid) != owner) hand_over(number);
  restore();
  _exit(status_out_of_time);
}

/* Whether a timeout is set: SIGALRM then says that the time is over, and is no request to end. */
static int has_timeout;

static void hear_timeout(void) {
  struct sigaction action = {.sa_handler = run_out_of_time, .sa_flags = SA_ONSTACK};
  sigset_t alarm;
  sigfillset(&action.sa_mask);
  sigemptyset(&alarm);
  sigaddset(&alarm, SIGALRM);
  sigaction(SIGALRM, &action, NULL);
  pthread_sigmask(SIG_UNBLOCK, &alarm, NULL);
}

static void pass_on(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(mailbox, &byte, 1);
  (void)written;
  errno = saved;
}

static void use_stack(void *bottom) {
  stack_t own = {.ss_sp = bottom, .ss_size = stack_size};
  sigaltstack(&own, NULL);
}

/* Installs a handler for each signal; ignored signals stay ignored. */
static void listen(const int *numbers, size_t count, const struct sigaction *action) {
  for (size_t i = 0; i < count; i++) {
    struct sigaction before;
    if (sigaction(numbers[i], action, &before) == 0 && before.sa_handler == SIG_IGN) {
      sigaction(numbers[i], &before, NULL);
    }
  }
}

void guard_install(int new_mailbox) {
  struct sigaction ending_action = {.sa_sigaction = end, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  struct sigaction message_action = {.sa_handler = pass_on, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigset_t unblocked;
  mailbox = new_mailbox;
  owner = (pid_t)syscall(SYS_gettid);
  use_stack(stack);
  sigfillset(&ending_action.sa_mask);
  listen(requests, COUNT(requests), &ending_action);
  if (has_timeout) hear_timeout(); /* It was set before. */
  listen(messages, COUNT(messages), &message_action);
  sigemptyset(&unblocked);
  /* Handled even if ignored: nothing else reports a new size or a continued process. */
  const int news[] = {SIGWINCH, SIGCONT};
  for (size_t i = 0; i < COUNT(news); i++) {
    sigaction(news[i], &message_action, NULL);
    sigaddset(&unblocked, news[i]);
  }
  /* Handled and unblocked: the kernel kills a process outright if its fault is blocked or ignored. */
  for (size_t i = 0; i < COUNT(faults); i++) {
    sigaction(faults[i], &ending_action, NULL);
    sigaddset(&unblocked, faults[i]);
  }
  pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
}

void guard_set_timeout(int milliseconds, int status) {
  struct itimerval timer = {
      .it_value = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000}};
  status_out_of_time = status;
  has_timeout = milliseconds > 0;
  if (has_timeout) hear_timeout();
  setitimer(ITIMER_REAL, &timer, NULL);
}

void guard_hold(int new_terminal, const struct termios *new_found) {
  atomic_store(&state, nothing);
  terminal = new_terminal;
  found = *new_found;
  atomic_store(&state, settings);
}

void guard_set_ending(const void *bytes, size_t count) {
  int next = 1 - atomic_load(&ending);
  endings[next].count = count <= sizeof endings[next].bytes ? count : 0;
  memcpy(endings[next].bytes, bytes, endings[next].count);
  atomic_store(&ending, next);
}

void guard_enter(const void *bytes, size_t count) {
  struct pollfd wanted = {.fd = terminal, .events = POLLOUT};
  const char *rest = bytes;
  sigset_t all, before;
  int error = 0;
  sigfillset(&all);
  do {
    /* Wait here while the terminal takes nothing; signals still arrive. */
    if (count > 0) while (poll(&wanted, 1, -1) < 0 && errno == EINTR) {}
    pthread_sigmask(SIG_SETMASK, &all, &before);
    atomic_store(&state, screen);
    ssize_t written = write_at_once(rest, count, &error);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    rest += written;
    count -= (size_t)written;
  } while (count > 0 && (error == 0 || error == EAGAIN || error == EINTR));
}

void guard_leave(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  restore();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* The body of a thread and its argument. */
struct errand {
  void *(*body)(void *);
  void *context;
};

/* Keeps the signal stack at the upper end of the thread's stack, so that it exists when the lower end is used
 * up. */
static void *run(void *argument) {
  _Alignas(16) char own[stack_size];
  struct errand errand = *(struct errand *)argument;
  free(argument);
  use_stack(own);
  errand.body(errand.context);
  sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
  return NULL;
}

int guard_start_thread(void *(*body)(void *), void *context) {
  struct errand *errand = malloc(sizeof *errand);
  pthread_t thread;
  sigset_t mask, before;
  if (!errand) return ENOMEM;
  *errand = (struct errand){.body = body, .context = context};
  sigfillset(&mask);
  for (size_t i = 0; i < COUNT(faults); i++) sigdelset(&mask, faults[i]);
  pthread_sigmask(SIG_SETMASK, &mask, &before);
  int status = pthread_create(&thread, NULL, run, errand);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (status == 0) pthread_detach(thread); else free(errand);
  return status;
}
