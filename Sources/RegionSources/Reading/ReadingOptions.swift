import RegionModel
import Romanization

/// What a person says about a file, beyond its content.
public struct ReadingOptions: Sendable {
  /// The format; nil to detect it.
  public var format: TreeFormat?
  /// The separator of path names or of table cells; nil to detect it.
  public var separator: String?
  /// The fields for name, code, children and parent.
  public var fields = FieldChoice()
  /// The tables of an SQL text that are the tree: one, or one for each level; empty to detect them.
  public var tables: [String] = []
  /// The names of the levels, the highest first; empty to take them from the data.
  public var levels: [String] = []
  /// The order of siblings.
  public var order = RegionTree.Order.source
  /// Whether somebody said that order, and did not only leave it as it is.
  public var saysOrder = false
  /// Whether broken records are left out instead of refused.
  public var keepsGoing = false
  /// Whether the text is a command's answer: its rows are the children of one place, all on one level. Without a heading
  /// its lines are a code, a tab and a name, perhaps with a third column.
  public var isAnswer = false
  /// Whether the rows of an answer may name others of it as parents: the matches of a search, with the places above them.
  public var isSearch = false
  /// The place whose children an answer has; nil for the first list, and for what is no answer.
  var opened: Place?
  /// How many steps stand above what is read: the highest level is the next one.
  public var depth = 0
  /// Hears how much is done of what takes long: from 0 to 1, on the thread that reads.
  public var progress: (@Sendable (Double) -> Void)?
  /// Waits until a pipe can be read, of which so many bytes were read before, and returns whether it can: false where nobody
  /// wants it any more. Nil to wait without an end.
  public var waitsForPipe: (@Sendable (Int32, Int) -> Bool)?
  /// Whether siblings with the same name are reported; that costs time, and they do no harm.
  public var findsNamesakes = false
  /// Whether every byte of a compiled tree is checked, and not what is used of it alone.
  public var checksAll = false
  /// The folder for compiled copies of files that are slow to read; nil for none.
  public var cacheFolder: String?
  /// The tables for reading Han names; nil for names without pinyin.
  public var readings: ReadingTexts?

  public init() {}
}

/// The fields that a person named; for an empty list, the reader chooses.
public struct FieldChoice: Equatable, Sendable {
  public var name: [String] = []
  /// `none` alone for no codes, whatever the data have.
  public var code: [String] = []
  /// One for each level, from the highest on; the last also holds for all levels below. `none` alone for no children.
  public var children: [String] = []
  /// `none` alone for no parents.
  public var parent: [String] = []
  /// The column of tables, one name at most, with the level of each row: rows lie below the last row before them that has
  /// a higher level, a smaller number; other texts are levels in the order in which they first stand. `none` alone for no
  /// levels.
  public var level: [String] = []

  public init() {}

  /// What stands for no field.
  public static let none = "-"
}
