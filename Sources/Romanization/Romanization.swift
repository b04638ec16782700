// Romanization: pinyin syllables for place names in Han characters.
//
// Here live the table of characters (`CharacterTable`), the rules for place names that differ from it
// (`ReadingRules`), and their combination (`Romanizer`). Syllables are toneless small letters; ü is v.
//
// The facts are text in `assets/`; `atlasc` reads them and passes them in as values.
//
// Start with `Romanizer`, which defines the precedence of rules.
//
// The room is pure and imports nothing: no files, no clock, no printing, no global state.
