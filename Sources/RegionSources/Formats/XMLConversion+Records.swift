/// The data files of Odoo and Tryton, whose records name their fields in attributes and their parents by reference:
///
///     <odoo><record id="cat1" model="product.category"><field name="name">Food</field>
///     <field name="parent_id" ref="all"/></record></odoo>
///     {"id": "cat1", "name": "Food", "parent_id": "all"}
///
/// Of records of several models those are taken that refer to each other, or else the most.
extension XMLConversion {
  /// The records of the model that is taken, empty where the text is another; and the models left out that have several.
  var records: (taken: [Int], others: [String]) {
    guard !elements.all.isEmpty, XMLConversion.programs.contains(elements.name(name(of: 0))) else {
      return ([], [])
    }
    var models: [String: [Int]] = [:]
    for element in elements.all.indices where elements.name(name(of: element)) == "record" {
      guard let model = attribute("model", of: element), attribute("id", of: element) != nil else { continue }
      models[elements.builder.document.text.string(model), default: []].append(element)
    }
    // Of two models with as many records the first goes before.
    func rank(_ records: [Int]) -> (Int, Int, Int) {
      let ids = Set(records.map { text("id", of: $0) })
      let below = records.count { record in fields(of: record).contains { isParent($0, in: ids) } }
      return (below, records.count, -records[0])
    }
    let best = models.map { (model: $0.key, records: $0.value, rank: rank($0.value)) }.max {
      $0.rank < $1.rank
    }
    guard let best else { return ([], []) }
    let others = models.filter { $0.key != best.model && $0.value.count > 1 }
    return (best.records, others.map { "\($0.key) (\($0.value.count))" }.sorted())
  }

  /// The most models that a note names.
  static let mostTold = 5
  private static let programs: Set<String> = ["odoo", "openerp", "tryton"]

  func convertRecords(_ records: [Int]) {
    let ids = Set(records.map { text("id", of: $0) })
    open(.array, records[0])
    for record in records {
      open(.object, record)
      setKey("id")
      elements.builder.append(.string, attribute("id", of: record) ?? .none)
      for field in fields(of: record) {
        guard let title = attribute("name", of: field) else { continue }
        let own = elements.all[field]
        let key = elements.builder.document.text.string(title)
        guard own.text.isEmpty, attribute("ref", of: field) != nil else {
          if !own.text.isEmpty {
            setKey(key)
            elements.builder.append(.string, own.text)
          }
          continue
        }
        // What other files have is no place of this one, whose name is not known: only its id is.
        setKey(isParent(field, in: ids) ? "parent_id" : key.hasSuffix("id") ? key : key + "_id")
        elements.builder.append(.string, reference(of: field, in: ids), at: Int(own.place))
      }
      elements.builder.end()
    }
    elements.builder.end()
  }

  private func fields(of record: Int) -> [Int] {
    elements.children(of: record).filter { elements.name(name(of: $0)) == "field" }
  }

  private func text(_ name: String, of element: Int) -> String {
    attribute(name, of: element).map(elements.builder.document.text.string) ?? ""
  }

  /// What a field refers to, without the name of the module in front, which files of one module have or leave out: `cat1` for
  /// `sale.cat1`.
  private func reference(of field: Int, in ids: Set<String>) -> String {
    let reference = text("ref", of: field)
    guard !ids.contains(reference), let point = reference.firstIndex(of: ".") else { return reference }
    let local = String(reference[reference.index(after: point)...])
    return local.isEmpty ? reference : local
  }

  private func isParent(_ field: Int, in ids: Set<String>) -> Bool {
    FieldNames.of(.parent).rank(FieldNames.normalized(text("name", of: field))) != nil
      && ids.contains(reference(of: field, in: ids))
  }
}
