import RegionModel
import TestSupport
import Testing

/// Trees outside China: names without readings, codes of all kinds, any depth.
@Suite struct ForeignTreeTests {
  private let latin = SmallTrees.latin

  private func letters(_ text: String) -> [Letter] { text.compactMap { Letter($0) } }

  @Test func theOrderOfTheDataIsKept() {
    #expect(latin.order == .source)
    #expect(
      latin.roots.map(\.name) == [
        "France", "Italia", "Brasil", "Россия", "日本", "مصر", "Polska", "TCP/IP", "👨\u{200D}👩\u{200D}👧 Family",
      ])
    #expect(latin.roots.letters == [])
    #expect(latin.roots.section(of: letters("B")[0]).isEmpty)
  }

  @Test func namesStandByTheirOwnLettersFolded() {
    let roots = SmallTrees.latinByLetters.roots
    #expect(
      roots.map(\.name) == [
        "Aosta", "L'Aquila", "Łódź", "orlando", "Orléans", "Österreich", "São Paulo", "Zürich", "3rd Street",
        "Москва",
      ])
    #expect(roots.letters.map(\.description).joined() == "ALOSZ#")
    #expect(roots[roots.section(of: letters("O")[0])].map(\.name) == ["orlando", "Orléans", "Österreich"])
    #expect(roots[4].initials.map(\.description).joined() == "ORLEANS")
    #expect(roots[8].initials == [] && roots[8].letter == .none)
  }

  @Test func typedLettersJumpToTheNextRow() {
    let roots = SmallTrees.latinByLetters.roots
    #expect(roots.firstPosition(initials: letters("OR")) == 3)
    #expect(roots.firstPosition(initials: letters("ORLE")) == 4)
    #expect(roots.firstPosition(initials: letters("O"), from: 4) == 4)
    #expect(roots.firstPosition(initials: letters("O"), from: 6) == 3)
    #expect(roots.firstPosition(initials: letters("LODZ"), from: 9) == 2)
    #expect(roots.firstPosition(initials: letters("X")) == nil)
    #expect(roots.firstPosition(initials: letters("O"), from: 99) == 3)
  }

  @Test func lettersJumpInTheOrderOfTheDataToo() {
    let tree = SmallTrees.foreign("a|Orléans\nb|Aosta\nc|Oslo\nd|L'Aquila", order: .source)
    #expect(tree.roots.firstPosition(initials: letters("O")) == 0)
    #expect(tree.roots.firstPosition(initials: letters("O"), from: 1) == 2)
    #expect(tree.roots.firstPosition(initials: letters("O"), from: 3) == 0)
    #expect(tree.roots.firstPosition(initials: letters("LAQ"), from: 0) == 3)
    #expect(tree.roots.firstPosition(initials: letters("Z"), from: 2) == nil)
  }

  @Test func jumpsFindWhatALookAtEveryRowFinds() {
    for tree in [SmallTrees.china, SmallTrees.latin, SmallTrees.latinByLetters, SmallTrees.manyUnderG] {
      let list = tree.roots
      for row in 0...list.count {
        for wanted in list.map({ Array($0.initials.prefix(2)) }) + [letters("Q")] where !wanted.isEmpty {
          let order = Array(row..<list.count) + Array(0..<row)
          let expected = order.first { list[$0].initials.starts(with: wanted) }
          #expect(list.firstPosition(initials: wanted, from: row) == expected)
        }
      }
    }
  }

  @Test func aTreeSaysNothingOfLevelsThatItDoesNotName() {
    #expect(latin.levelName(Level(rawValue: 1), language: "en") == nil)
    #expect(latin.levelNames == [])
    #expect(!latin.hasDivisionCodes && !latin.hasSuffixes)
    #expect(
      SmallTrees.china.hasDivisionCodes && SmallTrees.china.hasSuffixes && SmallTrees.china.order == .letters)
    #expect(SmallTrees.china.levelName(.county, language: "zh") == "区/县")
    #expect(SmallTrees.china.levelHeading(.county, language: "en") == "District or county")
    #expect(SmallTrees.china.levelHeading(.county, language: "de") == nil)
    #expect(SmallTrees.china.levelName(Level(rawValue: 9), language: "zh") == nil)
    #expect(SmallTrees.china.levelNames == SmallTrees.levelNames)
    #expect(Array(SmallTrees.china.levelNouns(language: "en")) == ["Province", "City", "District", "Town"])
  }

  @Test func aNameThatHoldsTheSeparatorIsEscapedInPaths() throws {
    func path(_ code: String, _ separator: String) throws -> String {
      var bytes: [UInt8] = []
      try #require(latin.region(code: code)).appendPath(to: &bytes, separator: separator)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try path("back", "/") == #"TCP\/IP/C:\Temp"#)
    #expect(try path("back", " > ") == #"TCP/IP > C:\Temp"#)
    #expect(try path("SP", " ") == #"Brasil São\ Paulo"#)
    #expect(try path("a.b.c", "/") == "Italia/L'Aquila")
    #expect(PathText.escaped("a > b", separator: " > ") == #"a\ > b"#)
  }

  @Test func equalNamesWithoutCodesAreDifferentPlaces() {
    let roots = SmallTrees.equalNames.roots
    #expect(roots.count == 3 && Set(roots).count == 3)
    #expect(roots.map { $0.children.map(\.name) } == [["North"], ["South"], []])
    #expect(SmallTrees.equalNames.region(code: "") == nil)
    #expect(roots.allSatisfy { $0.code.isEmpty })
  }

  @Test func severalMayBearOneCode() {
    let tree = SmallTrees.foreign("1|A\n  7|below A\n2|B\n  7|below B", order: .source)
    #expect(tree.regions(code: "7").map(\.name) == ["below A", "below B"])
    #expect(tree.region(code: "7")?.name == "below A")
    #expect(tree.regions(code: "8") == [])
  }

  @Test func levelsGoOnBelowTheDeepestThatCounts() {
    let deepest = Array(SmallTrees.fortyLevels.roots.subtrees).last
    #expect(deepest?.path.count == 40 && deepest?.level.rawValue == 40)
    #expect(SmallTrees.singleNode.roots.map(\.name) == ["Alone"])
  }
}

