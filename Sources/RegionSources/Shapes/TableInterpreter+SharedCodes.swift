/// Rows of which two below one parent have one code by mistake, a number that was typed again: each is a place of its own.
extension TableInterpreter {
  /// Whether the lowest level has codes of which some stand twice, but hardly any: where many do, they are codes of something
  /// else, and different names below one are spellings of it.
  var areOwnCodes: Bool {
    guard let code = columns.levels.last?.code, columns.levels.last?.name != nil else { return false }
    let content = contents[code]
    let twice = content.filled - content.distinct
    return twice > 0 && content.filled >= TableInterpreter.fewCodes && twice <= max(1, content.filled / 20)
  }

  /// Of fewer codes one that stands twice tells nothing of the others.
  static let fewCodes = 10

  /// Whether a row has another name than the place that its code led to.
  func isOther(_ row: Int, _ end: Int, _ records: Records) -> Bool {
    let name = cell(row, columns.levels.last?.name)
    guard end >= 0, !name.isEmpty, !table.text.areEqual(name, records.names[end]) else { return false }
    // Swift compares characters, however they are composed.
    func plain(_ slice: Slice) -> String { table.text.string(table.text.trimmed(slice)).lowercased() }
    return plain(name) != plain(records.names[end])
  }

  /// Whether the code of a list, under a word that ends like one for codes, is that of nearly each row: two states of one
  /// `PostalCode` by mistake.
  func isNearlyOwn(_ columns: TableColumns) -> Bool {
    guard let code = columns.code, let name = columns.name, code != name, !table.header.isEmpty,
      !table.isOfObjects, columns.parent == nil, !contents[code].isUnique, !contents[name].isCodes
    else { return false }
    let (content, heading) = (contents[code], table.header[code])
    let twice = content.filled - content.distinct
    return content.isCodes && content.hasDigits && content.filled == content.total
      && content.filled >= TableInterpreter.fewCodes && twice * 5 <= content.filled
      && CodeWords.areIn(heading)
      && !CodeWords.areCoordinates(heading) && !QuantityWords.areIn(table.header, code)
      && isOfRows(heading, table.header[name])
  }

  /// Whether a heading for codes is that of the rows, and not of a level above them: `StateCode` beside `State`.
  private func isOfRows(_ heading: String, _ name: String) -> Bool {
    let stem = TableName.stem(of: heading)
    return !LevelWords.isKnown(stem) || FieldNames.normalized(name).hasPrefix(stem)
  }

  /// Tells which codes some rows of the lowest level lost.
  mutating func noteSharedCodes(_ rows: [Int]) {
    guard !rows.isEmpty, let code = columns.levels.last?.code else { return }
    understood.append(Records.noteOfDoubled(rows.map { table.string($0, code) }))
  }
}
