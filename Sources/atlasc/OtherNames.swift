import RegionModel
import RegionSearch
import Romanization

/// Generates the other names of places.
struct OtherNames {
  typealias Division = DivisionsTable.Division

  let divisions: [Division]
  let readings: [Romanizer.Reading]
  let romanizer: Romanizer
  private let divisionsByCode: [String: Division]

  init(_ divisions: [Division], readings: [Romanizer.Reading], romanizer: Romanizer) {
    self.divisions = divisions
    self.readings = readings
    self.romanizer = romanizer
    divisionsByCode = Dictionary(divisions.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func division(_ code: String) -> Division? { divisionsByCode[code] }

  /// Other readings of names: from rules, from common misreadings, and with u for ü.
  func readings(mistaken: [Character: [String]]) -> [Alias] {
    zip(divisions, readings).flatMap { division, reading in
      let own = reading.text.split(separator: " ").map(String.init)
      let variants = reading.others + OtherNames.variants(of: own, division, mistaken: mistaken)
      return variants.map {
        Alias(
          name: division.name, shortName: division.short, reading: $0, kind: .reading, codes: [division.code])
      }
    }
  }

  /// Readings with one syllable of the short name replaced.
  private static func variants(of own: [String], _ division: Division, mistaken: [Character: [String]])
    -> [String]
  {
    let characters = division.short.filter(\.hasSyllable)
    guard own.count >= characters.count else { return [] }
    return zip(own.indices, characters).flatMap { index, character in
      let plain =
        own[index].hasPrefix("lv") || own[index].hasPrefix("nv")
        ? [String(own[index].replacing("v", with: "u"))] : []
      return ((mistaken[character] ?? []) + plain).filter { $0 != own[index] }.map { other in
        var variant = own
        variant[index] = other
        return variant.joined(separator: " ")
      }
    }
  }

  /// The names in the aliases table.
  func given(_ rows: [AliasesTable.Row]) -> [Alias] {
    rows.map { row in
      guard row.kind.isSearched else {
        return Alias(name: row.alias, kind: row.kind, codes: [row.code])
      }
      let reading = row.reading.isEmpty ? romanizer.reading(of: row.alias, code: row.code).text : row.reading
      let short = short(of: row)
      return Alias(name: row.alias, shortName: short, reading: reading, kind: row.kind, codes: [row.code])
    }
  }

  /// The alias without its suffix; all of it where that is no name of its own, or the place's very own.
  private func short(of row: AliasesTable.Row) -> String {
    let place = division(row.code)
    let isTownship = place?.level == .township
    guard row.kind == .former || isTownship else { return row.alias }
    let short = PlaceName(row.alias, rank: isTownship ? .township : .countyOrAbove).short
    return isTownship && short == place?.short ? row.alias : short
  }

  /// Names with a shorter suffix, or none where the official short name keeps it: 恩施州, 浦东.
  var forms: [Alias] {
    divisions.flatMap { division in
      SuffixForm.forms(of: division.name, short: division.short, level: division.level).map { form in
        Alias(
          name: form.name, shortName: form.short,
          reading: romanizer.reading(of: form.name, code: division.code).text,
          kind: .common, codes: [division.code])
      }
    }
  }
}
