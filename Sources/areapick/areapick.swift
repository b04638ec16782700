// areapick: the command line, the run loop, and the ways in which a result is written.
//
// `main` hands the words of the command line to `Program`, which reads them into an `Invocation` and does what it
// asks. What is known of the options stands in `OptionTable`; `OptionWords` holds words against it. `Settings` is all
// that a pick can be told, as one plain value: from nothing at all, or from the words of `DefaultOptions` and the
// command line. `Pick` turns settings into the picker's options; `PickerSession` runs it as the sheet, `PlainSession` as
// plain questions. The commands that need no screen stand in `Subcommand`; `ResolveStream` answers addresses on all
// cores.
//
// A result is an array of regions, highest first. `OutputFormat` has a case for each form that it is written in,
// `Template` the forms that people make up themselves, and `ResultWriter` is the only code that writes to
// standard output.
//
// An error is a `Failure`: one line for standard error and the status to leave with. Nothing here calls `exit`
// but `main`. No Foundation: starting up fast is a feature.
