/// Which column has the names of the rows.
extension TableColumns {
  /// Whether a column that only sounds like a name says what several rows have: `Currency Name` beside `Country`.
  ///
  /// What most rows have of their own describes them, although a few are described alike.
  func isOfProperty(_ column: Int, _ names: [String], _ table: Table, _ contents: [ColumnContent])
    -> Bool
  {
    if DescriptionWords.contain(names[column]), contents[column].distinct * 4 >= contents[column].filled * 3 {
      return false
    }
    // Files of their own, which texts beside them name: `Topic, MD File Name`.
    let isOfFiles = ["filename", "imagename", "photoname", "iconname"].contains(
      where: names[column].hasSuffix)
    if isOfFiles, contents.indices.contains(where: { $0 != column && contents[$0].areTexts }) { return true }
    // Two rows may well be shown by one name.
    return (FieldNames.of(.name).rank(names[column]) ?? 0) >= FieldNames.ending && !contents[column].isUnique
      && (names[column] != "displayname" || contents[column].distinct * 2 <= contents[column].filled)
      && PropertyWords.begin(table.header[column])
  }

  /// The only column of texts that tells rows apart, where the word for names is a level's and has a number in several rows:
  /// `district, _id, libellé`.
  func textName(
    besides word: Int, _ names: [String], _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    guard contents[word].isNumbers, !contents[word].isUnique, parent == nil,
      LevelWords.isKnown(names[word])
    else { return nil }
    let others = names.indices.filter { column in
      column != word && column != code && !contents[column].isNumbers && !contents[column].isCodes
        && contents[column].filled == contents[column].total && contents[column].isUnique
        && !PropertyWords.begin(table.header[column])
    }
    return others.count == 1 ? others[0] : nil
  }

  /// The column under a word for a level whose places lie in those that a heading with a word for names says: `commune,
  /// Nom dép, région`. The heading says then whose names these are, and not that they are the rows'.
  func lowerName(
    besides word: Int, _ names: [String], _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    guard parent == nil, contents[word].filled == contents[word].total, contents[word].areTexts,
      FieldNames.of(.name).rank(names[word]).map({ $0 >= FieldNames.ending }) ?? false,
      contents[word].distinct * 3 <= contents[word].filled * 2
    else { return nil }
    let paths = RowPaths(table)
    let upper = paths.distinct([word])
    // What such places lie in stands in the table as well; two schools in different places may have one name.
    let isPlace = names.indices.contains { column in
      column != word && LevelWords.isKnown(names[column]) && contents[column].filled == contents[column].total
        && contents[column].distinct > 1 && contents[column].distinct < upper
        && paths.distinct([word, column]) == upper
    }
    guard isPlace else { return nil }
    return names.indices.first { column in
      let content = contents[column]
      guard column != word, column != code, LevelWords.isKnown(names[column]), content.areTexts,
        content.filled == content.total
      else { return false }
      let own = paths.distinct([column])
      return own * 2 > upper * 3 && paths.distinct([word, column]) * 10 <= own * 11
    }
  }

  /// The column that tells rows apart where that of names has the same in many: a form of address or, among rows that name
  /// their parents, a post; nil where the names tell them.
  func tellingName(
    besides word: Int, _ names: [String], _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    guard contents[word].filled > 2, contents[word].distinct * 2 <= contents[word].total,
      parent != nil || FormsOfAddress.areIn(word, of: table)
    else { return nil }
    let rows = RowNames(table: table, contents: contents)
    let others = names.indices.filter { column in
      column != word && column != code && column != parent && !contents[column].isCodes
        && !PropertyWords.begin(table.header[column]) && rows.areNames(column)
    }
    func rank(_ column: Int) -> Int { FieldNames.of(.name).rank(names[column]) ?? .max }
    return others.min { (rank($0), $0) < (rank($1), $1) }
  }

