import RegionModel

/// Makes the list of what a source wrote.
public struct AnswerReader: Sendable {
  /// What levels are called, the highest first; empty for a tree whose steps have no names.
  public var levels: [String] = []
  public var order = RegionTree.Order.source

  public init() {}

  /// The tree of an answer.
  ///
  /// - Parameter depth: How many steps stand above its roots.
  /// - Throws: What is wrong with it, and in which line.
  func tree(of bytes: [UInt8], depth: Int) throws(SourceFailure) -> RegionTree {
    let level = Level(rawValue: UInt8(clamping: depth + 1))
    guard ListLines.isMeant(bytes) else { throw .failed("the answer is no list of codes and names") }
    return try tree(of: ListLines(bytes, level: level).builder)
  }

  func tree(of builder: TreeBuilder) throws(SourceFailure) -> RegionTree {
    var builder = builder
    builder.order = order
    builder.levelNames = AnswerReader.levelNames(levels)
    do {
      return try builder.tree()
    } catch {
      let flaw = error.all[0]
      throw .failed("line \(flaw.record + 1): \(flaw.description)")
    }
  }

  static func levelNames(_ names: [String]) -> [LevelName] {
    names.prefix(250).enumerated().flatMap { index, name -> [LevelName] in
      let level = Level(rawValue: UInt8(index + 1))
      return name.isEmpty ? [] : ["zh", "en"].map { LevelName(level, language: $0, noun: name, heading: name) }
    }
  }
}
