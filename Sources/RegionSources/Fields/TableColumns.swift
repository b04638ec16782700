/// The roles of a table's columns.
struct TableColumns {
  var name: Int?
  var code: Int?
  var parent: Int?
  var level: Int?
  var disabled: Int?
  var leaf: Int?
  /// The column that says whether a row has children.
  var hasChildren: Int?
  /// Further columns that may hold the name, the best first.
  var otherNames: [Int] = []
  /// The columns of levels, the highest first; empty if rows are nodes.
  var levels: [LevelColumn] = []
  /// Whether the headings are those that `export` writes.
  var isOwn = false

  /// No column has a role.
  init() {}

  /// The columns without a role in the tree.
  func others(_ width: Int) -> [Int] {
    let taken = [name, code].compactMap(\.self) + levels.flatMap { [$0.name, $0.code].compactMap(\.self) }
    return (0..<width).filter { !taken.contains($0) }
  }

  init(_ table: Table, _ contents: [ColumnContent], _ choice: FieldChoice) {
    let all = table.header.map(FieldNames.normalized)
    isInner = table.header.map(TableColumns.isInner)
    // An empty column is neither name nor code.
    let names = all.indices.map { contents[$0].filled > 0 || contents[$0].total == 0 ? all[$0] : "" }
    if names.isEmpty {
      guess(table, contents)
    } else {
      parent = parentColumn(names, all, table, contents)
      code = best(names.enumerated().map { $0.offset == parent ? "" : $0.element }, .code)
      dropNumberOfRow(names, table, contents)
      preferUniqueCode(names, table, contents)
      dropObjectNumber(names, table, contents)
      if parent == nil { code = StandardCodes.column(names, contents, insteadOf: code) ?? code }
      checkProcess(names, contents)
      name = TableColumns.familyName(names) ?? best(names, .name)
      // What all rows lie in names none of them.
      if let word = name, contents[word].distinct == 1, contents[word].filled > 1 {
        let other = best(names.enumerated().map { $0.offset == word ? "" : $0.element }, .name)
        let isWeak = (FieldNames.of(.name).rank(names[word]) ?? 0) >= FieldNames.lastResort
        let isTold =
          other.map { contents[$0].distinct == contents[$0].total && !contents[$0].isNumbers } ?? false
        if isTold || isWeak && contents[word].filled > 2 { name = other }
      }
      if let word = name, isOfProperty(word, names, table, contents) {
        name = best(names.enumerated().map { $0.offset == word ? "" : $0.element }, .name)
      }
      if let word = name, let other = unslugged(besides: word, names, table, contents) { name = other }
      if let word = name, let other = textName(besides: word, names, table, contents) { name = other }
      if let word = name, let other = tellingName(besides: word, names, table, contents) { name = other }
      if let word = name, let other = personName(besides: word, names, contents) { name = other }
      if let word = name, let other = describedName(besides: word, names, table, contents) { name = other }
      otherNames = names.indices.filter { $0 != name && $0 != code && $0 != parent }
        .filter {
          ((FieldNames.of(.name).rank(names[$0]) ?? .max) < FieldNames.ending || isSettlement(names, $0)
            || isTranslation($0, table))
            // What many rows have is no name of one.
            && (contents[$0].filled < 5 || contents[$0].distinct * 5 > contents[$0].filled)
        }
      level = best(names, .level) ?? levelNumbers(names, table, contents)
      disabled = best(names, .disabled)
      leaf = best(names, .leaf)
      hasChildren = names.firstIndex { ["haschildren", "haschild", "isparent"].contains($0) }
      if leaf == hasChildren { leaf = nil }
      checkValue(names, table, contents)
      dropConstantCode(table, contents)
      checkSize(names, contents)
      complete(table, contents)
      dropPropertyCode(table, contents)
      if parent == nil, let upper = UpperColumn.found(table, contents, code: code) {
        (parent, code) = (upper.column, upper.code)
        if name == code || name == parent {
          name = contents.indices.first { $0 != code && $0 != parent && contents[$0].filled > 0 }
        }
      }
      if let upper = parent, contents[upper].filled == 0, let code {
        parent = TableColumns.columnOfParents(besides: [upper, code], code, table, contents) ?? upper
      }
      // A column that no row fills tells nothing, where the signs in codes do. Round numbers may be a list.
      if let upper = parent, contents[upper].filled == 0, table.count > 2,
        let nested = code.flatMap({ NestedCode.nests($0, table) ? $0 : nil })
          ?? NestedCode.column(table, contents, but: name),
        NestedCode.haveSigns(nested, table, contents)
      {
        (parent, code) = (nil, nested)
      }
      if let parent, let code {
        self.code = TableColumns.key(ofParents: parent, code, but: name, table, contents) ?? code
      }
      if code == nil, parent != nil { code = pairedCode(names, contents) }
      if let number = code, parent == nil {
        code = NestedCode.column(table, contents, insteadOf: number, but: name) ?? number
      }
      let isLevelled = level.map { contents[$0].filled * 10 >= contents[$0].total * 9 } ?? false
      if code == nil, parent == nil, !isLevelled { code = NestedCode.column(table, contents, but: name) }
      preferLikelyName(names, table, contents)
      dropSharedCode(table, contents)
      takeNamedParents(names, table, contents)
      name = wholeName(names, table, contents) ?? name
    }
    let before = self
    findLevels(table, contents)
    if levels.isEmpty, !names.isEmpty, let word = name,
      let lower = lowerName(besides: word, names, table, contents)
    {
      self = before
      name = lower
      findLevels(table, contents)
    }
    if !names.isEmpty { dropNaughts(table, contents) }
    if !names.isEmpty, parent == nil, levels.isEmpty, let way = wayOfFile(names, table, contents) {
      name = way
    }
    preferSmallLetters(table, contents)
    matchScripts(table)
    if choice.parent == [FieldChoice.none], parent != nil { dropParent(table, contents) }
    choose(table, choice)
  }

