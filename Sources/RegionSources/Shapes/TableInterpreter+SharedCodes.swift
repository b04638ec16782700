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
  private static let fewCodes = 10

  /// Whether a row has another name than the place that its code led to.
  func isOther(_ row: Int, _ end: Int, _ records: Records) -> Bool {
    let name = cell(row, columns.levels.last?.name)
    return end >= 0 && !name.isEmpty && !table.text.areEqual(name, records.names[end])
  }

  /// Tells which codes some rows lost.
  mutating func noteSharedCodes(_ rows: [Int]) {
    guard !rows.isEmpty, let code = columns.levels.last?.code else { return }
    let codes = rows.prefix(5).map { table.string($0, code) }.joined(separator: ", ")
    understood.append("codes that another place beside it has were left out: \(codes)")
  }
}
