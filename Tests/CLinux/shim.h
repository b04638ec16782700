// Calls of Linux and GNU that Swift's Glibc module lacks, because it reads the headers without _GNU_SOURCE.
// Declared as in glibc 2.36.
#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H

#include <spawn.h>
#include <stddef.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/types.h>

extern int pipe2(int descriptors[2], int flags);
extern int posix_openpt(int flags);
extern int grantpt(int master);
extern int unlockpt(int master);
extern int ptsname_r(int master, char *path, size_t capacity);
extern int prlimit(pid_t process, int resource, const struct rlimit *wanted, struct rlimit *before);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

// POSIX_SPAWN_SETSID of <spawn.h>.
static const short CLINUX_SPAWN_SETSID = 0x80;

#endif
