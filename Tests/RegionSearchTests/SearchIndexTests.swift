import RegionModel
import RegionSearch
import Testing

/// The atlas's own index, and one built for a tree without.
@Suite struct SearchIndexTests {
  private let queries = [
    "深圳", "shenzhen", "sz", "szs", "深z", "wulmq", "朝阳 北京", "杭州西湖", "440305", "4403", "粤", "peking", "崇文区",
    "zhongqing",
    "sengzen", "乌鲁木其", "shenzhne", "g", "街道", "南", "恩施州",
  ]

  @Test func bothFindTheSame() throws {
    let bare = try RegionTree(compiled: CarriedAtlas.tree.block(withSearchIndex: []), check: .header)
    let searcher = RegionSearcher(bare)
    for text in queries {
      #expect(bare.searchIndex.count == 0)
      let same = searcher.codes(text) == CarriedAtlas.searcher.codes(text)
      #expect(same, "\(text)")
    }
  }

  @Test func anIndexThatDoesNotBelongToTheTreeIsNotRead() throws {
    let (small, other) = (try block("甲"), try block("甲", "乙"))
    let index = try RegionTree(compiled: IndexBuilder.indexed(other)).searchIndex
    let foreign = try RegionTree(compiled: small)
      .block(withSearchIndex: Array(index.bytes(from: 0, count: index.count)))
    #expect(RegionSearcher(try RegionTree(compiled: foreign)).names("甲") == ["甲"])
    #expect(RegionSearcher(try RegionTree(compiled: foreign)).names("乙") == [])
    for bytes: [UInt8] in [
      [], [1], [1, 0, 0, 0], Array(repeating: 0, count: 64), Array(repeating: 255, count: 64),
    ] {
      let tree = try RegionTree(compiled: RegionTree(compiled: small).block(withSearchIndex: bytes))
      #expect(RegionSearcher(tree).names("甲") == ["甲"])
    }
  }

  @Test func theSameTreeGivesTheSameIndex() throws {
    let plain = try block("甲", "乙", "丙")
    let indexed = try IndexBuilder.indexed(plain)
    #expect(indexed != plain)
    #expect(try IndexBuilder.indexed(plain) == indexed)
    #expect(try IndexBuilder.indexed(indexed) == indexed)
  }

  @Test func placesOfOneNameStandInItOnce() throws {
    let one = try IndexBuilder.indexed(block("东城")).count
    let two = try IndexBuilder.indexed(block("东城", "东城")).count
    let different = try IndexBuilder.indexed(block("东城", "西城")).count
    #expect(two < different)
    #expect(one < two)
  }

  private func block(_ names: String...) throws -> [UInt8] {
    let records = names.enumerated().map {
      RegionRecord(code: "\($0.offset)", parentCode: "", level: .province, name: $0.element)
    }
    return try TreeBuilder(records).build()
  }
}
