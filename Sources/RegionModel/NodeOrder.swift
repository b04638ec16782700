/// The numbering of nodes: breadth first, siblings in display order.
struct NodeOrder {
  /// For each node from 1 on, its record; node i stands at i - 1.
  private(set) var records: [Int] = []
  /// For each node from 0 on, its parent's node.
  private(set) var parents: [Int] = [0]
  /// For each node from 0 on, and one more, where its children begin.
  private(set) var firstChildren: [Int] = []

  /// - Complexity: O(*n* log *n*).
  init(_ table: [RegionRecord], parents recordParents: [Int?]) {
    var children: [[Int]] = Array(repeating: [], count: table.count)
    var roots: [Int] = []
    for (index, parent) in recordParents.enumerated() {
      if let parent { children[parent].append(index) } else { roots.append(index) }
    }
    let keys = table.map(DisplayKey.init)
    append(roots, below: 0, keys: keys)
    firstChildren.append(1)
    var node = 1
    while node <= records.count {
      firstChildren.append(records.count + 1)
      append(children[records[node - 1]], below: node, keys: keys)
      node += 1
    }
    firstChildren.append(records.count + 1)
  }

  private mutating func append(_ siblings: [Int], below parent: Int, keys: [DisplayKey]) {
    records.append(contentsOf: siblings.sorted { keys[$0] < keys[$1] })
    parents.append(contentsOf: repeatElement(parent, count: siblings.count))
  }
}

/// What siblings are sorted by: the letters of the name, then the whole reading, then the code.
///
/// A name without a letter sorts last. GD GS GX GZ: 广东 甘肃 广西 贵州.
struct DisplayKey: Comparable {
  private let initials: [UInt8]
  private let reading: String
  private let code: String

  init(_ record: RegionRecord) {
    let syllables = record.reading.utf8.split(separator: UInt8(ascii: " "))
    initials = syllables.isEmpty ? [UInt8.max] : syllables.map { $0[$0.startIndex] }
    reading = record.reading.isEmpty ? record.name : record.reading
    code = record.code
  }

  static func < (a: DisplayKey, b: DisplayKey) -> Bool {
    if a.initials != b.initials { return a.initials.lexicographicallyPrecedes(b.initials) }
    return (a.reading, a.code) < (b.reading, b.code)
  }
}
