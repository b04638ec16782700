/// Lists that a script wrote as objects under the numbers of their items:
///
///     {"name": "Kinshasa", "city": {"0": "Gombe", "1": "Limete"}}
extension Document {
  /// The document with lists in place of such objects, where they stand beside a text, under a key that holds nothing else.
  ///
  /// Under words for children, the numbers may be codes.
  ///
  /// - Complexity: O(keys) where no key is 0, else O(values).
  consuming func withIndexedLists() -> Document {
    guard let zero = keys.slices.firstIndex(where: { $0.count == 1 && text.bytes($0) { $0[0] == 0x30 } })
    else {
      return self
    }
    let known = FieldNames.of(.children)
    // By key: the objects that are such lists; nil where it holds others, too.
    var lists: [UInt32: [Int]?] = [:]
    for index in values.indices where values[index].kind == .object {
      let members = children(of: index)
      guard members.contains(where: { values[$0].kind == .string }) else { continue }
      for member in members where values[member].kind == .object {
        let key = values[member].key
        guard lists[key, default: []] != nil else { continue }
        guard isIndexed(member, UInt32(zero)),
          values[member + 1].kind == .object || isPlural(key)
            || LevelWords.isKnown(
              FieldNames.normalized(text.string(keys.slices[Int(key)]))),
          known.rank(FieldNames.normalized(text.string(keys.slices[Int(key)]))) ?? .max
            >= FieldNames.lastResort
        else {
          lists[key] = .some(nil)
          continue
        }
        lists[key, default: []]?.append(member)
      }
    }
    for index in lists.values.compactMap(\.self).joined() {
      makeList(index)
    }
    return self
  }

  /// Whether an object's keys are 0, 1, 2, …, and its values texts alone, or objects alone.
  private func isIndexed(_ object: Int, _ zero: UInt32) -> Bool {
    guard object + 1 < Int(values[object].end), values[object + 1].key == zero else { return false }
    let kind = values[object + 1].kind
    var number = 0
    for member in children(of: object) {
      guard values[member].kind == kind, kind == .string || kind == .object,
        text.string(keys.slices[Int(values[member].key)]) == String(number)
      else { return false }
      number += 1
    }
    return true
  }

  private mutating func makeList(_ object: Int) {
    for member in children(of: object) { values[member].key = Value.noKey }
    var list = Value(.array, Slice(start: values[object].start, count: 1), key: values[object].key)
    list.end = values[object].end
    values[object] = list
  }
}
