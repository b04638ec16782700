import RegionModel

/// Which keys of a document hold texts that tell objects apart, and which hold the same over and over.
struct TellingTexts {
  private var counts: [Int: (all: Int, distinct: Set<UInt32>)] = [:]
  private var hasTelling = false

  /// How many objects are looked at.
  private static let sample = 2_000

  /// - Complexity: O(sample).
  init(_ document: Document) {
    var left = TellingTexts.sample
    for object in document.values.indices where document.values[object].kind == .object {
      for member in document.children(of: object) where document.values[member].kind == .string {
        let hash = document.text.bytes(document.values[member].slice, ByteHash.of)
        let key = Int(document.values[member].key)
        counts[key, default: (0, [])].all += 1
        counts[key, default: (0, [])].distinct.insert(hash)
      }
      left -= 1
      if left == 0 { break }
    }
    hasTelling = counts.keys.contains(where: tellApart)
  }

  /// Whether no two objects have the same text under a key.
  func tellApart(_ key: Int) -> Bool {
    counts[key].map { $0.all > 2 && $0.distinct.count == $0.all } ?? false
  }

  /// Whether objects mostly have the same text under a key, where another tells them apart: `"approved": "true"`.
  func areAlike(_ key: Int) -> Bool {
    hasTelling && counts[key].map { $0.distinct.count * 2 <= $0.all } ?? false
  }
}
