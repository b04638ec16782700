/// The fields that the first list of a command took for names and codes.
///
/// What a command expects as `AREA_CODE` is of one kind on all levels, whatever better words the records of a lower one have:
/// the `geonameId` of countries that have a `countryCode` too, the `DistrictID` of districts that have a `Code`.
struct SettledFields: Sendable {
  private let name: String
  /// Nil where the places of the first list have no codes.
  private let code: String?

  /// - Returns: Nil where the first list tells no field.
  init?(_ understanding: Understanding) {
    guard let name = understanding.name.first else { return nil }
    self.name = name
    code = understanding.code.first
  }

  /// The fields to try for a later list, which by itself takes others, the likeliest first; none where it takes these, or has
  /// none like them.
  func choices(for later: Understanding) -> [FieldChoice] {
    guard let ownName = later.name.first else { return [] }
    let all = later.name + later.code + later.others
    let name = SettledFields.like(name, in: all, insteadOf: ownName).first
    let codes = code.map { SettledFields.like($0, in: all, insteadOf: later.code.first) } ?? []
    guard name != nil || !codes.isEmpty else { return [] }
    let own: [String?] = [later.code.first]
    return (codes.isEmpty ? own : codes).map { code in
      var choice = FieldChoice()
      choice.name = [name ?? ownName]
      choice.code = [code].compactMap(\.self)
      return choice
    }
  }

  /// The field of the same name, and the only other one with the same last word, where the list's own has another.
  private static func like(_ settled: String, in all: [String], insteadOf own: String?) -> [String] {
    guard own != settled else { return [] }
    let last = lastWord(settled)
    let alike = all.filter { $0 != settled && lastWord($0) == last }
    let other = last != settled && own.map(lastWord) != last && alike.count == 1 ? alike : []
    return (all.contains(settled) ? [settled] : []) + other
  }

  /// What stands behind the last small letter that a capital follows, or behind the last sign: `ID` of `DistrictID`, `en` of
  /// `nom_en`.
  private static func lastWord(_ field: String) -> Substring {
    var start = field.startIndex
    var previous: Character = " "
    for index in field.indices {
      let letter = field[index]
      if letter.isUppercase, previous.isLowercase || previous.isNumber { start = index }
      if !letter.isLetter, !letter.isNumber { start = field.index(after: index) }
      previous = letter
    }
    return field[start...]
  }
}
