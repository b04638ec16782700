import PickerCore
import RegionModel
import TerminalKit

/// The source of lists that are fetched one by one.
struct ListChoice: Equatable, Sendable {
  /// The command that prints the children of a place; nil for none.
  var children: String?
  /// The command that searches; nil for none.
  var search: String?
  /// The time limit of each command, in milliseconds.
  var timeout: Milliseconds = 30_000
  /// How long answers are cached, in seconds; nil for no cache.
  var cacheAge: Int?
  /// The tables of a database: one for each level, or one for all; empty to detect them.
  var tables: [String] = []
  /// Whether a further field of the data is to be printed, so that lists must keep them.
  var keepsFields = false
  /// The SQL query for children, with `:parent` for the code of the place; nil to read tables.
  var sql: String?
}

extension ListChoice {
  /// The tables between the signs, with or without blanks around these: `region + branch`.
  private static func names(_ tables: String) -> [String] {
    tables.split(separator: "+").map { table in
      String(table.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// - Parameter queryIsSQL: Whether `--query` is SQL and nothing else.
  /// - Throws: The first value that cannot be read, with its option and the values that are allowed.
  init(_ words: OptionWords, queryIsSQL: Bool = false) throws(CommandError) {
    self.init()
    children = words.value(of: .children)
    search = words.value(of: .search)
    timeout = try words.value(of: .childrenTimeout).map(ListChoice.timeout) ?? timeout
    cacheAge = try words.value(of: .cache).map(OptionValue.age)
    tables = words.value(of: .table).map(ListChoice.names) ?? tables
    // The English name may be a field. No text is searched without a template: that would slow every start.
    let names = words.value(of: .names)
    keepsFields =
      names == NameChoice.english.rawValue || words.value(of: .output) == OutputFormat.json.rawValue
    if let format = words.value(of: .format) {
      keepsFields = keepsFields || format.has("{field:") || format.has("{name:en}")
    }
    let queries = words.values(of: [.query])
    sql = queries.last(where: ListChoice.isSQL)
    if queryIsSQL, let other = queries.first(where: { !ListChoice.isSQL($0) }) {
      throw OptionValue.wrong(
        .query, SafeText.line(other), "a SELECT is wanted, with :parent for the code of the place above")
    }
  }

  /// 0 is no limit, as for `--timeout`: a number of milliseconds that no person waits for, some months.
  private static func timeout(_ text: String) throws(CommandError) -> Milliseconds {
    let milliseconds = try OptionValue.timeout(text, of: .childrenTimeout)
    return milliseconds == 0 ? 10_000_000_000 : milliseconds
  }

  /// SQL without the comments in front of it.
  private static func withoutComments(_ text: String) -> Substring {
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("--") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return rest
      }
    }
  }

  /// Whether the value of `--query` is SQL, and not a text to search for.
  static func isSQL(_ text: String) -> Bool {
    let first = withoutComments(text).split(whereSeparator: \.isWhitespace).first?.lowercased() ?? ""
    return text.has(":parent") && ["select", "with", "values"].contains(first)
  }
}
