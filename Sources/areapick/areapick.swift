// areapick: the command-line program. The run loop of a pick is the library `AreaPicker`.
//
// `main` hands the words of the command line to `Program`, which reads them into an `Invocation` and carries it out.
// `CommandLine` reads words: `OptionTable` lists the options, `OptionWords` matches words against it, and `Settings`
// holds everything that a pick can be told, from `DefaultOptions` and the command line. `Pick` turns settings into a
// `PickRequest`. `Commands` holds the other commands, one file each; `Commands/Values` picks columns, days and times,
// and `ResolveStream` resolves addresses on all cores. `Results` writes what was picked or found, and `Recent`
// remembers the places that were picked last.
//
// `Messages` holds the Chinese of all messages, `Manual` the manual page, `Shells` completion and key bindings.
//
// A result is an array of regions, highest first. `OutputFormat` has one case for each built-in form, `Template` reads
// forms that people write themselves, and only `ResultWriter` writes to standard output.
//
// An error is a `CommandError`: the message for standard error and the exit status. Only `main` calls `exit`. No
// Foundation, so that start-up stays fast.
//
// Start with `Program`.
