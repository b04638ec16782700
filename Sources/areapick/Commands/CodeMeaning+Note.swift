import RegionModel
import RegionSearch

extension CodeMeaning {
  /// What a person should know who asked for the code; nil where it is in force, the place's own, and no other's.
  ///
  /// - Parameter wanted: Whose codes name the places.
  func note(in wanted: CodeSystem) -> String? {
    if isExact { return others.isEmpty ? nil : "\(code) \(taken)\(rival(in: wanted))" }
    let prefix = village.map { "\($0), a village: " } ?? ""
    if let succession { return prefix + note(on: succession, in: wanted) }
    guard let place = regions.first else { return "there is no place \(code)\(self.place)" }
    if isPart {
      return prefix + "\(code): of the \(system.word), out of force, now \(shown(regions, in: wanted))"
    }
    if village != nil { return prefix + "its township is \(place.label(in: wanted))" }
    return "\(code) \(taken): \(shown(regions, in: wanted))\(rival(in: wanted))"
  }

  private var taken: String { "is taken as the \(system.word)'s" }

  /// What the code means in the system in which it was not taken.
  private func rival(in wanted: CodeSystem) -> String {
    others.isEmpty ? "" : "; as the \(system.other.word)'s it is \(shown(others, in: wanted))"
  }

  private func note(on succession: CodeSuccession, in wanted: CodeSystem) -> String {
    let name = succession.name.isEmpty ? "" : " \(succession.name)"
    let year = succession.year > 0 ? " since \(succession.year)" : ""
    return "\(succession.code)\(name)\(place): out of force\(year), \(present(in: wanted))"
  }

  /// What took the place of the code.
  private func present(in wanted: CodeSystem) -> String {
    guard !regions.isEmpty else { return "and nothing took its place" }
    let lost = deadEnds.isEmpty ? "" : "; nothing is known of \(deadEnds.joined(separator: ", "))"
    return "now \(shown(regions, in: wanted))\(lost)"
  }

  /// Three places at most.
  private func shown(_ regions: [Region], in wanted: CodeSystem) -> String {
    let labels = regions.prefix(3).map { $0.label(in: wanted) } + (regions.count > 3 ? ["…"] : [])
    return labels.joined(separator: ", ")
  }

  private var place: String { nearest.map { " in \($0.name)" } ?? "" }
}

extension Region {
  /// Code and path, as messages name a place.
  fileprivate func label(in system: CodeSystem) -> String {
    let code = code(in: system)
    return (code.isEmpty ? "" : "\(code) ") + path.map(\.name).joined(separator: "/")
  }
}