/// The folded bytes by which names are compared.
@Suite struct FoldedBytesTests {
  private func folded(_ text: String) -> String {
    String(decoding: Array(text.utf8).withUnsafeBytes { Array(FoldedBytes($0)) }, as: UTF8.self)
  }

  @Test(arguments: [
    ("Orléans", "orleans"), ("Orle\u{301}ans", "orleans"), ("L'Aquila", "laquila"), ("L’Aquila", "laquila"),
    ("São Paulo", "saopaulo"), ("Île-de-France", "iledefrance"), ("Straße", "strasse"), ("Ærø", "aero"),
    ("Łódź", "lodz"), ("Đà Nẵng", "danang"), ("İstanbul", "istanbul"), ("ıĳŋ", "iijng"),
    ("МОСКВА Ёлка Й", "москваелкаи"),
    ("ΑΘΗΝΑΣ", "αθηνασ"), ("Αθήνας ᾠδή", "αθηνασωδη"), ("أحمد مُحَمَّد", "احمدمحمد"), ("広東省", "広東省"),
    ("とうきょう", "とうきょう"), ("مصر", "مصر"),
    ("ＡＢＣ　7", "abc　7"), ("TCP/IP (v6)", "tcpipv6"), ("a_b.c", "a_b.c"), ("👩\u{200D}👧", "👩👧"), ("", ""),
    ("-", ""),
  ])
  func lettersAreSmallAndPlain(_ text: String, _ expected: String) { #expect(folded(text) == expected) }

  /// Canonically equal strings are equal in Swift, so the test compares bytes.
  @Test(arguments: [
    ("й", "и\u{306}"), ("Ё", "е\u{308}"), ("ά", "α\u{301}"), ("ᾴ", "α\u{301}\u{345}"), ("が", "か\u{3099}"),
    ("ぱ", "は\u{309A}"), ("ヴ", "ウ\u{3099}"), ("ヺ", "ヲ\u{3099}"), ("ゞ", "ゝ\u{3099}"),
    ("한", "\u{1112}\u{1161}\u{11AB}"),
    ("가나", "\u{1100}\u{1161}\u{1102}\u{1161}"), ("آ", "ا\u{653}"), ("\u{958}", "\u{915}\u{93C}"),
    ("ো", "\u{9C7}\u{9BE}"), ("ೋ", "\u{CC6}\u{CC2}\u{CD5}"), ("ෝ", "\u{DD9}\u{DCF}\u{DCA}"),
    ("é", "e\u{301}"), ("ǘ", "u\u{308}\u{301}"),
  ])
  func aLetterAndItsPartsAreOne(_ whole: String, _ parts: String) {
    #expect(Array(whole.utf8) != Array(parts.utf8))
    #expect(Array(folded(whole).utf8) == Array(folded(parts).utf8))
    #expect(folded(whole) != "")
  }

  @Test(arguments: [("が", "か"), ("ぱ", "ば"), ("한", "하"), ("ऩ", "न")])
  func lettersThatDifferStayApart(_ one: String, _ other: String) { #expect(folded(one) != folded(other)) }

  @Test(arguments: [
    [0xE1, 0x84], [0xE1, 0x84, 0x80], [0xE1, 0x84, 0x80, 0xE1, 0x85], [0xE1, 0x85, 0xA1], [0xE3, 0x81],
    [0xEA, 0xB0, 0x80, 0xE1, 0x86, 0xA8],
  ])
  func partsOfASyllableThatAreBrokenOrAloneStayAsTheyAre(_ bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { Array(FoldedBytes($0)) } == bytes)
  }

  @Test func brokenBytesAreTakenAsTheyAre() {
    let bytes: [UInt8] = [0xC3, 0x41, 0xE1, 0xB8, 0xC0, 0x80, 0xFF, 0xC3]
    #expect(
      bytes.withUnsafeBytes { Array(FoldedBytes($0)) } == [0xC3, 0x61, 0xE1, 0xB8, 0xC0, 0x80, 0xFF, 0xC3])
  }
}

