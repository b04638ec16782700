// PickerCore: the picker, whole, without a screen.
//
// Here live the picker's `State`, the facts that change it (`Action`), the wishes it has (`Effect`), and `reduce`,
// which goes from one to the other. A state knows no colours, no texts and no keys; PickerView gives it those.
//
// `Sheet` is what every pick has: options, size, motion, help, notice, outcome, and `SheetLayout`, which counts rows
// with the rules that a face gives. `Places` are steps through a tree; `Columns` are wheels, linked by a tree or not;
// `Searching` lies over either. Lists may come late: a step or a column then waits (`Listing`), and the answer to
// `Effect.loadChildren` fills it.
//
// Start with `State`, then `Reducer`: a table of short cases, whose stories are told beside each content
// (`Places+Choosing`, `Places+Moving`, `Places+Loading`, `Columns+Turning`, `Columns+Filling`) and in
// `State+Searching`, `State+Results`.
//
// The room is pure: time comes in actions, and nothing here reads a clock, a file or a terminal.
