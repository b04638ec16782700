import RegionModel

/// The further fields of a tree that a form has room for: all of which a reader takes for nothing else.
///
/// `codename` beside `name` is a field. A second `name` is not, and a column `pid` beside `parent` would be read as the
/// parent.
struct FieldRoom {
  /// The fields to write, in the order of the tree.
  let names: [String]
  /// The fields that are left out.
  let leftOut: [String]

  /// Fields of a form that holds objects or rows, whose own keys are `keys`.
  ///
  /// A field whose name resembles that of a role is written where what is written reads back as the same tree.
  ///
  /// - Parameters:
  ///   - asksReader: Whether that is asked of each field, whatever its name.
  ///   - write: Writes the part with some fields.
  /// - Complexity: O(*n*), a few times where a field's name resembles that of a role.
  init(
    _ part: ExportedPart, beside keys: [String], asksReader: Bool = false,
    _ write: ([String]) throws(ExportError) -> [UInt8]
  ) throws(ExportError) {
    let own = Set(keys.map(FieldNames.normalized))
    let all = part.tree.fieldNames
    let free = all.filter { !own.contains(FieldNames.normalized($0)) }
    var kept = free.filter { !asksReader && FieldRoom.resemblesNone($0) }
    if kept.count < free.count {
      let expected = part.outline
      func readsBack(_ names: [String]) throws(ExportError) -> Bool {
        FieldRoom.outline(of: try write(names)) == expected
      }
      // Where the form itself changes the tree, no field is to blame.
      var areHarmless = try readsBack(free)
      if !areHarmless { areHarmless = try !readsBack(free.filter(FieldRoom.isFlag)) }
      if areHarmless {
        kept = free
      } else {
        for name in free where !kept.contains(name) {
          let more = free.filter { kept.contains($0) || $0 == name }
          if try readsBack(more) { kept = more }
        }
      }
    }
    names = kept
    leftOut = all.filter { !kept.contains($0) && !FieldRoom.isFlag($0) }
  }

  /// The columns of a database beside others: no two of one name, and none that is better called a parent than the
  /// column of the parents.
  init(_ part: ExportedPart, columns: [String], parent: String) {
    let rank = FieldNames.of(.parent).rank(FieldNames.normalized(parent)) ?? 0
    var taken = Set((columns + ["rowid"]).map { $0.lowercased() })
    let names = part.tree.fieldNames.filter { name in
      let own = FieldNames.normalized(name)
      return (FieldNames.of(.parent).rank(own) ?? .max) > rank && own != "name"
        && taken.insert(name.lowercased()).inserted
    }
    self.names = names
    leftOut = part.tree.fieldNames.filter { !names.contains($0) }
  }

  /// Whether a field is written as a flag of the place.
  static func isFlag(_ name: String) -> Bool { FieldNames.normalized(name) == "disabled" }

  /// Whether no reader takes a field for a role by its name.
  private static func resemblesNone(_ name: String) -> Bool {
    let normalized = FieldNames.normalized(name)
    return FieldRole.allCases.allSatisfy { FieldNames.of($0).rank(normalized) == nil }
  }

  private static func outline(of bytes: [UInt8]) -> [PlaceLine]? {
    bytes.withUnsafeBytes { bytes in
      guard let tree = try? readTree(bytes, name: "").tree else { return nil }
      return ExportedPart(tree, checksTexts: false).outline
    }
  }
}

/// A place in the order of a tree: what identifies it, and how deep it lies.
private struct PlaceLine: Equatable {
  let name: String
  let code: String
  let depth: Int
  let isDisabled: Bool
}

extension ExportedPart {
  /// All places; nil where one has a name that cannot be written.
  fileprivate var outline: [PlaceLine]? {
    var lines: [PlaceLine] = []
    do throws(ExportError) {
      try walk { event throws(ExportError) in
        guard case .enter(let region, let depth, _, _) = event else { return }
        lines.append(
          PlaceLine(
            name: region.name, code: region.code, depth: depth, isDisabled: region.flags.contains(.disabled)))
      }
    } catch { return nil }
    return lines
  }
}

extension Region {
  /// The texts of further fields, in the order of their names; nil for one that the region lacks.
  func texts(of names: [String]) -> [String?] {
    guard !names.isEmpty else { return [] }
    let own = fields
    return names.map { name in own.first { $0.name == name }?.text }
  }
}
