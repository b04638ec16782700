/// Codes of one length, some of which lost the zero in front of them where a spreadsheet took them for numbers: SIC's `100`
/// was `0100`, and lies beside `1000`.
enum LostFirstZeros {
  /// Whether codes are digits of an even length or of one less, the short ones first and all in order, and some long one
  /// begins with no short one.
  ///
  /// A list that names each level for itself has a short code for the beginning of each long one.
  ///
  /// - Complexity: O(*n*) in the codes.
  static func areThere(_ codes: [Slice], _ text: SourceText, _ table: SliceTable) -> Bool {
    let filled = codes.filter { !$0.isEmpty }
    guard let longest = filled.last?.count, longest % 2 == 0, longest > 2, filled[0].count == longest - 1
    else {
      return false
    }
    var last = 0
    for code in filled {
      guard code.count == longest || code.count == longest - 1, let number = Int(text.string(code)),
        number > last
      else { return false }
      last = number
    }
    return filled.contains { code in
      code.count == longest
        && text.bytes(code) {
          table.number(of: UnsafeRawBufferPointer(rebasing: $0.dropLast()), codes, text) == nil
        }
    }
  }
}
