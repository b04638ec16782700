import RegionModel
import RegionSearch

extension CodeMeaning {
  /// What a person should know who asked for the code; nil where it is in force and the place's own.
  var note: String? {
    if isExact { return nil }
    let prefix = village.map { "\($0), a village: " } ?? ""
    if let succession { return prefix + note(on: succession) }
    if let township = regions.first { return prefix + "its township is \(township.label)" }
    return "there is no place \(code)\(place)"
  }

  private func note(on succession: CodeSuccession) -> String {
    let name = succession.name.isEmpty ? "" : " \(succession.name)"
    let year = succession.year > 0 ? " since \(succession.year)" : ""
    return "\(succession.code)\(name)\(place): out of force\(year), \(present)"
  }

  /// What took the place of the code: three places at most are named.
  private var present: String {
    guard !regions.isEmpty else { return "and nothing took its place" }
    let shown = regions.prefix(3).map(\.label) + (regions.count > 3 ? ["…"] : [])
    let lost = deadEnds.isEmpty ? "" : "; nothing is known of \(deadEnds.joined(separator: ", "))"
    return "now \(shown.joined(separator: ", "))\(lost)"
  }

  private var place: String { nearest.map { " in \($0.name)" } ?? "" }
}

extension Region {
  /// Code and path, as messages name a place.
  fileprivate var label: String { "\(code) \(path.map(\.name).joined(separator: "/"))" }
}
