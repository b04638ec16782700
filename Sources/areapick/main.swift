import Glibc

// No closures here: in top-level code they belong to the main actor, and one of them alone links the concurrency and
// dispatch libraries, which work at every start.
let program = Program(environment: environmentVariable, streams: StandardStreams())
exit(program.run(Array(CommandLine.arguments.dropFirst())))
