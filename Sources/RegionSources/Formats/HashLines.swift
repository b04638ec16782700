/// Lines with `#` in front that are no comments: words with the sign that marks them, `#linux` above `#swift`.
enum HashLines {
  /// The lines of a text where each is a word with `#` in front; nil where they are others.
  static func tags(in text: SourceText) -> [Slice]? {
    var lines: [Slice] = []
    var areTags = true
    forEachLine(text.source) { start, end in
      let line = text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start)))
      guard !line.isEmpty, areTags else { return }
      lines.append(line)
      areTags =
        text.source[start] == UInt8(ascii: "#")
        && text.bytes(line) {
          $0.count > 1 && !$0.contains(0x20) && $0[1] != UInt8(ascii: "!") && $0[1] != UInt8(ascii: "#")
        }
    }
    return areTags && lines.count > 1 ? lines : nil
  }
}
