// PickerRecording: what happened in a pick, as lines of JSON, and the same pick again from those lines.
//
// A recording's first line is its `Header`: all that shapes the state at the start. Each further line is a `RecordedAction`: an
// action with the time at which it came. What a search found is not written down, only that its answer came then:
// a replay looks it up again in the same divisions. `Replay` takes the lines through the reducer one after the other.
//
// `JSON` is the little of JSON that recordings need, read strictly: Foundation's coders would make the program half
// as large again and its start take half as long again (13.6 MB and 4.8 ms for a program of one line that uses them,
// 6.2 MB and 3.4 ms for one that does not). A field that is not known is an error: it would have shaped the state.
//
// To add an action, add its name to `ActionName`; the compiler then shows the two places that are to know it.
// Start with `Replay`. The room is pure: who reads and writes files is `areapick`.
