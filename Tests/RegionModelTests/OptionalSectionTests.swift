import Fuzzing
import RegionModel
import TestSupport
import Testing

/// Sections that a block may lack: other names, characters, the search's index.
struct OptionalSectionTests {
  /// 广东 with 深圳 and 东莞, their successions, other names and characters, and an index of eight bytes.
  private let block: [UInt8] = {
    let records = SmallTrees.records(
      """
      1 1 广|东 guang dong
        11 2 深圳 shen zhen
        12 2 东莞 dong guan
      """)
    var builder = TreeBuilder(records)
    builder.dataDate = 20_260_401
    builder.provenance = "here"
    builder.successions = [CodeSuccession(code: "9", successors: ["11"])].compactMap { $0 }
    builder.aliases = [
      Alias(name: "粤", reading: "yue", kind: .short, codes: ["1"]),
      Alias(name: "Canton", reading: "canton", kind: .foreign, year: 1918, codes: ["1", "12"]),
    ]
    builder.foldings = ["廣": "广", "東": "东"]
    let whole = try? RegionTree(compiled: builder.build()).block(withSearchIndex: [1, 2, 3, 4, 5, 6, 7, 8])
    return whole ?? []
  }()

  /// The numbers of the sections in the order of the table, and where each begins.
  private var sections: [(number: Int, offset: Int, length: Int)] {
    (0..<Int(block[14])).map { index in
      let entry = 64 + index * 24
      func number(_ place: Int) -> Int { Int(block[place]) | Int(block[place + 1]) << 8 }
      return (number(entry), number(entry + 8), number(entry + 16))
    }
  }

  private func opened(_ block: [UInt8], check: RegionTree.Check = .whole) -> String {
    do {
      return "opened with \(try RegionTree(compiled: block, check: check).count) regions"
    } catch {
      return error.description
    }
  }

  @Test func aBlockWithAllOfThemIsSound() throws {
    #expect(sections.map(\.number) == Array(1...15))
    #expect(opened(block) == "opened with 3 regions")
    let tree = try RegionTree(compiled: block)
    #expect(tree.aliases.map(\.name) == ["粤", "Canton"])
    #expect(tree.aliases.map { $0.regions.map(\.name) } == [["广东"], ["广东", "东莞"]])
    #expect(tree.folded("廣") == "广")
    #expect(tree.succession(ofCode: "9")?.successors == ["11"])
    #expect(tree.searchIndex.bytes(from: 0, count: 9).elementsEqual([1, 2, 3, 4, 5, 6, 7, 8]))
    #expect(tree.provenance == "here")
    #expect(tree.dataDate == 20_260_401)
  }

