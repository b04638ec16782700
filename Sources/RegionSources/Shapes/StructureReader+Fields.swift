/// What objects hold besides what lies below them.
extension StructureReader {
  /// The only text of an object without a name whose key is a known one for names, but for a letter or two: `"privince"` among
  /// objects with `"province"`.
  func misspelt(_ object: Int, besides names: Set<UInt32>) -> Int? {
    guard roles.name.count < KeyRoles.fewKeys else { return nil }
    let texts = document.children(of: object).filter {
      document.values[$0].kind == .string && !document.values[$0].slice.isEmpty
    }
    guard texts.count == 1, let text = texts.first, !roles.isRepeated[Int(document.values[text].key)] else {
      return nil
    }
    let own = document.text.string(document.keys.slices[Int(document.values[text].key)]).lowercased()
    // The first object may be the one.
    let known =
      names.isEmpty
      ? Set(
        roles.name.indices.filter { roles.name[$0] < KeyRoles.none && roles.isRepeated[$0] }.map {
          UInt32($0)
        })
      : names
    return known.contains { name in
      Spelling.areClose(own, document.text.string(document.keys.slices[Int(name)]).lowercased())
    } ? text : nil
  }

  /// Whether an object has a text that could name it.
  func holdsName(_ object: Int) -> Bool {
    document.children(of: object).contains {
      document.values[$0].kind == .string
        && document.text.bytes(document.values[$0].slice, TextForm.init) == .name
    }
  }

  /// The only list of names or of objects in an object under a name that else has fields alone, as their words say:
  /// `"Colombo": {"province": "Western", "divisions": [{"name": "Kolonnawa"}]}`.
  func onlyList(_ object: Int) -> Int? {
    var (list, fields): (Int?, Int) = (nil, 0)
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.kind == .array {
        guard list == nil, document.hasObject(member) || document.hasNames(member) else { return nil }
        list = member
      } else {
        guard !value.isContainer, isField(value) else { return nil }
        fields += 1
      }
    }
    guard fields > 0, let list else { return nil }
    return document.text.bytes(document.keys.slices[Int(document.values[list].key)], TextForm.isOfPrograms)
      ? list : nil
  }

  /// Whether a text or a number stands under a word for what a place has or lies in, or is itself none for people: `"default":
  /// "select"`.
  private func isField(_ value: Value) -> Bool {
    let key = document.keys.slices[Int(value.key)]
    guard key.count < 40, document.text.bytes(key, TextForm.isOfPrograms) else { return false }
    if value.kind == .bool { return true }
    // Nothing and a number stand below names, too: `{"exotic": null, "local": ["apple"]}`.
    let isEnd = value.kind != .string || value.slice.isEmpty
    if !isEnd, document.text.bytes(value.slice, TextForm.init) != .name { return true }
    let heading = document.text.string(key)
    let word = FieldNames.normalized(heading)
    return LevelWords.isKnown(word) || PropertyWords.areIn(word) || MeasureWords.all.contains(word)
      || isEnd
        && (heading.contains("_") || FieldNames.of(.code).rank(word) != nil
          || FieldNames.of(.name).rank(word) != nil || QuantityWords.areIn([heading], 0))
  }
}

/// How words are written.
enum Spelling {
  /// Whether two words of five letters or more differ in two of them at most, shorter ones in one: added, left out, another one,
  /// or two that changed places.
  static func areClose(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    let most = min(one.count, other.count) > 4 ? 2 : 1
    guard min(one.count, other.count) > 3, abs(one.count - other.count) <= most, one.count < 40,
      one.first == other.first || one.last == other.last
    else { return false }
    return distance(one, other) <= most
  }

  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...other.count)]
    for row in 1...one.count {
      var line = [row]
      for column in 1...other.count {
        let change = rows[row - 1][column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1)
        var best = min(change, rows[row - 1][column] + 1, line[column - 1] + 1)
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        line.append(best)
      }
      rows.append(line)
    }
    return rows[one.count][other.count]
  }
}
