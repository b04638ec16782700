/// Answers of web servers that say why there are no rows: `{"status": 404, "message": "Not Found"}`,
/// `{"detail": "Not authenticated"}`, `{"error": {"code": 403, "message": "…"}}`.
extension DocumentInterpreter {
  /// Keys whose text is the reason, the most telling first, in the form of `FieldNames.normalized`.
  private static let reasons = [
    "errordescription", "errmsg", "errormessage", "message", "msg", "detail", "error", "errors", "info",
    "title",
  ]
  /// Those of them that a refusal may have alone; the others are also what places are called by.
  private static let plain: Set<String> = [
    "errordescription", "errmsg", "errormessage", "message", "msg", "detail", "error", "errors",
  ]
  /// What stands beside the reason.
  private static let others: Set<String> = [
    "status", "statuscode", "code", "errcode", "errorcode", "infocode", "success", "ok", "type", "instance",
    "timestamp", "path", "method", "requestid", "traceid", "documentationurl", "reason", "data", "result",
    "exception",
    "trace", "count",
  ]
  /// Keys of a state that is true or false.
  private static let truths: Set<String> = ["success", "ok"]
  /// States that are no error.
  private static let good: Set<String> = [
    "", "0", "ok", "true", "success", "successful", "succeeded", "10000",
  ]
  /// Keys of such a state, the most telling first.
  private static let states = [
    "infocode", "success", "ok", "errcode", "errorcode", "statuscode", "code", "status",
  ]

  /// Why the server has no rows, in one line; nil for a document that is no such answer.
  ///
  /// Every member of the object must be known, so that a dictionary of names is no refusal.
  var refusal: String? {
    guard !document.isMany, let top = document.values.first, top.kind == .object else { return nil }
    return refusal(in: 0)
  }

  private func refusal(in object: Int) -> String? {
    var members: [String: Int] = [:]
    for member in document.children(of: object) {
      guard members.count < 16 else { return nil }
      let key = FieldNames.normalized(
        document.text.string(document.keys.slices[Int(document.values[member].key)]))
      let isReason = DocumentInterpreter.reasons.contains(key)
      guard isReason || DocumentInterpreter.others.contains(key) else { return nil }
      // Beside the reason stands no row.
      guard isReason || !document.values[member].isContainer || document.count(of: member) == 0 else {
        return nil
      }
      // A file may be a list of errors.
      if !options.isAnswer, document.values[member].kind == .array, document.count(of: member) > 1 {
        return nil
      }
      members[key] = member
    }
    guard members.keys.contains(where: DocumentInterpreter.plain.contains) || members["infocode"] != nil
    else {
      return nil
    }
    let key = DocumentInterpreter.states.first { members[$0] != nil }
    let state = key.flatMap { members[$0] }.map(text)?.lowercased()
    if let key, let state, isGood(state, key) { return nil }
    let texts = DocumentInterpreter.reasons.compactMap { members[$0] }.compactMap(reason)
    guard let reason = texts.first(where: { !$0.isEmpty }),
      !DocumentInterpreter.good.contains(reason.lowercased())
    else { return nil }
    if state == nil, !members.keys.contains(where: { $0.has("err") }),
      members.values.contains(where: isEmptyList)
    {
      return nil
    }
    guard let key, let state, !DocumentInterpreter.truths.contains(key), !state.isEmpty,
      state.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return reason }
    return "\(reason) (\(state))"
  }

  private func isGood(_ state: String, _ key: String) -> Bool {
    if DocumentInterpreter.truths.contains(key) { return Truth.isTrue(state) }
    return DocumentInterpreter.good.contains(state) || state.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
      || state.utf8.count == 3 && state.utf8.first == UInt8(ascii: "2")
  }

  private func isEmptyList(_ member: Int) -> Bool {
    document.values[member].kind == .array && document.count(of: member) == 0
  }

  private func text(_ member: Int) -> String {
    document.values[member].isContainer ? "" : document.text.string(document.values[member].slice)
  }

  /// The reason that a value tells: its text, that of the first of a list, or that of an object such as the whole answer.
  private func reason(_ member: Int) -> String? {
    switch document.values[member].kind {
    case .string: return DocumentInterpreter.line(text(member))
    case .array:
      guard let first = document.children(of: member).first(where: { _ in true }) else { return nil }
      return reason(first)
    case .object:
      for key in DocumentInterpreter.reasons {
        let found = document.children(of: member).first { inner in
          let slice = document.keys.slices[Int(document.values[inner].key)]
          return document.values[inner].kind == .string
            && FieldNames.normalized(document.text.string(slice)) == key
        }
        if let found { return DocumentInterpreter.line(text(found)) }
      }
      return nil
    default: return nil
    }
  }

  private static func line(_ text: String) -> String {
    String((text.split(whereSeparator: \.isNewline).first ?? "").prefix(500))
  }
}
