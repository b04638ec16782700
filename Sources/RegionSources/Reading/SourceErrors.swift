/// An error at a place of a source.
public struct SourceError: Equatable, Sendable {
  /// Counted from 1; nil if the error concerns the whole file.
  public var line: Int?
  /// Counted from 1, in bytes; nil if the line is enough.
  public var column: Int?
  /// The file's name, if there are several.
  public var source: String?
  /// A sentence without a full stop.
  public var message: String

  public init(line: Int? = nil, column: Int? = nil, source: String? = nil, _ message: String) {
    (self.line, self.column, self.source, self.message) = (line, column, source, message)
  }
}

/// Why a source gives no tree: the first errors, and the number of all.
public struct SourceErrors: Error, Equatable, Sendable, CustomStringConvertible {
  /// The source's name in messages: the path of the file.
  public let source: String
  /// The first errors, in the order of their lines.
  public let first: [SourceError]
  public let count: Int
  /// How the source was understood, where its flaws do not lie in its form; nil where nothing was.
  public var understanding: Understanding?
  /// Whether rows name parents of which none is there.
  var areParentsNowhere = false

  /// What the text is likely written in, where that is not UTF-8.
  var encoding: EncodingGuess?

  /// Whether nothing would be left without what is broken and all below it.
  public var leavesNothing = false

  /// The most errors that are listed; of the rest, only the number is given.
  public static let limit = 10

  public init(
    source: String, _ flaws: [SourceError], count: Int? = nil, of understanding: Understanding? = nil
  ) {
    self.source = source
    self.understanding = understanding
    first = Array(flaws.prefix(SourceErrors.limit))
    self.count = count ?? flaws.count
  }

  public init(source: String, line: Int? = nil, column: Int? = nil, _ message: String) {
    self.init(source: source, [SourceError(line: line, column: column, message)])
  }

  /// Whether nothing is wrong but that the person did not wait for the data.
  public var isCancelled: Bool { count == 1 && first.first?.message == SourceReadError.cancelled.description }

  /// Whether nothing is wrong but that tables are named of a source that has none.
  public var isAboutTables: Bool { count == 1 && first.first?.message == SourceErrors.tablesOfNone }

  /// What to say then.
  public static let tablesOfNone =
    "--table is for a SQLite database, an SQL dump or a program's text: --data FILE"

  /// One line for each error, such as `tree.json:1204: the parent 7 does not exist`; equal ones once.
  public var lines: [String] {
    var seen: Set<String> = []
    let lines = allLines.filter { seen.insert($0).inserted }
    return count > first.count ? lines + ["\(source): and \(count - first.count) more"] : lines
  }

  private var allLines: [String] {
    first.map { flaw in
      let line = flaw.line.map { ":\($0)" } ?? ""
      let column = flaw.line == nil ? "" : flaw.column.map { ":\($0)" } ?? ""
      return "\(flaw.source ?? source)\(line)\(column): \(flaw.message)"
    }
  }

  /// What to do about rows that are broken, where the source is not broken in its form; nil for other errors, and where
  /// one says it itself.
  public var advice: String? {
    guard let understanding, !first.isEmpty,
      first.allSatisfy({
        ($0.line != nil || understanding.format == .sqlite) && !$0.message.contains("--")
      })
    else { return nil }
    if areParentsNowhere, let parent = understanding.parent.first, let name = understanding.name.first {
      return "the parents are in no row; if they are a level above, say --fields name=\(parent)+\(name)"
    }
    let choice = "say which fields are meant, --fields name=…,code=…,parent=…"
    let fields = leavesNothing ? choice : "leave such rows out, --keep-going, or " + choice
    // Rows of a database are found by their codes.
    return understanding.format == .sqlite ? fields : fields + " (code=- for none)"
  }

  public var description: String { lines.joined(separator: "\n") }
}
