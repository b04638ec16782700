import PickerView
import RegionModel
import RegionSearch

extension CodeMeaning {
  /// A note for a person who asked for the code; nil if the code is in force and has only one meaning.
  ///
  /// - Parameter wanted: The code system for naming places.
  func note(_ wanted: CodeSystem, in language: Language) -> String? {
    if isExact { return others.isEmpty ? nil : "\(code) \(taken(language))\(rival(wanted, language))" }
    let prefix = village.map { $0 + language("，村级代码：", ", a village: ") } ?? ""
    if let succession { return prefix + note(on: succession, wanted, language) }
    guard let place = regions.first else { return nothingThere(language) }
    let shown = shown(regions, wanted, language)
    if isPart {
      return prefix + code
        + language(
          "：\(system.word(in: language))的代码，已停用，现为 ",
          ": of the \(system.word(in: language)), out of force, now ")
        + shown
    }
    if village != nil {
      return prefix + language("属于 ", "its township is ") + place.label(in: wanted)
    }
    return "\(code) \(taken(language))\(language("：", ": "))\(shown)\(rival(wanted, language))"
  }

  private func nothingThere(_ language: Language) -> String {
    let above = nearest?.name
    return language(
      "\(above.map { "\($0)里" } ?? "")没有代码 \(code)",
      "there is no place \(code)\(above.map { " in \($0)" } ?? "")")
  }

  private func taken(_ language: Language) -> String {
    language("按\(system.word(in: language))的代码解释", "is taken as the \(system.word(in: language))'s")
  }

  /// The meaning of the code in the other code system.
  private func rival(_ wanted: CodeSystem, _ language: Language) -> String {
    guard !others.isEmpty else { return "" }
    let other = system.other.word(in: language)
    return language("；按\(other)的代码是 ", "; as the \(other)'s it is ") + shown(others, wanted, language)
  }

  private func note(on succession: CodeSuccession, _ wanted: CodeSystem, _ language: Language) -> String {
    let name = succession.name.isEmpty ? "" : " \(succession.name)"
    let place = nearest.map { language("（\($0.name)）", " in \($0.name)") } ?? ""
    let bearer = succession.code + name + place
    let present = present(wanted, language)
    guard succession.year > 0 else { return bearer + language("：已停用，", ": out of force, ") + present }
    return bearer + language("：\(succession.year) 年停用，", ": out of force since \(succession.year), ")
      + present
  }

  /// The places that replaced the code.
  private func present(_ wanted: CodeSystem, _ language: Language) -> String {
    guard !regions.isEmpty else { return language("没有后继地区", "and nothing took its place") }
    let ends = deadEnds.joined(separator: language("、", ", "))
    let lost = deadEnds.isEmpty ? "" : language("；\(ends) 的去向不明", "; nothing is known of \(ends)")
    return language("现为 ", "now ") + shown(regions, wanted, language) + lost
  }

  /// The labels of the first three places.
  private func shown(_ regions: [Region], _ wanted: CodeSystem, _ language: Language) -> String {
    let labels = regions.prefix(3).map { $0.label(in: wanted) } + (regions.count > 3 ? ["…"] : [])
    return labels.joined(separator: language("、", ", "))
  }
}

extension Region {
  /// Code and path, as messages name a place.
  fileprivate func label(in system: CodeSystem) -> String {
    let code = code(in: system)
    return (code.isEmpty ? "" : "\(code) ") + path.map(\.name).joined(separator: "/")
  }
}
