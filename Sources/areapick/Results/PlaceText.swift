import RegionModel

/// The texts of a place, for results.
struct PlaceText {
  /// The place itself.
  let region: Region
  /// The regions above, highest first; a region repeats where a level was filled.
  private let above: [Region]
  /// Their names, each followed by a separator.
  private let prefix: String
  private let separator: String
  private let fillsLevels: Bool
  private let system: CodeSystem
  private let nameChoice: NameChoice
  /// The other name that matched; empty if the place's own name did, or if there was no search.
  var alias = ""
  /// What was searched for; empty where nothing was.
  var query = ""

  /// - Parameter path: The place and all above it, highest first; not empty.
  /// - Complexity: O(*n*) in the bytes of the path, unless missing levels are filled.
  init(_ path: [Region], _ style: ResultStyle) {
    guard style.fillsLevels else {
      let separator = style.separator ?? "/"
      var prefix = path[0].tree.pathStart(separator: separator)
      for region in path.dropLast() {
        prefix += PathText.escaped(style.names.name(of: region), separator: separator) + separator
      }
      self.init(path[path.count - 1], above: Array(path.dropLast()), prefix, style)
      return
    }
    self = path.dropFirst().reduce(PlaceText(path[0], below: nil, style)) { PlaceText($1, below: $0, style) }
  }

  /// Derives the text of a region from that of its parent.
  ///
  /// With filled levels, the parent repeats for each missing level between the two, such as 广东省/东莞市/东莞市/石碣镇. Nothing
  /// repeats below the place itself.
  init(_ region: Region, below parent: PlaceText?, _ style: ResultStyle) {
    guard let parent else {
      self.init(region, above: [], region.tree.pathStart(separator: style.separator ?? "/"), style)
      return
    }
    let missing = Int(region.level.rawValue) - Int(parent.region.level.rawValue) - 1
    let count = 1 + (style.fillsLevels ? max(missing, 0) : 0)
    let separator = style.separator ?? "/"
    let name = PathText.escaped(parent.name, separator: separator)
    self.init(
      region, above: parent.above + repeatElement(parent.region, count: count),
      parent.prefix + String(repeating: name + separator, count: count), style)
  }

  private init(_ region: Region, above: [Region], _ prefix: String, _ style: ResultStyle) {
    (self.region, self.above, self.prefix) = (region, above, prefix)
    separator = style.separator ?? "/"
    (fillsLevels, system, nameChoice) = (style.fillsLevels, style.codes, style.names)
  }

  /// Derives the text of a region from that of a sibling of the same level, at no cost.
  init(_ region: Region, beside sibling: PlaceText) {
    self.region = region
    above = sibling.above
    prefix = sibling.prefix
    separator = sibling.separator
    fillsLevels = sibling.fillsLevels
    system = sibling.system
    nameChoice = sibling.nameChoice
  }

  /// The regions of the written path, highest first.
  var path: [Region] { above + [region] }
  /// The written path: names with a separator between them, and a backslash before a separator within a name.
  var pathText: String { prefix + PathText.escaped(name, separator: separator) }
  /// The written path, with the names as they are.
  var plainPathText: String {
    region.tree.pathStart(separator: separator) + names.joined(separator: separator)
  }
  var name: String { nameChoice.name(of: region) }
  var names: [String] { path.map(nameChoice.name) }
  var code: String { region.code(in: system) }
  var codes: [String] { path.map { $0.code(in: system) } }

  /// The row of each place of the path in its list, counted from 0; the lists may be of several trees.
  var rows: [Int] {
    let path = path
    return path.indices.filter { $0 == 0 || path[$0] != path[$0 - 1] }.map { path[$0].index }
  }

  /// The levels that the steps are of; a name that is repeated stands for the level that is missing.
  var levels: [Int] {
    var levels: [Int] = []
    for (index, region) in path.enumerated() {
      let isRepeated = index > 0 && region == path[index - 1]
      levels.append(isRepeated ? levels[index - 1] + 1 : Int(region.level.rawValue))
    }
    return levels
  }

  /// The name at a level; empty if there is none.
  func name(of level: Level) -> String {
    if let region = path.first(where: { $0.level == level }) { return nameChoice.name(of: region) }
    guard fillsLevels, level < region.level else { return "" }
    return path.last { $0.level < level }.map(nameChoice.name) ?? ""
  }
}

/// A field of a place for templates.
enum Field: String, CaseIterable, Sendable {
  case path, code, name, province, city, county, township, level, pinyin, letter, alias, query
  /// In English, whatever the other names are in.
  case englishName = "name:en"
  /// For addresses only; empty for other places.
  case before, rest, confidence

  func text(of place: PlaceText) -> String {
    switch self {
    case .path: place.pathText
    case .code: place.code
    case .name: place.name
    case .englishName: place.region.nameInEnglish
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
