// PickerRecording: records a pick as lines of JSON, and replays it.
//
// A recording's first line is its `Header`: everything that shapes the first state. Each further line is a
// `RecordedAction`: an action and its time. Both follow from the types: actions and options are `Codable`,
// and `Coding` converts them to and from `JSON`. So new actions and options are recorded without a change
// here. `Replay` sends the lines through the reducer.
//
// Answers from outside are part of their actions: a list that came late is recorded whole, so a replay needs
// no source. Search results are recorded as a count only: a replay searches the same divisions again, and
// reports a different count.
//
// `JSON` is a strict subset. Foundation's coders would make the program half as large again and its start
// half as long again (13.6 MB and 4.8 ms for a one-line program with them, 6.2 MB and 3.4 ms without).
// Unknown fields are errors, because they would have shaped the state.
//
// Start with `Replay`. The room is pure: `AreaPicker` writes files, and `areapick` reads them.
