/* TerminalGuard: restores the terminal, however the program ends.
 *
 * Here live the signal handlers and their data, in C because Swift cannot promise what a handler needs: no
 * allocation, no lock, no lazily initialized global. Everything is prepared beforehand; a handler only makes
 * calls that signal-safety(7) allows.
 *
 * There are two steps to undo: guard_hold comes before the first change of settings, and guard_enter writes
 * the first byte. guard_leave undoes both. At no moment is a change unguarded, and nothing is undone that was
 * not done. The terminal belongs to the thread that calls guard_install; a signal in another thread is handed
 * to it.
 *
 * No decisions about terminals live here: CursesTerminal chooses the bytes that begin and end a screen.
 */
#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stddef.h>
#include <termios.h>

/* Installs a handler for every signal that ends a process, except KILL and the real-time ones: it restores
 * the terminal and lets the signal end the process. TSTP, CONT and WINCH are instead written to `mailbox`,
 * one byte each. Ignored signals stay ignored, as nohup(1) wants, except faults, CONT and WINCH. Call it
 * once, before ncurses starts. */
void guard_install(int mailbox);

/* Sets the terminal and the settings to restore at the end. */
void guard_hold(int terminal, const struct termios *found);

/* Sets the bytes to write at the end if the screen was entered: at most 1,024; longer ones are not written at
 * all. May be called at any time. */
void guard_set_ending(const void *bytes, size_t count);

/* Writes the bytes that begin a screen, and records that first; no signal comes in between. */
void guard_enter(const void *bytes, size_t count);

/* Restores the terminal if it is held, and releases it. */
void guard_leave(void);

/* Restores the terminal and ends the process with `status` after so many milliseconds, even if it is stuck in
 * a blocked terminal. 0 cancels; a process that ends otherwise must cancel first. */
void guard_set_timeout(int milliseconds, int status);

/* Whether what the guard itself has to say is in English; in Chinese before the first call. */
void guard_speak_english(int is_wanted);

/* Runs `body` on a thread of its own, which takes no signals but its own faults and hands these on.
 * Answers with 0, or the error for which there is no such thread. */
int guard_start_thread(void *(*body)(void *), void *context);

#endif
