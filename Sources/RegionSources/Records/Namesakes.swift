import RegionModel

/// Siblings with the same name and no code: a person can pick them, but a path cannot tell them apart.
struct Namesakes {
  private(set) var first: [(place: UInt32, message: String)] = []
  private(set) var count = 0

  /// - Complexity: O(*n*).
  init(_ records: Records, _ text: SourceText) {
    var seen: Set<Key> = []
    for record in 0..<records.count where records.codes[record].isEmpty {
      let name = text.trimmed(records.names[record])
      let hash = text.bytes(name, ByteHash.of)
      guard !seen.insert(Key(parent: records.parents[record], name: text.string(name), hash: hash)).inserted
      else { continue }
      count += 1
      guard first.count < SourceErrors.limit else { continue }
      first.append(
        (
          records.places[record],
          "the name \(text.string(name)) stands twice below one parent, without a code"
        ))
    }
  }

  private struct Key: Hashable {
    let parent: Int32
    let name: String
    let hash: UInt32

    func hash(into hasher: inout Hasher) {
      hasher.combine(parent)
      hasher.combine(hash)
    }
  }
}
