// PickerCore: the picker as a pure state machine, without a screen.
//
// Here live the picker's `State`, the facts that change it (`Action`), the requests it makes of the outside world
// (`Effect`), and `reduce`, which applies an action to a state and returns effects. A state knows no colours, texts
// or keys; PickerView adds those.
//
// `Sheet` is the part that every pick has: options, size, motion, help, notice, outcome, and `SheetLayout`, which
// counts rows by the rules of a face. The content is either `Places`, steps through a tree, or `Columns`, wheels side
// by side: linked by a tree, of items (`Columns/Items`), or of a day or a time (`Columns/Moments`). `Searching` lies
// over either content. Lists may come late: a step or a column then waits (`Listing`) until the answer to
// `Effect.loadChildren` fills it. Items that are still read come as actions that nobody asked for. `Coding` writes actions and options as JSON for recordings.
//
// Start with `State`, then `Reducer`: a table of short cases. The cases call into `Places+Choosing`, `Places+Moving`,
// `Places+Loading`, `Columns+Turning`, `Columns+Filling`, `State+Searching` and `State+Results`.
//
// The room is pure: time comes in actions, and nothing here reads a clock, a file or a terminal.
