import Glibc
import Testing

/// The texts in the sources that can come to standard error.
enum MessageTexts {
  struct Text {
    /// File and line.
    let place: String
    /// The text between what is put into it.
    let pieces: [String]

    /// The text with `x` for whatever is put into it.
    var sample: String { pieces.joined(separator: "x") }
    /// With `x` or nothing for each, in all ways: a part may be left out.
    var samples: [String] {
      pieces.dropFirst().reduce([pieces[0]]) { texts, piece in
        texts.flatMap { [$0 + "x" + piece, $0 + piece] }
      }
    }
  }

  /// What stands before the text of a message, wherever it is made.
  private static let makers = [
    "CommandError(", ".mistake(", "LineError(", "fault(", "reason: ", ".say(", "notes.append(",
    "understood.append(",
    "remarks.append(",
    "SourceError(",
    "notes: [", ".failed(", "SourceReadError(", "ExportError(", "Damage(text:", "flaws.append(", "message:",
    "stop(",
    "shape:", "shape=", "understanding(", "description:", "finished(records,", "finished(paths.finished(),",
  ]
  /// What a text that is not the first part of a call stands in.
  private static let calls = ["SourceErrors(source:", "SourceError(line:", "report("]
  /// What a text stands in that is one of two: for one name, and for several.
  private static let choices = ["notes.append(", "understood.append("]
  /// Where errors are cases, whose texts stand behind them.
  private static let errorFiles = [
    "CursesTerminal/TerminalError.swift", "RegionModel/Format/AtlasError.swift", "AreaPicker/Recorder.swift",
  ]
  private static let rooms = [
    "areapick", "AreaPicker", "CursesTerminal", "PickerRecording", "PickerCore/Coding", "RegionSources",
    "RegionModel/Building", "RegionModel/Format",
  ]
  private static let sources =
    String(#filePath.dropLast("/Tests/AreapickTests/MessageTexts.swift".count)) + "/Sources/"

  static func all() throws -> [Text] {
    try rooms.flatMap { try files(below: sources + $0) }.sorted().flatMap { path in
      let file = String(path.dropFirst(sources.count))
      return texts(in: try text(path), file: file, isErrors: errorFiles.contains(file))
    }
  }

  /// - Parameter isErrors: Whether texts behind the cases of a switch count.
  static func texts(in source: String, file: String, isErrors: Bool) -> [Text] {
    var texts: [Text] = []
    var scanner = Scanner(rest: source[...])
    while let text = scanner.next() {
      let isMade = makers.contains { text.before.hasSuffix($0) || text.before.hasSuffix($0 + "\n") }
      let isRule = text.before.contains(".badNode(index:") && text.before.hasSuffix(",")
      let isPart = text.before.hasSuffix(",") && calls.contains { text.before.suffix(60).contains($0) }
      let isChoice =
        ["?", ":"].contains { text.before.hasSuffix($0) }
        && choices.contains { text.before.suffix(60).contains($0) }
      let isCase = isErrors && text.before.hasSuffix(":") && text.line.contains("case .")
      if isMade || isRule || isPart || isChoice || isCase {
        texts.append(Text(place: "\(file):\(text.number)", pieces: text.pieces))
      }
    }
    return texts
  }

  private static func files(below folder: String) throws -> [String] {
    let stream = try #require(popen("find '\(folder)' -name '*.swift'", "r"))
    defer { pclose(stream) }
    return AreapickTests.text(of: stream).split(separator: "\n").map(String.init)
  }

  private static func text(_ path: String) throws -> String {
    let stream = try #require(fopen(path, "r"))
    defer { fclose(stream) }
    return AreapickTests.text(of: stream)
  }
}

/// Finds the literals of a source, each with what stands before it.
private struct Scanner {
  var rest: Substring
  private var number = 1
  private var line = ""
  /// What stands before, without white space in it.
  private var before = ""

  init(rest: Substring) { self.rest = rest }

  struct Literal {
    let before: String
    let line: String
    let number: Int
    let pieces: [String]
  }

  mutating func next() -> Literal? {
    while let character = rest.popFirst() {
      if character == "/", rest.first == "/" { rest = rest.drop { $0 != "\n" } }
      if character == "\"" {
        let (start, text) = (line, before)
        let pieces = literal()
        line += "\""
        return Literal(before: text, line: start, number: number, pieces: pieces)
      }
      take(character)
    }
    return nil
  }

  private mutating func take(_ character: Character) {
    if character == "\n" {
      number += 1
      line = ""
    } else {
      line.append(character)
      if character != " " { before = String((before + String(character)).suffix(80)) } else { blank() }
    }
  }

  /// A blank counts behind a colon alone: `reason: `.
  private mutating func blank() {
    if before.hasSuffix("reason:") { before.append(" ") }
  }

  /// The text of a literal whose first quote was taken, up to its last one.
  private mutating func literal() -> [String] {
    var pieces: [String] = []
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "(":
        skipInterpolation()
        pieces.append(text)
        text = ""
      case "u": rest = rest.drop { $0 != "}" }.dropFirst()
      case let escaped?: text.append(escaped)
      case nil: break
      }
    }
    return pieces + [text]
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": _ = literal()
      default: break
      }
    }
  }
}
