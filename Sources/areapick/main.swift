import Glibc

let streams = StandardStreams()
let program = Program(environment: { name in getenv(name).map { String(cString: $0) } }, streams: streams)
exit(program.run(Array(CommandLine.arguments.dropFirst())))
