import RegionModel

/// The texts of a place, as results are made of them.
struct PlaceText {
  /// The place itself.
  let region: Region
  /// The regions before it, highest first; one more than once where a level was filled.
  private let above: [Region]
  /// The names of those, a separator behind each.
  private let prefix: String
  private let separator: String
  private let fillsLevels: Bool
  private let system: CodeSystem
  /// The other name by which the place was found; empty where it was its own, or none was looked for.
  var alias = ""
  /// What was searched for; empty where nothing was.
  var query = ""

  /// - Parameter path: The place and all above it, highest first, not empty.
  init(_ path: [Region], _ style: ResultStyle) {
    self = path.dropFirst().reduce(PlaceText(path[0], below: nil, style)) { PlaceText($1, below: $0, style) }
  }

  /// Takes what stands before a region from the one above it.
  ///
  /// Where levels are filled, that is repeated for each level that is missing between the two, so that every level above
  /// the place's own is written: 广东省/东莞市/东莞市/石碣镇. Nothing is repeated below the place itself.
  init(_ region: Region, below parent: PlaceText?, _ style: ResultStyle) {
    self.region = region
    fillsLevels = style.fillsLevels
    system = style.codes
    separator = style.separator ?? "/"
    guard let parent else {
      (above, prefix) = ([], "")
      return
    }
    let missing = Int(region.level.rawValue) - Int(parent.region.level.rawValue) - 1
    let count = 1 + (fillsLevels ? max(missing, 0) : 0)
    above = parent.above + repeatElement(parent.region, count: count)
    let name = PathText.escaped(parent.region.name, separator: separator)
    prefix = parent.prefix + String(repeating: name + separator, count: count)
  }

  /// Takes what stands before a region from one of the same parent and level, at no cost.
  init(_ region: Region, beside sibling: PlaceText) {
    self.region = region
    above = sibling.above
    prefix = sibling.prefix
    separator = sibling.separator
    fillsLevels = sibling.fillsLevels
    system = sibling.system
  }

  /// The regions that are written, highest first.
  var path: [Region] { above + [region] }
  /// Their names, with a separator between them and a backslash before one that a name holds.
  var pathText: String { prefix + PathText.escaped(region.name, separator: separator) }
  var names: [String] { path.map(\.name) }
  var code: String { region.code(in: system) }
  var codes: [String] { path.map { $0.code(in: system) } }

  /// The levels that the steps are of; a name that is repeated stands for the level that is missing.
  var levels: [Int] {
    var levels: [Int] = []
    for (index, region) in path.enumerated() {
      let isRepeated = index > 0 && region == path[index - 1]
      levels.append(isRepeated ? levels[index - 1] + 1 : Int(region.level.rawValue))
    }
    return levels
  }

  /// The name that stands for `level`; empty where none does.
  func name(of level: Level) -> String {
    if let region = path.first(where: { $0.level == level }) { return region.name }
    guard fillsLevels, level < region.level else { return "" }
    return path.last { $0.level < level }?.name ?? ""
  }
}

/// A part of a place that a template can name.
enum Field: String, CaseIterable, Sendable {
  case path, code, name, province, city, county, township, level, pinyin, letter, alias, query
  /// Of an address alone; empty for other places.
  case before, rest, confidence

  func text(of place: PlaceText) -> String {
    switch self {
    case .path: place.pathText
    case .code: place.code
    case .name: place.region.name
    case .province: place.name(of: .province)
    case .city: place.name(of: .prefecture)
    case .county: place.name(of: .county)
    case .township: place.name(of: .township)
    case .level: String(place.region.level.rawValue)
    case .pinyin: place.region.reading
    case .letter: place.region.letter.description
    case .alias: place.alias
    case .query: place.query
    case .before, .rest, .confidence: ""
    }
  }
}
