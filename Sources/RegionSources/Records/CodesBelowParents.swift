/// Finds what has the same code as something before it, where more has to be the same: the parent, or the name.
///
/// A million rows with codes of their own cost a look into a hash table each, and nothing more.
struct CodesBelowParents {
  private let codes: [Slice]
  private let text: SourceText
  private var table: SliceTable
  /// By the first number with a code: those behind it with the same code, of which none is the same as another.
  private var others: [Int: [Int]] = [:]
  /// More of one code are not remembered: it tells nothing.
  private static let most = 64

  init(_ codes: [Slice], _ text: SourceText) {
    (self.codes, self.text) = (codes, text)
    table = SliceTable(capacity: codes.count)
  }

  /// Adds a number, and gives the one before it with the same code that `isSame` says it of; nil where there is none.
  mutating func first(_ number: Int, where isSame: (Int) -> Bool) -> Int? {
    let first = table.insert(number, codes, text)
    guard first != number else { return nil }
    if isSame(first) { return first }
    if let same = others[first, default: []].first(where: isSame) { return same }
    if others[first, default: []].count < CodesBelowParents.most { others[first, default: []].append(number) }
    return nil
  }
}
