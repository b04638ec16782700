/// Texts on the lines of a stream, codes or queries, as they come: no more is in memory than a batch of them.
struct TrimmedLineSource {
  private let source: LineSource

  init(_ source: LineSource) { self.source = source }

  /// The next texts, without white space around them and without blank lines; perhaps none. Nil at the end.
  ///
  /// - Throws: Where the stream cannot be read, and where nobody reads the answers any more.
  func next() throws(CommandError) -> [String]? {
    guard let bytes = try source.next() else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension Substring {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
