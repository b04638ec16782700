import Fuzzing
import RegionModel
import TestSupport
import Testing

/// Letters, sections and initials: the binary search must match the tests' linear search.
struct RegionListTests {
  private let provinces = SmallTrees.china.roots

  private func letters(_ text: String) -> [Letter] { text.map { Letter($0) ?? .none } }

  @Test func lettersAreThoseThatExist() {
    #expect(provinces.letters == letters("BGHT"))
    #expect(SmallTrees.names.at("河北").children.letters == letters("CQXYZ#"))
  }

  @Test func aSectionIsTheRowsOfItsLetter() {
    #expect(provinces.section(of: Letter("g")!) == 1..<5)
    #expect(provinces.section(of: Letter("T")!) == 6..<7)
    #expect(SmallTrees.names.at("河北").children.section(of: .none) == 6..<8)
  }

  @Test func aSectionThatIsMissingIsEmptyWhereItWouldStand() {
    #expect(provinces.section(of: Letter("A")!) == 0..<0)
    #expect(provinces.section(of: Letter("C")!) == 1..<1)
    #expect(provinces.section(of: Letter("Z")!) == 7..<7)
    #expect(provinces.section(of: .none) == 7..<7)
  }

  @Test func initialsFindTheFirstRowThatBeginsWithThem() {
    #expect(provinces.firstPosition(initials: letters("G")) == 1)
    #expect(provinces.firstPosition(initials: letters("GD")) == 1)
    #expect(provinces.firstPosition(initials: letters("GS")) == 2)
    #expect(provinces.firstPosition(initials: letters("GX")) == 3)
    #expect(provinces.firstPosition(initials: letters("GXZZZZQ")) == 3)
    #expect(provinces.firstPosition(initials: letters("GZ")) == 4)
  }

  @Test func initialsThatNoRowHasFindNothing() {
    for text in ["A", "GA", "GXZZZZQQ", "Z", "GDSS", "#"] {
      #expect(provinces.firstPosition(initials: letters(text)) == nil)
    }
    #expect(SmallTrees.empty.roots.firstPosition(initials: letters("G")) == nil)
  }

  @Test func positionsAreWhereRegionsStand() {
    #expect(provinces.position(of: SmallTrees.china.at("广西")) == 3)
    #expect(provinces.position(of: SmallTrees.china.at("广东/深圳")) == nil)
    #expect(SmallTrees.china.at("广东").children.position(of: SmallTrees.china.at("广东/深圳")) == 1)
  }

  @Test func lettersAreInOrderThoughTheListIsNot() throws {
    // The binary search meets only Z; the other rows are alternately A and B.
    let records = (0..<64).map {
      let letter = $0 & ($0 - 1) == 0 ? "z" : $0 % 2 == 0 ? "a" : "b"
      return RegionRecord(
        code: "\(100 + $0)", parentCode: "", level: .province, name: "省", reading: letter)
    }
    var block = try TreeBuilder(records).build()
    let labels = 64 + 2 * 24
    let offsets = Int(block[labels + 8]) | Int(block[labels + 9]) << 8
    let tree = try RegionTree(compiled: block)
    let label = Dictionary(
      tree.roots.enumerated().map { (row, region) in
        (region.letter.character, Array(block[offsets + 4 + row * 4..<offsets + 8 + row * 4]))
      }, uniquingKeysWith: { first, _ in first })
    for row in 0..<64 {
      let letter: Character = row & (row - 1) == 0 ? "Z" : row % 2 == 0 ? "A" : "B"
      let place = offsets + 4 + row * 4
      block.replaceSubrange(place..<place + 4, with: try #require(label[letter]))
    }
    let letters = try RegionTree(compiled: block, check: .header).roots.letters
    #expect(letters == letters.sorted() && Set(letters).count == letters.count)
  }

  @Test(arguments: UInt64(1)...60)
  func halvingFindsWhatLookingAtEveryRowFinds(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let tree = try RegionTree(compiled: TreeBuilder(RandomTable.records(80, random: &random)).build())
    for list in [tree.roots] + tree.roots.subtrees.map(\.children) {
      let rows = Array(list)
      #expect(list.letters == Set(rows.map(\.letter)).sorted())
      for letter in letters("ABCGYZ#") {
        #expect(Array(list[list.section(of: letter)]) == rows.filter { $0.letter == letter })
      }
      for word in ["g", "gg", "gh", "ygb", "bz", "zzz", "c"].map(letters) {
        #expect(list.firstPosition(initials: word) == rows.firstIndex { $0.initials.starts(with: word) })
      }
      #expect(rows.indices.allSatisfy { list.position(of: rows[$0]) == $0 })
    }
  }
}
