import CNCurses
import Testing

@testable import CursesTerminal

/// Clusters reach the terminal although ncurses knows only their numbers.
struct ClusterTableTests {
  init() throws { try CharacterLocale.activate() }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func bytes(_ placeholder: ClusterTable.Placeholder) -> [UInt8] {
    let values = [placeholder.base, placeholder.high, placeholder.low].map {
      Unicode.Scalar(UInt32($0)) ?? "?"
    }
    return Array(String(String.UnicodeScalarView(values)).utf8)
  }

  @Test func aNumberBecomesItsCluster() {
    var table = ClusterTable()
    let family = table.placeholder(for: scalars("👨\u{200D}👩\u{200D}👧"), width: 2)
    let heart = table.placeholder(for: scalars("❤\u{FE0F}"), width: 2)
    let marks = table.placeholder(for: scalars("e\u{301}\u{323}"), width: 1)
    #expect([family.spills, heart.spills, marks.spills] == [true, false, false])
    let drawn =
      Array("a".utf8) + bytes(family.0) + bytes(heart.0) + Array("│".utf8) + bytes(marks.0) + Array("b".utf8)
    let steadied = SteadyColumns(save: "<", restore: ">").steadied(drawn, clusters: table)
    #expect(
      Array(String(decoding: steadied, as: UTF8.self).unicodeScalars)
        == scalars(
          "a<  >👨\u{200D}👩\u{200D}👧>\u{1B}[2C<  >❤\u{FE0F}>\u{1B}[2C<│>\u{1B}[C< >e\u{301}\u{323}>\u{1B}[Cb"))
  }

  @Test func equalClustersHaveOneNumberAndOthersAnother() {
    var table = ClusterTable()
    let placeholders = (0..<1_000).map { index in
      bytes(table.placeholder(for: ["a", Unicode.Scalar(UInt32(0x4E00 + index)) ?? "?"], width: 1).0)
    }
    #expect(Set(placeholders).count == 1_000)
    #expect(bytes(table.placeholder(for: ["a", "\u{4E07}"], width: 1).0) == placeholders[7])
    for (index, placeholder) in placeholders.enumerated() {
      let found = table.cluster(at: 0, in: placeholder)
      #expect(found?.end == 10)
      #expect(
        found.map { Array(String(decoding: $0.0.bytes, as: UTF8.self).unicodeScalars)[1].value }
          == UInt32(0x4E00 + index))
    }
  }

  @Test func whatIsNoNumberIsLeftAlone() {
    var table = ClusterTable()
    _ = table.placeholder(for: scalars("❤\u{FE0F}"), width: 2)
    for text in [
      "\u{3000}", "\u{A0}a", "\u{3000}\u{E0100}", "\u{3000}\u{E0100}\u{E0101}", "\u{3001}\u{E0100}\u{E0100}",
    ] {
      #expect(table.cluster(at: 0, in: Array(text.utf8)) == nil, "\(text.unicodeScalars)")
    }
  }

  /// A terminal that cannot restore its cursor gets the part that fits.
  @Test(arguments: [
    ("👨\u{200D}👩", 2, "👨"), ("❤\u{FE0F}", 2, "❤ "), ("1\u{FE0F}\u{20E3}", 2, "1\u{20E3} "),
    ("e\u{301}\u{323}", 1, "e\u{301}"),
    ("👍🏽", 2, "👍"),
  ])
  func withoutNumbersThereIsWhatHasRoom(_ cluster: String, _ width: Int, _ expected: String) {
    let parts = LibraryWidth.parts(of: scalars(cluster), width: width)
    let values = parts.flatMap { [$0.character, $0.mark] }.filter { $0 != 0 }
    let shown = values.compactMap { Unicode.Scalar(UInt32($0)) }
    #expect(shown == scalars(expected))
  }
}
