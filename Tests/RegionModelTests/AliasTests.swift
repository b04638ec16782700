import RegionModel
import TestSupport
import Testing

/// Other names of places in a tree.
@Suite struct AliasTests {
  private let records = SmallTrees.records(
    """
    1 1 湖北|省 hu bei sheng
      11 2 襄阳|市 xiang yang shi
        111 3 襄城|区 xiang cheng qu
        112 3 樊城|区 fan cheng qu
    """)

  private func block(_ aliases: [Alias]) throws -> [UInt8] {
    var builder = TreeBuilder(records)
    builder.aliases = aliases
    return try builder.build()
  }

  /// The tree's aliases: name, short name, reading, kind, year, places.
  private func lines(_ aliases: Alias...) throws -> [String] {
    try RegionTree(compiled: block(aliases)).aliases.map { alias in
      let kind = alias.kind.map { "\($0)" } ?? "?"
      let places = alias.regions.map(\.name).joined(separator: "、")
      return "\(alias.name) \(alias.shortName) [\(alias.reading)] \(kind) \(alias.year): \(places)"
    }
  }

  @Test func anAliasKeepsAllThatIsKnownOfIt() throws {
    #expect(
      try lines(
        Alias(
          name: "襄樊市", shortName: "襄樊", reading: "xiang fan shi", kind: .former, year: 2010, codes: ["11"]),
        Alias(name: "鄂", kind: .short, codes: ["1"]),
        Alias(name: "Hupeh", reading: "hupeh", kind: .foreign, codes: ["1"])) == [
          "襄樊市 襄樊 [xiang fan shi] former 2010: 襄阳市", "鄂 鄂 [] short 0: 湖北省",
          "Hupeh Hupeh [hupeh] foreign 0: 湖北省",
        ])
  }

  @Test func everyKindIsReadAsItWasWritten() throws {
    for kind in Alias.Kind.allCases {
      let tree = try RegionTree(compiled: block([Alias(name: "襄", kind: kind, codes: ["11"])]))
      #expect(tree.aliases.map(\.kind) == [kind])
    }
  }

  @Test func anAliasMayStandForSeveralPlacesInTheOrderGiven() throws {
    #expect(
      try lines(Alias(name: "襄樊", kind: .common, codes: ["112", "11", "111"])) == [
        "襄樊 襄樊 [] common 0: 樊城区、襄阳市、襄城区"
      ])
  }

  @Test func aliasesOfOneTextKindAndYearAreOne() throws {
    #expect(
      try lines(
        Alias(name: "襄樊", kind: .former, year: 2010, codes: ["11"]),
        Alias(name: "鄂", kind: .short, codes: ["1"]),
        Alias(name: "襄樊", kind: .former, year: 2010, codes: ["112", "11"])) == [
          "襄樊 襄樊 [] former 2010: 襄阳市、樊城区", "鄂 鄂 [] short 0: 湖北省",
        ])
  }

  @Test func anotherKindYearReadingOrShortNameIsAnotherAlias() throws {
    #expect(
      try lines(
        Alias(name: "襄樊市", kind: .former, codes: ["11"]), Alias(name: "襄樊市", kind: .common, codes: ["11"]),
        Alias(name: "襄樊市", kind: .former, year: 2010, codes: ["11"]),
        Alias(name: "襄樊市", reading: "x f s", kind: .former, codes: ["11"]),
        Alias(name: "襄樊市", shortName: "襄樊", kind: .former, codes: ["11"])
      ).count == 5)
  }

  @Test func aPlaceOfAnAliasStandsOnce() throws {
    #expect(
      try lines(Alias(name: "襄樊", kind: .common, codes: ["11", "11", "11"])) == ["襄樊 襄樊 [] common 0: 襄阳市"])
  }

  @Test func unknownCodesAreLeftOutAndAnAliasWithoutAnyKnownOneToo() throws {
    #expect(
      try lines(
        Alias(name: "无", kind: .common, codes: []), Alias(name: "荆", kind: .short, codes: ["9", ""]),
        Alias(name: "楚", kind: .short, codes: ["9", "1", "11111"])) == ["楚 楚 [] short 0: 湖北省"])
  }

  @Test func aTreeWithoutAliasesHasNoneAndIsNoLonger() throws {
    let plain = try TreeBuilder(records).build()
    #expect(try block([]) == plain)
    #expect(try block([Alias(name: "荆", kind: .short, codes: ["9"])]) == plain)
    let tree = try RegionTree(compiled: plain)
    #expect(tree.aliasCount == 0)
    #expect(tree.aliases.map(\.name) == [])
  }

  @Test func aYearThatIsNoneIsNotKnown() throws {
    #expect(
      try lines(Alias(name: "楚", kind: .former, year: -221, codes: ["1"])) == ["楚 楚 [] former 0: 湖北省"])
  }

  @Test func anAliasIsNeverTheName() throws {
    let tree = try RegionTree(compiled: block([Alias(name: "襄樊市", kind: .former, codes: ["11"])]))
    #expect(tree.at("湖北省/襄阳市").name == "襄阳市")
    #expect(tree.roots.subtrees.map(\.name) == ["湖北省", "襄阳市", "樊城区", "襄城区"])
  }
}

/// Characters that names do not use.
@Suite struct FoldingTests {
  private let records = SmallTrees.records("1 1 台湾|省 tai wan sheng")

  private func tree(_ foldings: [Unicode.Scalar: Unicode.Scalar]) throws -> RegionTree {
    var builder = TreeBuilder(records)
    builder.foldings = foldings
    return try RegionTree(compiled: builder.build())
  }

  @Test func eachIsFoldedIntoTheOneThatNamesAreWrittenWith() throws {
    let tree = try tree(["臺": "台", "灣": "湾", "𡌛": "𪣻", "a": "b", "廣": "广"])
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("臺", "台"), ("灣", "湾"), ("𡌛", "𪣻"), ("a", "b"), ("廣", "广"),
    ]
    for (traditional, simplified) in pairs { #expect(tree.folded(traditional) == simplified) }
  }

  @Test func allOthersStayWhatTheyAre() throws {
    let tree = try tree(["臺": "台", "灣": "湾"])
    for scalar: Unicode.Scalar in ["台", "\0", "A", "臻", "一", "龥", "\u{10FFFF}", "\u{D7FF}"] {
      #expect(tree.folded(scalar) == scalar)
    }
  }

  @Test func aTreeWithoutFoldingsFoldsNothingAndIsNoLonger() throws {
    #expect(try tree([:]).folded("臺") == "臺")
    var builder = TreeBuilder(records)
    builder.foldings = [:]
    #expect(try builder.build() == TreeBuilder(records).build())
  }
}
