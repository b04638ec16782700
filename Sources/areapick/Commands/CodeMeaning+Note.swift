import PickerView
import RegionModel
import RegionSearch

extension CodeMeaning {
  /// What a person should know who asked for the code; nil where it is in force and the place's own.
  func note(in language: Language) -> String? {
    if isExact { return nil }
    let prefix = village.map { $0 + language("，村级代码：", ", a village: ") } ?? ""
    if let succession { return prefix + note(on: succession, language) }
    if let township = regions.first {
      return prefix + language("属于 ", "its township is ") + township.label
    }
    let above = nearest?.name
    return language(
      "\(above.map { "\($0)里" } ?? "")没有代码 \(code)",
      "there is no place \(code)\(above.map { " in \($0)" } ?? "")")
  }

  private func note(on succession: CodeSuccession, _ language: Language) -> String {
    let name = succession.name.isEmpty ? "" : " \(succession.name)"
    let place = nearest.map { language("（\($0.name)）", " in \($0.name)") } ?? ""
    let bearer = succession.code + name + place
    guard succession.year > 0 else {
      return bearer + language("：已停用，", ": out of force, ") + present(language)
    }
    return bearer + language("：\(succession.year) 年停用，", ": out of force since \(succession.year), ")
      + present(language)
  }

  /// What took the place of the code: three places at most are named.
  private func present(_ language: Language) -> String {
    guard !regions.isEmpty else { return language("没有后继地区", "and nothing took its place") }
    let shown = regions.prefix(3).map(\.label) + (regions.count > 3 ? ["…"] : [])
    let ends = deadEnds.joined(separator: language("、", ", "))
    let lost = deadEnds.isEmpty ? "" : language("；\(ends) 的去向不明", "; nothing is known of \(ends)")
    return language("现为 ", "now ") + shown.joined(separator: language("、", ", ")) + lost
  }
}

extension Region {
  /// Code and path, as messages name a place.
  fileprivate var label: String { "\(code) \(path.map(\.name).joined(separator: "/"))" }
}