/// The plain letter of every Latin letter with a mark.
struct LatinLetterTests {
  private func letters(_ text: String) -> String {
    SmallTrees.foreign("1|" + text, order: .source).roots[0].initials.map(\.description).joined().lowercased()
  }

  /// Compares the table with Unicode's decompositions, through the standard library.
  @Test func everyLatinLetterHasTheLetterThatItIsMadeOf() {
    for value in Array(UInt32(0xC0)..<0x250) + Array(0x1E00..<0x1F00) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let base = String(scalar).decomposed.first?.lowercased() ?? ""
      guard base.count == 1, let letter = base.first, letter.isASCII, letter.isLetter else { continue }
      #expect(letters("x" + String(scalar)) == "x" + base, "\(scalar)")
    }
  }

  @Test(arguments: [
    ("Œuvre", "oeuvre"), ("Æsir", "aesir"), ("Straße", "strasse"), ("Łódź", "lodz"), ("Øresund", "oresund"),
    ("Þingvellir", "thingvellir"), ("Đà Nẵng", "danang"), ("İzmir", "izmir"), ("ığdır", "igdir"),
  ])
  func lettersThatAreNotDecomposedStandForWhatPeopleType(_ name: String, _ typed: String) {
    #expect(letters(name) == typed)
  }
}

extension String {
  /// The base letter of a composed Latin letter; empty for other strings.
  fileprivate var decomposed: [String] {
    var iterator = unicodeScalars.makeIterator()
    guard let scalar = iterator.next() else { return [] }
    // Marks compare by canonical equivalence, so the base is the ASCII letter that gives this one with some
    // mark.
    for base in "abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for mark in UInt32(0x300)...0x338 where String(base) + String(Unicode.Scalar(mark)!) == String(scalar) {
        return [String(base)]
      }
    }
    return []
  }
}
