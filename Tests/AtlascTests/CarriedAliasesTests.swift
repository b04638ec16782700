import EmbeddedAtlas
import RegionModel
import Testing

/// The built-in other names.
struct CarriedAliasesTests {
  private let tree: RegionTree

  init() throws {
    let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    tree = try RegionTree(bytes: block, check: .header)
  }

  /// The names of one kind for a place.
  private func names(_ kind: Alias.Kind, of code: String) -> [String] {
    tree.aliases.filter { $0.kind == kind && $0.regions.contains { $0.code == code } }.map(\.name).sorted()
  }

  @Test func someOfThemOneByOne() {
    #expect(names(.short, of: "440000") == ["粤"])
    #expect(names(.common, of: "422800") == ["恩施州", "恩施自治州"])
    #expect(names(.common, of: "310115") == ["浦东"])
    #expect(names(.common, of: "810000") == ["香港特区"])
    #expect(names(.foreign, of: "650100") == ["Urumchi", "Urumqi"])
    #expect(names(.former, of: "110101") == ["崇文区"])
    #expect(names(.former, of: "110102") == ["宣武区"])
  }

  @Test func eachHasAKindANameAndPlaces() {
    let broken = tree.aliases.filter { alias in
      alias.kind == nil || alias.name.isEmpty || alias.shortName.isEmpty
        || !alias.name.hasPrefix(alias.shortName)
        || alias.regions.isEmpty || Set(alias.regions).count != alias.regions.count
        || TextRules.flaw(in: alias.name.utf8) != nil
    }
    #expect(broken.map(\.name) == [])
    #expect(tree.aliasCount > 3_000)
  }

  @Test func noneIsTheNameOfItsOwnPlace() {
    let same = tree.aliases.filter { alias in
      alias.regions.contains { alias.kind == .reading ? $0.reading == alias.reading : $0.name == alias.name }
    }
    #expect(same.map(\.name) == [])
  }

  @Test func anotherReadingIsThatOfTheName() {
    let strangers = tree.aliases.filter { alias in
      alias.kind == .reading && alias.regions.contains { $0.name != alias.name }
    }
    #expect(strangers.map(\.name) == [])
  }

  @Test func readingsAreSmallLettersSeparatedBySingleSpaces() {
    let others = tree.aliases.filter { alias in
      alias.kind?.isSearched == true
        && alias.reading.split(separator: " ", omittingEmptySubsequences: false).contains { syllable in
          syllable.isEmpty
            || !syllable.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        }
    }
    #expect(others.map { "\($0.name) [\($0.reading)]" } == [])
  }

  @Test func noNameIsWrittenWithACharacterThatIsFolded() {
    let names = tree.roots.subtrees.map(\.name) + tree.aliases.map(\.name)
    let folded = names.filter { name in name.unicodeScalars.contains { tree.folded($0) != $0 } }
    #expect(folded == [])
  }
}
