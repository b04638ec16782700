import RegionModel

/// A tree that was read, and what was understood of its source.
public struct ReadTree: Sendable {
  public let tree: RegionTree
  public var understanding: Understanding
  /// The tree as a file of it would be; nil where it was compiled already.
  public var block: [UInt8]?

  public init(tree: RegionTree, understanding: Understanding, block: [UInt8]? = nil) {
    self.tree = tree
    self.understanding = understanding
    self.block = block
  }
}

/// What a source was taken for, for a person to see at a glance whether that was right.
public struct Understanding: Sendable {
  public var format: TreeFormat
  /// What was made of it, in a few words: `arrays of objects with children`.
  public var shape: String
  /// What was taken for name, code, children and parent; nothing for what the shape says without fields.
  public var name: [String] = []
  public var code: [String] = []
  public var children: [String] = []
  public var parent: [String] = []
  /// Fields that are kept beside those.
  public var others: [String] = []
  /// What the levels are called, the highest first; fewer than there are, or none.
  public var levels: [String] = []
  /// What was done to the data without being asked: blanks trimmed, fields passed over.
  public var notes: [String] = []
  /// What is not as it should be and does no harm to the tree.
  public var remarks: [SourceError] = []
  /// How many remarks there are; the first of them are kept.
  public var remarkCount = 0
  /// How many records were left out because they are broken.
  public var skipped = 0

  public init(format: TreeFormat, shape: String) {
    self.format = format
    self.shape = shape
  }
}
