import Glibc
import RegionModel

/// The trees to measure with.
enum SampleTrees {
  /// A compiled atlas from a file.
  static func read(_ path: String) throws -> RegionTree {
    guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block.prefix(count) }
    return try RegionTree(compiled: bytes)
  }

  struct Unreadable: Error { let path: String }

  /// 34 provinces of 10 prefectures of 9 counties of 14 townships.
  static func nationwide() throws -> RegionTree {
    var records: [RegionRecord] = []
    var parents = [""]
    for (level, count) in zip([Level.province, .prefecture, .county, .township], [34, 10, 9, 14]) {
      parents = parents.flatMap { parent in
        (0..<count).map { index in
          records.append(record(number: records.count * 7919, parent: parent, level: level))
          return records[records.count - 1].code
        }
      }
    }
    return try RegionTree(compiled: TreeBuilder(records).build())
  }

  /// Two regions: the first has `small` children, the second `large`.
  static func twoLists(small: Int, large: Int) throws -> RegionTree {
    var records = [
      RegionRecord(code: "small", parentCode: "", level: .province, name: "小", reading: "a"),
      RegionRecord(code: "large", parentCode: "", level: .province, name: "大", reading: "b"),
    ]
    for (parent, count) in [("small", small), ("large", large)] {
      for index in 0..<count {
        records.append(record(number: index * 7919, parent: parent, level: .prefecture))
      }
    }
    return try RegionTree(compiled: TreeBuilder(records).build())
  }

  private static let characters = [
    ("安", "an"), ("白", "bai"), ("昌", "chang"), ("东", "dong"), ("峨", "e"), ("福", "fu"), ("广", "guang"),
    ("海", "hai"), ("江", "jiang"), ("开", "kai"), ("林", "lin"), ("梅", "mei"), ("南", "nan"), ("平", "ping"),
    ("清", "qing"), ("仁", "ren"), ("山", "shan"), ("田", "tian"), ("武", "wu"), ("西", "xi"), ("阳", "yang"),
    ("中", "zhong"),
  ]

  /// A region with a name of five characters, distinct for numbers below five million.
  private static func record(number: Int, parent: String, level: Level) -> RegionRecord {
    var number = number
    let code = "\(parent.prefix(1))\(level.rawValue)-\(number)"
    let parts = (0..<5).map { _ in
      defer { number /= characters.count }
      return characters[number % characters.count]
    }
    return RegionRecord(
      code: code, parentCode: parent, level: level, name: parts.map(\.0).joined(),
      reading: parts.map(\.1).joined(separator: " "))
  }
}
