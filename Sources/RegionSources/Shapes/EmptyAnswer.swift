/// Answers of web servers that hold an empty list: `{"data": []}`, `{"total": 0, "items": []}`.
extension DocumentInterpreter {
  /// The keys of lists in such answers, in the form of `FieldNames.normalized`.
  private static let listWords: Set<String> = [
    "data", "records", "result", "results", "rows", "content", "items", "list", "entries", "elements", "hits",
    "features", "embedded", "_embedded", "districts", "children", "regions", "数据", "结果",
  ]

  /// Whether the document is an object whose list is empty, or missing where its key stands, with nothing around it that
  /// could be a place.
  var isEmptyAnswer: Bool {
    if options.isAnswer, document.values.isEmpty || isEnvelopeAlone { return true }
    guard options.isAnswer, !document.isMany, let top = document.values.first, top.kind == .object else {
      return false
    }
    return holdsEmptyList(0)
  }

  private func holdsEmptyList(_ object: Int) -> Bool {
    let fields = RecordFields(object, document, roles, depth: 0)
    if let name = fields.name, fields.nameRank < UInt8(FieldNames.lastResort) {
      return isOpened(document.values[name].slice) && holdsNothing(object)
    }
    let members = Array(document.children(of: object))
    let lists = members.filter(isList)
    if !lists.isEmpty {
      // Beside it stand a count, a status, links and pages, but no other rows.
      return members.allSatisfy { member in
        if lists.contains(member) { return isEmpty(member) }
        return document.values[member].kind != .array || !document.hasObject(member)
      }
    }
    let containers = members.filter { document.values[$0].isContainer }
    guard containers.count == 1, let only = containers.first else { return false }
    return document.values[only].kind == .array ? document.count(of: only) == 0 : holdsEmptyList(only)
  }

  /// Whether a name is that of the place that was opened.
  private func isOpened(_ name: Slice) -> Bool {
    options.opened.map { document.text.string(name) == $0.name } ?? false
  }

  /// Whether the object of a place has an empty list, and none that is not: `{"name": "Nigeria", "states": []}`.
  private func holdsNothing(_ object: Int) -> Bool {
    let containers = document.children(of: object).filter { document.values[$0].isContainer }
    return !containers.isEmpty && containers.allSatisfy { document.count(of: $0) == 0 }
  }

  /// Whether the key of a value is one of a list's.
  private func isList(_ member: Int) -> Bool {
    let key = document.text.string(document.keys.slices[Int(document.values[member].key)])
    return DocumentInterpreter.listWords.contains(FieldNames.normalized(key))
  }

  private func isEmpty(_ member: Int) -> Bool {
    let value = document.values[member]
    if value.kind == .null { return true }
    guard value.isContainer else { return false }
    return document.count(of: member) == 0 || value.kind == .object && holdsEmptyList(member)
  }
}

extension Document {
  /// Whether the only object holds links and pages alone, and lists that hold nothing: `{"_links": {…}, "_embedded": {"units":
  /// []}, "page": {"totalElements": 0}}`.
  var isEnvelopeAlone: Bool {
    guard !isMany, let top = values.first, top.kind == .object else { return false }
    var isSaid = false
    for member in children(of: 0) {
      switch FieldNames.normalized(text.string(keys.slices[Int(values[member].key)])) {
      case "links": isSaid = true
      case "page", "pages", "self": continue
      case "embedded":
        isSaid = true
        let areEmpty = children(of: member).allSatisfy {
          values[$0].kind == .array && Int(values[$0].end) == $0 + 1
        }
        guard areEmpty else { return false }
      default: return false
      }
    }
    return isSaid
  }
}
