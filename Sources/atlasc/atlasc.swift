// atlasc: compiles the tables in `assets/` to the atlas that the program carries.
//
// Here live the tables as text (`Table` and one file for each kind), what makes a tree of them
// (`AtlasCompiler`), and the commands. What a name reads as is `Romanization`'s to say, what the block of bytes
// looks like `RegionModel`'s. No atlas is needed to build this target.
//
// Bad input is reported as `FILE:LINE: what is wrong`, all of it at once, with status 2; nothing is written then.
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
