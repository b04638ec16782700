// PickerCore: the picker, whole, without a screen.
//
// Here live the picker's `State`, the facts that change it (`Action`), the wishes it has (`Effect`), `reduce`,
// which goes from one to the other, and `SheetLayout`, which says from the size alone which row of the screen
// shows what. A state knows no colours, no texts and no keys; PickerView gives it those.
//
// Start with `State`, then `reduce`: a table of short cases, whose stories are told in `State+Choosing` (a
// region is chosen, a step is reopened), `State+Moving` (the cursor), `State+TypeAhead` (letters),
// `State+Searching` (a search) and `State+Motion` (the sheet rises and sinks).
//
// The room is pure: time comes in actions, and nothing here reads a clock, a file or a terminal.
