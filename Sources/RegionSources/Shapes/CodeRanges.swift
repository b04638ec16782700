/// Codes that mean all from one to another: `31-33` of trades, `A00-B99` of diseases.
struct CodeRanges {
  private struct Range {
    let record: Int
    let first: [UInt8]
    let last: [UInt8]
  }

  private var all: [Range] = []

  var isEmpty: Bool { all.isEmpty }

  private static let longest = 15
  private static let most = 2_000

  /// Empty where some code of this form runs backwards: `11-01` lies in `11`, and spans nothing.
  init(_ codes: [Slice], _ text: SourceText) {
    for code in codes.indices where codes[code].count >= 3 && codes[code].count <= CodeRanges.longest {
      let ends = text.bytes(codes[code], CodeRanges.ends)
      guard let (first, last) = ends else { continue }
      guard first.lexicographicallyPrecedes(last), all.count < CodeRanges.most else {
        all = []
        return
      }
      all.append(Range(record: code, first: first, last: last))
    }
    all.sort { $0.record < $1.record }
  }

  /// The two codes of a range, which are of one length; nil where a code is no range.
  static func ends(of code: UnsafeRawBufferPointer) -> (first: [UInt8], last: [UInt8])? {
    guard code.count >= 3, code.count <= longest, code.count % 2 == 1, code[code.count / 2] == 0x2D else {
      return nil
    }
    let (first, last) = (Array(code[..<(code.count / 2)]), Array(code[(code.count / 2 + 1)...]))
    let isPlain = (first + last).allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A }
    return isPlain ? (first, last) : nil
  }

  /// The narrowest other range around a code, or around both ends of a range.
  func parent(of code: UnsafeRawBufferPointer, _ record: Int) -> Int? {
    let (first, last) = CodeRanges.ends(of: code) ?? (Array(code), Array(code))
    var best: Range?
    for range in all where range.record != record {
      guard !first.prefix(range.first.count).lexicographicallyPrecedes(range.first),
        !range.last.lexicographicallyPrecedes(last.prefix(range.last.count)),
        first.count >= range.first.count, first != range.first || last != range.last
      else { continue }
      if let known = best,
        !(range.last.lexicographicallyPrecedes(known.last)
          || known.first.lexicographicallyPrecedes(range.first))
      {
        continue
      }
      best = range
    }
    return best?.record
  }
}
