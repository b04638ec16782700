import PickerCore
import PickerView
import RegionModel

/// Reads the values of options; each function throws the option, the value, and the values that are allowed.
enum OptionValue {
  /// A number of steps: 1 to as many as a tree may have, 10,000.
  static func depth(_ text: String) throws(CommandError) -> Int {
    guard let depth = number(text, in: 1...TreeBuilder.deepest) else {
      throw wrong(.depth, text, "a number from 1 to 10000 is wanted")
    }
    return depth
  }

  /// A number of lines: 1 or more.
  static func limit(_ text: String) throws(CommandError) -> Int { try count(text, of: .limit, upTo: .max) }

  /// How many places can be marked: 1 or more; as many as there are where nothing is said.
  static func marks(_ text: String?) throws(CommandError) -> Int {
    guard let text, !text.isEmpty else { return Options.noMarkLimit }
    return try count(text, of: .multi, upTo: 1_000_000_000)
  }

  /// - Parameter most: More than anybody asks for; the message does not name it.
  private static func count(_ text: String, of option: OptionName, upTo most: Int) throws(CommandError) -> Int
  {
    guard let count = number(text, in: 1...most) else {
      throw wrong(option, text, "a number from 1 on is wanted")
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
    if let share = share(text) { return .percent(share) }
    if let rows = number(text, in: 1...10_000) { return .rows(rows) }
    throw wrong(.height, text, "a number of rows, or a share from 1% to 100% is wanted")
  }

  /// Columns (`60`) or a share of the screen (`80%`).
  static func width(_ text: String) throws(CommandError) -> SheetWidth {
    if let share = share(text) { return .percent(share) }
    if let columns = number(text, in: 1...10_000) { return .columns(columns) }
    throw wrong(.width, text, "a number of columns, or a share from 1% to 100% is wanted")
  }

  /// The percent of `60%`; nil for another text.
  private static func share(_ text: String) -> Int? {
    text.hasSuffix("%") ? number(String(text.dropLast()), in: 1...100) : nil
  }

  /// Seconds, with or without decimals, as milliseconds; 0 means no limit, as in timeout(1).
  static func timeout(_ text: String, of option: OptionName = .timeout) throws(CommandError) -> Milliseconds {
    guard text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }),
      let seconds = Double(text), seconds <= 10_000_000
    else { throw wrong(option, text, "a number of seconds is wanted, like 30 or 2.5") }
    return seconds > 0 ? max(Int((seconds * 1000).rounded()), 1) : 0
  }

  /// Also accepts other programs' names for direct colour.
  static func color(_ text: String) throws(CommandError) -> ColorChoice {
    if text == "direct" || text == "24bit" { return .truecolor }
    return try choice(text, .color)
  }

  /// 1 or 2 cells.
  static func ambiguousWidth(_ text: String) throws(CommandError) -> Int {
    guard let width = number(text, in: 1...2) else { throw wrongChoice(.ambiwidth, text, ["1", "2"]) }
    return width
  }

  static func codes(_ text: String) throws(CommandError) -> CodeSystem {
    guard let system = CodeSystem(word: text) else { throw wrongChoice(.codes, text, CodeSystem.words) }
    return system
  }

  static func format(_ text: String) throws(CommandError) -> Template {
    do { return try Template(text) } catch { throw wrong(.format, text, error.description) }
  }

  static func separator(_ text: String) throws(CommandError) -> String {
    try separator(text, of: .separator)
  }

  static func separatorIn(_ text: String) throws(CommandError) -> String {
    try separator(text, of: .separatorIn)
  }

  private static func separator(_ text: String, of option: OptionName) throws(CommandError) -> String {
    do { return try Escapes.decoded(text) } catch { throw wrong(option, text, error.description) }
  }

  static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy(isDigit), let number = Int(text), range.contains(number) else { return nil }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A duration such as `90s`, `15m`, `12h` or `1d`, in seconds. A number alone could be either.
  static func age(_ text: String) throws(CommandError) -> Int {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    guard let unit = text.last.flatMap({ units[$0] }),
      let number = number(String(text.dropLast()), in: 1...100_000)
    else {
      throw wrong(.cache, text, "a length of time is wanted, like 30s, 15m, 12h or 1d")
    }
    return number * unit
  }

  static func wrong(_ option: OptionName, _ text: String, _ wanted: String) -> CommandError {
    CommandError("the value '\(text.shortened)' is invalid for --\(option.rawValue): \(wanted)")
  }

  /// - Parameters:
  ///   - program: The program whose help lists the choices.
  ///   - question: Which of them was meant; nil for the nearest in spelling.
  static func wrongChoice(
    _ option: OptionName, _ text: String, _ choices: [String], program: String = "areapick",
    question: String? = nil
  ) -> CommandError {
    let nearest = question ?? NearestWord.question(text, among: choices)
    return wrong(
      option, text, "one of \(choices.joined(separator: ", ")) is wanted\(nearest) (\(program) --help)")
  }
}

/// Options whose values are the names of cases.
extension OptionValue {
  /// A face of a pick of places.
  static func face(_ text: String) throws(CommandError) -> Face { try choice(text, .face, of: Face.ofPlaces) }
  static func border(_ text: String) throws(CommandError) -> Customization.Border {
    try choice(text, .border)
  }
  static func hint(_ text: String) throws(CommandError) -> HintChoice { try choice(text, .hint) }
  static func detail(_ text: String) throws(CommandError) -> Detail { try choice(text, .detail) }
  static func theme(_ text: String) throws(CommandError) -> Theme.Name { try choice(text, .theme) }
  static func language(_ text: String) throws(CommandError) -> Language { try choice(text, .lang) }
  static func output(_ text: String) throws(CommandError) -> OutputFormat { try choice(text, .output) }
  static func names(_ text: String) throws(CommandError) -> NameChoice { try choice(text, .names) }
  static func form(_ text: String) throws(CommandError) -> PictureForm {
    try choice(text, .form, program: "areapick replay")
  }

  /// The first day of a week, 1 for Monday to 7.
  static func weekStart(_ text: String) throws(CommandError) -> Int {
    let names = MomentEntries.weekdays
    if let day = (1...7).first(where: { WeekStart.names(of: $0).contains(text) }) { return day }
    guard text.count >= 3, let index = names.firstIndex(where: { $0.hasPrefix(text.lowercased()) }) else {
      throw wrongChoice(.weekStart, text, names, program: "areapick date")
    }
    return index + 1
  }

  static func shell(_ text: String) throws(CommandError) -> Shell { try choice(text, .completion) }

  /// The case that a word names.
  ///
  /// - Parameters:
  ///   - cases: Those that the option can have; nil for all.
  ///   - program: The program whose help lists the cases.
  /// - Throws: The option, the word, and the names of the cases.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: OptionName, of cases: [Value]? = nil, program: String = "areapick"
  ) throws(CommandError) -> Value {
    let cases = cases ?? Array(Value.allCases)
    guard let value = cases.first(where: { $0.rawValue == text }) else {
      throw wrongChoice(option, text, cases.map(\.rawValue), program: program)
    }
    return value
  }
}
