import RegionModel

/// What to say of rows that came out as one list although a column of theirs may be what is above them.
///
/// A list of cities with a `region` may be meant as a list, and the region as something said of each city. So it stays a
/// list; a person hears which words make it a tree.
public struct FlatList: Equatable, Sendable {
  /// The names of the columns that group the rows, the highest level first.
  public private(set) var upper: [String] = []
  /// A column that names the code or the name of another row.
  public private(set) var parent: String?

  /// - Returns: Nil if the tree has levels, or no column could be one.
  /// - Complexity: O(fields) in the first 2,000 regions.
  public init?(_ tree: RegionTree) {
    guard tree.count >= FlatList.fewest, tree.roots.count == tree.count else { return nil }
    let fieldNames = tree.fieldNames
    guard !fieldNames.isEmpty else { return nil }
    let rows = Array(tree.roots.prefix(FlatList.mostRows))
    let columns = FlatList.columns(rows, fieldNames)
    parent = FlatList.parent(rows, fieldNames, columns)
    if parent == nil { upper = FlatList.upper(fieldNames, columns) }
    if parent == nil, upper.isEmpty { return nil }
  }

  /// The words for `--fields`, such as `name=region+name`.
  ///
  /// - Parameters:
  ///   - name: The columns taken as the name.
  ///   - code: Those taken as the code, which the rows are to keep.
  public func fields(name: [String], code: [String] = []) -> String {
    if let parent { return "parent=\(parent)" }
    let levels = "name=" + (upper + name.prefix(1)).joined(separator: "+")
    guard let code = code.first, FlatList.isSayable(code) else { return levels }
    return levels + ",code=\(code)"
  }

  /// The column nearest above the rows, or the one that names their parents.
  public var column: String { parent ?? upper.last ?? "" }

  private static let fewest = 4
  private static let mostRows = 2_000
  /// In bytes; a longer text is a sentence.
  private static let longest = 60

  /// The texts of a column, one a row; empty where a row has none.
  private typealias Column = [String]

  private static func columns(_ rows: [Region], _ fieldNames: [String]) -> [Column] {
    var columns = Array(repeating: Column(repeating: "", count: rows.count), count: fieldNames.count)
    for (number, row) in rows.enumerated() {
      for (field, text) in row.fieldTexts where field < columns.count {
        columns[field][number] = String(decoding: text, as: UTF8.self)
      }
    }
    return columns
  }

  /// The column whose texts are nearly all codes or names of other rows.
  private static func parent(_ rows: [Region], _ fieldNames: [String], _ columns: [Column]) -> String? {
    let codes = Set(rows.map(\.code)).subtracting([""])
    let names = Set(rows.map(\.name))
    let index = columns.indices.first { index in
      guard isSayable(fieldNames[index]) else { return false }
      let filled = zip(rows, columns[index]).filter {
        !$0.1.isEmpty && $0.1 != $0.0.code && $0.1 != $0.0.name
      }
      let texts = Set(filled.map(\.1))
      guard filled.count * 2 >= rows.count, texts.count >= 2, texts.count < filled.count else { return false }
      return texts.isSubset(of: names) || (texts.contains(where: hasLetter) && texts.isSubset(of: codes))
    }
    return index.map { fieldNames[$0] }
  }

  /// The columns whose texts are words that many rows share, each row one; those that lie in each other.
  private static func upper(_ fieldNames: [String], _ columns: [Column]) -> [String] {
    let grouping = columns.indices.filter { index in
      let texts = Set(columns[index])
      return isSayable(fieldNames[index]) && !PropertyWords.begin(fieldNames[index])
        && FieldNames.normalized(fieldNames[index]) != "level"
        && !columns[index].contains("") && texts.count >= 2 && repeats(texts.count, of: columns[index].count)
        && texts.allSatisfy { $0.utf8.count <= longest && isWord($0) }
    }.map { (index: $0, count: Set(columns[$0]).count) }
    let together = grouping.filter { standTogether(columns[$0.index]) }
    // Where the rows of some columns' texts stand together, those that mix over them say what rows have.
    let groups = together.isEmpty ? grouping : together
    guard var lowest = groups.max(by: { $0.count < $1.count }) else { return [] }
    var chain = [lowest.index]
    for column in groups.sorted(by: { $0.count > $1.count }) where column.count < lowest.count {
      guard lies(columns[lowest.index], in: columns[column.index]) else { continue }
      chain.insert(column.index, at: 0)
      lowest = column
    }
    return chain.map { fieldNames[$0] }
  }

  /// Whether the rows of each text stand one behind the other.
  private static func standTogether(_ column: Column) -> Bool {
    var known: Set<String> = []
    for (row, text) in column.enumerated() where row == 0 || column[row - 1] != text {
      guard known.insert(text).inserted else { return false }
    }
    return true
  }

  /// Whether rows share so few texts that these group them; in a short list, such as a sample, one that comes twice does.
  private static func repeats(_ texts: Int, of rows: Int) -> Bool {
    texts * 2 <= rows || (rows <= 20 && texts < rows)
  }

  /// Whether rows with the same text of one column have the same text of the other.
  private static func lies(_ lower: Column, in upper: Column) -> Bool {
    var above: [String: String] = [:]
    return zip(lower, upper).allSatisfy { lower, upper in
      above.updateValue(upper, forKey: lower).map { $0 == upper } ?? true
    }
  }

  /// Whether a column's name can stand in `--fields` as it is.
  private static func isSayable(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { "+,=".contains($0) }
  }

  private static func hasLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Whether a text may name a place: not a number or a time such as `12d`, an address of the web, yes or no, a list.
  private static func isWord(_ text: String) -> Bool {
    let signs: Set<Character> = ["/", ":", "@", "{", "[", ";", "|", "#"]
    return hasLetter(text) && text.count > 1 && !(text.first?.isNumber ?? true)
      && !text.contains { signs.contains($0) }
      && !["true", "false", "yes", "no", "null", "none", "n/a"].contains(text.lowercased())
  }
}
