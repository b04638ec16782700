import ArgumentParser

/// `atlasc compile`: compiles the tables to an atlas.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Compile the tables to an atlas.")

  @OptionGroup var tables: TableOptions

  @Option(help: ArgumentHelp("The date of the data.", valueName: "yyyymmdd"))
  var date: Int

  @Option(help: "Where the facts are from, in words for people.")
  var provenance = ""

  @Option(name: .shortAndLong, help: "The atlas to write.")
  var output: String

  func validate() throws {
    guard (1000_01_01...9999_12_31).contains(date) else {
      throw ValidationError("the date \(date) is not of the form yyyymmdd")
    }
  }

  func run() throws {
    try reportingErrors {
      try Files.write(tables.compiler().compile(date: date, provenance: provenance), to: output)
    }
  }
}
