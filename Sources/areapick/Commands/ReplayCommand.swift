import PickerCore
import PickerRecording
import PickerView
import RegionModel
import TerminalKit

/// `areapick replay`: replays a recorded pick without a terminal, and prints its screen.
struct ReplayCommand: Equatable, Sendable {
  /// The path of the recording; `-` for standard input.
  var path: String
  var printsEvery = false
  var form = PictureForm.text
  var color = ColorChoice.truecolor
  var colorChanges = ColorChanges()
  /// Nil for the recording's theme.
  var theme: Theme.Name?
  var source = SourceChoice()

  /// The remarks on a replay, apart from its frames.
  struct Remarks: Equatable {
    /// Lines for standard error.
    var notes: [String] = []
    /// Why the replay ended before the last line; the frames before it are printed.
    var failure: CommandError?
  }

  /// Prints the last frame of a recording, or all frames.
  ///
  /// The end of a pick removes its sheet, so the last frame is the one before the end.
  ///
  /// - Parameter print: Receives the output piece by piece.
  /// - Throws: `CommandError` if the first line cannot be read, or the error of `print`.
  func play(
    _ recording: [UInt8], in tree: RegionTree, print: (String) throws(CommandError) -> Void
  ) throws(CommandError) -> Remarks {
    var replay = try open(recording, in: tree)
    var strip = FrameStrip(form, header: replay.header, theme: replayTheme(replay.header), depth: color.depth)
    if printsEvery, form == .svg { makeRoom(in: &strip, for: replay) }
    try print(strip.opening)
    var remarks = Remarks(notes: notes(on: replay.header, tree))
    var last = replay.state
    if printsEvery { try print(strip.add(last, named: "line 1: opened")) }
    while step(&replay, &remarks) {
      guard replay.state.outcome == nil else { continue }
      last = replay.state
      if printsEvery { try print(strip.add(last, named: "line \(replay.lineNumber): \(replay.line)")) }
    }
    if !printsEvery { try print(strip.add(last, named: nil)) }
    try print(strip.end(with: replay.state.outcome))
    remarks.notes += replay.remarks.map { "replay: \($0)" }
    if replay.isCutOff { remarks.notes.append("replay: line \(replay.lineNumber + 1) is cut off") }
    return remarks
  }

  private func replayTheme(_ header: Header) -> Theme {
    Theme(theme ?? header.theme, changes: colorChanges)
  }

  /// Replays in advance to add up the sizes of all frames, since keeping the frames could take gigabytes.
  private func makeRoom(in strip: inout FrameStrip, for opened: Replay) {
    var replay = opened
    var remarks = Remarks()
    strip.makeRoom(for: replay.state.size)
    while step(&replay, &remarks) {
      if replay.state.outcome == nil { strip.makeRoom(for: replay.state.size) }
    }
  }

  private func open(_ recording: [UInt8], in tree: RegionTree) throws(CommandError) -> Replay {
    do { return try Replay(recording, tree: tree) } catch { throw failure(error) }
  }

  private func step(_ replay: inout Replay, _ remarks: inout Remarks) -> Bool {
    do throws(RecordingError) {
      return try replay.step()
    } catch {
      remarks.failure = failure(error)
      return false
    }
  }

  private func failure(_ error: RecordingError) -> CommandError {
    CommandError("replay: \(path.shortened): \(error)")
  }

  private func notes(on header: Header, _ tree: RegionTree) -> [String] {
    if header.values != nil || header.hasNoTree { return [] }
    if header.dataDate == tree.dataDate, header.placeCount == tree.count { return [] }
    let recorded = "\(header.placeCount) places of \(header.dataDate)"
    return ["replay: recorded with \(recorded), replayed with \(tree.count) of \(tree.dataDate)"]
  }
}

extension ReplayCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("重放", "Replaying"),
      options: [
        OptionTable.Entry(
          name: .every, value: nil,
          use: Wording("打印每一步之后的画面，不只最后一个", "Print the frame after each action, not the last alone.")),
        OptionTable.Entry(
          name: .form, value: OptionTable.form,
          use: Wording(
            "text（默认：字符一面，样式一面）、ansi、svg",
            "text (default: a plane of characters, one of styles),\nansi, svg.")),
        OptionTable.Entry(
          name: .color, value: Wording("颜色", "colours"),
          use: Wording(
            "ansi 的颜色：truecolor（默认）、256、16、8、never；\n也可改主题的颜色",
            "Of ansi: truecolor (default), 256, 16, 8, never; and\ncolours over the theme's.")),
        OptionTable.Entry(
          name: .theme, value: OptionTable.theme,
          use: Wording(
            "auto、light、dark、high-contrast；默认用记录里的",
            "auto, light, dark, high-contrast; else the\nrecording's.")),
        .lang, .help,
      ]),
    .source,
  ])

  static let operands = Wording("<文件>", "<file>")
  static let summary = Wording("重放 --record 的记录，打印画面", "Print the screen of a pick that --record wrote down.")
  static let details = Wording(
    """
    文件写 - 就从标准输入读。同样的操作、同样的区划数据，得到同样的画面。有一行读不
    出来，就打印它之前的画面，说明行号，退出状态为 2。不需要终端。
    """,
    """
    The file - is standard input. The same actions in the same data make the same
    screen. Where a line cannot be read, the frames before it are printed, its
    number is said, and the exit status is 2. No terminal is needed.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 1)
    guard let path = words.arguments.first else {
      throw CommandError("replay: there is no recording to replay")
    }
    self.path = path
    printsEvery = words.flag(.every) ?? printsEvery
    form = try words.value(of: .form).map(OptionValue.form) ?? form
    (color, colorChanges) = try ColorWords.read(words.values(of: [.color]), else: color)
    theme = try words.value(of: .theme).map(OptionValue.theme)
    source = try SourceChoice(words)
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    try program.output.checkOpen()
    let tree = try program.openTree(source)
    let remarks = try play(recording(program.input), in: tree) { text throws(CommandError) in
      try program.output.write(Array(text.utf8), hasOwnSequences: form == .ansi)
    }
    remarks.notes.forEach(program.say)
    if let failure = remarks.failure { throw failure }
    return ExitStatus.done
  }

  private func recording(_ input: StandardInput) throws(CommandError) -> [UInt8] {
    if path == "-" { return try input.bytes() }
    do throws(CommandError) {
      return try TextFile.bytes(at: path, limit: StandardInput.limit)
    } catch {
      throw error.at("replay: " + path.shortened)
    }
  }
}

extension ColorChoice {
  /// The colour depth of text that is not for a known terminal.
  fileprivate var depth: ColorMatch.Depth {
    switch self {
    case .never: .none
    case .eight: .eight
    case .sixteen: .sixteen
    case .indexed: .indexed256
    case .auto, .always, .truecolor: .direct
    }
  }
}
