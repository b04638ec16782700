// TerminalKit: the screen and its keys as values, without a terminal.
//
// Here live the screen (`Frame` of `Cell`s, each with a `Style`), the width of text in cells (`TextWidth`),
// characters made of several code points (`Clusters`), the cleaning of text from outside (`SafeText`), the
// nearest terminal colour (`ColorMatch`), and keyboard and mouse input (`TerminalEvent`) with its decoder
// (`InputDecoder`).
//
// Tests compare frames, ncurses shows them and pictures export them. Decoding lives here so that tests can
// feed any bytes without a terminal.
//
// Start with `Frame+Writing`; for input, with `InputDecoder`.
//
// The room is pure and imports nothing.
