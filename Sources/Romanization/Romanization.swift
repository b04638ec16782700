// Romanization: Han text to pinyin syllables, as place names read.
//
// Here live the table of characters (`CharacterTable`), the rules that place names follow where they differ
// from it (`ReadingRules`), and the two together (`Romanizer`). Syllables are toneless small letters, ü is v.
//
// The facts are not here: they are text in `assets/`, which `atlasc` reads and hands over as values.
//
// Start with `Romanizer`, which says in what order rules beat each other.
//
// The room is pure and imports nothing: no files, no clock, no printing, no global state.
