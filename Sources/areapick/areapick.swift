// areapick: words in, bytes out. The run loop between them is the library `AreaPicker`.
//
// `main` hands the words of the command line to `Program`, which reads them into an `Invocation` and does what it
// asks. `CommandLine` reads words: `OptionTable` knows the options, `OptionWords` holds words against it, `Settings` is
// all that a pick can be told, as one plain value: from nothing at all, or from the words of `DefaultOptions` and the
// command line. `Pick` turns settings into a `PickRequest`. `Commands` holds what needs no screen, a file a command;
// `ResolveStream` answers addresses on all cores. `Results` writes what was picked or found.
//
// A result is an array of regions, highest first. `OutputFormat` has a case for each form that it is written in,
// `Template` the forms that people make up themselves, and `ResultWriter` is the only code that writes to
// standard output.
//
// An error is a `CommandError`: one line for standard error and the status to leave with. Nothing here calls `exit`
// but `main`. No Foundation: starting up fast is a feature.
