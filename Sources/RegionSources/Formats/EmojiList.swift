/// The list of emoji that Unicode publishes, whose groups stand in remarks, and whose names stand behind the emoji:
///
///     # group: Smileys & Emotion
///     # subgroup: face-smiling
///     1F600      ; fully-qualified     # 😀 E1.0 grinning face
enum EmojiList {
  /// In bytes: what stands in front of the first group.
  private static let longestHead = 1 << 14

  /// The groups, their parts, and the emoji as the codes of their names; nil for another text.
  ///
  /// - Complexity: O(1) where no group is called so at the beginning, else O(bytes).
  static func interpretation(_ text: SourceText) -> Interpretation? {
    let head = UnsafeRawBufferPointer(rebasing: text.source.prefix(longestHead))
    guard Bytes.hold("# group: ", in: head), Bytes.hold("# subgroup: ", in: head) else { return nil }
    var (records, group, part) = (Records(), -1, -1)
    records.fieldNames = ["codepoints", "status"]
    forEachLine(text.source) { start, end in
      let line = text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start)))
      if let name = rest(of: line, behind: "# group: ", text) {
        group = records.append(name: name, parent: -1, place: line.start)
        part = group
      } else if let name = rest(of: line, behind: "# subgroup: ", text) {
        part = records.append(name: name, parent: group, place: line.start)
      } else if let row = Row(line, text) {
        records.append(name: row.name, code: row.emoji, parent: part, place: line.start)
        records.addField(0, row.points)
        records.addField(1, row.status)
      }
    }
    guard records.parents.contains(where: { $0 >= 0 }) else { return nil }
    var understanding = Understanding(format: .lines, shape: "the emoji of Unicode in their groups")
    understanding.code = ["emoji"]
    return Interpretation(records: records, understanding: understanding)
  }

  private static func rest(of line: Slice, behind mark: StaticString, _ text: SourceText) -> Slice? {
    let length = UInt32(mark.utf8CodeUnitCount)
    guard line.count > length, text.bytes(line, { $0.starts(with: "\(mark)".utf8) }) else { return nil }
    return text.trimmed(Slice(start: line.start + length, count: line.count - length))
  }

  /// `1F600 ; fully-qualified # 😀 E1.0 grinning face`, in its parts.
  private struct Row {
    let points: Slice
    let status: Slice
    let emoji: Slice
    let name: Slice

    init?(_ line: Slice, _ text: SourceText) {
      let ends = text.bytes(line) { bytes -> (semicolon: Int, hash: Int, emoji: Int, version: Int)? in
        let blank = UInt8(ascii: " ")
        guard bytes.first != UInt8(ascii: "#"), let semicolon = bytes.firstIndex(of: UInt8(ascii: ";")),
          let hash = bytes[semicolon...].firstIndex(of: UInt8(ascii: "#")), hash + 2 < bytes.count,
          let emoji = bytes[(hash + 2)...].firstIndex(of: blank), emoji + 2 < bytes.count,
          bytes[emoji + 1] == UInt8(ascii: "E"), let version = bytes[(emoji + 1)...].firstIndex(of: blank)
        else { return nil }
        return (semicolon, hash, emoji, version)
      }
      guard let ends else { return nil }
      func part(_ start: Int, _ end: Int) -> Slice {
        text.trimmed(Slice(start: line.start + UInt32(start), count: UInt32(end - start)))
      }
      points = part(0, ends.semicolon)
      status = part(ends.semicolon + 1, ends.hash)
      emoji = part(ends.hash + 1, ends.emoji)
      name = part(ends.version + 1, Int(line.count))
    }
  }
}
