// Soaking: the release binary under random keys, signals and sizes, and what must hold afterwards.
//
// Here live the cases that both the tests (a few) and the tool Soak (as many as asked) run: `SignalMoment` sends a
// signal at a random moment, `ResizeBurst` changes the size of the screen many times while keys arrive, `SessionRun`
// takes the `Step`s of a `RandomSession`, with a tree of `SoakForest` and in one of the `Faces` that the program knows,
// `LongPick` looks at the memory of a pick of very many actions, `IdlePick` at the wake-ups of one that nobody uses.
// Each case but the last is made from a seed, so that one that fails can be run again: `Soak signals BINARY 1 SEED`,
// `Soak replay SEED NAME=BINARY`.
//
// May not live here: anything that imports Testing. Start with `SignalMoment`.
