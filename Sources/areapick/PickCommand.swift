import ArgumentParser

/// The options of a pick, as the parser of the command line knows them.
struct PickCommand: OptionCommand {
  static let configuration = CommandConfiguration(
    commandName: "areapick",
    abstract: "Pick a place in a tree of regions, full screen, and print it.",
    usage: """
      areapick [<options>]
      areapick list [<place>] [<options>]
      """,
    discussion: """
      address=$(areapick) || exit

      A place is a code (440305), a path (广东省/深圳市/南山区), or names of its leading levels. Every --x has \
      its --no-x: a flag's turns it off, a valued option's takes it back to what holds where nothing is said. \
      A later word wins; the words of the file that AREAPICK_DEFAULT_OPTS_FILE names come first, then those of \
      AREAPICK_DEFAULT_OPTS, then the command line.

      Exit status: 0 a place was printed, 1 nothing matched, 2 usage or any other error, 124 --timeout ran \
      out, 130 cancelled.

      areapick list --help tells how to print places without a terminal.
      """)

  static let valuedOptions =
    ResultOptions.valuedOptions + [
      "selected", "root", "depth", "title", "theme", "color", "height", "lang", "timeout", "tty",
      "cancel-status",
    ]

  @OptionGroup(title: "Choosing") var choosing: ChoosingOptions
  @OptionGroup(title: "Result") var result: ResultOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Running") var running: RunningOptions

  @Flag(help: "Print the version of the program, the date of its data and where it is from.")
  var version = false

  /// The settings that the options make.
  func settings() -> Settings {
    var settings = Settings()
    choosing.apply(to: &settings)
    settings.result = result.style
    settings.atlas = result.atlas
    screen.apply(to: &settings)
    running.apply(to: &settings)
    return settings
  }
}
