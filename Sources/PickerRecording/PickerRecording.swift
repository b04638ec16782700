// PickerRecording: what happened in a pick, as lines of JSON, and the same pick again from those lines.
//
// A recording's first line is its `Header`: all that shapes the state at the start. Each further line is a
// `RecordedAction`: an action with the time at which it came. Both follow from the types: actions and options are
// `Codable`, and `Coding` has the encoder and the decoder between them and `JSON`. A new action or option is recorded
// without a line here. `Replay` takes the lines through the reducer one after the other.
//
// An answer from outside is written with its action: a list that came late as a whole, so that a replay needs no source.
// What a search found is not written down but for the number of places: a replay looks it up again in the same
// divisions, and says where it finds another number.
//
// `JSON` is the little of JSON that recordings need, read strictly: Foundation's coders would make the program half
// as large again and its start take half as long again (13.6 MB and 4.8 ms for a program of one line that uses them,
// 6.2 MB and 3.4 ms for one that does not). A field that is not known is an error: it would have shaped the state.
//
// Start with `Replay`. The room is pure: `AreaPicker` writes files, and `areapick` reads them.
