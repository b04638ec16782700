// atlasc: compiles the tables in `assets/` to the built-in atlas.
//
// Here live the readers of the tables (`Table` and one file for each), the compiler (`AtlasCompiler`), and
// the commands. `Romanization` decides how names read, and `RegionModel` defines the atlas's format. Building
// this target needs no atlas.
//
// All errors in the input are reported as `FILE:LINE: text`, with status 2, and nothing is written.
//
// Start with `AtlasCompiler.compile`.

import ArgumentParser

@main
struct Atlasc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "atlasc",
    abstract: "Compiles tables of divisions and their readings to an atlas.",
    subcommands: [CompileCommand.self, CheckCommand.self, ReadingsCommand.self])
}
