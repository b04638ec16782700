/// Lists that begin with the name above the others, as old forms of pages write them:
///
///     [["河北", "石家庄", "唐山"], ["山西", "太原"]]
///     [["河北省", "石家庄市|唐山市"], ["山西省", "太原市"]]
extension DocumentInterpreter {
  /// The tree of such lists; nil where they are rows of a table, or columns side by side.
  func headedLists(_ root: Int?) -> (Interpretation, SourceText)? {
    guard let root, document.values[root].isContainer, options.fields == FieldChoice(), !options.isAnswer
    else { return nil }
    let lists =
      document.values[root].kind == .object
      ? IndexedKeys.order(document, root) ?? [] : Array(document.children(of: root))
    guard lists.count > 1, lists.allSatisfy(holdsNames) else { return nil }
    let counts = lists.map(document.count)
    let isCut = counts.allSatisfy { $0 == 2 } && lists.contains { cut($0 + 2).count > 1 }
    guard isCut || lists.count >= DocumentInterpreter.fewestHeaded && Set(counts).count > 1 else {
      return nil
    }
    let heads = Set(lists.map { document.text.string(document.values[$0 + 1].slice) })
    guard heads.count == lists.count, isCut || isTold(lists, heads) else { return nil }
    var (records, text) = (Records(), document.text)
    for list in lists {
      let head = list + 1
      let record = records.append(
        name: document.values[head].slice, parent: -1, place: document.place(of: head))
      for name in document.children(of: list).dropFirst() {
        for part in isCut ? cut(name) : [document.text.string(document.values[name].slice)]
        where !part.isEmpty {
          records.append(name: text.make(part), parent: record, place: document.place(of: name))
        }
      }
    }
    let understanding = Understanding(
      format: format, shape: "lists that begin with the name above the others")
    return (Interpretation(records: records, understanding: understanding), text)
  }

  /// Whether a list holds texts alone, and one at least.
  private func holdsNames(_ list: Int) -> Bool {
    document.values[list].kind == .array && document.values[list].end > list + 1
      && document.children(of: list).allSatisfy {
        document.values[$0].kind == .string && !document.values[$0].slice.isEmpty
      }
  }

  /// Whether no name stands twice: the columns of a form offer the same for several.
  private func isTold(_ lists: [Int], _ heads: Set<String>) -> Bool {
    var known = heads
    return lists.allSatisfy { list in
      document.children(of: list).dropFirst().allSatisfy {
        known.insert(document.text.string(document.values[$0].slice)).inserted
      }
    }
  }

  /// The names of a text with bars between them.
  private func cut(_ text: Int) -> [String] {
    document.text.string(document.values[text].slice).split(separator: "|").map(String.init)
  }

  /// Two lists of different lengths may be two columns.
  private static let fewestHeaded = 3
}
