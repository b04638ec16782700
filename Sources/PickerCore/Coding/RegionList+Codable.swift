import RegionModel

/// One region of an encoded list; usual values are left out.
struct RegionEntry: Codable {
  let code: String
  let name: String
  let short: String?
  let reading: String?
  let others: [String]?
  let level: UInt8
  /// The number of the entry above it, counted from 0; nil for a row of the list.
  let parent: Int?
  /// As `RegionTree.Flags` has them; nil for none.
  let flags: UInt8?

  init(_ region: Region, parent: Int?) {
    code = region.code
    name = region.name
    short = region.shortName == name ? nil : region.shortName
    reading = region.reading.isEmpty ? nil : region.reading
    others = region.otherReadings.isEmpty ? nil : region.otherReadings
    level = region.level.rawValue
    self.parent = parent
    flags = region.flags.isEmpty ? nil : region.flags.rawValue
  }
}

/// The name of a level, as it is encoded.
private struct LevelEntry: Codable {
  let level: UInt8
  let language: String
  let noun: String
  let heading: String

  init(_ name: LevelName) {
    (level, language, noun, heading) = (name.level.rawValue, name.language, name.noun, name.heading)
  }

  var name: LevelName { LevelName(Level(rawValue: level), language: language, noun: noun, heading: heading) }
}

/// A list from elsewhere is encoded whole, with everything below its rows, so that a replay needs only the recording.
///
/// Rows come first, then their children, level by level. The decoded list is a small tree of its own.
extension RegionList: Codable {
  private enum CodingKeys: CodingKey { case regions, isInSourceOrder, levels, leftOutCount, restCount }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .regions)
    if tree.order == .source { try container.encode(true, forKey: .isInSourceOrder) }
    if tree.leftOutCount > 0 { try container.encode(tree.leftOutCount, forKey: .leftOutCount) }
    try container.encodeIfPresent(tree.restCount, forKey: .restCount)
    let levels = tree.levelNames.map(LevelEntry.init)
    if !levels.isEmpty, !isEmpty { try container.encode(levels, forKey: .levels) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entries = try container.decode([RegionEntry].self, forKey: .regions)
    let isInSourceOrder = try container.decodeIfPresent(Bool.self, forKey: .isInSourceOrder) ?? false
    let levels = try container.decodeIfPresent([LevelEntry].self, forKey: .levels) ?? []
    let leftOutCount = try container.decodeIfPresent(Int.self, forKey: .leftOutCount) ?? 0
    let order = isInSourceOrder ? RegionTree.Order.source : .letters
    let list = try RegionList.list(of: entries, order, levels.map(\.name), decoder)
    let restCount = try container.decodeIfPresent(Int.self, forKey: .restCount)
    self = list.tree.leavingOut(leftOutCount).lacking(rest: restCount).roots
  }

  private var entries: [RegionEntry] {
    var regions = Array(self)
    var entries = regions.map { RegionEntry($0, parent: nil) }
    var next = 0
    while next < regions.count {
      let below = regions[next].children
      regions += below
      entries += below.map { RegionEntry($0, parent: next) }
      next += 1
    }
    return entries
  }

  private static func list(
    of entries: [RegionEntry], _ order: RegionTree.Order, _ levels: [LevelName], _ decoder: any Decoder
  ) throws -> RegionList {
    let records = try entries.map { entry in
      if let parent = entry.parent, !entries.indices.contains(parent) {
        throw decoder.fault("region \(entry.code) stands below none of the list")
      }
      return RegionRecord(
        code: entry.code, parent: entry.parent.map { .record($0) } ?? .none,
        level: Level(rawValue: entry.level), name: entry.name, shortName: entry.short,
        reading: entry.reading ?? "", otherReadings: entry.others ?? [])
    }
    do {
      var builder = TreeBuilder(records)
      builder.order = order
      builder.siblingCodes = .asTheyAre
      builder.flags = entries.map { $0.flags ?? 0 }
      builder.levelNames = levels
      return try RegionTree(compiled: builder.build()).roots
    } catch let flaws as TreeBuilder.BuildErrors {
      throw decoder.fault("region \(flaws.all[0].record): \(flaws.all[0])")
    }
  }
}
