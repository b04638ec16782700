// TerminalSupport: runs a program in a pseudo-terminal with a real terminal emulator.
//
// Start with `Terminal`: it spawns a `Program`, types, clicks and pastes like a person, and waits for
// screens. `Screen` is the visible content as a value; `Emulator` (libvterm) makes it from the program's
// bytes.
//
//   Program ── Terminal ─┬─ ChildProcess      the child: SpawnActions, ChildStream, ExitStatus
//                        ├─ Pseudoterminal    the tty: size, TerminalAttributes, hang-up
//                        └─ Emulator          bytes to a Screen
//                             ├─ EscapeReader, TerminalModes    what the bytes say
//                             └─ VirtualTerminal, EscapeDialect  libvterm, and what it must not be told
//
// Tests wait for content, never for time: a wait ends as soon as its condition holds, and after
// `Terminal.patience` it throws an error that shows the last screen. There are no threads: everything happens
// within the waiting calls, so each object belongs to one test.
//
// May not live here: anything that knows the program under test, or that imports Testing.
