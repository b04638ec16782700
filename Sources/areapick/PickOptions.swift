import ArgumentParser
import PickerCore
import PickerView

/// What is chosen from, and where the pick begins and ends.
struct ChoosingOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("Open at this place.", valueName: "place"))
  var selected: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Start below this place.", valueName: "place"))
  var root: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("End at this step of the whole path, counted from 1.", valueName: "n"),
    transform: OptionValue.depth)
  var depth: Int?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Let . take the region under the cursor as it is, whatever lies below it.")
  var anyLevel = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast, help: "Pass over a step that has one region alone.")
  var autoAdvance = true

  func apply(to settings: inout Settings) {
    settings.selected = selected
    settings.root = root
    settings.depth = depth
    settings.takesAnyLevel = anyLevel
    settings.advancesAlone = autoAdvance
  }
}

/// What the sheet looks like.
struct ScreenOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("The heading of the sheet.", valueName: "text"))
  var title: String?

  @Option(parsing: .unconditional, help: "The colours of the sheet.")
  var theme = Theme.Name.auto

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many colours are used; auto heeds NO_COLOR. --no-color is --color never.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Draw with ASCII alone.")
  var ascii = false

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Listen to the mouse.")
  var mouse = true

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Let the sheet rise and sink.")
  var animation = true

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How high the sheet is: rows, or a share of the screen (60%).", valueName: "rows"),
    transform: OptionValue.height)
  var height: SheetHeight?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The language of the texts; else the locale decides.", valueName: "language"))
  var lang: Language?

  func apply(to settings: inout Settings) {
    settings.title = title
    settings.theme = theme
    settings.color = color
    settings.isASCII = ascii
    settings.usesMouse = mouse
    settings.isAnimated = animation
    settings.height = height ?? .automatic
    settings.language = lang
  }
}

/// How the pick runs and ends.
struct RunningOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Give up after so many seconds; decimals are allowed, 0 is never.", valueName: "seconds"),
    transform: OptionValue.timeout)
  var timeout: Milliseconds?

  @Option(parsing: .unconditional, help: ArgumentHelp("Use this terminal.", valueName: "path"))
  var tty: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Leave with this status when cancelled, instead of 130.", valueName: "n"),
    transform: OptionValue.status)
  var cancelStatus: Int32?

  func apply(to settings: inout Settings) {
    settings.timeout = timeout == 0 ? nil : timeout
    settings.tty = tty
    settings.cancelStatus = cancelStatus ?? ExitStatus.cancelled
  }
}
