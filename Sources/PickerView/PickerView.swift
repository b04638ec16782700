// PickerView: what a state looks like, and what a key or a click means in it.
//
// `render` draws a `State` as a `Rendering`: a frame, and its targets, which say what each cell is for a click.
// `Shell` draws what every sheet has: edge, title, buttons, hints, help. `Faces` draw the body between title and
// hints: one folder a face, one case of `Face`. `Lists` draw the rows that several faces share, and search results.
// `Keys` holds the keymaps, from whose tables keys are decoded and help and hints are made, and what the mouse means.
// A person's own keys are `KeyChange`s of these tables, by the names in `KeyName` and `KeyCommand`; a person's own texts,
// border and colours are in `Shell/Customization` and `Shell/ColorChanges`.
// `Words` are the texts in both languages; `Shell/Theme` says how each role looks.
//
// `Plain` shows the same state as questions and answers in lines. A frame without a terminal is text, text with
// colours or a picture (`Pictures`).
//
// Start with `Shell/SheetDrawing`; to add a key, with `Keys/Keymap+Tables` and a name in `Keys/KeyCommand`; to add a
// face, with `Faces/Face`.
//
// The room is pure: rendering writes no state and asks nobody.