  /// The names of people beside their titles, which are posts: `Employee Name, Title`.
  func personName(besides word: Int, _ names: [String], _ contents: [ColumnContent]) -> Int? {
    guard names[word] == "title" || names[word] == "jobtitle" else { return nil }
    return names.indices.first { column in
      column != word && column != code && column != parent
        && contents[column].filled == contents[column].total
        && !contents[column].isNumbers && TableColumns.personWords.contains(names[column])
        // What tells all rows apart may be what they are called, and the other its longer form.
        && (names[column] != "fullname" || !contents[word].isUnique)
    }
  }

  static let personWords: Set<String> = [
    "employeename", "employee", "empname", "ename", "staffname", "staff", "personname", "person", "fullname",
    "workername", "worker", "membername", "姓名", "员工姓名", "员工", "人员姓名", "职工姓名", "氏名", "社員名", "従業員名",
    "職員名", "성명", "사원명", "직원명", "이름", "фио", "сотрудник", "работник", "mitarbeiter", "mitarbeitername",
    "medewerker", "naammedewerker", "employé", "employe", "salarié", "agent", "nometprénom", "nometprenom",
    "nomprénom",
    "nomcomplet", "empleado", "nombrecompleto", "apellidoynombre", "nombreyapellido", "apellidosynombre",
    "funcionário",
    "funcionario", "nomecompleto", "colaborador", "dipendente", "nominativo", "cognomeenome", "nomeecognome",
    "pracownik",
    "imięinazwisko", "imieinazwisko", "imienazwisko", "nazwiskoiimię", "nazwiskoiimie", "adsoyad",
    "adısoyadı", "adisoyadi",
    "namalengkap", "namapegawai", "namakaryawan", "jménoapříjmení", "zaměstnanec", "anställd", "medarbetare",
    "medarbejder",
    "ansatt", "nhânviên", "họtên", "họvàtên", "hoten",
  ]

  /// The first column of names in front of that of names, where this one but describes what they name: `Role, Description`.
  func describedName(
    besides word: Int, _ names: [String], _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    guard parent == nil, DescriptionWords.contain(names[word]) else { return nil }
    let rows = RowNames(table: table, contents: contents)
    return (0..<word).first { column in
      column != code && !contents[column].isCodes && !DescriptionWords.contain(names[column])
        && !PropertyWords.begin(table.header[column]) && rows.areNames(column)
        && contents[column].areShorter(than: contents[word])
    }
  }

  /// Takes another column for the names where its texts look like these, and those of the column found do not.
  mutating func preferLikelyName(_ names: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let word = name,
      let other = NameEvidence(table, contents, names, self).better(than: word)
    else { return }
    name = other
    otherNames.removeAll { $0 == other }
    // What identifies the rows and was only taken for their name is their code.
    if code == nil, parent == nil, contents[word].isUnique, contents[word].filled == contents[word].total,
      CodeForm.areIn(word, table, contents[word])
    {
      code = word
    }
  }

  /// Whether a column names a place where the column of names holds larger or smaller ones: `city, town, village`.
  func isSettlement(_ names: [String], _ column: Int) -> Bool {
    LevelRank.settlements.contains(names[column])
      && name.map { LevelRank.settlements.contains(names[$0]) } ?? false
  }

  /// Whether a column stands in the object of the names' column, in another language: `name.fr` beside `name.nl`.
  func isTranslation(_ column: Int, _ table: Table) -> Bool {
    guard table.isOfObjects, let name, let point = table.header[name].lastIndex(of: ".") else { return false }
    return table.header[column].hasPrefix(table.header[name][...point])
      && FieldNames.of(.name).rank(FieldNames.normalized(table.header[column])) != nil
  }

  /// The family name of persons, whose title is what they do; nil where they have a whole name, or where rows are others.
  static func familyName(_ names: [String]) -> Int? {
    func column(_ words: [String]) -> Int? { names.firstIndex(where: words.contains) }
    guard let family = column(["lastname", "surname", "familyname"]),
      column(["firstname", "givenname", "forename"]) != nil,
      column(["name", "fullname", "displayname", "label", "text", "employeename"]) == nil
    else { return nil }
    return family
  }
}
