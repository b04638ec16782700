// CursesTerminal: an ncurses session on the tty.
//
// Here live entering and leaving (`Session`; `HeldTerminal` also for lines without a screen), drawing a
// `Frame` (`Session+Present`), the colours of an appearance on this terminal (`Palette`, with TerminalKit's
// `ColorMatch`), the locale for Han text (`CharacterLocale`), steady columns after signs that are drawn too
// wide (`SteadyColumns`), and input: keys (`EventSource`) and signals (`SignalPipe`). Screen and keys use the
// tty, never standard input or output.
//
// TerminalKit's `InputDecoder` reads keys instead of `wgetch`, which swallows unknown sequences; the decoder
// can be tested with any bytes. On terminals that speak ECMA-48 `Session+Changes` writes whole screens and the cells
// that changed (`ChangeWriter`, with the codes of ncurses' description: `StyleCodes`). On others ncurses draws, but
// does not write: its bytes go to a file in memory (`FrameOutput`). The session writes each frame in one go between
// its begin and end codes (`ScreenCodes`).
//
// `TerminalGuard` restores the terminal however the program ends: `Session` prepares it before the first
// change, and leaves through it.
//
// One thread only: ncurses keeps its state in globals. Start with `Session`.
