/// Which of a script's constants is the tree, where they have nothing to do with each other.
///
/// One nested constant beside flat lists and settings is the tree alone. Where several are nested nobody can tell, and where
/// the others say where they lie in it they belong to it.
enum ConstantChoice {
  /// The conversion with that constant alone; as it is where there is none.
  static func narrowed(
    _ conversion: ScriptData.Conversion, in bytes: UnsafeRawBufferPointer
  ) -> ScriptData.Conversion {
    let parts = conversion.parts
    guard parts.count > 1, parts.count <= most, let only = onlyNested(parts),
      areBeside(parts.map(\.name), conversion.json)
    else { return conversion }
    return alone(only, of: parts, conversion.unread, in: bytes)
  }

  /// That constant of a program that does more than declare; nil where there is none.
  static func inside(
    _ bytes: UnsafeRawBufferPointer, _ parts: [ScriptData.Part]
  ) -> ScriptData.Conversion? {
    guard !parts.isEmpty, parts.count <= most, let only = onlyNested(parts) else { return nil }
    return alone(only, of: parts, [], in: bytes)
  }

  /// The most constants that are looked at.
  static let most = 60

  static func alone(
    _ only: Int, of parts: [ScriptData.Part], _ unread: [String], in bytes: UnsafeRawBufferPointer
  ) -> ScriptData.Conversion {
    let others = parts.indices.filter { $0 != only }.map { parts[$0].name }
    // The lines stay those of the file.
    let lines = bytes[..<parts[only].start].filter { $0 == 0x0A }
    return ScriptData.Conversion(
      json: lines + parts[only].json, unread: others + unread, isChosen: !others.isEmpty,
      names: parts.map(\.name))
  }

  private static func onlyNested(_ parts: [ScriptData.Part]) -> Int? {
    let nested = parts.indices.lazy.filter { isNested(parts[$0].json) }.prefix(2)
    if nested.count == 1 { return nested.first }
    return nested.isEmpty ? onlyTaxonomy(parts) : nil
  }

  /// The only constant that is called as a tree is, and is one whose places have texts and numbers of their own.
  private static func onlyTaxonomy(_ parts: [ScriptData.Part]) -> Int? {
    let called = parts.indices.filter { index in
      let name = parts[index].name.lowercased()
      return ["taxonomy", "categories", "category", "hierarchy", "tree"].contains(where: name.has)
    }
    guard called.count == 1, let only = called.first, isNested(parts[only].json, withFields: true) else {
      return nil
    }
    return only
  }

  /// Whether a constant alone is a tree of several levels: a list, or an object of lists.
  ///
  /// - Parameter withFields: Whether objects may have texts and numbers beside their lists.
  static func isNested(_ json: [UInt8], withFields: Bool = false) -> Bool {
    json.withUnsafeBytes { bytes in
      guard let document = try? JSONFormat.document(bytes, name: ""),
        document.mayBeTree(withFields: withFields),
        let read = try? readTree(bytes, name: "")
      else { return false }
      // Objects in a list that have no name are no places.
      if document.values[0].kind == .array, document.count(of: 1) > 1, read.understanding.name.isEmpty {
        return false
      }
      return read.tree.roots.contains { !$0.isLeaf }
    }
  }

  /// Whether constants that are read as one lie beside each other under their names.
  private static func areBeside(_ names: [String], _ json: [UInt8]) -> Bool {
    json.withUnsafeBytes { bytes in
      guard let roots = (try? readTree(bytes, name: ""))?.tree.roots else { return false }
      return roots.count > 1 && roots.allSatisfy { names.contains($0.name) }
    }
  }
}

extension Document {
  /// Whether the whole is a list of objects, or an object of lists, or of such objects: no settings, whose values are of all
  /// kinds.
  fileprivate func mayBeTree(withFields: Bool) -> Bool {
    guard let top = values.first, Int(top.end) == values.count else { return false }
    return top.kind == .array ? hasObject(0) : holdsLists(0, depth: 0, withFields)
  }

  /// Whether each member of an object is a list that holds something, all of texts or all of objects, or such an object.
  ///
  /// Objects below may have texts and numbers of their own, beside lists or under them: `{"id": "f", "children": {…}}`.
  private func holdsLists(_ object: Int, depth: Int, _ withFields: Bool) -> Bool {
    guard values[object].kind == .object, depth < 8, count(of: object) > (depth == 0 ? 1 : 0) else {
      return false
    }
    // A chart has `labels`, which are texts, beside `datasets`, which are objects.
    let lists = children(of: object).filter { values[$0].kind == .array && values[$0].end > $0 + 1 }
    guard Set(lists.map { values[$0 + 1].kind == .object }).count < 2 else { return false }
    let others = children(of: object).filter { !lists.contains($0) }
    let fields = others.filter { [.string, .number].contains(values[$0].kind) }
    guard withFields, depth > 0, !fields.isEmpty else {
      return others.allSatisfy { holdsLists($0, depth: depth + 1, withFields) }
    }
    let inner = others.filter { values[$0].kind == .object }
    guard fields.count + inner.count == others.count, !lists.isEmpty || !inner.isEmpty else { return false }
    return inner.isEmpty
      || inner.count == 1 && lists.isEmpty && isForChildren(inner[0])
        && holdsEntries(inner[0], depth: depth + 1, withFields)
  }

  /// Whether an object holds such objects, or texts that stand for them.
  private func holdsEntries(_ object: Int, depth: Int, _ withFields: Bool) -> Bool {
    children(of: object).allSatisfy {
      values[$0].kind == .string && !values[$0].slice.isEmpty
        || values[$0].kind == .array && values[$0].end > $0 + 1
        || holdsLists($0, depth: depth + 1, withFields)
    }
  }

  private func isForChildren(_ member: Int) -> Bool {
    FieldNames.of(.children).rank(FieldNames.normalized(text.string(keys.slices[Int(values[member].key)])))
      != nil
  }
}
