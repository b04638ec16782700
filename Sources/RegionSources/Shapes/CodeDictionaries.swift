/// Dictionaries of codes: a single one, one for each level, or one for each parent.
extension DocumentInterpreter {
  /// The tree of an object that maps codes to names, or to objects of such; nil if it is none.
  ///
  /// - Parameter isOpened: Whether what is around it was taken away: the only dictionary in it stands below its own name.
  func codeDictionary(_ root: Int?, isOpened: Bool = false) -> Interpretation? {
    guard let root else { return linesOfCodes() }
    if document.values[root].kind == .array {
      if let only = onlyDictionary(root) { return flatDictionary(only) }
      return fragments(root).flatMap { byParent($0) }
    }
    guard document.values[root].kind == .object else { return nil }
    let members = Array(document.children(of: root))
    if members.allSatisfy({ isName($0) }) { return flatDictionary(root) }
    if let texts = textsOfProgram(root, members) { return texts }
    if members.count > 1, members.allSatisfy({ isWord($0) || isLanguage($0) }),
      !RecordFields(root, document, roles, depth: 0).isRecord
    {
      return flatDictionary(root)
    }
    if members.count > 1, members.allSatisfy({ isName($0) || isCodeInSigns($0) }) {
      return flatDictionary(root)
    }
    var dictionaries = members.filter { document.values[$0].isContainer }
    guard dictionaries.count == members.count else { return nil }
    // A level that is left out may stand there all the same, with nothing in it.
    let filled = dictionaries.filter { $0 == dictionaries[0] || document.values[$0].end > $0 + 1 }
    if filled.count > 1 { dictionaries = filled }
    if let levels = wordsByParent(dictionaries) { return levels }
    if areReferring(dictionaries), let lists = byParent(dictionaries), !lists.records.hasCircle {
      return lists
    }
    if dictionaries.allSatisfy(isDictionary) {
      return byParent(dictionaries) ?? bySubject(dictionaries, mayBeOne: isOpened) ?? byLevel(dictionaries)
    }
    // The highest level is a list, and each below it has a dictionary a parent: `{"provinces": […], "cities": {"11": […]}}`.
    guard let first = dictionaries.first, isDictionary(first) || isGrouped(first) else { return nil }
    var all: [Int] = []
    var levels: [Int] = []
    for (depth, level) in dictionaries.enumerated() {
      defer { levels += repeatElement(depth, count: all.count - levels.count) }
      if isDictionary(level) {
        all.append(level)
      } else if document.values[level].kind == .object, document.children(of: level).allSatisfy(isDictionary)
      {
        all += document.children(of: level)
      } else {
        return nil
      }
    }
    return byParent(all, levels)
  }

  /// In bytes.
  private static let longestKey = 300

