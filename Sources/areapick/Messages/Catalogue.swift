import RegionModel

/// The messages on standard error in both languages; their Chinese stands only here.
///
/// The other rooms write messages in English and know no languages. A line here has the English text, with `{}` for
/// each variable part, and the Chinese text, with `{1}`, `{2}` for the parts in any order. A part written `{1*}` is
/// itself a message that stands here. A test finds every message in the sources without a line.
struct Catalogue {
  private struct Line {
    /// The English text between its variable parts.
    let pieces: [String]
    let chinese: String

    /// Whether the text begins with a part that holds what stands before a colon: a file's name, which is left as it is.
    func hasNameBefore(_ parts: [String]) -> Bool {
      guard pieces.count > 1, pieces[0].isEmpty, !pieces[1].hasPrefix(":") else { return false }
      return parts[0].has(": ")
    }

    var weight: Int { pieces.reduce(0) { $0 + $1.utf8.count } }
  }

  static let shared = Catalogue(texts: all)
  static let all =
    usage + values + combinations + places + recent + tables + columns + moments + streams + terminals + files
    + recordings + systemErrors + sources + formats + lists + limits + exports + understandings

  private let lines: [Line]

  init(texts: [(english: String, chinese: String)]) {
    lines = texts.map { Line(pieces: $0.english.pieces, chinese: $0.chinese) }
  }

  /// The text in Chinese; nil if it, or a translated part of it, is unknown.
  ///
  /// A text before a colon that is unknown is kept, such as the file name in `tree.atlas: the file is empty`.
  ///
  /// - Complexity: O(lines × characters), fine for single messages.
  func chinese(_ english: String) -> String? {
    if let text = complaint(english) ?? known(english) { return text }
    var start = english.startIndex
    while let colon = english[start...].firstRange(ofText: ": ") {
      if let text = known(String(english[colon.upperBound...])) {
        return english[..<colon.lowerBound] + "：" + text
      }
      start = colon.upperBound
    }
    return nil
  }

  /// What another program wrote is kept as it is, so that it can be searched for: `sh: 1: x: not found (status 127)`. Only
  /// how the program ended is said in Chinese; nil for other messages.
  private func complaint(_ english: String) -> String? {
    guard english.hasSuffix(")"), let open = english.lastIndex(of: "("), open > english.startIndex,
      let ending = known(String(english[english.index(after: open)...].dropLast())),
      english[open...].hasPrefix("(status ") || english[open...].hasPrefix("(ended by signal ")
    else { return nil }
    let text = english[..<open]
    return text.hasSuffix(" ") ? text.dropLast() + "（\(ending)）" : nil
  }

  /// If several lines match, the one with the most fixed text counts.
  private func known(_ english: String) -> String? {
    var best: (text: String, weight: Int)?
    for line in lines where line.weight > best?.weight ?? -1 {
      guard let parts = english.parts(between: line.pieces), !line.hasNameBefore(parts),
        let text = filled(line.chinese, parts)
      else { continue }
      best = (text, line.weight)
    }
    return best?.text
  }

  private func filled(_ pattern: String, _ parts: [String]) -> String? {
    var text = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let label = rest[rest.index(after: open)..<close]
      guard let number = Int(label.prefix { $0 != "*" }), parts.indices.contains(number - 1) else {
        text += rest[...open]  // A plain brace.
        rest = rest[rest.index(after: open)...]
        continue
      }
      let part = parts[number - 1]
      guard let shown = label.hasSuffix("*") ? chinese(part) : part else { return nil }
      text += rest[..<open] + shown
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension String {
  /// The text between the marks `{}`.
  fileprivate var pieces: [String] {
    var pieces: [String] = []
    var rest = self[...]
    while let mark = rest.firstRange(ofText: "{}") {
      pieces.append(String(rest[..<mark.lowerBound]))
      rest = rest[mark.upperBound...]
    }
    return pieces + [String(rest)]
  }

  /// The parts of the text between `pieces`; nil if the text does not consist of them.
  fileprivate func parts(between pieces: [String]) -> [String]? {
    guard let first = pieces.first, hasPrefix(first) else { return nil }
    var rest = dropFirst(first.count)
    var parts: [String] = []
    for (number, piece) in pieces.enumerated().dropFirst() {
      if number == pieces.count - 1 {
        guard rest.hasSuffix(piece) else { return nil }
        parts.append(String(rest.dropLast(piece.count)))
        rest = ""
      } else {
        guard let range = rest.firstRange(ofText: piece) else { return nil }
        parts.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
    }
    return rest.isEmpty ? parts : nil
  }
}