  /// The column of paths, which tells the rows of a list of files apart, where the texts of the column taken for a name repeat and
  /// none is called a name: `path,folder,extension`.
  private func wayOfFile(_ names: [String], _ table: Table, _ contents: [ColumnContent]) -> Int? {
    guard let name, code == nil, contents[name].distinct * 3 <= contents[name].filled * 2,
      FieldNames.of(.name).rank(names[name]).map({ $0 >= FieldNames.lastResort }) ?? true
    else { return nil }
    return names.indices.first { column in
      guard ["path", "filepath", "fullpath", "relativepath"].contains(names[column]),
        contents[column].isUnique,
        contents[column].filled == contents[column].total
      else { return false }
      let rows = min(table.count, ColumnContent.sample)
      return (0..<rows).count { table.string($0, column).contains { "/\\".contains($0) } } * 2 >= rows
    }
  }

  /// The column that names parents by its heading. One that says yes or no alone tells whether a row is a parent.
  private func parentColumn(
    _ names: [String], _ all: [String], _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    if let process = names.firstIndex(of: "ppid") { return process }
    guard
      let found = besideNumber(names, table, contents) ?? best(names, .parent) ?? best(all, .parent)
        ?? familyParent(names, table, contents),
      !isBesideCodes(found, names, table, contents),
      !isRare(found, all, contents), !PlaceCodes.areIn(found, names, contents)
    else { return nil }
    guard Truth.areIn(found, table, contents[found]) else { return found }
    return best(names.indices.map { Truth.areIn($0, table, contents[$0]) ? "" : names[$0] }, .parent)
  }

  /// The column of numbers of levels under words that mean grades, too: they go down by one at most from row to row, and come
  /// back; nothing in front begins them anew.
  func levelNumbers(_ names: [String], _ table: Table, _ contents: [ColumnContent]) -> Int? {
    names.indices.first { column in
      guard TableColumns.grades.contains(names[column]), contents[column].filled == contents[column].total,
        contents[column].isNumbers, column == 0 || column == 1 && contents[0].isUnique,
        let name, contents[name].isUnique
      else { return false }
      let numbers = (0..<table.count).map { Int(table.string($0, column)) ?? -1 }
      return [0, 1].contains(numbers[0]) && numbers.min() == numbers[0]
        && zip(numbers, numbers.dropFirst()).allSatisfy { $1 <= $0 + 1 }
        && zip(numbers, numbers.dropFirst()).contains { $1 < $0 }
    }
  }

  private static let grades: Set<String> = [
    "stufe", "poziom", "seviye", "階層", "szint", "úroveň", "nivå", "taso",
  ]

  /// The column of fathers or mothers, where these are rows themselves: each stands in one column that tells the rows apart.
  ///
  /// - Complexity: O(cells) in a table with such a heading and not too many rows, else O(columns).
  private func familyParent(_ names: [String], _ table: Table, _ contents: [ColumnContent]) -> Int? {
    names.indices.first { column in
      guard TableColumns.family.contains(names[column]), table.count <= TableColumns.mostCompared,
        contents[column].filled > 1, contents[column].filled < contents[column].total
      else { return false }
      func cells(_ column: Int) -> Set<String> { Set((0..<table.count).map { table.string($0, column) }) }
      let parents = cells(column).subtracting([""])
      return contents.indices.contains {
        $0 != column && contents[$0].isUnique && parents.isSubset(of: cells($0))
      }
    }
  }

