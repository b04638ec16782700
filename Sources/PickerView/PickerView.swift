// PickerView: what a state looks like, and what a key or a click means in it.
//
// Here live `render`, which draws a `State` as a `Frame`; `Presentation`, the words and glyphs it draws with (`Texts`,
// `Glyphs`); `Theme`, which says how each role looks; `Keymap`, the one table that keys, hints and help are made
// from; and `HitTest`, which finds what a click meant. Where things stand is not decided here but in
// PickerCore's `SheetLayout`.
//
// `PlainFace` is the second face of the same state: questions and answers in lines (`PlainCommand`, `PlainPage`).
// A frame without a terminal is text (`ScreenPlanes`), text with colours (`ANSIPicture`) or a picture (`SVGPicture`).
//
// Start with `Render` (the list is drawn in `Render+List`, a search in `Render+Search`); to add a key, with
// `Keymap`; a colour, with `Theme`.
//
// The room is pure: rendering writes no state and asks nobody.