  /// Reads the texts of a program, whose keys tell where they stand: `{"menu.form": "Form", "menu.form.basic": "Basic"}`; nil
  /// for others. Each lies below the nearest key that its own begins with, up to a point.
  private func textsOfProgram(_ root: Int, _ members: [Int]) -> Interpretation? {
    func points(_ member: Int) -> Int? {
      let value = document.values[member]
      guard value.kind == .string, value.key != Value.noKey,
        document.keys.slices[Int(value.key)].count <= DocumentInterpreter.longestKey
      else { return nil }
      return document.text.bytes(document.keys.slices[Int(value.key)]) { key in
        let isKey = key.allSatisfy {
          ScriptData.isWord($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        guard isKey, key.contains(where: { $0 >= 0x41 }), key.first != UInt8(ascii: "."),
          key.last != UInt8(ascii: ".")
        else { return nil }
        return key.count { $0 == UInt8(ascii: ".") }
      }
    }
    guard members.count > 2 else { return nil }
    var pointed = 0
    for member in members {
      guard let count = points(member) else { return nil }
      pointed += count > 0 ? 1 : 0
    }
    let sign = pointed * 2 > members.count ? UInt8(ascii: ".") : signOfParts(members)
    guard let sign else { return nil }
    var records = Records()
    var known: [Substring: Int32] = [:]
    let named = members.filter { !document.text.trimmed(document.values[$0].slice).isEmpty }
    for member in named {
      let code = document.keys.slices[Int(document.values[member].key)]
      let record = records.append(
        name: document.values[member].slice, code: code, parent: -1, place: document.place(of: member))
      known[document.text.string(code)[...]] = Int32(record)
    }
    for record in 0..<records.count {
      var key = document.text.string(records.codes[record])[...]
      while let point = key.utf8.lastIndex(of: sign), records.parents[record] < 0 {
        key = key[..<point]
        records.parents[record] = known[key] ?? -1
      }
    }
    let nests = records.parents.contains { $0 >= 0 }
    return Interpretation(
      records: records,
      understanding: understanding(nests ? "names by codes that lie in each other" : "names by codes"))
  }

  /// Whether objects of texts stand under keys that are in others of them, all but the first, whatever words they are:
  /// `{"world": {"eu": "Europe"}, "eu": {"fr": "France"}}`.
  private func areReferring(_ dictionaries: [Int]) -> Bool {
    guard dictionaries.count > 1, dictionaries.allSatisfy(areTexts) else { return false }
    let above = Set(dictionaries.lazy.flatMap { document.children(of: $0).map { document.values[$0].key } })
    return dictionaries.dropFirst().allSatisfy { above.contains(document.values[$0].key) }
      && !above.contains(document.values[dictionaries[0]].key)
  }

  private func areTexts(_ object: Int) -> Bool {
    document.values[object].kind == .object && document.values[object].end > object + 1
      && document.children(of: object).allSatisfy {
        document.values[$0].kind == .string && !document.values[$0].slice.isEmpty
      }
  }

  /// The sign behind which each key that has it goes on from another, where there are some: `de`, `de-by`, `de-by-muc`. Parts
  /// of more than four letters are words, which begin alike by chance, but for those with points.
  private func signOfParts(_ members: [Int]) -> UInt8? {
    let keys = members.map { document.text.string(document.keys.slices[Int(document.values[$0].key)]) }
    let all = Set(keys)
    return [".", "-", "_"].first { (sign: Character) in
      let parted = keys.filter { $0.contains(sign) }
      // One key alone may go on from another by chance: `x86`, `x86_64`.
      return parted.count > 1 && parted.count * 3 >= keys.count && parted.count < keys.count
        && parted.allSatisfy { key in
          key.lastIndex(of: sign).map { all.contains(String(key[..<$0])) } ?? false
        }
        && (sign == "." || keys.allSatisfy { $0.split(separator: sign).allSatisfy { $0.count < 5 } })
    }.flatMap(\.asciiValue)
  }

  /// Reads `{"states": {"TB": "Tbilisi"}, "cities": {"TB": {"batumi": "Batumi"}}}`: the keys of each dictionary of dictionaries
  /// are keys of the one in front, so that those in these are codes, too, whatever words they are.
  private func wordsByParent(_ dictionaries: [Int]) -> Interpretation? {
    func key(_ member: Int) -> String {
      document.text.string(document.keys.slices[Int(document.values[member].key)])
    }
    guard dictionaries.count > 1, areTexts(dictionaries[0]) else { return nil }
    var (all, levels) = ([dictionaries[0]], [0])
    for (depth, level) in dictionaries.enumerated().dropFirst() {
      let lists = Array(document.children(of: level))
      var above: Set<String> = []
      for (list, own) in zip(all, levels) where own == depth - 1 {
        above.formUnion(document.children(of: list).lazy.map(key))
      }
      guard document.values[level].kind == .object, !lists.isEmpty,
        lists.allSatisfy({ areTexts($0) && above.contains(key($0)) })
      else { return nil }
      all += lists
      levels += repeatElement(depth, count: lists.count)
    }
    return byParent(all, levels)
  }

  /// Lines of JSON that map codes with digits to names, as one dictionary.
  private func linesOfCodes() -> Interpretation? {
    let lines = Array(document.children(of: nil))
    guard lines.count > 1, lines.allSatisfy({ mapsCodes($0) }) else { return nil }
    // Rows have the same keys.
    let keys = lines.flatMap { document.children(of: $0).map { document.values[$0].key } }
    return Set(keys).count == keys.count ? flatDictionary(lines) : nil
  }

  /// Whether an object maps codes with digits to names, and holds nothing else.
  private func mapsCodes(_ object: Int) -> Bool {
    document.values[object].kind == .object && document.count(of: object) > 0
      && document.children(of: object).allSatisfy { member in
        let key = document.keys.slices[Int(document.values[member].key)]
        return isName(member) && document.text.bytes(key) { $0.contains { $0 >= 0x30 && $0 <= 0x39 } }
      }
  }

  /// The only object of a list, where it maps codes with digits to names: `[{"01111": "Wheat", "01112": …}]`.
  private func onlyDictionary(_ root: Int) -> Int? {
    let first = root + 1
    guard first < Int(document.values[root].end), document.values[first].kind == .object,
      document.values[first].end == document.values[root].end, document.count(of: first) > 2
    else { return nil }
    return mapsCodes(first) ? first : nil
  }

  /// The dictionaries of a list that has a dictionary a parent: `[{"86": {"110000": …}}, {"110000": {"110100": …}}]`; nil
  /// for another list.
  private func fragments(_ root: Int) -> [Int]? {
    var all: [Int] = []
    for member in document.children(of: root) {
      let dictionaries = document.children(of: member)
      guard document.values[member].kind == .object,
        dictionaries.allSatisfy({ document.values[$0].kind == .object && isDictionary($0) })
      else { return nil }
      all += dictionaries
    }
    return all
  }

  /// Whether a member maps a code to a name.
  private func isName(_ member: Int) -> Bool {
    let value = document.values[member]
    return value.kind == .string && !value.slice.isEmpty
      && document.text.bytes(document.keys.slices[Int(value.key)], CodeShape.isCode)
  }

  /// Whether a member is a text with letters beside a short key with digits or signs, in any letters: `А1`, `§1`, `.de`, `+49`,
  /// `제1장`, `A+`, `en-US`.
  private func isCodeInSigns(_ member: Int) -> Bool {
    let value = document.values[member]
    guard value.kind == .string, document.text.string(value.slice).contains(where: \.isLetter) else {
      return false
    }
    let key = document.text.string(document.keys.slices[Int(value.key)])
    guard !key.isEmpty, key.count <= 8, !key.contains(where: \.isWhitespace) else { return false }
    if key.contains(where: { $0.isNumber || "§#+.@*/".contains($0) }) { return true }
    let parts = key.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { (1...4).contains($0.utf8.count) }
  }

  /// Whether a member is a text beside a language and a country: `pt-BR`.
  private func isLanguage(_ member: Int) -> Bool {
    let key = document.text.string(document.keys.slices[Int(document.values[member].key)])
    let parts = key.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { (2...4).contains($0.utf8.count) } && isCodeInSigns(member)
  }

  /// Whether a member is a text beside a short word: `cn`, `en-us`; a key that is a place's name has other letters.
  private func isWord(_ member: Int) -> Bool {
    let value = document.values[member]
    guard value.kind == .string, !value.slice.isEmpty else { return false }
    let key = document.keys.slices[Int(value.key)]
    guard key.count <= 8, key.count <= value.slice.count else { return false }
    return document.text.bytes(key) { bytes in
      bytes.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x5F }
    }
  }

  /// Whether a member holds nodes with their codes: a map of names by codes, or an array of objects.
  private func isDictionary(_ index: Int) -> Bool {
    switch document.values[index].kind {
    case .object:
      document.children(of: index).allSatisfy(isName) || document.children(of: index).allSatisfy(isCoded)
        || document.children(of: index).allSatisfy(isNamed)
    case .array:
      document.children(of: index).allSatisfy {
        document.values[$0].kind == .object && RecordFields($0, document, roles, depth: 0).code != nil
          && RecordFields($0, document, roles, depth: 0).name != nil
      }
    default: false
    }
  }

  /// Whether a member maps a name to an object with its code, or a code to one with both: `"北京": {"id": "1", "root": 0}`,
  /// `"1": {"id": 1, "name": "Kigali"}`.
  private func isCoded(_ member: Int) -> Bool {
    guard document.values[member].kind == .object, !document.hasContainer(member) else { return false }
    let fields = RecordFields(member, document, roles, depth: 0)
    let isCode = document.text.bytes(
      document.keys.slices[Int(document.values[member].key)], CodeShape.isCode)
    return fields.code != nil && isCode == (fields.name != nil)
  }

  /// Whether a member maps a code with digits to an object with its name and no code: `"110100": {"name": "北京", "alpha": "b"}`.
  private func isNamed(_ member: Int) -> Bool {
    guard document.values[member].kind == .object, !document.hasContainer(member) else { return false }
    let fields = RecordFields(member, document, roles, depth: 0)
    return fields.name != nil && fields.code == nil
      && document.text.bytes(document.keys.slices[Int(document.values[member].key)]) { key in
        CodeShape.isCode(key) && key.contains { $0 >= 0x30 && $0 <= 0x39 }
      }
  }

  /// Whether an object holds lists of nodes by their first letters: `{"A-G": […], "H-K": […]}`.
  private func isGrouped(_ index: Int) -> Bool {
    document.values[index].kind == .object && document.values[index].end > index + 1
      && document.children(of: index).allSatisfy {
        document.values[$0].kind == .array && document.values[$0].end > $0 + 1 && isDictionary($0)
      }
  }

  private func add(_ list: Int, _ records: inout Records) {
    var known: [UInt32: Slice] = [:]
    for member in document.children(of: list) {
      let value = document.values[member]
      // One code with one name is one entry, however often an object has it.
      if value.kind == .string, value.key != Value.noKey,
        let earlier = known.updateValue(value.slice, forKey: value.key),
        document.text.areEqual(earlier, value.slice)
      {
        continue
      }
      if value.kind == .object {
        let fields = RecordFields(member, document, roles, depth: 0)
        guard fields.code != nil || fields.name != nil && value.key != Value.noKey else { continue }
        let key = value.key == Value.noKey ? .none : document.keys.slices[Int(value.key)]
        records.append(
          name: fields.name.map { document.values[$0].slice } ?? key,
          code: fields.code.map { document.values[$0].slice } ?? key, parent: -1,
          place: document.place(of: member))
      } else {
        records.append(
          name: value.slice, code: document.keys.slices[Int(value.key)], parent: -1,
          place: document.place(of: member))
      }
    }
  }

  private func flatDictionary(_ root: Int) -> Interpretation? { flatDictionary([root]) }

  private func flatDictionary(_ roots: [Int]) -> Interpretation? {
    var records = Records()
    for root in roots { add(root, &records) }
    guard records.count > 0 else { return nil }
    if options.isAnswer {
      return Interpretation(records: records, understanding: understanding("names by codes"))
    }
    let nesting = CodeNesting(records.codes, document.text)
    if nesting.isPlausible, nesting.count > 0 { records.parents = nesting.parents }
    return Interpretation(
      records: records,
      understanding: understanding(
        nesting.count > 0 ? "names by codes that lie in each other" : "names by codes"))
  }

  /// Reads `{"86": {"110000": …}, "110000": {"110100": …}}`: each key is the code of a node in another dictionary.
  ///
  /// - Parameter levels: That of each dictionary, where they are told: a code may stand on two, and what lies below it lies
  ///   below the one on the level above. Empty where they are not.
  private func byParent(_ dictionaries: [Int], _ levels: [Int] = []) -> Interpretation? {
    var records = Records()
    var owners: [Int] = []
    for (index, dictionary) in dictionaries.enumerated() {
      add(dictionary, &records)
      owners += repeatElement(index, count: records.count - owners.count)
    }
    var table = SliceTable(capacity: records.count)
    for record in 0..<records.count { _ = table.insert(record, records.codes, document.text) }
    var above: [[String: Int]] = []
    for record in 0..<records.count where !levels.isEmpty {
      let level = levels[owners[record]]
      while above.count <= level { above.append([:]) }
      above[level][document.text.string(records.codes[record])] = record
    }
    let parents = dictionaries.indices.map { index -> Int? in
      let key = document.keys.slices[Int(document.values[dictionaries[index]].key)]
      let level = levels.isEmpty ? 0 : levels[index]
      if level > 0, above.indices.contains(level - 1), let near = above[level - 1][document.text.string(key)]
      {
        return near
      }
      // What lies in a list of its own code is no parent of the list: `"dhaka": [{"id": "dhaka", …}]`.
      return document.text.bytes(key) { table.number(of: $0, records.codes, document.text) }
        .flatMap { owners[$0] == index ? nil : $0 }
    }
    // The first that lies in no other is the highest list.
    guard dictionaries.count > 1, parents.count(where: { $0 != nil }) * 2 >= dictionaries.count - 1,
      parents.contains(where: { $0 != nil }), !areOfCountries(dictionaries)
    else { return nil }
    for record in 0..<records.count {
      let parent = parents[owners[record]]
      if let parent, parent != record { records.parents[record] = Int32(parent) }
    }
    reportLost(parents, dictionaries, owners, levels, &records)
    return Interpretation(
      records: records, understanding: understanding("names by codes, a dictionary a parent"))
  }

  /// Reports the dictionaries whose parents are nowhere, where these are few.
  private func reportLost(
    _ parents: [Int?], _ dictionaries: [Int], _ owners: [Int], _ levels: [Int], _ records: inout Records
  ) {
    let none = parents.indices.filter { parents[$0] == nil && (levels.isEmpty || levels[$0] > 0) }
    let lost = Set(levels.isEmpty ? none.dropFirst() : none[...])
    guard !lost.isEmpty, lost.count * 3 <= dictionaries.count else { return }
    for record in 0..<records.count where lost.contains(owners[record]) {
      let dictionary = dictionaries[owners[record]]
      let key = document.text.string(document.keys.slices[Int(document.values[dictionary].key)])
      records.report(record, records.places[record], "the parent \(key) does not exist")
    }
  }

  /// Whether dictionaries stand under two letters each, and hold places under two letters: `CA` is Canada and California.
  private func areOfCountries(_ dictionaries: [Int]) -> Bool {
    func isPair(_ key: UInt32) -> Bool {
      document.text.bytes(document.keys.slices[Int(key)]) { bytes in
        bytes.count == 2 && bytes.allSatisfy { (0x41...0x5A).contains($0) }
      }
    }
    return dictionaries.allSatisfy { dictionary in
      isPair(document.values[dictionary].key)
        && document.children(of: dictionary).allSatisfy { isPair(document.values[$0].key) }
    }
  }

  /// Reads `{"accounts": {"1": "Assets", "1.1": "Cash"}, "costs": {…}}`: what each dictionary is called lies above its codes,
  /// most of which lie in each other.
  ///
  /// - Parameter mayBeOne: Whether one alone does not stand in a wrapper.
  private func bySubject(_ dictionaries: [Int], mayBeOne: Bool) -> Interpretation? {
    guard dictionaries.count > 1 || mayBeOne else { return nil }
    var (records, found) = (Records(), 0)
    for dictionary in dictionaries {
      let key = document.keys.slices[Int(document.values[dictionary].key)]
      guard document.values[dictionary].key != Value.noKey, !key.isEmpty, !isNamedList(dictionary),
        document.text.bytes(key, { $0.contains { $0 >= 0x41 } }),
        document.values[dictionary].kind == .object,
        document.children(of: dictionary).allSatisfy(isName)
      else { return nil }
      let root = records.append(name: key, parent: -1, place: document.place(of: dictionary))
      add(dictionary, &records)
      let own = (root + 1)..<records.count
      let nesting = CodeNesting(Array(records.codes[own]), document.text)
      // Short lists may be flat.
      guard nesting.isPlausible && own.count > 2 || own.count < 5 else { return nil }
      found += nesting.count
      for (record, parent) in zip(own, nesting.parents) {
        records.parents[record] = parent < 0 ? Int32(root) : parent + Int32(own.lowerBound)
      }
    }
    guard found * 2 >= records.count - dictionaries.count else { return nil }
    return Interpretation(
      records: records, understanding: understanding("names by codes that lie in each other"))
  }

  /// Reads `{"province_list": {…}, "city_list": {…}}`: the codes of all levels nest.
  private func byLevel(_ dictionaries: [Int]) -> Interpretation? {
    var records = Records()
    for dictionary in dictionaries { add(dictionary, &records) }
    var sizes: [Int] = []
    for dictionary in dictionaries { sizes.append(document.count(of: dictionary)) }
    guard dictionaries.count > 1, records.count > 0 else { return nil }
    let shape = "names by codes, a dictionary a level"
    // Of a part of a tree the highest lists may be empty, and so may the lowest.
    if dictionaries.allSatisfy(isNamedList), let parents = divisions(records, sizes),
      sizes.contains(0)
        || parents[sizes[0]...].count(where: { $0 >= 0 }) * 10 >= (records.count - sizes[0]) * 7
    {
      records.parents = parents
      reportOrphans(behind: sizes[0], sizes, &records)
      return Interpretation(records: records, understanding: understanding(shape))
    }
    let nesting = CodeNesting(records.codes, document.text)
    let below = records.count - (sizes.first ?? 0)
    let isNested = nesting.count * 10 >= below * 7
    guard nesting.count > 0, isNested || nesting.count * 2 > below && dictionaries.allSatisfy(isNamedList)
    else {
      return nil
    }
    records.parents = nesting.parents
    reportOrphans(behind: sizes.first ?? 0, sizes, &records)
    return Interpretation(
      records: records, understanding: understanding(shape))
  }

  /// Reports what lies in nothing although it does not stand in the highest list, where that is little.
  private func reportOrphans(behind first: Int, _ sizes: [Int], _ records: inout Records) {
    let lost = (first..<records.count).filter { records.parents[$0] < 0 }
    guard !sizes.contains(0), lost.count * 3 <= records.count - first else { return }
    for record in lost {
      let code = document.text.string(records.codes[record])
      records.report(record, records.places[record], "\(code) lies in no code of the lists above")
    }
  }

  /// The parents of codes of six digits, of which each level has two, in lists of a level each; nil for other codes. Each lies
  /// in the nearest one above, as a county does in a province that has no city around it.
  private func divisions(_ records: Records, _ sizes: [Int]) -> [Int32]? {
    var parents = [Int32](repeating: -1, count: records.count)
    // By level: the codes by their first digits.
    var (above, start): ([[String: Int32]], Int) = ([], 0)
    for (level, size) in sizes.enumerated() {
      var own: [String: Int32] = [:]
      for record in start..<(start + size) {
        let code = document.text.string(records.codes[record])
        guard code.utf8.count == 6, level < 3, code.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
          return nil
        }
        own[String(code.prefix(2 * level + 2))] = Int32(record)
        parents[record] =
          above.indices.reversed().lazy.compactMap { above[$0][String(code.prefix(2 * $0 + 2))] }.first ?? -1
      }
      above.append(own)
      start += size
    }
    return parents
  }

  /// Whether a key says that a list lies under it: `city_list`.
  private func isNamedList(_ index: Int) -> Bool {
    let key = document.values[index].key
    return key != Value.noKey
      && FieldNames.normalized(document.text.string(document.keys.slices[Int(key)])).hasSuffix("list")
  }

  private func understanding(_ shape: String) -> Understanding { Understanding(format: format, shape: shape) }
}
