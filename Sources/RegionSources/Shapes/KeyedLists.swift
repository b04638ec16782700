/// Lists of which each is called after the code or the name of a row in another, as scripts keep what a form offers:
///
///     {"start": [{"key": "city01", "val": "North"}, {"key": "city02", "val": "South"}], "city01": [{"key": "1", "val": "Bray"}]}
///
/// A row whose texts are all empty stands for no choice, and is left out.
extension DocumentInterpreter {
  /// The tree of such lists; nil where the lists of an object are others.
  ///
  /// - Complexity: O(*n*) in the values, where all members are lists of flat objects.
  func keyedLists(_ root: Int?) -> (Interpretation, SourceText)? {
    guard options.fields == FieldChoice(), !options.isAnswer, let root, document.values[root].kind == .object
    else { return nil }
    let lists = Array(document.children(of: root))
    guard lists.count > 2, lists.allSatisfy(isListOfRows) else { return nil }
    let titles = Set(lists.map(title))
    let lengths = Set(titles.map { UInt32($0.utf8.count) })
    var owners: [String: Int] = [:]
    var rows: [(row: Int, list: Int)] = []
    for list in lists {
      for row in document.children(of: list) where !isBlank(row) {
        for member in document.children(of: row) {
          let value = document.values[member]
          guard value.kind == .string, lengths.contains(value.slice.count) else { continue }
          let text = document.text.string(value.slice)
          guard titles.contains(text) else { continue }
          // A title in two rows tells none of them.
          owners[text] = owners[text] ?? rows.count == rows.count ? rows.count : -1
        }
        rows.append((row, list))
      }
    }
    let uppers = lists.map { list in
      owners[title(list)].flatMap { $0 >= 0 && rows[$0].list != list ? $0 : nil }
    }
    guard uppers.count(where: { $0 == nil }) == 1 else { return nil }
    return tree(rows, Dictionary(zip(lists, uppers)) { first, _ in first })
  }

  /// - Parameter uppers: By list: the number of the row that it lies in.
  private func tree(_ rows: [(row: Int, list: Int)], _ uppers: [Int: Int?]) -> (Interpretation, SourceText)? {
    var records = Records()
    for (row, list) in rows {
      let fields = RecordFields(row, document, roles, depth: 0)
      guard let name = fields.name else { return nil }
      records.append(
        name: document.values[name].slice, code: fields.code.map { document.values[$0].slice } ?? .none,
        parent: (uppers[list] ?? nil) ?? -1, place: document.place(of: row))
    }
    // Words that explain each other name each other as well.
    guard !records.hasCircle else { return nil }
    var understanding = Understanding(
      format: format, shape: "lists that are called after the rows they lie in")
    understanding.name = []
    return (Interpretation(records: records, understanding: understanding), document.text)
  }

  private func isListOfRows(_ list: Int) -> Bool {
    document.values[list].kind == .array && document.values[list].end > list + 1
      && document.children(of: list).allSatisfy { row in
        document.values[row].kind == .object && !document.hasContainer(row)
      }
  }

  private func isBlank(_ row: Int) -> Bool {
    document.children(of: row).allSatisfy { document.values[$0].slice.isEmpty }
  }
}
