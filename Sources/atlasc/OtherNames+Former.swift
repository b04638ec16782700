import RegionModel
import Romanization

/// Names of places that are no more, leading to what they are now.
extension OtherNames {
  /// The names of places out of force that those which took their place do not bear.
  ///
  /// A place that was divided among a few leads to each of them; one divided among more to what they all lie in.
  func former(_ places: [HistoryTable.Past]) -> [Alias] {
    let successors = Dictionary(
      places.map { ($0.code, $0.successors) }, uniquingKeysWith: { first, _ in first })
    return places.compactMap { place in
      let heirs = named(living(from: place.code, successors))
      let others = heirs.filter { $0.name != place.name }
      guard !others.isEmpty, !OtherNames.fillers.contains(place.name) else { return nil }
      let short = PlaceName(place.name, rank: .countyOrAbove).short
      return Alias(
        name: place.name, shortName: others.contains { $0.short == short } ? place.name : short,
        reading: romanizer.reading(of: place.name, code: place.code).text, kind: .former, year: place.year,
        codes: others.map(\.code))
    }
  }

  /// More heirs than these are better answered with the place that they lie in.
  private static let mostHeirs = 4
  /// Rows that stand for no place.
  private static let fillers: Set = ["市辖区", "郊区", "城区", "市郊区", "矿区", "省直辖县级行政区划", "县"]

  private func living(from code: String, _ successors: [String: [String]]) -> [String] {
    var seen: Set<String> = [code]
    var waiting = [code]
    var living: [String] = []
    while !waiting.isEmpty {
      let code = waiting.removeFirst()
      if division(code) != nil {
        living.append(code)
      } else {
        waiting += (successors[code] ?? []).filter { seen.insert($0).inserted }
      }
    }
    return living
  }

  private func named(_ codes: [String]) -> [Division] {
    let heirs = codes.compactMap(division)
    guard heirs.count > OtherNames.mostHeirs else { return heirs }
    let parents = Set(heirs.map(\.parent))
    return parents.count == 1 ? parents.compactMap(division) : []
  }
}
