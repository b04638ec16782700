/// Objects under numbers, which are codes or count the objects of a list.
extension StructureReader {
  /// Whether the keys of members, which count from 0 or 1, are their codes and not their places in a list.
  mutating func areCodes(_ members: [Int], isTop: Bool, _ depth: Int) -> Bool {
    guard isOne(members[0]) else { return false }
    if isTop, members.count > 1, areNumbered(members, depth, best: UInt8(FieldNames.lastResort)) {
      return true
    }
    guard areNumbered(members, depth, best: KeyRoles.identifier) else { return false }
    let found = hasNumbers ?? document.hasNumberedObjects(roles)
    hasNumbers = found
    return found
  }

  /// Whether members hold anything: numbers with nothing below them are names, `"sizes": {"1": {}, "2": {}}`.
  func holdsAny(_ members: [Int]) -> Bool {
    members.contains { member in
      let value = document.values[member]
      return value.isContainer ? Int(value.end) > member + 1 : value.kind != .null
    }
  }

  /// Whether members that count from 1 hold several lists or objects by their names each, so that the numbers are names as
  /// well: `{"1": {"Room 1": [], "Room 2": []}}`. A list of dictionaries has one place in each.
  func areNames(_ members: [Int], _ depth: Int) -> Bool {
    guard isOne(members[0]), members.count > 1,
      members.count(where: { document.values[$0].kind == .object && document.count(of: $0) > 1 }) * 2
        > members.count
    else { return false }
    return members.allSatisfy { member in
      guard document.values[member].kind == .object, document.count(of: member) > 0,
        document.children(of: member).allSatisfy({ document.values[$0].isContainer })
      else { return false }
      return !RecordFields(member, document, roles, depth: depth).isRecord
    }
  }

  /// Whether a member's key is 1: lists count from 0, and offices number their provinces from 1.
  private func isOne(_ member: Int) -> Bool {
    document.text.bytes(document.keys.slices[Int(document.values[member].key)]) {
      $0.elementsEqual([UInt8(ascii: "1")])
    }
  }

  /// Whether members are records that have a name and no code, so that their keys are their codes.
  ///
  /// - Parameter best: Which words count for names: those with a lower rank.
  private func areNumbered(_ members: [Int], _ depth: Int, best: UInt8) -> Bool {
    members.allSatisfy { member in
      guard document.values[member].kind == .object else { return false }
      let fields = RecordFields(member, document, roles, depth: depth)
      return fields.nameRank < best && fields.code == nil
    }
  }
}

extension Document {
  /// Whether objects with names and without codes stand under numbers of which none is 0 and some are left out, so that these
  /// are no places in a list: `{"2": {"name": "Belén"}, "5": {"name": "Horqueta"}}`.
  ///
  /// - Complexity: O(*n*).
  fileprivate func hasNumberedObjects(_ roles: KeyRoles) -> Bool {
    values.indices.contains { index in
      guard values[index].kind == .object, hasObject(index), IndexedKeys.order(self, index) == nil else {
        return false
      }
      return children(of: index).allSatisfy { member in
        guard values[member].kind == .object else { return false }
        let isNumber = text.bytes(keys.slices[Int(values[member].key)]) { bytes in
          bytes.first != 0x30 && bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        }
        let fields = isNumber ? RecordFields(member, self, roles, depth: 0) : nil
        return fields.map { $0.nameRank < KeyRoles.identifier && $0.code == nil } ?? false
      }
    }
  }
}
