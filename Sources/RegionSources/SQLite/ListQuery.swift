import RegionModel
import Synchronization

/// A person's own query.
struct ListQuery: Sendable {
  private let sql: String
  private let code: Int
  private let name: Int
  private let leaf: Int?
  private let mostRows: Int
  /// The other columns, which are further fields.
  private let others: [Int]
  let fieldNames: [String]
  let nameColumn: String
  let codeColumn: String
  private let kinds = CodeKinds()

  /// What a row takes beside its texts, in bytes.
  private static let rowSize = 16

  /// - Throws: `ListSourceError` if the database does not accept the query.
  init(
    _ sql: String, _ connection: Connection, _ fields: FieldChoice, mostRows: Int? = nil
  ) throws(ListSourceError) {
    self.sql = sql
    self.mostRows = mostRows ?? .max
    let columns = try connection.columns(of: sql)
    func place(_ names: [String], _ role: FieldRole, but other: Int?) -> Int? {
      if let named = names.first { return columns.firstIndex { $0.lowercased() == named.lowercased() } }
      let ranks = columns.map { FieldNames.of(role).rank(FieldNames.normalized($0)) ?? .max }
      return columns.indices.filter { $0 != other && ranks[$0] < FieldNames.lastResort }.min {
        ranks[$0] < ranks[$1]
      }
    }
    guard !columns.isEmpty else { throw .failed("the query gives no columns") }
    let name = place(fields.name, .name, but: nil)
    self.name = name ?? min(1, columns.count - 1)
    code = place(fields.code, .code, but: self.name) ?? 0
    let leaf = columns.firstIndex { ["leaf", "isleaf"].contains(FieldNames.normalized($0)) }
    self.leaf = leaf
    let taken = [code, self.name, leaf]
    others = columns.indices.filter { !taken.contains($0) }
    fieldNames = others.map { columns[$0] }
    (nameColumn, codeColumn) = (columns[self.name], columns[code])
  }

  /// Asks for the roots with NULL, then with an empty text, then with 0; the first parameter that gives rows counts.
  ///
  /// A code is given back as the text or the number that it was: where no column says what is meant,
  /// `coalesce(parent, '') = coalesce(:parent, '')`, 1 is not '1'.
  ///
  /// - Throws: `ListSourceError` for an answer that is longer than a command's may be: the query may never end.
  func children(
    of path: [Place], _ connection: Connection, _ reader: AnswerReader, keepsFields: Bool
  ) throws(ListSourceError) -> RegionTree {
    let parents: [(code: String?, isText: Bool)] =
      path.last.map { last in kinds.ways(last.code).map { (last.code, $0) } }
      ?? [(nil, false), ("", false), ("0", false)]
    return try reader.tree(depth: path.count) { list throws(ListSourceError) in
      list.beginFields(keepsFields ? fieldNames : [])
      for parent in parents {
        var (read, size) = (0, 0)
        let count = try connection.rows(sql, [parent.code], areTexts: parent.isText) {
          row throws(ListSourceError) in
          kinds.note(row, code)
          let (code, name) = (Array(row.bytes(code)), Array(row.bytes(name)))
          read += 1
          size += code.count + name.count + ListQuery.rowSize
          if size > SourceAnswer.limit {
            throw .failed("the answer is longer than \(SourceAnswer.limit >> 20) MiB")
          }
          if name.isEmpty { throw .failed("a row has no name") }
          let isLeaf = leaf.map { !["", "0", "false"].contains(row.text($0)) } ?? false
          name.withUnsafeBytes { name in
            code.withUnsafeBytes { code in _ = list.add(code: code, name: name, flags: isLeaf ? .leaf : []) }
          }
          if keepsFields { list.addFields(others.map { row.bytes($0) }) }
          return read < mostRows
        }
        if count > 0 { break }
      }
    }
  }
}

/// What the codes were that a query gave and that are written as numbers: texts, numbers, or both.
private final class CodeKinds: Sendable {
  private let kinds = Mutex((hasTexts: false, hasNumbers: false))

  func note(_ row: Statement, _ column: Int) {
    guard let isText = row.isTextOfNumber(column) else { return }
    kinds.withLock { kinds in if isText { kinds.hasTexts = true } else { kinds.hasNumbers = true } }
  }

  /// Whether a code is to be a text, one way after the other until one gives rows.
  func ways(_ code: String) -> [Bool] {
    kinds.withLock { kinds in
      guard kinds.hasTexts, Int64(code).map(String.init) == code else { return [false] }
      return kinds.hasNumbers ? [false, true] : [true, false]
    }
  }
}
