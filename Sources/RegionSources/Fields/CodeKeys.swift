/// Keys that are codes of places, although they are words for fields elsewhere: `ID` of Indonesia and of Idaho, `NO` of
/// Norway, `N` among all letters.
struct CodeKeys {
  /// The keys that stand in dictionaries of codes alone.
  private(set) var keys: Set<UInt32> = []

  private static let fewestMembers = 3
  /// Of one letter there must be more: rows have `n` and `c` for names and codes.
  private static let fewestLetters = 6

  /// - Parameter ranked: Whether a key is a word for a field.
  /// - Complexity: O(*n*) where a word is written as codes are, else O(keys).
  init(_ document: Document, isRanked: (Int) -> Bool) {
    let wanted = Set(
      (0..<document.keys.count).filter { key in
        document.text.bytes(document.keys.slices[key], CodeKeys.isShortCode) && isRanked(key)
      }.map { UInt32($0) })
    guard !wanted.isEmpty else { return }
    var others: Set<UInt32> = []
    var firsts: [UInt32: Int] = [:]
    for object in document.values.indices where document.values[object].kind == .object {
      let members = document.children(of: object)
      guard members.contains(where: { wanted.contains(document.values[$0].key) }) else { continue }
      let first = members.first(where: { _ in true }).map { document.values[$0].key } ?? 0
      firsts[first, default: 0] += 1
      let isDictionary =
        CodeKeys.isDictionary(object, document)
        && (firsts[first] == 1 || document.values[object].key != Value.noKey)
      for member in members where wanted.contains(document.values[member].key) {
        if isDictionary {
          keys.insert(document.values[member].key)
        } else {
          others.insert(document.values[member].key)
        }
      }
    }
    keys.subtract(others)
  }

  /// Whether an object maps codes of one length to names, each with a small letter or in another script.
  private static func isDictionary(_ object: Int, _ document: Document) -> Bool {
    let members = document.children(of: object)
    guard
      let length = members.first(where: { _ in true }).map({
        document.keys.slices[Int(document.values[$0].key)].count
      }),
      document.count(of: object) >= (length == 1 ? fewestLetters : fewestMembers)
    else { return false }
    return members.allSatisfy { member in
      let (value, key) = (document.values[member], document.keys.slices[Int(document.values[member].key)])
      let isCode = document.text.bytes(key) { bytes in
        isShortCode(bytes) || length == 1 && bytes.allSatisfy { (0x30...0x39).contains($0) }
      }
      return value.kind == .string && key.count == length && isCode
        && document.text.bytes(value.slice) { $0.contains { (0x61...0x7A).contains($0) || $0 >= 0x80 } }
    }
  }

  private static func isShortCode(_ bytes: UnsafeRawBufferPointer) -> Bool {
    (1...3).contains(bytes.count) && bytes.allSatisfy { (0x41...0x5A).contains($0) }
  }
}
