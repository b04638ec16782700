// TerminalKit: what a screen and its keys are, without a terminal.
//
// Here live the screen as a value (`Frame` of `Cell`s, each with a `Style`), the width of text in cells
// (`TextWidth`), the characters of several code points that scripts and emoji are made of (`Clusters`), text from
// outside made harmless (`SafeText`), the nearest of a terminal's colours (`ColorMatch`),
// and what comes from the keyboard and the mouse (`TerminalEvent`) with the decoder that makes it of bytes
// (`InputDecoder`). Frames are compared in tests,
// presented by ncurses and exported as pictures; events are made of bytes here, so that every sequence can be
// tested without a terminal.
//
// Start with `Frame+Writing`; for input, with `InputDecoder`.
//
// The room is pure and imports nothing.
