import RegionModel

/// The texts of a place, as results are made of them.
struct PlaceText {
  /// The regions that are written, highest first; one more than once where a level was filled.
  let path: [Region]
  /// The place itself.
  let region: Region
  private let fillsLevels: Bool

  /// - Parameter path: The place and all above it, highest first, not empty.
  init(_ path: [Region], fillsLevels: Bool) {
    self.path = fillsLevels ? PlaceText.filled(path) : path
    region = path[path.count - 1]
    self.fillsLevels = fillsLevels
  }

  var names: [String] { path.map(\.name) }
  var codes: [String] { path.map(\.code) }

  /// The name that stands for `level`; empty where none does.
  func name(of level: Level) -> String {
    if let region = path.first(where: { $0.level == level }) { return region.name }
    guard fillsLevels, level < region.level else { return "" }
    return path.last { $0.level < level }?.name ?? ""
  }

  /// Repeats a region for each level that is missing below it, so that every level above the place's own is
  /// written: 广东省/东莞市/东莞市/石碣镇. Nothing is repeated below the place itself.
  private static func filled(_ path: [Region]) -> [Region] {
    var filled: [Region] = []
    for region in path {
      let missing = filled.last.map { Int(region.level.rawValue) - Int($0.level.rawValue) - 1 } ?? 0
      if let above = filled.last, missing > 0 {
        filled.append(contentsOf: repeatElement(above, count: missing))
      }
      filled.append(region)
    }
    return filled
  }
}

/// A part of a place that a template can name.
enum Field: String, CaseIterable, Sendable {
  case path, code, name, province, city, county, township, level, pinyin, letter

  func text(of place: PlaceText, _ style: ResultStyle) -> String {
    switch self {
    case .path: place.names.joined(separator: style.separator ?? "/")
    case .code: place.region.code
    case .name: place.region.name
    case .province: place.name(of: .province)
    case .city: place.name(of: .prefecture)
    case .county: place.name(of: .county)
    case .township: place.name(of: .township)
    case .level: String(place.region.level.rawValue)
    case .pinyin: place.region.reading
    case .letter: place.region.letter.description
    }
  }
}
