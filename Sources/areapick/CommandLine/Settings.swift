import AreaPicker
import Glibc
import PickerCore
import PickerView

/// Everything that a pick can be told, with its defaults.
struct Settings: Equatable, Sendable {
  /// The place to open at, as the person wrote it.
  var selected: String? {
    get { selections.last }
    set { selections = newValue.map { [$0] } ?? [] }
  }
  /// The same, for each time that it was written.
  var selections: [String] = []
  /// How many places that were picked before stand first; nil where none is remembered.
  var recentCount: Int?
  /// What a person wrote for the places that stand first.
  var hot: [String] = []
  /// Whether the search's text is printed first.
  var printsQuery = false
  /// What a person wrote for the places that lists and search have.
  var filter = FilterWords()
  /// How many places can be marked; nil where one is picked.
  var markLimit: Int?
  /// The root, as the person wrote it.
  var root: String?
  /// The text of the search that opens with the sheet.
  var query: String?
  /// Whether the only match of the query is taken without a screen.
  var takesOnlyMatch = false
  /// Whether a query without matches ends the program without a screen.
  var leavesWithoutMatch = false
  /// The step of the whole path that ends the pick, counted from 1.
  var depth: Int?
  var takesAnyLevel = false
  var skipsSingleChoice = true

  var result = ResultStyle()

  var title: String?
  var face = Face.timeline
  /// The secondary text after names; nil for the default of the language.
  var detail: Detail?
  var theme = Theme.Name.auto
  var color = ColorChoice.auto
  /// A person's own colours over the theme's.
  var colorChanges = ColorChanges()
  var isASCII = false
  /// The width of characters that Unicode calls ambiguous on this terminal, in cells.
  var ambiguousWidth = 1
  /// Nil for the default of the terminal.
  var usesMouse: Bool?
  var isAnimated = true
  var height = SheetHeight.automatic
  /// Nil for as many columns as are usual.
  var width: SheetWidth?
  /// Texts, border, hints and keys as a person wants them.
  var customization = Customization()
  /// Whether plain questions replace the sheet; nil to let the environment decide.
  var isAccessible: Bool?
  /// Nil for the locale's language.
  var language: Language?
  /// The first day of a calendar's rows, 1 for Monday to 7; nil for the custom of the locale's country.
  var weekStart: Int?

  /// The time limit in milliseconds; nil for none.
  var timeout: Milliseconds?
  /// The terminal to use instead of the controlling one.
  var tty: String?
  /// Whether ^Z stops the program.
  var canSuspend = true
  /// The file that the pick's actions are recorded in.
  var record: String?
  /// Whether the recording may overwrite a file that is not empty.
  var overwritesRecording = false
  var cancelStatus = ExitStatus.cancelled
  /// The tree to pick from.
  var source = SourceChoice()
}

/// What the last row says.
enum HintChoice: String, CaseIterable, Sendable { case keys, none }

/// The number of colours to use.
enum ColorChoice: String, CaseIterable, Sendable {
  /// All that the terminal has; none if `NO_COLOR` is set.
  case auto
  /// All that the terminal has, even if `NO_COLOR` is set.
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

/// A variable of this process's environment; broken UTF-8 is replaced.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
