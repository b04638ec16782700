// Soaking: runs the release binary with random keys, signals and sizes, and checks it afterwards.
//
// Here live the cases shared by the tests (a few) and the tool Soak (many). `SignalMoment` sends a signal at
// a random moment. `ResizeBurst` resizes the screen many times while keys arrive. `SessionRun` performs the
// `Step`s of a `RandomSession`, with a tree of `SoakForest` and one of the `Faces`. `LongPick` watches the
// memory over very many actions, `IdlePick` the wake-ups without input. Each case except the last comes from
// a seed, so failures can be repeated: `Soak signals BINARY 1 SEED`, `Soak replay SEED NAME=BINARY`.
//
// May not live here: anything that imports Testing. Start with `SignalMoment`.
