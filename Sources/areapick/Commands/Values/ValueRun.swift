import AreaPicker
import CalendarModel
import CursesTerminal
import Glibc
import PickerCore
import PickerView

/// The common parts of the value pickers: settings from words and defaults, the pick, and its end.
struct ValueRun {
  let program: Program
  let words: OptionWords
  private(set) var settings: Settings
  let style: ValueStyle
  let face: Face

  /// - Parameters:
  ///   - command: The command whose help a message names.
  ///   - faces: The faces of the command, the default first.
  /// - Throws: The first value that cannot be read, and its origin.
  init(_ words: OptionWords, of command: Subcommand, in program: Program, faces: [Face] = [.wheels])
    throws(CommandError)
  {
    self.program = program
    self.words = words
    let name = "areapick \(command.rawValue)"
    try program.output.checkOpen()
    let defaults = try DefaultOptions.sources(for: words, program.environment)
    let forms = command == .columns ? ValueStyle.Format.allCases : MomentEntries.forms
    style = try ValueStyle(ValueStyle.words(of: defaults, forms) + words, forms: forms, program: name)
    face =
      try words.value(of: .face).map { text throws(CommandError) in
        try OptionValue.choice(text, .face, of: faces, program: name)
      } ?? ValueRun.face(of: defaults, among: words.isWithdrawn(.face) ? [] : faces) ?? faces[0]
    settings = try Settings.withDefaults(words, defaults)
  }

  /// The face that a person wants for every pick; nil where none of them is one of this command.
  static func face(of defaults: [DefaultOptions], among faces: [Face]) -> Face? {
    guard faces.count > 1 else { return nil }
    let words = defaults.reduce(OptionWords()) { $0 + $1.words }
    return words.values(of: [.face]).last { faces.map(\.rawValue).contains($0) }.flatMap(Face.init)
  }

  /// Reads what a pick needs, while the time of `--timeout` runs.
  mutating func reading<T>(_ read: () throws(CommandError) -> T) throws(CommandError) -> T {
    let (value, left) = try Deadline.running(settings.timeout, read)
    settings.timeout = left
    return value
  }

  /// The language of texts and names.
  var language: Language { settings.language ?? Language(environment: program.environment) }

  var names: CalendarNames { language == .chinese ? .chinese : .english }

  /// Runs the pick, writes `result` of the outcome, and returns the exit status.
  ///
  /// - Parameter notice: The message that the sheet opens with; nil for none.
  func pick(
    _ values: ValuePick, _ subject: Subject, notice: Notice? = nil, result: (Outcome) -> [UInt8]
  ) throws(CommandError) -> Int32 {
    try status(of: answer(values, subject, notice: notice), result: result)
  }

  /// Runs the pick.
  ///
  /// - Parameters:
  ///   - notice: The message that the sheet opens with; nil for none.
  ///   - feed: The items that are still to come; nil if all are there.
  func answer(
    _ values: ValuePick, _ subject: Subject, notice: Notice? = nil, feed: ItemFeed? = nil
  ) throws(CommandError) -> PickAnswer {
    var request = settings.request(try program.builtInTree(), subject, face, program.environment)
    request.values = values
    request.feed = feed
    request.options.notice = notice
    return try program.run(request, recordedBy: settings)
  }

  /// Writes `result` of the outcome, and returns the exit status.
  func status(of answer: PickAnswer, result: (Outcome) -> [UInt8]) throws(CommandError) -> Int32 {
    switch answer.ending {
    case .outcome(.cancelled), .outcome(.picked): return settings.cancelStatus
    case .outcome(.timedOut): return ExitStatus.timedOut
    case .outcome(let outcome): return try write(result(outcome), key: nil)
    case .expected(let key, let outcome): return try write(result(outcome), key: key)
    case .hangUp: SignalPipe.die(of: SIGHUP)
    }
  }

  /// - Parameter key: The name of the expected key that ended the pick; nil for another way.
  private func write(_ result: [UInt8], key: String?) throws(CommandError) -> Int32 {
    try program.output.write(settings.keyLine(key, style.keyLineForm, end: style.end) + result + [style.end])
    return ExitStatus.done
  }
}

/// The form of a printed value.
struct ValueStyle {
  /// A form that a result is written in, by its name for `--output`.
  enum Format: String, CaseIterable { case text, index, json, shell }

  var format = Format.text
  var template: DateTemplate?
  /// Nil for the usual separator.
  var separator: String?
  var end = UInt8(ascii: "\n")

  /// - Parameters:
  ///   - forms: Those that `--output` can name.
  ///   - program: The program whose help lists them.
  init(_ words: OptionWords, forms: [Format], program: String) throws(CommandError) {
    format =
      try words.value(of: .output).map { text throws(CommandError) in
        try OptionValue.choice(text, .output, of: forms, program: program)
      } ?? format
    if let text = words.value(of: .format) {
      let form = try ValueStyle.decoded(text)
      do throws(DateTemplate.ParseError) { template = try DateTemplate(form) } catch {
        throw OptionValue.wrong(.format, text, error.description)
      }
    }
    separator = try words.value(of: .separator).map(OptionValue.separator)
    if words.flag(.print0) ?? false { end = 0 }
  }

  /// The form with its escapes decoded, as a place's is: `\\t` is a tab.
  private static func decoded(_ form: String) throws(CommandError) -> String {
    do throws(CommandError) { return try Escapes.decoded(form) } catch {
      throw OptionValue.wrong(.format, form, error.description)
    }
  }

  /// A person's defaults for a value: its form and its end. Forms of places, such as `codes`, are none of a value, and
  /// what stands between the names of a path does not belong into a date.
  static func words(of defaults: [DefaultOptions], _ forms: [Format]) -> OptionWords {
    var items: [OptionWords.Item] = []
    for source in defaults {
      if let form = source.words.value(of: .output).flatMap(Format.init), forms.contains(form) {
        items.append(.option(.output, value: form.rawValue))
      }
      if let ends = source.words.flag(.print0) { items.append(.flag(.print0, ends)) }
    }
    return OptionWords(items)
  }
}

extension OptionTable {
  /// The options of screen and running, for a picker of values.
  ///
  /// - Parameter faces: The entry of `--face`; none if there is only one face.
  static func screenAndRunning(faces: [Entry] = []) -> [Section] {
    // What stands behind a name is a place's.
    let screen = screen.options.filter { $0.name != .face && $0.name != .detail }
    let options = faces + screen
    return [
      Section(title: OptionTable.screen.title, options: options),
      Section(title: running.title, options: running.options.filter { $0.name != .version }),
    ]
  }

  /// The options for the form of a value.
  static func valueResult(
    _ forms: Wording, choices: [String], separator: Wording, _ others: [Entry] = []
  ) -> Section {
    Section(
      title: Wording("结果", "Result"),
      options: [Entry(name: .output, value: form, use: forms, choices: choices)] + others + [
        Entry(name: .separator, value: text, use: separator),
        .print0,
      ])
  }
}
