import ArgumentParser

/// The table options of the commands that read them.
struct TableOptions: ParsableArguments {
  @Option(help: "The table of places.")
  var divisions = "assets/divisions.tsv"

  @Option(help: "The table of readings that place names use.")
  var readings = "assets/readings.tsv"

  @Option(help: "The table of characters.")
  var characters = "assets/characters.tsv"

  @Option(help: "The table of codes that are out of force; without it an atlas knows none.")
  var history: String?

  @Option(help: "The table of other names; without it an atlas knows none but those that rules make.")
  var aliases: String?

  @Option(help: "The table of names that stand in addresses alone.")
  var addressNames: String?

  @Option(help: "The table of readings that people take characters for.")
  var misreadings: String?

  @Option(help: "The table of characters that names are not written with, and those that stand for them.")
  var foldings: String?

  @Option(help: "The table of what levels are called; without it lists have no headings of their own.")
  var levels: String?

  @Option(help: "The table of codes in a second system; without it an atlas has but one.")
  var secondCodes: String?

  @Option(help: "The table of places that are meant before others of the same name.")
  var prominence: String?

  @Option(help: "The table of names in English; without it an atlas has none but the pinyin.")
  var englishNames: String?

  /// Reads the tables.
  ///
  /// - Throws: A `TableError` for an unreadable file.
  func compiler() throws -> AtlasCompiler {
    try AtlasCompiler(
      divisions: source(divisions), readings: source(readings), characters: source(characters),
      history: history.map(source), aliases: aliases.map(source), addressNames: addressNames.map(source),
      misreadings: misreadings.map(source), foldings: foldings.map(source), levels: levels.map(source),
      prominence: prominence.map(source), secondCodes: secondCodes.map(source),
      englishNames: englishNames.map(source))
  }

  private func source(_ path: String) throws -> AtlasCompiler.Source {
    try AtlasCompiler.Source(file: path, bytes: Files.read(path))
  }
}
