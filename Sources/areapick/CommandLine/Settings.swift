import AreaPicker
import PickerCore
import PickerView

/// All that a pick can be told, with what holds where nothing is said.
struct Settings: Equatable, Sendable {
  /// What a person wrote for the place to open at.
  var selected: String?
  /// What a person wrote for the place to start below.
  var root: String?
  /// What to search for when the sheet opens.
  var query: String?
  /// Whether the only place that the query fits is taken without a screen.
  var takesOnlyMatch = false
  /// Whether there is no screen where the query fits no place.
  var leavesWithoutMatch = false
  /// The step of the whole path that ends the pick, counted from 1.
  var depth: Int?
  var takesAnyLevel = false
  var skipsSingleChoice = true

  var result = ResultStyle()

  var title: String?
  var face = Face.timeline
  /// What stands behind names; nil where the language decides.
  var detail: Detail?
  var theme = Theme.Name.auto
  var color = ColorChoice.auto
  var isASCII = false
  /// How many cells the terminal gives the characters that Unicode calls ambiguous.
  var ambiguousWidth = 1
  /// Nil where the terminal decides.
  var usesMouse: Bool?
  var isAnimated = true
  var height = SheetHeight.automatic
  /// Whether plain questions are asked instead of showing the sheet; nil where the environment decides.
  var isAccessible: Bool?
  /// Nil where the locale decides.
  var language: Language?

  /// How long a person may take; nil for as long as it takes.
  var timeout: Milliseconds?
  /// The terminal to use instead of the controlling one.
  var tty: String?
  /// Whether ^Z stops the program.
  var canSuspend = true
  /// The file to write the pick's actions to.
  var record: String?
  /// Whether a file that holds something is overwritten by that.
  var overwritesRecording = false
  var cancelStatus = ExitStatus.cancelled
  /// The tree to pick from.
  var source = SourceChoice()
}

/// How many colours are used.
enum ColorChoice: String, CaseIterable, Sendable {
  /// As many as the terminal has; none where `NO_COLOR` is set.
  case auto
  /// As many as the terminal has, whatever `NO_COLOR` says.
  case always
  case never
  case eight = "8"
  case sixteen = "16"
  case indexed = "256"
  /// Direct colour, 24 bits.
  case truecolor
}

extension Language {
  /// The language that the locale asks for: English where it names one other than Chinese.
  init(environment: Environment) { self = PickEnvironment.language(environment) }
}

/// Looks up an environment variable by its name.
typealias Environment = (String) -> String?
