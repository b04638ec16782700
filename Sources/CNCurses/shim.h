// Wraps the parts of ncurses and ioctl(2) that Swift cannot import: macros and a variadic function.
#pragma once
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline attr_t cn_bold(void) { return A_BOLD; }
static inline attr_t cn_dim(void) { return A_DIM; }
static inline attr_t cn_reverse(void) { return A_REVERSE; }
static inline attr_t cn_underline(void) { return A_UNDERLINE; }
static inline int cn_color_count(void) { return COLORS; }
static inline WINDOW *cn_screen(void) { return stdscr; }
static inline WINDOW *cn_physical_screen(void) { return curscr; }

int wcwidth(wchar_t character);  // Declared by <wchar.h> only for X/Open.

// A blank with attributes and a pair of colours.
static inline cchar_t cn_blank(attr_t attributes, int pair) {
  cchar_t blank;
  setcchar(&blank, L" ", attributes, (short)pair, &pair);
  return blank;
}

// The blank with a character and, unless it is 0, a mark on it.
static inline cchar_t cn_character(cchar_t blank, wchar_t character, wchar_t mark) {
  blank.chars[0] = character;
  blank.chars[1] = mark;
  return blank;
}

// The blank with a character and two marks, written unchanged: ncurses measures only the character.
static inline cchar_t cn_numbered(cchar_t blank, wchar_t character, wchar_t high, wchar_t low) {
  cchar_t numbered = cn_character(blank, character, high);
  numbered.chars[2] = low;
  return numbered;
}

// Returns 0, or -1 where the terminal does not report its size.
static inline int cn_window_size(int terminal, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return -1;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

// Opens an unnamed file in memory; -1 where the system has none.
static inline int cn_memory_file(void) { return syscall(SYS_memfd_create, "frame", 1u /* MFD_CLOEXEC */); }

// Copies the descriptor `from` to the number `to`, closed on exec; -1 on failure.
static inline int cn_dup3(int from, int to) { return syscall(SYS_dup3, from, to, O_CLOEXEC); }

// Codes that ncurses writes, and how many bytes they are; one thread only.
struct cn_codes {
  char bytes[128];
  int length;
};

static inline struct cn_codes *cn_collected(void) {
  static struct cn_codes codes;
  return &codes;
}

static inline int cn_collect(int byte) {
  struct cn_codes *codes = cn_collected();
  if (codes->length < (int)sizeof codes->bytes) codes->bytes[codes->length++] = (char)byte;
  return byte;
}

// Collects the codes for attributes and a pair of colours; what ncurses wrote last must have been none.
static inline struct cn_codes *cn_collect_codes(attr_t attributes, int pair) {
  struct cn_codes *codes = cn_collected();
  codes->length = 0;
  vid_puts(attributes, (short)pair, &pair, cn_collect);
  int length = codes->length;
  vid_puts(A_NORMAL, 0, NULL, cn_collect);
  codes->length = length;
  return codes;
}

#include <term.h>  // Last, because it defines names that the lines above use.

// Makes a string capability empty for ncurses. Assigning is allowed (curs_terminfo(3X)), but the macros of
// <term.h> reach only a copy that ncurses 6.4 does not read.
static inline void cn_silence(char *capability) {
  char *value = tigetstr(capability);
  if (value && value != (char *)-1) *value = 0;
}
