/* RuntimeStart: three functions that Swift's runtime has too, for a start with 0.35 million instructions and 17 system
 * calls less. Nothing imports them; the linker finds them before the runtime's own, whose files then are not linked.
 * With a version of Swift that has no such functions, nothing calls these.
 */
#ifndef RUNTIME_START_H
#define RUNTIME_START_H

/* The command line, with its number of words in `argc`. The runtime's own reads /proc/self/maps before `main` to find it,
 * and so has none where /proc is missing. */
char **_swift_stdlib_getUnsafeArgvArgc(int *argc);

/* Replaces the command line, which is not copied. */
void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

/* The path of a program that comes with the runtime; always NULL. The runtime's own looks in eight folders for
 * `swift-backtrace`, which prints crashes; it is in none of them, and TerminalGuard handles crashes. */
char *swift_copyAuxiliaryExecutablePath(const char *name);

#endif
