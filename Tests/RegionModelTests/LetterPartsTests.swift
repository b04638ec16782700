import RegionModel
import Testing

/// Compares every composed letter with its parts, through the standard library, in which canonically equal
/// texts are equal strings.
@Suite struct LetterPartsTests {
  /// Ranges of letters in Unicode, each with its script's marks.
  private static let scripts: [(letters: ClosedRange<UInt32>, marks: [UInt32])] = [
    (0x391...0x3CE, [0x300, 0x301, 0x304, 0x306, 0x308, 0x313, 0x314, 0x342, 0x345]),
    (0x404...0x4E9, [0x300, 0x301, 0x304, 0x306, 0x308, 0x30B, 0x30F]),
    (0x620...0x6D5, [0x653, 0x654, 0x655]), (0x900...0x97F, [0x93C]), (0x980...0x9FF, [0x9BC, 0x9BE, 0x9D7]),
    (0xA00...0xA7F, [0xA3C]), (0xB00...0xB7F, [0xB3C, 0xB3E, 0xB56, 0xB57]), (0xB80...0xBFF, [0xBBE, 0xBD7]),
    (0xC00...0xC7F, [0xC56]), (0xC80...0xCFF, [0xCC2, 0xCD5, 0xCD6]), (0xD00...0xD7F, [0xD3E, 0xD57]),
    (0xD80...0xDFF, [0xDCA, 0xDCF, 0xDDF]), (0xF40...0xFBC, [0xF72, 0xF74, 0xF80, 0xFB5, 0xFB7]),
    (0x1000...0x104F, [0x102E]), (0x1B00...0x1B4B, [0x1B35]), (0x3041...0x30FF, [0x3099, 0x309A]),
    (0x1100...0x1112, Array(0x1161...0x1175)),
  ]

  /// Each text of a letter and one or two marks, by what the standard library considers equal.
  private static let parts: [String: String] = {
    var parts: [String: String] = [:]
    for (letters, marks) in scripts {
      for text in letters.map(Self.text) {
        for mark in marks.map(Self.text) {
          parts[text + mark] = text + mark
          // Greek vowels have up to three parts, and a few letters of India.
          for other in marks.prefix(9).map(Self.text) { parts[text + mark + other] = text + mark + other }
        }
      }
    }
    return parts
  }()

  private static func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

  private func folded(_ text: String) -> [UInt8] {
    Array(text.utf8).withUnsafeBytes { Array(FoldedBytes($0)) }
  }

  @Test(arguments: [
    (UInt32(0x370)..<0x530, 70), (0x590..<0x1C00, 70), (0x1F00..<0x2000, 120), (0x3040..<0x3100, 50),
    (0xAC00..<0xB000, 30),
  ])
  func eachIsFoldedAsItsPartsAre(_ range: Range<UInt32>, _ fewest: Int) {
    var count = 0
    for text in range.map(Self.text) where !text.isEmpty {
      guard let parts = Self.parts[text], Array(parts.utf8) != Array(text.utf8) else { continue }
      count += 1
      #expect(folded(text) == folded(parts), "\(text)")
      #expect(!folded(text).isEmpty)
    }
    #expect(count >= fewest)
  }
}
