// Soaking: the release binary under random keys, signals and sizes, and what must hold afterwards.
//
// Here live the cases that both the tests (a few) and the tool Soak (as many as asked) run: `SignalMoment` sends a
// signal at a random moment, `ResizeBurst` changes the size of the screen many times while keys arrive. Each case is
// made from a seed, so that one that fails can be run again: `Soak signals 1 SEED`.
//
// May not live here: anything that imports Testing. Start with `SignalMoment`.
