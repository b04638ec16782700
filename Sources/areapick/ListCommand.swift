import ArgumentParser

/// The options of `areapick list`, as the parser of the command line knows them.
struct ListCommand: OptionCommand {
  static let configuration = CommandConfiguration(
    commandName: "areapick list",
    abstract: "Print what lies below a place, in display order; needs no terminal.",
    usage: "areapick list [<place>] [<options>]",
    discussion: """
      A line is the code, a tab, and the path, unless --output or --format asks for another form. Without a \
      place the regions of the highest level are printed.

      areapick list 广东省/深圳市 --format '{letter} {name}'
      """)

  static let valuedOptions = ResultOptions.valuedOptions

  @Argument(help: "A code, a path, or names of leading levels.")
  var place: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Print all that lies below, each region before those below it.")
  var recursive = false

  @OptionGroup(title: "Result") var result: ResultOptions

  var request: ListRequest {
    ListRequest(place: place, isRecursive: recursive, style: result.style, atlas: result.atlas)
  }
}
