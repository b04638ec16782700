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
  {"↑↓", "移动"}, {"字母", "跳转"}, {"/", "搜索"}, {"←", "返回上级"}, {"Enter", "选择"}, {"Esc", "取消"}, {"?", "帮助"},
};
enum { row_count = sizeof rows / sizeof *rows, hint_count = sizeof hints / sizeof *hints, accent = 1 };
static int left, right, list, list_height, cursor;  // The columns inside the border; the list's rows.

static void put(int y, int x, attr_t attributes, int pair, const char *text) {
  attr_set(attributes, (short)pair, NULL);
  mvaddstr(y, x, text);
}

static void draw_row(int row) {
  int is_current = row == cursor, bears_letter = row == 0 || rows[row][0][0] != rows[row - 1][0][0];
  put(list + row, left, is_current ? A_BOLD : 0, is_current ? accent : 0, is_current ? "▸" : " ");
  put(list + row, left + 2, A_DIM, 0, bears_letter ? rows[row][0] : " ");
  put(list + row, left + 5, is_current ? A_BOLD : 0, 0, rows[row][1]);
}

static void draw_letters(void) {
  for (int i = 0; letters[i] && i < list_height; i++) {
    int is_current = letters[i] == rows[cursor][0][0];
    put(list + i, right - 2, is_current ? A_BOLD : A_DIM, is_current ? accent : 0, (char[]){letters[i], 0});
  }
}

// Draws a line of one character, along a row or a column.
static void draw_line(int y, int x, const wchar_t *character, int is_column, int count) {
  cchar_t cell;
  setcchar(&cell, character, A_DIM, 0, NULL);
  if (is_column) mvvline_set(y, x, &cell, count);
  else mvhline_set(y, x, &cell, count);
}

static void draw_sheet(int top) {
  for (int y = 0; y < LINES; y++) draw_line(y, 0, L"░", 0, COLS);
  draw_line(top, left - 1, L"│", 1, LINES - top);
  draw_line(top, right, L"│", 1, LINES - top);
  put(top, left - 1, A_DIM, 0, "╭");
  put(top, right, A_DIM, 0, "╮");
  draw_line(top, left, L"─", 0, right - left);
  attr_set(0, 0, NULL);
  for (int y = top + 1; y < LINES; y++) mvhline(y, left, ' ', right - left);
  draw_line(top + 2, left, L"─", 0, right - left);
  put(top + 1, left + (right - left - 14) / 2, A_BOLD, 0, "请选择所在地区");
  put(top + 1, right - 6, 0, accent, "取消");
  put(top + 3, left + 2, A_DIM, 0, "选择省份/地区");
  put(top + 3, right - 7, A_DIM, 0, "34/34");
  for (int row = 0; row < row_count && row < list_height; row++) draw_row(row);
  draw_letters();
  move(LINES - 1, left + 1);
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
  int height = LINES * 3 / 4 > 23 ? LINES * 3 / 4 : 23, width = COLS < 100 ? COLS : 100;
  left = (COLS - width) / 2 + 1;
  right = left + width - 2;
  list = LINES - height + 4;
  list_height = height - 6;
  draw_sheet(LINES - height);
  for (int key = 0; key != 3; key = getch()) {
    if (key == 'B' && cursor + 1 < list_height) {  // The last byte of Down.
      cursor++;
      draw_row(cursor - 1);
      draw_row(cursor);
      draw_letters();
    }
    move(list + cursor, left);
    refresh();
  }
  endwin();
}
