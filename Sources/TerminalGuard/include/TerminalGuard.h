/* TerminalGuard: gives the terminal back, whatever ends the program.
 *
 * Here live the signal handlers and what they need, in C because Swift cannot promise what a handler must: no
 * allocation, no lock, no global that is initialized when it is first touched. Everything is prepared beforehand;
 * a handler copies nothing, asks nobody and only makes calls that signal-safety(7) allows.
 *
 * What the guard has to undo grows in two steps, so that no moment is without it and none undoes what was not done:
 * guard_hold, before the first change of the settings, and guard_enter, which writes the first byte. guard_leave
 * undoes both. The terminal belongs to the thread that calls guard_install: a signal that comes in another is
 * handed to it.
 *
 * No decisions about terminals live here: which bytes begin and end a screen, CursesTerminal says.
 */
#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stddef.h>
#include <termios.h>

/* Installs a handler for every signal that ends a process, but for KILL and the real-time ones: it restores the
 * terminal and lets the signal end the process. TSTP, CONT and WINCH are written to `mailbox`, a byte each, instead.
 * Signals that were ignored stay ignored, as nohup(1) wants it, but for faults, CONT and WINCH. To be called once, before ncurses starts. */
void guard_install(int mailbox);

/* From now on `found` is what the terminal is set to when the process ends. */
void guard_hold(int terminal, const struct termios *found);

/* From now on these bytes are written at the end, if the screen was entered: 1,024 at most, else none of them.
 * They may be replaced at any time. */
void guard_set_ending(const void *bytes, size_t count);

/* Writes the bytes that begin a screen; no signal comes between them and the knowledge that they were written. */
void guard_enter(const void *bytes, size_t count);

/* Restores the terminal if it is held, and lets go of it. */
void guard_leave(void);

/* After so many milliseconds the terminal is restored and the process ends with `status`, wherever it is stuck: in a
 * terminal that takes nothing, say. 0 takes that back. A process that ends otherwise is to take it back first. */
void guard_set_timeout(int milliseconds, int status);

/* Whether what the guard itself has to say is in English; in Chinese before the first call. */
void guard_speak_english(int is_wanted);

/* Runs `body` on a thread of its own, which takes no signals but its own faults and hands these on.
 * Answers with 0, or the error for which there is no such thread. */
int guard_start_thread(void *(*body)(void *), void *context);

#endif
