/// The name of a level in a language.
public struct LevelName: Equatable, Sendable {
  public let level: Level
  /// A code of two or three small letters: zh, en.
  public let language: String
  /// For one region: 城市, City.
  public let noun: String
  /// For a list of them: 选择城市, City.
  public let heading: String

  public init(_ level: Level, language: String, noun: String, heading: String) {
    self.level = level
    self.language = language
    self.noun = noun
    self.heading = heading
  }
}

/// The names of levels in a tree; most trees have none.
extension RegionTree {
  /// The noun for a region of a level; nil if the tree has none in that language.
  ///
  /// - Complexity: O(levels × languages).
  public func levelName(_ level: Level, language: String) -> String? {
    levelEntry(level, language).map { levelText(at: $0, isHeading: false) }
  }

  /// The heading of a list of regions of a level; nil if the tree has none in that language.
  ///
  /// - Complexity: O(levels × languages).
  public func levelHeading(_ level: Level, language: String) -> String? {
    levelEntry(level, language).map { levelText(at: $0, isHeading: true) }
  }

  /// The nouns of all levels in a language.
  public func levelNouns(language: String) -> some Sequence<String> {
    let packed = RegionTree.packed(language: language)
    return (0..<levelEntryCount).lazy
      .filter { self.levelNameSection.uint32(at: 8 + $0 * 16) == packed }
      .map { self.levelText(at: $0, isHeading: false) }
  }

  /// All names of levels, in the order of the data.
  public var levelNames: [LevelName] {
    (0..<levelEntryCount).map { index in
      LevelName(
        Level(rawValue: UInt8(truncatingIfNeeded: levelNameSection.uint32(at: 4 + index * 16))),
        language: RegionTree.language(packed: levelNameSection.uint32(at: 8 + index * 16)),
        noun: levelText(at: index, isHeading: false), heading: levelText(at: index, isHeading: true))
    }
  }

  /// A larger number of entries is damage.
  private static let mostEntries = 4096

  var levelEntryCount: Int {
    let count = Int(levelNameSection.uint32(at: 0))
    return count <= RegionTree.mostEntries && 4 + count * 16 <= levelNameSection.count ? count : 0
  }

  private func levelEntry(_ level: Level, _ language: String) -> Int? {
    let packed = RegionTree.packed(language: language)
    return (0..<levelEntryCount).first { index in
      levelNameSection.uint32(at: 4 + index * 16) == level.rawValue
        && levelNameSection.uint32(at: 8 + index * 16) == packed
    }
  }

  private func levelText(at index: Int, isHeading: Bool) -> String {
    String(decoding: levelBytes(at: index, isHeading: isHeading), as: UTF8.self)
  }

  func levelBytes(at index: Int, isHeading: Bool) -> UnsafeRawBufferPointer {
    let entry = 4 + index * 16
    let start = Int(levelNameSection.uint32(at: entry + 8))
    let nounCount = Int(levelNameSection.uint16(at: entry + 12))
    let headingCount = Int(levelNameSection.uint16(at: entry + 14))
    return isHeading
      ? levelNameSection.bytes(from: start + nounCount, count: headingCount)
      : levelNameSection.bytes(from: start, count: nounCount)
  }

  /// The first four letters of a language's code, the first in the lowest byte.
  static func packed(language: String) -> UInt32 {
    language.utf8.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func language(packed: UInt32) -> String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: packed >> ($0 * 8)) }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
