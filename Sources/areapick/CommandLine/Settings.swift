import PickerCore
import PickerView

/// All that a pick can be told, with what holds where nothing is said.
struct Settings: Equatable, Sendable {
  /// What a person wrote for the place to open at.
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
  /// A person's own colours over the theme's.
  var colorChanges = ColorChanges()
  var isASCII = false
  /// How many cells the terminal gives the characters that Unicode calls ambiguous.
  var ambiguousWidth = 1
  /// Nil where the terminal decides.
  var usesMouse: Bool?
  var isAnimated = true
  var height = SheetHeight.automatic
  /// Nil for as many columns as are usual.
  var width: SheetWidth?
  /// Texts, border, hints and keys as a person wants them.
  var customization = Customization()
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

/// What the last row says.
enum HintChoice: String, CaseIterable, Sendable { case keys, none }

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
  ///
  /// `LC_ALL` rules, then `LC_MESSAGES`, then `LANG`; an empty one says nothing, and `C` and `POSIX` name no
  /// language.
  init(environment: Environment) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" && $0 != "_" }
    self = ["", "C", "POSIX", "zh"].contains(name) ? .chinese : .english
  }
}

/// Looks up an environment variable by its name.
typealias Environment = (String) -> String?
