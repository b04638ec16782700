/// Objects that hold the place that they lie in, which holds the one that it lies in, and so on upwards.
///
///     [{"id": 1, "nome": "Ariquemes", "microrregiao": {"nome": "…", "mesorregiao": {"nome": "…", "UF": {"nome": "…"}}}}]
///     [{"id": 1, "name": "Amtali", "district": {"id": 34, "name": "Barguna"}, "division": {"id": 4, "name": "Barisal"}}]
extension DocumentInterpreter {
  /// Such objects as a table with a column a level, and the choice of its columns; nil where they are others.
  func upwardRows(_ root: Int?) -> (table: Table, fields: FieldChoice)? {
    guard options.fields == FieldChoice() else { return nil }
    let rows = Array(document.children(of: root))
    guard rows.count > 1, rows.allSatisfy({ document.values[$0].kind == .object }) else { return nil }
    let ways = waysUp(from: rows[0]).filter { !isBelow(rows, $0[0]) }
    let levels =
      ways.first { $0.count > 1 }.map { way in way.indices.map { Array(way[...$0]) } }
      ?? UpperObjects(document, roles, rows).levels(ways.compactMap(\.first)).map { [$0] }
    return levels.isEmpty ? nil : table(rows, levels)
  }

  /// Whether objects in lists of the rows have the same key, too: it is said of each, as the manager of a department is.
  private func isBelow(_ rows: [Int], _ key: UInt32) -> Bool {
    rows.contains { row in
      document.children(of: row).contains { list in
        document.values[list].kind == .array && document.hasObject(list)
          && document.children(of: list + 1).contains { document.values[$0].key == key }
      }
    }
  }

  /// The table of rows with their own texts, and a column for the name and one for the code of each level above them.
  ///
  /// - Parameter levels: The keys that lead from a row to each object above it, from the nearest on.
  private func table(_ rows: [Int], _ levels: [[UInt32]]) -> (table: Table, fields: FieldChoice)? {
    let titles = levels.map { $0.last.map(title(of:)) ?? "" }
    let first = RecordFields(rows[0], document, roles, depth: 0)
    let own = [first.name, first.code].map { $0.map { title(of: document.values[$0].key) } ?? "" }
    let (names, codes) = ([own[0]] + titles, [own[1]] + titles.map { "\($0) code" })
    let (others, cells) = otherTexts(rows, besides: names + codes)
    guard Set(names + codes).count == names.count * 2, !own.contains("") else { return nil }
    var table = Table(document.text, width: names.count * 2 + others.count)
    table.header = names + codes + others
    var tops: Set<String> = []
    for (number, row) in rows.enumerated() {
      let objects = [row] + levels.map { object(above: row, $0) }
      let fields = objects.map { $0.map { RecordFields($0, document, roles, depth: 0) } }
      guard let own = fields[0], own.name != nil else { return nil }
      func cell(_ member: Int?) -> Slice { member.map { document.values[$0].slice } ?? .none }
      table.append(
        fields.map { cell($0?.name) } + fields.map { cell($0?.code) } + cells[number],
        at: document.place(of: row))
      tops.insert(document.text.string(cell(fields.last??.name)))
    }
    guard tops.count < rows.count, !tops.contains("") else { return nil }
    var choice = FieldChoice()
    choice.name = names.reversed()
    choice.code = codes.reversed()
    return (table, choice)
  }

  /// The further texts of rows, by their keys.
  private func otherTexts(_ rows: [Int], besides taken: [String]) -> (titles: [String], cells: [[Slice]]) {
    var columns: [UInt32: Int] = [:]
    var titles: [String] = []
    for row in rows {
      for member in document.children(of: row) where !document.values[member].isContainer {
        let key = document.values[member].key
        guard columns[key] == nil, titles.count < DocumentInterpreter.mostOtherTexts else { continue }
        let title = title(of: key)
        guard !taken.contains(title) else { continue }
        columns[key] = titles.count
        titles.append(title)
      }
    }
    let cells = rows.map { row in
      var cells = [Slice](repeating: .none, count: titles.count)
      for member in document.children(of: row) where !document.values[member].isContainer {
        let value = document.values[member]
        if let column = columns[value.key], value.kind != .null { cells[column] = value.slice }
      }
      return cells
    }
    return (titles, cells)
  }

  private static let mostOtherTexts = 60

  /// For each object with a name in a row the keys of the objects in each other, from it on: each holds a name, and one
  /// object more.
  private func waysUp(from row: Int) -> [[UInt32]] {
    namedObjects(in: row).map { first in
      var (way, object) = ([document.values[first].key], first)
      while way.count < 20, let inner = namedObjects(in: object).first {
        way.append(document.values[inner].key)
        object = inner
      }
      return way
    }
  }

  private func namedObjects(in object: Int) -> [Int] {
    document.children(of: object).filter { member in
      document.values[member].kind == .object && RecordFields(member, document, roles, depth: 0).name != nil
    }
  }

  private func title(of key: UInt32) -> String { document.text.string(document.keys.slices[Int(key)]) }

  /// The object that keys lead to from a row.
  private func object(above row: Int, _ keys: [UInt32]) -> Int? {
    var object: Int? = row
    for key in keys {
      object = object.flatMap { object in
        document.children(of: object).first {
          document.values[$0].key == key && document.values[$0].kind == .object
        }
      }
    }
    return object
  }
}
