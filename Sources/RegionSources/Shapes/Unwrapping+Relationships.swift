/// What records refer to, as JSON:API has it.
extension Unwrapping {
  /// Puts the number of each record that is referred to where the reference stands: `{"parent": {"data": {"id": "7"}}}`
  /// becomes `"parent": "7"`. Of several records only children are kept.
  mutating func copyRelationships(_ index: Int) {
    for relation in document.children(of: index) where document.values[relation].kind == .object {
      let key = document.values[relation].key
      guard let data = member("data", of: relation) else { continue }
      guard document.values[data].kind == .array else {
        append(reference(data, key))
        continue
      }
      let name = FieldNames.normalized(document.text.string(document.keys.slices[Int(key)]))
      let records = document.children(of: data).filter { member("id", of: $0) != nil }
      if FieldNames.of(.parent).rank(name) != nil {
        if let first = records.first { append(reference(first, key)) }
      } else if FieldNames.of(.children).rank(name) != nil {
        let place = result.values.count
        var list = document.values[data]
        list.key = key
        result.values.append(list)
        for record in records { append(reference(record, Value.noKey)) }
        list.end = UInt32(result.values.count)
        result.values[place] = list
      }
    }
  }

  private func member(_ name: StaticString, of object: Int) -> Int? {
    guard document.values[object].kind == .object else { return nil }
    return document.children(of: object).first {
      document.text.isEqual(document.keys.slices[Int(document.values[$0].key)], name)
    }
  }

  /// The number of the record that an object refers to; null for none, which Drupal calls a virtual one.
  private func reference(_ object: Int, _ key: UInt32) -> Value {
    if let id = member("id", of: object), !document.values[id].isContainer,
      !document.text.isEqual(document.values[id].slice, "virtual")
    {
      var value = document.values[id]
      value.key = key
      return value
    }
    return Value(.null, document.values[object].slice, key: key)
  }
}
