import PickerCore
import PickerView
import RegionModel

/// Reads the values of options; each function throws the option, the value, and the values that are allowed.
enum OptionValue {
  /// A number of steps: 1 or more.
  static func depth(_ text: String) throws(CommandError) -> Int {
    guard let depth = number(text, in: 1...1_000) else {
      throw wrong(.depth, text, "a number from 1 on is wanted")
    }
    return depth
  }

  /// A number of lines: 1 or more.
  static func limit(_ text: String) throws(CommandError) -> Int {
    guard let limit = number(text, in: 1...Int.max) else {
      throw wrong(.limit, text, "a number from 1 on is wanted")
    }
    return limit
  }

  /// How many places can be marked: 1 or more; as many as there are where nothing is said.
  static func marks(_ text: String?) throws(CommandError) -> Int {
    guard let text, !text.isEmpty else { return Options.noMarkLimit }
    guard let count = number(text, in: 1...1_000_000_000) else {
      throw wrong(.multi, text, "a number from 1 on is wanted")
    }
    return count
  }

  /// How many places that were picked before stand first: 1 to 100.
  static func recent(_ text: String?) throws(CommandError) -> Int {
    guard let text, !text.isEmpty else { return RecentPlaces.usualCount }
    guard let count = number(text, in: 1...RecentFile.limit) else {
      throw wrong(.recent, text, "a number from 1 to 100 is wanted")
    }
    return count
  }

  /// A number of threads: 1 to 64.
  static func threads(_ text: String) throws(CommandError) -> Int {
    guard let count = number(text, in: 1...64) else {
      throw wrong(.threads, text, "a number from 1 to 64 is wanted")
    }
    return count
  }

  /// The exit status for a cancelled pick; 0 would mean that a place was chosen.
  static func status(_ text: String) throws(CommandError) -> Int32 {
    guard let status = number(text, in: 1...255) else {
      throw wrong(.cancelStatus, text, "a number from 1 to 255 is wanted")
    }
    return Int32(status)
  }

  /// Rows (`20`) or a share of the screen (`60%`).
  static func height(_ text: String) throws(CommandError) -> SheetHeight {
    if text.hasSuffix("%"), let share = number(String(text.dropLast()), in: 1...100) {
      return .percent(share)
    }
    if let rows = number(text, in: 1...10_000) { return .rows(rows) }
    throw wrong(.height, text, "a number of rows, or a share from 1% to 100% is wanted")
  }

  /// Columns (`60`) or a share of the screen (`80%`).
  static func width(_ text: String) throws(CommandError) -> SheetWidth {
    if text.hasSuffix("%"), let share = number(String(text.dropLast()), in: 1...100) {
      return .percent(share)
    }
    if let columns = number(text, in: 1...10_000) { return .columns(columns) }
    throw wrong(.width, text, "a number of columns, or a share from 1% to 100% is wanted")
  }

  static func border(_ text: String) throws(CommandError) -> Customization.Border {
    guard let border = Customization.Border(rawValue: text) else {
      throw wrongChoice(.border, text, Customization.Border.allCases.map(\.rawValue))
    }
    return border
  }

  static func hint(_ text: String) throws(CommandError) -> HintChoice {
    guard let hint = HintChoice(rawValue: text) else {
      throw wrongChoice(.hint, text, HintChoice.allCases.map(\.rawValue))
    }
    return hint
  }