  /// The most rows whose cells are compared with those of other columns.
  private static let mostCompared = 1_000_000

  private static let family: Set<String> = [
    "father", "mother", "père", "pere", "mère", "mere", "отец", "мать", "ojciec", "matka", "madre", "mãe",
    "otec",
    "mutter",
  ]

  /// The column of parents beside `p_id`, where this is the number of something else, as of a product: none of its texts stands
  /// in a column that tells the rows apart, and all of the other one do.
  private func besideNumber(_ names: [String], _ table: Table, _ contents: [ColumnContent]) -> Int? {
    guard table.count <= TableColumns.mostCompared,
      let number = table.header.firstIndex(where: { $0.lowercased() == "p_id" }),
      best(names, .parent) == number
    else { return nil }
    func cells(_ column: Int) -> Set<String> { Set((0..<table.count).map { table.string($0, column) }) }
    let keys = contents.indices.filter { $0 != number && contents[$0].isUnique }.map(cells)
    let roots: Set<String> = ["", "0", "-1", "null", "NULL"]
    let other = best(names.enumerated().map { $0.offset == number ? "" : $0.element }, .parent)
    guard let other, (FieldNames.of(.parent).rank(names[other]) ?? .max) < FieldNames.ending else {
      return nil
    }
    let (numbers, parents) = (cells(number).subtracting(roots), cells(other).subtracting(roots))
    return keys.allSatisfy { numbers.isDisjoint(with: $0) } && !parents.isEmpty
      && keys.contains { parents.isSubset(of: $0) } ? other : nil
  }

  /// Whether a column says all that stands above, or what that is called, and another one has the codes of the parents:
  /// `parent_ids` and `parent_name` beside `forelder_id`.
  private func isBesideCodes(
    _ column: Int, _ names: [String], _ table: Table, _ contents: [ColumnContent]
  ) -> Bool {
    guard
      ["ids", "codes", "path", "list", "name", "names", "title"].contains(where: names[column].hasSuffix),
      let other = UpperColumn.found(table, contents, code: nil)
    else { return false }
    return other.column != column && contents[other.code].isCodes
  }

  /// Whether a column that only sounds like a parent's is empty in nearly all rows, and other columns are levels:
  /// `parent_zcta` beside `state_name, county_name, city`.
  private func isRare(_ column: Int, _ names: [String], _ contents: [ColumnContent]) -> Bool {
    let rank = FieldNames.of(.parent).rank(names[column]) ?? 0
    guard rank >= FieldNames.ending, contents[column].filled * 5 < contents[column].total else {
      return false
    }
    let stems = LevelWords.columns(names).filter { $0.isKnown && ($0.name != nil || $0.plain != nil) }
    return stems.count > 1
  }

  /// Drops a number that rows of processes share, as threads do: it is neither their code nor that of their parents.
  mutating func dropSharedProcess(_ table: Table, _ contents: [ColumnContent]) {
    if let code, !contents[code].isUnique { self.code = nil }
    if let parent, table.header[parent] == "PID" { dropParent(table, contents) }
  }

  /// Takes the parent's column for a field, and looks for levels instead.
  mutating func dropParent(_ table: Table, _ contents: [ColumnContent]) {
    parent = nil
    completeCode(table, contents)
    findLevels(table, contents)
  }

  /// Takes other columns for the name and the code, which the rows' parents tell.
  mutating func name(_ name: Int, code: Int?) { (self.name, self.code) = (name, code) }

  /// Takes a parent's column and that of its name as a level above the rows.
  mutating func liftParent(_ parent: Int, name above: Int, _ table: Table) {
    guard let name else { return }
    self.parent = nil
    levels = [
      LevelColumn(stem: "parent", title: "", name: above, code: parent, isKnown: true),
      LevelColumn(stem: "name", title: "", name: name, code: code, isKnown: true),
    ]
  }

  /// Which columns are those of an object inside the row: `region.name`.
  private var isInner: [Bool] = []

  private static func isInner(_ heading: String) -> Bool {
    heading.utf8.firstIndex(of: UInt8(ascii: ".")).map { point in
      let next = heading.utf8.index(after: point)
      return next < heading.endIndex && heading.utf8[next] != 0x20 && point > heading.startIndex
    } ?? false
  }

