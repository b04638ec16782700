/// The tables of a `NameReader`: syllables by character, and texts that are read as wholes.
struct NameTables {
  private struct Rule {
    let scalars: [UInt32]
    let syllables: [[UInt8]]
  }

  /// For each character from U+3400 to U+9FFF, one more than the number of its syllable; 0 for none.
  private var common = [UInt16](repeating: 0, count: 0xA000 - 0x3400)
  private var rare: [UInt32: UInt16] = [:]
  private var syllables: [[UInt8]] = []
  /// Rules by their first character, longer texts first.
  private var rules: [UInt32: [Rule]] = [:]
  /// The characters that rules have, by those that are written for them elsewhere: 厦 for 廈.
  private var simplified = [UInt16](repeating: 0, count: 0xA000 - 0x3400)

  /// - Complexity: O(*n*) in the bytes of the texts: about two milliseconds.
  init(_ texts: ReadingTexts) {
    var numbers: [[UInt8]: UInt16] = [:]
    NameTables.forEachLine(texts.characters) { cells in
      guard cells.count > 1, let scalar = NameTables.scalars(cells[0]).first else { return }
      let syllable = Array(cells[1])
      let number = numbers[syllable] ?? UInt16(clamping: syllables.count + 1)
      if numbers.updateValue(number, forKey: syllable) == nil { syllables.append(syllable) }
      if scalar >= 0x3400, scalar < 0xA000 {
        common[Int(scalar - 0x3400)] = number
      } else {
        rare[scalar] = number
      }
    }
    NameTables.forEachLine(texts.rules) { cells in
      guard cells.count > 2, cells[0].isEmpty else { return }
      addRule(NameTables.scalars(cells[1]), cells[2])
    }
    NameTables.forEachLine(texts.traditional) { cells in
      guard cells.count > 1, let scalar = NameTables.scalars(cells[0]).first else { return }
      guard scalar >= 0x3400, scalar < 0xA000, let plain = NameTables.scalars(cells[1]).first else { return }
      simplified[Int(scalar - 0x3400)] = UInt16(exactly: plain) ?? 0
    }
    for first in rules.keys { rules[first]?.sort { $0.scalars.count > $1.scalars.count } }
  }

  private mutating func addRule(_ scalars: [UInt32], _ reading: UnsafeRawBufferPointer) {
    let syllables = reading.split(separator: UInt8(ascii: " ")).map { Array($0) }
    guard let first = scalars.first, syllables.count == scalars.count else { return }
    rules[first, default: []].append(Rule(scalars: scalars, syllables: syllables))
  }

  /// Hands the cells of every line but the first to `body`.
  private static func forEachLine(_ text: UnsafeRawBufferPointer, _ body: ([UnsafeRawBufferPointer]) -> Void)
  {
    var start = 0
    var isHeading = true
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if !isHeading {
        let line = UnsafeRawBufferPointer(rebasing: text[start..<end])
        let cells = line.split(separator: UInt8(ascii: "\t"), maxSplits: 3, omittingEmptySubsequences: false)
        body(cells.map { UnsafeRawBufferPointer(rebasing: $0) })
      }
      isHeading = false
      start = end + 1
    }
  }

  private static func scalars(_ bytes: UnsafeRawBufferPointer) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }

  func append(readingOf name: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    let scalars = NameTables.scalars(name)
    let written = scalars.map(plain)
    let start = output.count
    var hasHan = false
    var index = 0
    while index < scalars.count {
      if let rule = rule(at: index, in: written) {
        for syllable in rule.syllables { NameTables.append(syllable, to: &output, from: start) }
        index += rule.scalars.count
        hasHan = true
        continue
      }
      switch reading(of: scalars[index]) {
      case .syllable(let syllable, let isHan):
        NameTables.append(syllable, to: &output, from: start)
        hasHan = hasHan || isHan
      case .silent: break
      case .unknown:
        output.removeSubrange(start...)
        return
      }
      index += 1
    }
    if !hasHan { output.removeSubrange(start...) }
  }

  private func plain(_ scalar: UInt32) -> UInt32 {
    guard scalar >= 0x3400, scalar < 0xA000 else { return scalar }
    let plain = simplified[Int(scalar - 0x3400)]
    return plain > 0 ? UInt32(plain) : scalar
  }

  private static func append(_ syllable: [UInt8], to output: inout [UInt8], from start: Int) {
    if output.count > start { output.append(UInt8(ascii: " ")) }
    output.append(contentsOf: syllable)
  }

  private func rule(at index: Int, in scalars: [UInt32]) -> Rule? {
    rules[scalars[index]]?.first { scalars[index...].starts(with: $0.scalars) }
  }

  private enum Reading {
    case syllable([UInt8], isHan: Bool)
    /// A sign that is not read.
    case silent
    case unknown
  }

  private func reading(of scalar: UInt32) -> Reading {
    switch scalar {
    case 0x30...0x39: return .syllable(NameTables.digits[Int(scalar - 0x30)], isHan: false)
    case 0x41...0x5A: return .syllable([UInt8(scalar) + 32], isHan: false)
    case 0x61...0x7A: return .syllable([UInt8(scalar)], isHan: false)
    // 阝 alone is half of a character that could not be written.
    case 0..<0x80, 0x961D: return .silent
    default: break
    }
    let isCommon = scalar >= 0x3400 && scalar < 0xA000
    let number = isCommon ? common[Int(scalar - 0x3400)] : rare[scalar] ?? 0
    if number > 0 { return .syllable(syllables[Int(number) - 1], isHan: true) }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return .unknown }
    let isRead = properties.isAlphabetic || properties.numericType != nil
    return isRead ? .unknown : .silent
  }

  private static let digits: [[UInt8]] =
    ["ling", "yi", "er", "san", "si", "wu", "liu", "qi", "ba", "jiu"].map { Array($0.utf8) }
}
