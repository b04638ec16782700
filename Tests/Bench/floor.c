// The floor: areapick's first screen and its cursor, drawn from constants by a plain C program.
//
// It does only what any ncurses program must do for this screen: the locale, ncurses on the tty, colours,
// cells, one refresh, keys. Down moves the cursor, ^C ends it. The screen is areapick's with the automatic
// theme; `scripts/bench` compares their characters.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>

static const char *const rows[][2] = {
  {"A", "安徽省"}, {"A", "澳门特别行政区"}, {"B", "北京市"}, {"C", "重庆市"}, {"F", "福建省"}, {"G", "广东省"},
  {"G", "甘肃省"}, {"G", "广西壮族自治区"}, {"G", "贵州省"}, {"H", "河北省"}, {"H", "湖北省"}, {"H", "黑龙江省"},
  {"H", "海南省"}, {"H", "河南省"}, {"H", "湖南省"}, {"J", "吉林省"}, {"J", "江苏省"}, {"J", "江西省"},
  {"L", "辽宁省"}, {"N", "内蒙古自治区"}, {"N", "宁夏回族自治区"}, {"Q", "青海省"}, {"S", "四川省"},
  {"S", "山东省"}, {"S", "上海市"}, {"S", "山西省"}, {"S", "陕西省"}, {"T", "天津市"}, {"T", "台湾省"},
  {"X", "香港特别行政区"}, {"X", "新疆维吾尔自治区"}, {"X", "西藏自治区"}, {"Y", "云南省"}, {"Z", "浙江省"},
};
static const char letters[] = "ABCFGHJLNQSTXYZ";
static const char *const hints[][2] = {
  {"↑↓", "移动"}, {"字母", "跳转"}, {"/", "搜索"}, {"Enter", "选择"}, {"Esc", "取消"}, {"?", "帮助"},
};
enum { row_count = sizeof rows / sizeof *rows, hint_count = sizeof hints / sizeof *hints, accent = 1 };
static int left, right, list, list_height, cursor;  // The columns inside the border; the list's rows.

static void put(int y, int x, attr_t attributes, int pair, const char *text) {
  attr_set(attributes, (short)pair, NULL);
  mvaddstr(y, x, text);
}

// A row with its place in the index; the cursor's is a bar.
static void draw_row(int row) {
  int is_current = row == cursor, bears_letter = row == 0 || rows[row][0][0] != rows[row - 1][0][0];
  attr_t bar = is_current ? A_REVERSE : 0;
  attr_set(bar, 0, NULL);
  mvhline(list + row, left, ' ', right - left);
  if (is_current) put(list + row, left, bar, accent, "▌");
  put(list + row, left + 2, is_current ? bar : A_DIM, 0, bears_letter ? rows[row][0] : " ");
  put(list + row, left + 5, bar, 0, rows[row][1]);
  if (row >= (int)sizeof letters - 1) return;
  int is_in_view = letters[row] == rows[cursor][0][0];
  put(list + row, right - 3, is_current ? bar : is_in_view ? A_BOLD : A_DIM, is_in_view && !is_current ? accent : 0,
      (char[]){letters[row], 0});
}

static void draw_count(void) {
  char count[16];
  int length = snprintf(count, sizeof count, " %d/%d", cursor + 1, row_count);
  put(list - 1, right - 2 - length, A_DIM, 0, count);
}

// Draws a line of one character, along a row or a column.
static void draw_line(int y, int x, const wchar_t *character, int is_column, int count) {
  cchar_t cell;
  setcchar(&cell, character, A_DIM, 0, NULL);
  if (is_column) mvvline_set(y, x, &cell, count);
  else mvhline_set(y, x, &cell, count);
}

static void draw_sheet(int top) {
  draw_line(top, left - 1, L"│", 1, LINES - top);
  draw_line(top, right, L"│", 1, LINES - top);
  put(top, left - 1, A_DIM, 0, "╭");
  put(top, right, A_DIM, 0, "╮");
  draw_line(top, left, L"─", 0, right - left);
  put(top + 1, left + (right - left - 14) / 2, A_BOLD, 0, "请选择所在地区");
  put(top + 1, right - 6, 0, accent, "取消");
  put(top + 2, left + 2, A_DIM, 0, "选择省份/地区");
  draw_count();
  for (int row = 0; row < row_count && row < list_height; row++) draw_row(row);
  if (list_height < row_count) put(list + list_height - 1, right, 0, accent, "▼");
  move(LINES - 1, left + 2);
  for (int i = 0; i < hint_count; i++) {
    put(LINES - 1, getcurx(stdscr), 0, 0, hints[i][0]);
    put(LINES - 1, getcurx(stdscr) + 1, A_DIM, 0, hints[i][1]);
    move(LINES - 1, getcurx(stdscr) + 2);
  }
}

int main(void) {
  setlocale(LC_CTYPE, "");
  FILE *tty = fopen("/dev/tty", "r+");
  if (!tty || !newterm(NULL, tty, tty)) return 2;
  raw();
  noecho();
  start_color();
  use_default_colors();
  init_pair(accent, 75, -1);
  int width = COLS < 100 ? COLS : 100;
  left = (COLS - width) / 2 + 1;
  right = left + width - 2;
  list = 4;
  list_height = LINES - 6;
  draw_sheet(1);
  for (int key = 0; key != 3; key = getch()) {
    if (key == 'B' && cursor + 1 < list_height) {  // The last byte of Down.
      cursor++;
      draw_row(cursor - 1);
      draw_row(cursor);
      draw_count();
    }
    move(list + cursor, left + 5);
    refresh();
  }
  endwin();
}