  @Test func prominentPlacesComeByTheirNumbers() throws {
    var builder = TreeBuilder(
      SmallTrees.records("1 1 广|东 guang dong\n  11 2 深圳 shen zhen\n  12 2 东莞 dong guan"))
    builder.prominence = ["12": 1, "11": 2, "99": 3]
    let block = try builder.build()
    func ranks(_ block: [UInt8], _ check: RegionTree.Check) throws -> [String] {
      let tree = try RegionTree(compiled: block, check: check)
      return tree.prominentPlaces.map { "\(tree.region(numbered: $0.number).name) \($0.rank)" }
    }
    #expect(try ranks(block, .whole) == ["东莞 1", "深圳 2"])
    let section = try #require(
      (0..<Int(block[14])).first { block[64 + $0 * 24] == 18 }.map { 64 + $0 * 24 + 8 })
    let start = Int(block[section]) | Int(block[section + 1]) << 8
    var damaged = block
    damaged[start] = 200  // Behind the last place.
    #expect(try ranks(damaged, .header) == ["深圳 2"])
  }

  @Test func anotherIndexTakesThePlaceOfTheOneThatWasThere() throws {
    let tree = try RegionTree(compiled: block)
    #expect(try tree.block(withSearchIndex: [1, 2, 3, 4, 5, 6, 7, 8]) == block)
    let other = try tree.block(withSearchIndex: [9])
    #expect(opened(other) == "opened with 3 regions")
    #expect(try RegionTree(compiled: other).searchIndex.bytes(from: 0, count: 9).elementsEqual([9]))
    #expect(try RegionTree(compiled: other).block(withSearchIndex: [1, 2, 3, 4, 5, 6, 7, 8]) == block)
  }

  @Test func aTreeWithoutAnyOfThemTakesAnIndexAndGainsNothingElse() throws {
    let plain = try TreeBuilder(SmallTrees.records("1 1 广|东 guang dong")).build()
    let tree = try RegionTree(compiled: plain)
    #expect(tree.searchIndex.count == 0)
    let indexed = try RegionTree(compiled: tree.block(withSearchIndex: [7]))
    #expect(indexed.searchIndex.count == 1)
    #expect(indexed.aliasCount == 0)
    #expect(indexed.roots.map(\.name) == ["广东"])
    #expect(indexed.succession(ofCode: "1") == nil)
  }

  @Test func oneThatIsNamedAsALaterVersionsIsNothing() throws {
    for section in sections where section.number >= 10 {
      var renamed = block
      renamed[64 + (section.number - 1) * 24] = 200
      AtlasFormat.seal(&renamed)
      #expect(opened(renamed) == "opened with 3 regions")
    }
  }

  @Test func oneThatStandsTwiceOrOutsideIsRefused() {
    for section in sections where section.number >= 10 {
      let entry = 64 + (section.number - 1) * 24
      var twice = block
      twice[entry] = section.number == 15 ? 14 : 15
      AtlasFormat.seal(&twice)
      #expect(opened(twice) == "section \(section.number == 15 ? 14 : 15) is missing or has the wrong size")
      var outside = block
      outside[entry + 18] = 1  // The length: 65,536 bytes more.
      AtlasFormat.seal(&outside)
      #expect(opened(outside) == "section \(section.number) is missing or has the wrong size")
    }
  }

  @Test func everyFlippedBitOfThemIsNoticed() {
    let start = sections[9].offset
    let unnoticed = (start * 8..<block.count * 8).filter { bit in
      var damaged = block
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      return (try? RegionTree(compiled: damaged)) != nil
    }
    #expect(start > 0)
    #expect(unnoticed == [])
  }

  @Test func anyNumbersInThemGiveWrongNamesAtWorst() throws {
    let memory = GuardedBytes(capacity: block.count)
    let extremes: [UInt32] = [0, 1, 3, 4, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFC, 0xFFFF_FFFF, 0xD800]
    var (flaws, opened, sum): (Set<String>, Int, Int) = ([], 0, 0)
    for place in stride(from: sections[9].offset, to: block.count - 3, by: 2) {
      for value in extremes {
        var damaged = block
        withUnsafeBytes(of: value.littleEndian) { damaged.replaceSubrange(place..<place + 4, with: $0) }
        let side: GuardedBytes.Side = value % 2 == 0 ? .before : .behind
        guard let tree = try? RegionTree(bytes: memory.fill(damaged, against: side), check: .header) else {
          continue
        }
        opened += 1
        if let flaw = AtlasWalk.flaw(in: tree, sum: &sum) { flaws.insert(flaw) }
      }
    }
    #expect(flaws == [])
    #expect(opened > 500)
  }

  @Test func aTableOfAnyLengthIsReadWithinIt() throws {
    let memory = GuardedBytes(capacity: block.count)
    var counts: [Int: Int] = [:]
    var sum = 0
    for section in sections where section.number >= 10 {
      for length in 0...section.length {
        var damaged = block
        damaged[64 + (section.number - 1) * 24 + 16] = UInt8(length)
        let tree = try RegionTree(bytes: memory.fill(damaged, against: .behind), check: .header)
        #expect(AtlasWalk.flaw(in: tree, sum: &sum) == nil)
        if section.number == 11 { counts[tree.aliasCount, default: 0] += 1 }
      }
    }
    #expect(counts == [0: 32, 1: 16, 2: 1])  // Sixteen bytes an alias, and sixteen more at the end.
  }
}
