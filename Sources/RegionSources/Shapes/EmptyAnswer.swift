/// Answers of web servers that hold an empty list: `{"data": []}`, `{"total": 0, "items": []}`.
extension DocumentInterpreter {
  /// Whether the document is an object whose only list is empty, with nothing around it that could be a place.
  var isEmptyAnswer: Bool {
    guard options.isAnswer, !document.isMany, let top = document.values.first, top.kind == .object else {
      return false
    }
    var object = 0
    while true {
      let fields = RecordFields(object, document, roles, depth: 0)
      let isNamed = fields.name != nil && fields.nameRank < UInt8(FieldNames.lastResort)
      let containers = document.children(of: object).filter { document.values[$0].isContainer }
      guard !isNamed, containers.count == 1, let only = containers.first else { return false }
      if document.values[only].kind == .array { return document.count(of: only) == 0 }
      object = only
    }
  }
}