  /// What an inner column's rank is worse by than that of the row's own.
  private static let innerRank = 60

  /// The column whose heading is the best word for a role, one of an object inside the row only where no other is.
  func best(_ names: [String], _ role: FieldRole) -> Int? {
    let list = FieldNames.of(role)
    let ranked = names.indices.compactMap { index -> (rank: Int, index: Int)? in
      if role == .code, DialingWords.areIn(names[index]) { return nil }
      return list.rank(names[index]).map { rank in
        // A postal code is the rows' only where nothing else is.
        let postal = role == .code && PostalWords.areIn(names[index]) ? FieldNames.lastResort * 2 : 0
        let inner = isInner[index] ? TableColumns.innerRank : 0
        return (rank: rank + inner + postal, index: index)
      }
    }
    return ranked.min { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
  }

  /// In lists of processes the `pid` is the code, and its parent is called `ppid`, if it is there at all.
  private mutating func checkProcess(_ names: [String], _ contents: [ColumnContent]) {
    guard let pid = names.firstIndex(of: "pid"), contents[pid].isUnique, contents[pid].filled > 1 else {
      return
    }
    if names.contains("ppid") {
      code = pid
    } else if parent == pid, !names.contains("id"), !(code.map { contents[$0].isUnique } ?? false) {
      (code, parent) = (pid, nil)
    }
  }

  /// Keeps `value` as the code only if it is unique and beside a label; otherwise it is a quantity.
  private mutating func checkValue(_ names: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let code, names[code] == "value" else { return }
    let isLabelled = name.map { ["label", "text", "title"].contains(names[$0]) } ?? false
    if isLabelled, contents[code].isUnique { return }
    let others = names.enumerated().map { $0.offset == code || $0.offset == parent ? "" : $0.element }
    self.code = best(others, .code)
  }

  /// Drops a column of numbers as the name, if its name was only a last resort.
  private mutating func checkSize(_ names: [String], _ contents: [ColumnContent]) {
    guard let name, contents[name].isNumbers,
      (FieldNames.of(.name).rank(names[name]) ?? 0) >= FieldNames.lastResort
    else { return }
    self.name = nil
  }

  /// Finds a name if no column has a name for it: the first other column that holds no codes.
  private mutating func complete(_ table: Table, _ contents: [ColumnContent]) {
    if name == code, let both = name, contents.count > 1 {
      let others = contents.indices.filter {
        $0 != both && $0 != parent && !contents[$0].isNumbers && contents[$0].filled > 0
      }
      let texts = telling(others.filter { !contents[$0].isCodes }, table)
      // One kind of all rows names none of them, and their codes do: `code: BRU, type: region`.
      let areKind =
        !texts.isEmpty && texts.allSatisfy { contents[$0].distinct == 1 && contents[$0].filled > 2 }
        && contents[both].isUnique && !contents[both].isNumbers
      let other = texts.first { contents[$0].distinct > 1 } ?? (areKind ? nil : texts.first ?? others.first)
      name = other ?? both
      if other == nil { code = nil }
    }
    guard name == nil else { return completeCode(table, contents) }
    let all = contents.indices.filter {
      $0 != code && $0 != parent && contents[$0].filled > 0 && !contents[$0].isCodes
    }
    let words = all.filter { !contents[$0].isNumbers }
    let texts = words.isEmpty ? all : kinds(words, table, contents) ?? telling(words, table)
    // What all rows have in common names none of them: `N/A`.
    name =
      texts.first { contents[$0].distinct > 1 || contents[$0].filled < contents[$0].total } ?? texts.first
      ?? code ?? contents.indices.first { $0 != parent && contents[$0].filled > 0 }
    if name == code { code = nil }
    completeCode(table, contents)
  }

  /// The first of two columns where it says of what kind each row is, no two are of one, and the other one does not tell them
  /// apart: `kind,apiVersion`.
  private func kinds(_ columns: [Int], _ table: Table, _ contents: [ColumnContent]) -> [Int]? {
    guard columns == [0, 1], contents.count == 2, !table.header.isEmpty, contents[0].filled > 2,
      FieldNames.normalized(table.header[0]) == "kind", contents[0].isUnique, !contents[1].isUnique
    else { return nil }
    return [0]
  }

  /// Columns without those that say what rows have, such as an address of the web, unless there are no others.
  private func telling(_ columns: [Int], _ table: Table) -> [Int] {
    let telling = columns.filter { table.header.isEmpty || !PropertyWords.areIn(table.header[$0]) }
    return telling.isEmpty ? columns : telling
  }

  /// Guesses the roles of columns without headings from their contents.
  private mutating func guess(_ table: Table, _ contents: [ColumnContent]) {
    // Of the codes in front of names one may have another sign.
    let isFrontCode =
      (contents.first?.areNearlyCodes == true || CodeForm.areInFront(of: table, contents))
      && contents.dropFirst().contains(where: \.areTexts)
    func isCodes(_ column: Int) -> Bool { contents[column].isCodes || column == 0 && isFrontCode }
    let texts = contents.indices.filter { contents[$0].filled > 0 && !isCodes($0) }
    name =
      texts.first { contents[$0].isPaths } ?? texts.first { !isOfSigns($0, table) } ?? texts.first
      ?? contents.indices.last { contents[$0].filled > 0 && !contents[$0].isNumbers }
      ?? contents.indices.last { contents[$0].filled > 0 }
    let codes = contents.indices.filter { $0 != name && isCodes($0) }
    var unique = codes.filter { contents[$0].isUnique }
    // Of codes with zeros in front a few may stand twice, for two names of a place.
    if unique.isEmpty {
      unique = codes.filter { column in
        let content = contents[column]
        return content.hasPadding && content.isNumbers && content.filled == content.total
          && content.distinct * 100 >= content.filled * 97
      }
    }
    // Numbers in the order of the rows are codes only where there are no others.
    level = LevelNumbers.column(table, contents, but: name)
    let whole = unique.filter { !contents[$0].isNumbersInOrder && contents[$0].filled == contents[$0].total }
    code = whole.first { contents[$0].hasDigits } ?? whole.first ?? unique.first
    // Beside the paths of files stand their sizes.
    if let name, contents[name].isPaths { code = nil }
    // Beside codes that lie in each other stand amounts.
    if let number = name, let own = code, contents[number].isNumbers, NestedCode.nests(own, table) {
      (name, code) = (own, nil)
    }
    guard let code else { return }
    var known = Set((0..<min(table.count, 20_000)).map { table.string($0, code) })
    known.remove("")
    parent = codes.first { column in
      guard column != code else { return false }
      let cells = (0..<min(table.count, ColumnContent.sample)).map { table.string($0, column) }
      let refers = cells.count { known.contains($0) }
      let isRoot = cells.count { ParentRows.meansNone($0) }
      return refers > 0 && refers + isRoot == cells.count
    }
  }

  /// Whether the cells of a column are signs alone: `-` and `+` for money spent and earned.
  private func isOfSigns(_ column: Int, _ table: Table) -> Bool {
    !(0..<min(table.count, ColumnContent.sample)).contains { row in
      table.string(row, column).unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
  }

  private mutating func choose(_ table: Table, _ choice: FieldChoice) {
    let names = choice.name.compactMap(table.column)
    let codes = choice.code.compactMap(table.column)
    if names.count > 1 {
      let codes = TableColumns.codes(codes, of: names, table)
      levels = names.enumerated().map { index, name in
        let title = table.header.isEmpty ? "" : table.header[name]
        return LevelColumn(stem: title, title: title, name: name, code: codes[index], isKnown: true)
      }
    } else if let only = names.first {
      (name, levels) = (only, [])
      if code == only { code = nil }
    }
    if codes.count == 1, names.isEmpty, levels.count > 1,
      !levels.dropLast().contains(where: { $0.code == codes[0] }),
      !levels.contains(where: { $0.name == codes[0] })
    {
      // The rows' own code is that of the lowest level.
      code = codes[0]
      levels[levels.count - 1].code = codes[0]
    } else if codes.count == 1, names.count < 2 {
      (code, levels) = (codes[0], [])
    }
    if !choice.level.isEmpty { level = choice.level.first.flatMap(table.column) }
    if let only = choice.parent.first.flatMap(table.column) { (parent, levels) = (only, []) }
  }

  /// The code of each level, where there may be fewer than levels: each belongs to the highest level whose places have one
  /// of it.
  private static func codes(_ codes: [Int], of names: [Int], _ table: Table) -> [Int?] {
    guard codes.count < names.count else { return Array(codes.prefix(names.count)) }
    var found = [Int?](repeating: nil, count: names.count)
    let paths = RowPaths(table)
    var next = 0
    for (index, code) in codes.enumerated() {
      // Each code behind this one needs a level too.
      let last = names.count - (codes.count - index)
      guard next <= last else { break }
      let level = (next...last).first { level in
        let way = Array(names[...level])
        return paths.distinct(way) == paths.distinct(way + [code])
      }
      found[level ?? last] = code
      next = (level ?? last) + 1
    }
    return found
  }
}
