/// Objects that hold the place that they lie in, which holds the one that it lies in, and so on upwards.
///
///     [{"id": 1, "nome": "Ariquemes", "microrregiao": {"nome": "…", "mesorregiao": {"nome": "…", "UF": {"nome": "…"}}}}]
extension DocumentInterpreter {
  /// Such objects as a table with a column a level, and the choice of its columns; nil where they are others.
  func upwardRows(_ root: Int?) -> (table: Table, fields: FieldChoice)? {
    guard options.fields == FieldChoice() else { return nil }
    let rows = Array(document.children(of: root))
    guard rows.count > 1, rows.allSatisfy({ document.values[$0].kind == .object }),
      let way = way(from: rows[0]), way.count > 1
    else { return nil }
    let titles = way.map { document.text.string(document.keys.slices[Int($0)]) }
    let first = RecordFields(rows[0], document, roles, depth: 0)
    let own = [first.name, first.code].map { $0.map { title(of: $0) } ?? "" }
    let (names, codes) = ([own[0]] + titles, [own[1]] + titles.map { "\($0) code" })
    guard Set(names + codes).count == names.count * 2, !own.contains("") else { return nil }
    var table = Table(document.text, width: names.count * 2)
    table.header = names + codes
    var tops: Set<String> = []
    for row in rows {
      var (objects, object): ([Int?], Int?) = ([row], row)
      for key in way {
        object = object.flatMap { member($0, key) }
        objects.append(object)
      }
      let fields = objects.map { $0.map { RecordFields($0, document, roles, depth: 0) } }
      guard let own = fields[0], own.name != nil else { return nil }
      func cell(_ member: Int?) -> Slice { member.map { document.values[$0].slice } ?? .none }
      table.append(fields.map { cell($0?.name) } + fields.map { cell($0?.code) }, at: document.place(of: row))
      tops.insert(document.text.string(cell(fields.last??.name)))
    }
    guard tops.count < rows.count, !tops.contains("") else { return nil }
    var choice = FieldChoice()
    choice.name = names.reversed()
    choice.code = codes.reversed()
    return (table, choice)
  }

  /// The keys of the objects in each other, from an object on: each holds a name, and one object more.
  private func way(from object: Int) -> [UInt32]? {
    var (way, object): ([UInt32], Int) = ([], object)
    while way.count < 20 {
      let inner = document.children(of: object).first { member in
        document.values[member].kind == .object && RecordFields(member, document, roles, depth: 0).name != nil
      }
      guard let inner else { return way }
      way.append(document.values[inner].key)
      object = inner
    }
    return nil
  }

  private func title(of member: Int) -> String {
    document.text.string(document.keys.slices[Int(document.values[member].key)])
  }

  private func member(_ object: Int, _ key: UInt32) -> Int? {
    document.children(of: object).first {
      document.values[$0].key == key && document.values[$0].kind == .object
    }
  }
}
