// TerminalSupport: a program in a pseudo-terminal, with a real terminal emulator behind it.
//
// Start reading at `Terminal`: it spawns a `Program`, types, clicks and pastes as a person would, and
// waits for what the person would see. `Screen` is what is seen, as a value; `Emulator` (libvterm) turns
// the program's bytes into it.
//
//   Program ── Terminal ─┬─ ChildProcess      the child: SpawnActions, ChildStream, ExitStatus
//                        ├─ Pseudoterminal    the tty: size, TerminalAttributes, hang-up
//                        └─ Emulator          bytes to a Screen
//                             ├─ EscapeReader, TerminalModes    what the bytes say
//                             └─ VirtualTerminal, EscapeDialect  libvterm, and what it must not be told
//
// Tests wait for content, never for time: every wait ends as soon as its condition holds, and one that
// does not hold within `Terminal.patience` throws an error that shows the last screen. There are no
// threads here: everything moves from within the waiting calls, so a class here belongs to one test.
//
// May not live here: anything that knows what the program under test is, or that imports Testing.
