import RegionModel
import RegionSearch
import Romanization

/// Names of places that are no more, leading to what they are now.
extension OtherNames {
  /// The names of places out of force that those which took their place do not bear, in full and with the shorter
  /// word for their kind.
  ///
  /// A place that was divided among a few leads to each of them, but to the one that keeps its name where one does; one
  /// divided among more leads to what they all lie in. What has no name but its kind, 郊区 say, leads to one alone. Of
  /// places that bore a name in one city the last counts, and one of which no year is known as the last: a year that
  /// belongs to an older code says nothing of it.
  func former(_ places: [HistoryTable.Past]) -> [Alias] {
    let past = Dictionary(places.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let named = places.compactMap { place in
      successors(of: place, past).map { (place: place, successors: $0) }
    }
    let byName = Dictionary(grouping: named) { $0.place.name }
    return named.flatMap { place, successors in
      let parents = Set(successors.map(\.parent))
      let isLatest = byName[place.name]?.allSatisfy { other in
        other.place.end <= place.end || parents.isDisjoint(with: other.successors.map(\.parent))
      }
      return isLatest == true ? names(of: place, successors) : []
    }
  }

  /// What a name out of use leads to; nil where it leads nowhere, or is in use.
  private func successors(of place: HistoryTable.Past, _ past: [String: HistoryTable.Past]) -> [Division]? {
    let living = living(from: place, past)
    let successors = named(living)
    guard !successors.isEmpty, !successors.contains(where: { $0.name == place.name }) else { return nil }
    let saysNoName = OtherNames.kinds.contains(place.name) || FillerWord.isOne(place.name)
    guard saysNoName else { return successors }
    let isOneCounty = living.count == 1 && successors[0].level == .county
    return isOneCounty && OtherNames.kinds.contains(place.name) ? successors : nil
  }

  private func names(of place: HistoryTable.Past, _ successors: [Division]) -> [Alias] {
    let short = PlaceName(place.name, rank: .countyOrAbove).short
    let isKept = successors.contains { $0.short == short }
    let forms = SuffixForm.forms(of: place.name, short: short, level: .county).filter {
      $0.name.count > short.count
    }
    return ([(place.name, isKept ? place.name : short)] + forms.map { ($0.name, $0.short) }).map {
      name, short in
      Alias(
        name: name, shortName: short, reading: romanizer.reading(of: name, code: place.code).text,
        kind: .former, year: place.year, codes: successors.map(\.code))
    }
  }

  /// More successors than these are better answered with the place that they lie in.
  private static let mostSuccessors = 4
  /// Names that say but a kind.
  private static let kinds: Set = ["郊区", "城区", "市郊区", "矿区"]

  private func living(from place: HistoryTable.Past, _ past: [String: HistoryTable.Past]) -> [String] {
    var seen: Set<String> = [place.code]
    var waiting = [place]
    var living: [String] = []
    while !waiting.isEmpty {
      let place = waiting.removeFirst()
      for code in keepers(of: place, past) where seen.insert(code).inserted {
        if division(code) != nil {
          living.append(code)
        } else if let next = past[code] {
          waiting.append(next)
        }
      }
    }
    return living
  }

  /// The successors that keep the name, or else the name without its suffix; all where none does.
  private func keepers(of place: HistoryTable.Past, _ past: [String: HistoryTable.Past]) -> [String] {
    func keeping(_ form: (String) -> String) -> [String] {
      place.successors.filter { code in
        (division(code)?.name ?? past[code]?.name).map(form) == form(place.name)
      }
    }
    let same = keeping { $0 }
    let alike = same.isEmpty ? keeping { PlaceName($0, rank: .countyOrAbove).short } : same
    return alike.isEmpty ? place.successors : alike
  }

  private func named(_ codes: [String]) -> [Division] {
    let successors = codes.compactMap(division)
    guard successors.count > OtherNames.mostSuccessors else { return successors }
    let parents = Set(successors.map(\.parent))
    return parents.count == 1 ? parents.compactMap(division) : []
  }
}
