/// Which keys of nested objects have their codes, as the records that were read with them show.
extension DocumentInterpreter {
  /// How many keys are taken for codes, one after the other, before the places have none.
  static let mostSharedCodes = 4

  /// The keys that only sound like those of codes, where most places share theirs: the `countrycode` of cities.
  func sharedCodes(_ reader: StructureReader) -> [UInt32] {
    guard options.fields.code.isEmpty, reader.records.hasSharedCodes(document.text) else { return [] }
    return reader.used.code.filter { roles.code[Int($0)] >= UInt8(FieldNames.ending) }
  }

  /// The keys of codes that are those of the post, where two places side by side have the same: they tell none apart.
  func postalCodes(_ reader: StructureReader) -> [UInt32] {
    guard options.fields.code.isEmpty else { return [] }
    let postal = reader.used.code.filter { key in
      let word = FieldNames.normalized(document.text.string(document.keys.slices[Int(key)]))
      return word == "zipcode" || PostalWords.areIn(word)
    }
    return postal.isEmpty
      ? []
      : postal.filter { key in
        document.values.indices.contains { document.values[$0].kind == .array && repeats(key, in: $0) }
      }
  }

  /// Whether two objects of a list have the same text under a key.
  private func repeats(_ key: UInt32, in list: Int) -> Bool {
    var known: Set<String> = []
    return document.children(of: list).contains { object in
      guard document.values[object].kind == .object,
        let member = document.children(of: object).first(where: { document.values[$0].key == key })
      else { return false }
      let text = document.text.string(document.values[member].slice)
      return !text.isEmpty && !known.insert(text).inserted
    }
  }

  /// The roles and the places without `value` as the code, where it often repeats the label and another code is in every
  /// object: `{label: "角色权限", value: "角色权限", key: "0-0"}`; nil elsewhere.
  func withoutValue(
    _ reader: StructureReader, _ root: Int?, _ isRecord: Bool
  ) -> (KeyRoles, StructureReader)? {
    guard let value = roles.valueKey, reader.used.code.contains(value), !roles.anyCode.isEmpty,
      reader.records.codes.count(where: \.isEmpty) * 3 > reader.records.count
    else { return nil }
    var others = roles
    others.code = roles.anyCode
    others.dropValue()
    var reader = StructureReader(document, others)
    reader.read(root, isRootRecord: isRecord)
    let isBetter =
      reader.records.codes.allSatisfy { !$0.isEmpty } && reader.records.hasUniqueCodes(document.text)
    return isBetter ? (others, reader) : nil
  }

  /// Whether the field `value` is a code: it has a label beside it or is a string, and it is unique.
  func valuesAreCodes(_ reader: StructureReader) -> Bool {
    let labels = ["label", "text", "title", "lbl", "txt"]
    let isLabelled = names(reader.used.name).contains { name in
      labels.contains(where: FieldNames.normalized(name).hasSuffix)
    }
    let isCode = isLabelled || !reader.hasNumberCode || reader.records.haveRunningCodes(document.text)
    return isCode && reader.records.hasUniqueCodes(document.text)
  }
}

extension Records {
  /// Puts records that are all on one level below those whose codes theirs lie in; false where these do not tell it.
  mutating func nestByCodes(_ text: SourceText) -> Bool {
    guard count > 2, parents.allSatisfy({ $0 < 0 }), codes.allSatisfy({ !$0.isEmpty }), hasUniqueCodes(text)
    else { return false }
    let nesting = CodeNesting(codes, text)
    guard nesting.count > 0, nesting.isPlausible else { return false }
    parents = nesting.parents
    return true
  }

  /// Whether records in each other are numbered from the first to the last, upper ones before what lies in them: no sums,
  /// which are greater above.
  func haveRunningCodes(_ text: SourceText) -> Bool {
    guard count > 3, parents.contains(where: { $0 >= 0 }) else { return false }
    let numbers = codes.map { Int(text.string($0)) ?? 0 }
    return numbers[0] > 0 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 &+ 1 == $1 }
  }

  /// Whether no two records have the same code.
  func hasUniqueCodes(_ text: SourceText) -> Bool {
    var table = SliceTable(capacity: count)
    return codes.indices.allSatisfy { codes[$0].isEmpty || table.insert($0, codes, text) == $0 }
  }

  /// Whether most of the first codes stand there before.
  func hasSharedCodes(_ text: SourceText) -> Bool {
    let first = codes.indices.prefix(1_000).filter { !codes[$0].isEmpty }
    var table = SliceTable(capacity: first.count)
    let shared = first.count { table.insert($0, codes, text) != $0 }
    return shared * 2 > first.count && first.count > 2
  }
}
