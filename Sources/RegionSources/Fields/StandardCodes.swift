/// The codes of one place or one thing in several lengths, as ISO gives them: `alpha_2`, `alpha_3`, `alpha_4`, `numeric`.
///
/// People want the shortest that every row has, and numbers last: `cca2` before `cca3` before `ccn3`.
enum StandardCodes {
  /// How many letters a field's codes have, as its name says, less two; 3 for numbers. Nil for other names.
  ///
  /// - Parameter name: In the form of `FieldNames.normalized`.
  static func rank(_ name: String) -> Int? {
    var rest = name[...]
    if rest.hasSuffix("code") { rest = rest.dropLast(4) }
    if rest.hasPrefix("country") { rest = rest.dropFirst(7) }
    let standard = ["iso31661", "iso3166", "iso"].first { rest.hasPrefix($0) && rest != $0 }
    if let standard { rest = rest.dropFirst(standard.count) }
    switch rest {
    case "alpha2", "cca2": return 0
    case "alpha3", "cca3": return 1
    case "alpha4": return 2
    case "numeric", "ccn3": return numbers
    case "a2", "2": return standard == nil ? nil : 0
    case "a3", "3": return standard == nil ? nil : 1
    case "n3", "num": return standard == nil ? nil : numbers
    default: return nil
    }
  }

  private static let numbers = 3

  /// The column of the shortest codes of letters that tell all rows apart, where the code is one of their kind or unknown.
  static func column(_ names: [String], _ contents: [ColumnContent], insteadOf code: Int?) -> Int? {
    guard code.map({ rank(names[$0]) != nil }) ?? true else { return nil }
    let found = names.indices.compactMap { column -> (rank: Int, column: Int)? in
      guard let rank = rank(names[column]), rank < numbers, contents[column].isUnique,
        contents[column].total > 1, contents[column].filled == contents[column].total
      else { return nil }
      return (rank, column)
    }
    return found.min { ($0.rank, $0.column) < ($1.rank, $1.column) }?.column
  }

  /// Of several keys of such codes, takes the shortest of letters that is as frequent as any; the others are none.
  static func choose(_ code: inout [UInt8], _ document: Document, _ survey: KeySurvey) {
    let found = code.indices.compactMap { key -> (rank: Int, key: Int)? in
      let slice = document.keys.slices[key]
      guard slice.count < 24, survey.scalars[key] > survey.emptyTexts[key] else { return nil }
      return rank(FieldNames.normalized(document.text.string(slice))).map { ($0, key) }
    }
    func count(_ key: Int) -> Int { survey.scalars[key] - survey.emptyTexts[key] }
    let most = found.map { $0.rank < numbers ? count($0.key) : 0 }.max() ?? 0
    guard let best = found.filter({ $0.rank < numbers && count($0.key) == most }).min(by: { $0 < $1 }) else {
      return
    }
    let own = found.map { code[$0.key] }.min() ?? KeyRoles.none
    for (_, key) in found { code[key] = KeyRoles.none }
    code[best.key] = min(own, UInt8(FieldNames.lastResort))
  }
}
