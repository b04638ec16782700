/// Codes of groups that letters or signs fill up to one length, as in the Mathematics Subject Classification: `03-XX` above
/// `03Bxx` above `03B05`; or in the tables of a census: `11----` above `113///` above `1131//`.
enum FilledCodes {
  /// The number of each code's parent, -1 for none; nil where codes are others, or a fifth of the longer ones lies in none.
  ///
  /// - Complexity: O(*n*) in the codes.
  static func parents(_ codes: [Slice], _ text: SourceText) -> [Int32]? {
    let isEven = codes.allSatisfy { $0.count == codes[0].count }
    let stems = codes.map { stem(of: $0, text) ?? (isEven ? unsigned($0, text) : nil) ?? .none }
    let groups = stems.indices.filter { !stems[$0].isEmpty }
    guard groups.count > 1, groups.count < codes.count else { return nil }
    var table = SliceTable(capacity: groups.count)
    for group in groups {
      guard table.insert(group, stems, text) == group else { return nil }
    }
    var parents = [Int32](repeating: -1, count: codes.count)
    for code in codes.indices {
      let own = stems[code].isEmpty ? codes[code] : stems[code]
      let longest = stems[code].isEmpty ? own.count : own.count - 1
      guard longest > 0 else { continue }
      for length in (1...longest).reversed() {
        let prefix = Slice(start: own.start, count: length)
        if let parent = text.bytes(prefix, { table.number(of: $0, stems, text) }), parent != code {
          parents[code] = Int32(parent)
          break
        }
      }
    }
    let orphans = codes.indices.count { stems[$0].isEmpty && parents[$0] < 0 && !areSigns(codes[$0], text) }
    return orphans * 5 <= codes.count - groups.count && parents.contains { $0 >= 0 } ? parents : nil
  }

  /// A code without the signs behind its digits and letters; nil for one without, and for signs alone.
  private static func unsigned(_ code: Slice, _ text: SourceText) -> Slice? {
    text.bytes(code) { bytes in
      guard bytes.count > 3, let sign = bytes.last, "-/*_".utf8.contains(sign),
        let end = bytes.lastIndex(where: { $0 != sign }),
        bytes[...end].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A })
      else { return nil }
      return Slice(start: code.start, count: UInt32(end + 1))
    }
  }

  /// Whether a code is of signs alone, as that of the sum of all.
  private static func areSigns(_ code: Slice, _ text: SourceText) -> Bool {
    text.bytes(code) { bytes in bytes.allSatisfy { "-/*_".utf8.contains($0) } }
  }

  /// A code without the two letters that fill it; nil for another one.
  private static func stem(of code: Slice, _ text: SourceText) -> Slice? {
    text.bytes(code) { bytes in
      guard bytes.count > 3, bytes.suffix(2).allSatisfy({ $0 | 0x20 == UInt8(ascii: "x") }),
        bytes[0] >= 0x30, bytes[0] <= 0x39
      else { return nil }
      let isSigned = bytes[bytes.count - 3] == UInt8(ascii: "-")
      return Slice(start: code.start, count: code.count - (isSigned ? 3 : 2))
    }
  }
}
