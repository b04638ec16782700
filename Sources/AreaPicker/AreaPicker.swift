// AreaPicker: the run loop that joins the rooms, for any Swift program that asks a person for a place or a value.
//
//     let place = try AreaPicker.pick(.divisions)
//
// `pick` asks on the terminal, as a sheet (`PickerSession`) or by plain questions (`PlainSession`), and returns when
// the terminal is restored. `PickOptions` is what most programs need, `PickRequest` describes any pick, and
// `PickEnding` how it ended; `pickDate` and `pickColumns` are shortcuts. Both sessions have a `Store`, which holds the
// state: it records each action, reduces it, and has the `EffectRunner` carry out the effects. `ListRunner` fetches
// lists; `SearchRunner` searches at once, or beside the loop in `SearchWorker`; `ItemFeed` reads on the items of
// a column. Answers of other threads wait in the `Mailbox`. `Recorder` writes the recording.
//
// Only one pick can run at a time: ncurses, the signals and the restored terminal belong to the whole process. Nothing
// here writes to standard output, or ends the process unless `PickRequest.timeoutStatus` says so. No Foundation, so
// that start-up stays fast.
//
// Start with `pick`, then `PickerSession` and `Store`.
