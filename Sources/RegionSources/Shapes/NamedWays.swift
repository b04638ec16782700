/// Rows that name their parents and say the way to them in their names as well, in part: `Demographic | 18-20` below
/// `Demographic | Age`. `Records.cutRepeatedWays` cuts names that repeat their parents' whole.
extension TableInterpreter {
  /// Takes the ways off the names where each begins with that of the highest place above it, leaving the last step.
  ///
  /// - Complexity: O(rows × depth) where the first row below another begins so, else O(1).
  func cutWays(_ records: inout Records) {
    let below = records.parents.indices.filter { records.parents[$0] >= 0 }
    func name(_ record: Int) -> String { table.text.string(table.text.trimmed(records.names[record])) }
    func top(_ record: Int) -> Int {
      var (top, steps) = (record, 0)
      while records.parents[top] >= 0, steps < records.count {
        (top, steps) = (Int(records.parents[top]), steps + 1)
      }
      return top
    }
    guard let first = below.first else { return }
    let (own, upper) = (name(first), name(top(first)))
    guard !upper.isEmpty, own.hasPrefix(upper), own.count > upper.count,
      let sign = TableInterpreter.waySigns.first(where: String(own.dropFirst(upper.count)).hasPrefix),
      below.allSatisfy({ name($0).hasPrefix(name(top($0)) + sign) })
    else { return }
    let mark = Array(sign.utf8.filter { $0 != 0x20 })
    for record in below {
      let whole = table.text.trimmed(records.names[record])
      records.names[record] = table.text.bytes(whole) { bytes in
        // The last step may have the sign behind it as well.
        var end = bytes.count
        if bytes[..<end].reversed().starts(with: mark.reversed()) { end -= mark.count }
        var start = end
        while start > 0, !bytes[..<start].reversed().starts(with: sign.utf8.reversed()) { start -= 1 }
        return table.text.trimmed(Slice(start: whole.start + UInt32(start), count: UInt32(end - start)))
      }
    }
  }

  /// Signs that hardly stand in a name of its own; what repeats the parent's name alone is cut elsewhere.
  private static let waySigns = [" > ", " › ", " » ", " → ", " | ", " :: "]
}
