// AreaPicker: the run loop that joins the rooms, for any Swift program that wants a place from a person.
//
//     let place = try AreaPicker.pick(.divisions)
//
// `pick` asks on the terminal, as a sheet (`PickerSession`) or by plain questions (`PlainSession`), and comes back when
// the terminal is as it was found. `PickOptions` is what most programs need, `PickRequest` is all that there is, and
// `PickEnding` says how a request ended. Both
// sessions have a `Store`: it holds the state, and an action goes through it into the recording, the reducer and the
// `EffectRunner`, which carries out what the state wishes. Searches run in `SearchRunner`, or beside the loop in
// `SearchWorker`; what other threads find waits in the `Mailbox`. `Recorder` writes a pick down.
//
// One pick at a time: ncurses, the signals and the terminal that is given back are the process's. Nothing here writes
// to standard output or ends the process, unless `PickRequest.timeoutStatus` asks for that. No Foundation: starting up
// fast is a feature.
