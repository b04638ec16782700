import RegionModel
import Romanization

/// What a person says of a file beyond what its content does.
public struct ReadingOptions: Sendable {
  /// The format; nil where the content tells it.
  public var format: TreeFormat?
  /// What stands between the names of a path, or the cells of a table; nil where the content tells it.
  public var separator: String?
  /// Which fields are the name, the code, the children and the parent.
  public var fields = FieldChoice()
  /// What the steps are called, the highest first; none where the data says it.
  public var levels: [String] = []
  /// In what order siblings stand.
  public var order = RegionTree.Order.source
  /// Whether somebody said that order, and did not only leave it as it is.
  public var saysOrder = false
  /// Whether what is broken is left out instead of refused.
  public var keepsGoing = false
  /// Whether the text is the answer of a command: its lines are a code, a tab and a name, perhaps with a third column.
  public var isAnswer = false
  /// How many steps stand above what is read: the highest level is the next one.
  public var depth = 0
  /// Hears how much is done of what takes long: from 0 to 1, on the thread that reads.
  public var progress: (@Sendable (Double) -> Void)?
  /// Whether siblings of one name are looked for, which costs time and harms nobody.
  public var findsNamesakes = false
  /// Where files that took long to read are kept compiled; nil for nowhere.
  public var cacheFolder: String?
  /// How Han names are read; nil for names without pinyin.
  public var readings: ReadingTexts?

  public init() {}
}

/// The fields that a person named; an empty list leaves the choice to the reader.
public struct FieldChoice: Equatable, Sendable {
  public var name: [String] = []
  public var code: [String] = []
  /// The first for the first level, and so on; the last for all below.
  public var children: [String] = []
  public var parent: [String] = []

  public init() {}

  public var isEmpty: Bool { name.isEmpty && code.isEmpty && children.isEmpty && parent.isEmpty }
}
