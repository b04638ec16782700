extension Wrappers {
  /// Whether a member holds records under their codes, under a word for what lies below: `items: {"11": {"title": …}, …}`.
  static func areItems(_ member: Int, _ document: Document, _ roles: KeyRoles) -> Bool {
    let value = document.values[member]
    return value.kind == .object && roles.children[Int(value.key)] < UInt8(FieldNames.lastResort)
      && value.end > member + 1
      && document.children(of: member).allSatisfy { record in
        document.values[record].kind == .object
          && document.text.bytes(document.keys.slices[Int(document.values[record].key)], CodeShape.isCode)
          && RecordFields(record, document, roles, depth: 0).name != nil
      }
  }
}
