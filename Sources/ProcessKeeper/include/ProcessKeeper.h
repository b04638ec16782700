/* ProcessKeeper: ends the process groups that this process has started, however this process ends.
 *
 * A signal, a crash or SIGKILL leaves no time to end anything. So a second process waits on a pipe whose other end
 * this process holds: when the kernel closes that, the groups that are still registered get SIGTERM, and half a second
 * later SIGKILL. The keeper is in C, as a fork of a program with threads may make only calls that signal-safety(7)
 * allows; it sleeps until then, and holds no other file of this process.
 */
#ifndef PROCESS_KEEPER_H
#define PROCESS_KEEPER_H

#include <sys/types.h>

/* Starts the keeper unless it runs; from any thread. Without it groups are only ended by whoever waits for them. */
void keeper_start(void);

/* The group has ended. To be called before its leader is reaped, so that the number is not another's. */
void keeper_remove(pid_t group);

/* A descriptor that is readable when the process has ended; -1 where there is none to be had. */
int keeper_open_process(pid_t process);

/* A pipe that no other program inherits. Answers as pipe(2) does. */
int keeper_pipe(int ends[2]);

/* A file in memory, which other programs open as /proc/PID/fd/NUMBER; -1 where there is none to be had. */
int keeper_memory_file(void);

/* Runs a text by the shell in a session of its own, so that it has no terminal and a group of its own, whose number is
 * the process's. Its input is /dev/null, its output and errors are the descriptors given, and it has no others.
 * The keeper knows the group before the shell runs. Answers with 0, or the error for which there is no such process. */
int keeper_spawn_shell(pid_t *process, const char *text, char *const environment[], int output, int errors);

#endif