  /// Seconds, with or without decimals, as milliseconds; 0 means no limit, as in timeout(1).
  static func timeout(_ text: String, of option: OptionName = .timeout) throws(CommandError) -> Milliseconds {
    guard text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }),
      let seconds = Double(text), seconds <= 10_000_000
    else { throw wrong(option, text, "a number of seconds is wanted, like 30 or 2.5") }
    return seconds > 0 ? max(Int((seconds * 1000).rounded()), 1) : 0
  }

  static func face(_ text: String) throws(CommandError) -> Face {
    guard let face = Face(rawValue: text) else {
      throw wrongChoice(.face, text, Face.ofPlaces.map(\.rawValue))
    }
    return face
  }

  static func detail(_ text: String) throws(CommandError) -> Detail {
    guard let detail = Detail(rawValue: text) else {
      throw wrongChoice(.detail, text, Detail.allCases.map(\.rawValue))
    }
    return detail
  }

  static func theme(_ text: String) throws(CommandError) -> Theme.Name {
    guard let theme = Theme.Name(rawValue: text) else {
      throw wrongChoice(.theme, text, Theme.Name.allCases.map(\.rawValue))
    }
    return theme
  }

  /// Also accepts other programs' names for direct colour.
  static func color(_ text: String) throws(CommandError) -> ColorChoice {
    if text == "direct" || text == "24bit" { return .truecolor }
    guard let color = ColorChoice(rawValue: text) else {
      throw wrongChoice(.color, text, ColorChoice.allCases.map(\.rawValue))
    }
    return color
  }

  /// 1 or 2 cells.
  static func ambiguousWidth(_ text: String) throws(CommandError) -> Int {
    guard let width = number(text, in: 1...2) else { throw wrongChoice(.ambiwidth, text, ["1", "2"]) }
    return width
  }

  static func language(_ text: String) throws(CommandError) -> Language {
    guard let language = Language(rawValue: text) else {
      throw wrongChoice(.lang, text, Language.allCases.map(\.rawValue))
    }
    return language
  }

  static func output(_ text: String) throws(CommandError) -> OutputFormat {
    guard let format = OutputFormat(rawValue: text) else {
      throw wrongChoice(.output, text, OutputFormat.allCases.map(\.rawValue))
    }
    return format
  }

  static func codes(_ text: String) throws(CommandError) -> CodeSystem {
    guard let system = CodeSystem(word: text) else { throw wrongChoice(.codes, text, CodeSystem.words) }
    return system
  }

  static func names(_ text: String) throws(CommandError) -> NameChoice {
    guard let names = NameChoice(rawValue: text) else {
      throw wrongChoice(.names, text, NameChoice.allCases.map(\.rawValue))
    }
    return names
  }

  static func form(_ text: String) throws(CommandError) -> PictureForm {
    guard let form = PictureForm(rawValue: text) else {
      throw wrongChoice(.form, text, PictureForm.allCases.map(\.rawValue))
    }
    return form
  }

  static func shell(_ text: String) throws(CommandError) -> Shell {
    guard let shell = Shell(rawValue: text) else {
      throw wrongChoice(.completion, text, Shell.allCases.map(\.rawValue))
    }
    return shell
  }

  static func format(_ text: String) throws(CommandError) -> Template {
    do { return try Template(text) } catch { throw wrong(.format, text, error.description) }
  }

  static func separator(_ text: String) throws(CommandError) -> String {
    do { return try Escapes.decoded(text) } catch { throw wrong(.separator, text, error.description) }
  }

  static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy(isDigit), let number = Int(text), range.contains(number) else { return nil }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A duration such as `90`, `90s`, `15m`, `12h` or `1d`, in seconds.
  static func age(_ text: String) throws(CommandError) -> Int {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    let unit = text.last.flatMap { units[$0] }
    guard let number = number(unit == nil ? text : String(text.dropLast()), in: 1...100_000) else {
      throw wrong(.cache, text, "a length of time is wanted, like 30s, 15m, 12h or 1d")
    }
    return number * (unit ?? 1)
  }

  static func wrong(_ option: OptionName, _ text: String, _ wanted: String) -> CommandError {
    CommandError("the value '\(text.shortened)' is invalid for --\(option.rawValue): \(wanted)")
  }

  static func wrongChoice(_ option: OptionName, _ text: String, _ choices: [String]) -> CommandError {
    // A pick has no `--as`.
    let program = option == .form ? "areapick replay" : "areapick"
    let nearest = NearestWord.of(text, among: choices).map { "; did you mean '\($0)'?" } ?? ""
    return wrong(
      option, text, "one of \(choices.joined(separator: ", ")) is wanted\(nearest) (\(program) --help)")
  }
}
