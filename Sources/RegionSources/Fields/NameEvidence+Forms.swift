/// Columns that say what rows are called in a shorter form or in another language, beside those of their names:
///
///     部门编号,部门,英文名称        kód,megnevezés,short name
///     D1,销售部,Sales          1,Budapest Főváros,Budapest
extension NameEvidence {
  /// The column of names beside one that says by its heading that it has another form of these, those of the parents, or a
  /// post; nil for others.
  ///
  /// It is called a name, as the rows' code is without the word for that, or as people are.
  func ownWord(besides name: Int) -> Int? {
    let isPost = NameEvidence.posts.contains(words[name])
    let isShort = NameEvidence.shortForms.contains(words[name])
    let isOfParent = hasParents && UpperWords.areIn(words[name])
    guard contents[name].total > 1, isPost || isShort || isOtherForm(name) else { return nil }
    let found = contents.indices.filter { column in
      let content = contents[column]
      guard column != name, !taken.contains(column), content.filled == content.total,
        content.distinct * 10 >= content.filled * 7, mayName(column), !isOtherForm(column),
        !NameEvidence.shortForms.contains(words[column]), !HeadingWords.isLanguage(table.header[column])
      else { return false }
      if isPost { return TableColumns.personWords.contains(words[column]) }
      if isOfParent { return true }
      return !DescriptionWords.contain(words[column]) && isPlain(column, isKnown: !isShort)
    }
    return found.min { order($0) < order($1) }
  }

  /// Whether a heading says no more than that it has names, or what the rows are.
  ///
  /// - Parameter isKnown: Whether it must have a word for names, which is none for a level.
  private func isPlain(_ column: Int, isKnown: Bool) -> Bool {
    let word = words[column]
    if isOwnWord(column) { return true }
    // In a tree each row may be called by what all are: `id, parent_id, component`.
    if hasParents, contents[column].isUnique, HeadingNouns.contain(table.header[column]) { return true }
    let names = FieldNames.of(.name)
    // What stands behind a word for names says which of them: `name (local)`, `nomComplet`.
    if names.beginnings.contains(where: { word.hasPrefix($0) && word != $0 }) { return false }
    return !isKnown || TableColumns.personWords.contains(word)
      || names.rank(word) != nil && !LevelWords.isKnown(word)
  }

  /// Whether a column is called as that of the codes is, without the word for a code: `branch` beside `branch_id`.
  private func isOwnWord(_ column: Int) -> Bool {
    taken.contains { TableName.stem(of: table.header[$0]) == words[column] }
  }

  /// Whether a heading says that names are in some language, or those of the parents.
  private func isOtherForm(_ column: Int) -> Bool {
    let word = words[column]
    return NameEvidence.otherForms.contains(word) || hasParents && UpperWords.areIn(word)
      || NameEvidence.forms.contains { word == $0 + "name" || word == "name" + $0 }
      || isInLanguage(table.header[column]) && FieldNames.of(.name).rank(word) != nil
  }

  /// Whether a language stands behind a heading: `name_en`, `Name En`.
  private func isInLanguage(_ heading: String) -> Bool {
    if HeadingWords.withoutTag(heading) != nil { return true }
    let parts = heading.split(separator: " ")
    return parts.count > 1 && HeadingWords.isLanguage(String(parts[parts.count - 1]))
  }

  private static let forms = ["english", "eng", "alternative", "alt", "local", "native", "foreign"]

  private static let otherForms: Set<String> = [
    "英文名称", "英文名", "英文名稱", "别名", "英語名", "英名", "영문명", "영문명칭",
  ]

  private static let shortForms: Set<String> = [
    "shortname", "nameshort", "abbrname", "alias", "abbreviation", "nickname", "简称", "簡稱", "略称", "약칭", "약어",
    "kurzname", "kurzbezeichnung", "nombrecorto", "nomecurto", "nomcourt", "nomebreve", "краткоенаименование",
    "краткоеназвание", "сокращение", "nazwaskrócona", "kısaad", "kortenaam", "kortnamn", "kortnavn",
  ]

  /// What people do, where the rows are people.
  private static let posts: Set<String> = [
    "jobtitle", "worktitle", "positiontitle", "positionname", "jobname", "rolename", "职位名称", "岗位名称", "직위명",
    "役職名", "наименованиедолжности",
  ]
}
