import RegionModel

/// A tree that was read, with a description of how its source was understood.
public struct ReadTree: Sendable {
  public let tree: RegionTree
  public var understanding: Understanding
  /// The bytes of the compiled tree; nil if the source was compiled already.
  public var block: [UInt8]?

  public init(tree: RegionTree, understanding: Understanding, block: [UInt8]? = nil) {
    self.tree = tree
    self.understanding = understanding
    self.block = block
  }
}

extension ReadTree {
  /// The same, where the tree and a note say that the source has further pages.
  func sayingPages() -> ReadTree {
    guard let rest = understanding.pages?.rest(of: tree) else { return self }
    var understanding = understanding
    let note = ReadTree.note(onPage: rest > 0 ? tree.roots.count : tree.count, rest: rest)
    understanding.notes.append(note)
    understanding.leftAside.append(note)
    return ReadTree(tree: tree.lacking(rest: rest), understanding: understanding, block: block)
  }

  /// What to say of a list that is a page.
  ///
  /// - Parameters:
  ///   - count: How many rows it has.
  ///   - rest: How many there are on other pages; 0 where the source does not say it.
  public static func note(onPage count: Int, rest: Int) -> String {
    rest > 0
      ? "the source answers in pages: \(count) of \(count + rest) are here"
      : "the source answers in pages: there are more than these \(count)"
  }
}

/// How a source was understood, so that a person can check it at a glance.
public struct Understanding: Equatable, Sendable {
  public var format: TreeFormat
  /// Whether the data stood in the text of a program, of which `format` says how it was read.
  public internal(set) var isProgram = false
  /// The shape in a few words, such as `nested objects`.
  public var shape: String
  /// The files that are no UTF-8, with the encodings that they were read in, for people.
  public var encodings: [(file: String, name: String)] { guessedEncodings.map { ($0.file, $0.guess.name) } }
  var guessedEncodings: [GuessedEncoding] = []
  /// The fields taken as name, code, children and parent; empty if the shape needs no fields.
  public var name: [String] = []
  public var code: [String] = []
  public var children: [String] = []
  public var parent: [String] = []
  /// Further fields that are kept.
  public var others: [String] = []
  /// Fields whose lists or objects are not in the tree, with how often each stands in the source; only where a report is
  /// wanted.
  public var unread: [UnreadField] = []
  /// The names of the levels, the highest first; there may be fewer than levels.
  public var levels: [String] = []
  /// Changes made to the data, such as trimmed blanks or ignored fields.
  public var notes: [String] = []
  /// Those of the notes that name what else stands in the source and is not in the tree: constants of a script, tables of SQL.
  /// Empty where somebody chose.
  public internal(set) var leftAside: [String] = []
  /// What the source says of further pages of it.
  var pages: FurtherPages?
  /// Problems that do no harm to the tree.
  public var remarks: [SourceError] = []
  /// The number of all remarks; only the first are kept.
  public var remarkCount = 0
  /// How many broken records were left out.
  public var skipped = 0

  public init(format: TreeFormat, shape: String) {
    self.format = format
    self.shape = shape
  }

  /// What the data is written in, for people.
  public var formatTitle: String { isProgram ? "the text of a program" : format.title }
  /// The same for programs, one word.
  public var formatWord: String { isProgram ? "program" : format.rawValue }
}

/// A field whose lists or objects were passed over.
public struct UnreadField: Equatable, Sendable {
  public let name: String
  /// How many lists or objects stand under it.
  public let count: Int
}
