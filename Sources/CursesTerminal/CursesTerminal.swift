// CursesTerminal: an ncurses session on the tty.
//
// Here live the way in and the way out (`Session`; `HeldTerminal`, for lines without a screen too), the drawing of a
// `Frame` (`Session+Present`), the colours that this terminal has for an appearance (`Palette`; which is nearest, says
// TerminalKit's `ColorMatch`), the locale that Han text needs (`CharacterLocale`), columns that hold where a sign is
// drawn wider than it is (`SteadyColumns`), and what comes in: keys and sizes (`EventSource`), signals (`SignalPipe`).
// The screen and the keys are the tty's, never standard input's or output's.
//
// Bytes are read from the tty and decoded by TerminalKit's `InputDecoder`, not by `wgetch`: it swallows what it
// does not know, and a test can feed it. ncurses decides what to write but does not write it: its bytes go into a
// file in memory (`FrameOutput`), and the session writes each frame in one go, between the codes that begin and end
// it (`ScreenCodes`).
//
// Whatever ends the program, the room `TerminalGuard` gives the terminal back: `Session` prepares what it needs
// before anything is changed, and leaves by the same way.
//
// One thread: ncurses keeps its state in globals. Start with `Session`.
