import EmbeddedAtlas
import PickerCore
import RegionModel
import Testing

/// Typing a whole pinyin name in the list, at five letters a second, reaches every place down to the county.
struct FullPinyinTests {
  private static let tree: RegionTree = {
    let bytes = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    guard let tree = try? RegionTree(bytes: bytes, check: .header) else {
      preconditionFailure("no divisions")
    }
    return tree
  }()

  /// The row that typing reaches, in a sheet open on the place's list.
  private func landing(typing text: String, of region: Region) -> Region? {
    var options = Options()
    options.selected = region.parent?.path ?? []
    options.skipsSingleChoice = false
    var state = State.opened(Self.tree, options: options, size: Size(columns: 80, rows: 24)).state
    for (index, letter) in text.compactMap(Letter.init).enumerated() {
      _ = reduce(&state, .letterTyped(letter, at: 10_000 + 200 * index))
    }
    return state.places?.step.regionAtCursor
  }

  /// The pinyin of the whole name, and of the short name if it differs; ü as v.
  private func spellings(_ region: Region) -> [String] {
    let syllables = region.reading.split(separator: " ")
    let short = syllables.prefix(max(syllables.count - (region.name.count - region.shortName.count), 1))
    return Array(Set([syllables.joined(), short.joined()]))
  }

  private func isRight(_ landing: Region?, _ region: Region, _ typed: String) -> Bool {
    guard let landing else { return false }
    // Typing cannot distinguish neighbours with equal pinyin, such as 山西 and 陕西.
    return landing == region || spellings(landing).contains(typed)
  }

  @Test func everyProvinceIsReached() {
    for region in Self.tree.roots {
      for typed in spellings(region) {
        #expect(isRight(landing(typing: typed, of: region), region, typed), "\(typed)")
      }
    }
    #expect(Self.tree.roots.count == 34)
  }

  /// Also by the English names that stand beside them.
  @Test(arguments: [
    ("shaanxi", "陕西省"), ("tibet", "西藏自治区"), ("hongkong", "香港特别行政区"), ("shanxi", "山西省"),
  ])
  func anEnglishNameIsReached(_ typed: String, _ name: String) throws {
    let region = try #require(Self.tree.roots.first { $0.name == name })
    #expect(landing(typing: typed, of: region)?.name == name)
  }

  @Test func everyPrefectureAndCountyIsReached() {
    let regions = Self.tree.roots.subtrees.filter { $0.level == .prefecture || $0.level == .county }
    #expect(regions.count > 3000)
    var wrong: [String] = []
    for region in regions where !region.reading.isEmpty {
      for typed in spellings(region) where !isRight(landing(typing: typed, of: region), region, typed) {
        wrong.append("\(typed): \(region.name), not \(landing(typing: typed, of: region)?.name ?? "nothing")")
      }
    }
    #expect(wrong == [])
  }
}
