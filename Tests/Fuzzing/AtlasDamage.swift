import RegionModel

/// Ways in which a file comes to harm.
public enum AtlasDamage: CaseIterable, Sendable {
  case bitFlips, cut, randomBytes, swappedParts, extremeNumbers, copiedPart, noise

  /// Harms `block`, in place.
  public func apply(to block: inout [UInt8], random: inout SplitMix64) {
    switch self {
    case .bitFlips:
      for _ in 0...random.below(8) { block[random.below(block.count)] ^= 1 << UInt8(random.below(8)) }
    case .cut: block.removeLast(random.onceIn(2) ? min(8, block.count) : random.below(block.count + 1))
    case .randomBytes:
      for _ in 0...random.below(32) { block[random.below(block.count)] = UInt8(random.below(256)) }
    case .swappedParts: AtlasDamage.swapEntries(&block, random: &random)
    case .extremeNumbers: AtlasDamage.writeExtremes(&block, random: &random)
    case .copiedPart: AtlasDamage.copyPart(&block, random: &random)
    case .noise: block = (0..<random.below(400)).map { _ in UInt8(random.below(256)) }
    }
  }

  /// Exchanges the places of two sections, their names staying where they are.
  private static func swapEntries(_ block: inout [UInt8], random: inout SplitMix64) {
    let sections = 9
    let (a, b) = (random.below(sections), random.below(sections))
    let entry = { AtlasFormat.headerSize + $0 * AtlasFormat.sectionEntrySize }
    guard block.count >= entry(sections) else { return }
    for byte in 8..<AtlasFormat.sectionEntrySize { block.swapAt(entry(a) + byte, entry(b) + byte) }
  }

  /// Writes numbers at the edges of their types over fields of the header, the table or the sections.
  private static func writeExtremes(_ block: inout [UInt8], random: inout SplitMix64) {
    let extremes: [UInt64] = [0, 1, 2, 0x7FFF_FFFF, 1 << 31, 0xFFFF_FFFF, 1 << 32, 1 << 63, .max - 7, .max]
    for _ in 0...random.below(3) {
      let isHeader = random.onceIn(2)
      let place = random.below(isHeader ? min(block.count, 280) : block.count) / 4 * 4
      let value = random.onceIn(3) ? UInt64(random.below(block.count + 2)) : random.oneOf(extremes)
      let width = random.onceIn(2) ? 4 : 8
      for byte in 0..<min(width, block.count - place) {
        block[place + byte] = UInt8(truncatingIfNeeded: value >> UInt64(byte * 8))
      }
    }
  }

  /// Writes one stretch of the block over another: numbers in their own places' wrong order.
  private static func copyPart(_ block: inout [UInt8], random: inout SplitMix64) {
    let length = min(4 * (1 + random.below(16)), block.count)
    let (source, target) = (random.below(block.count - length + 1), random.below(block.count - length + 1))
    block.replaceSubrange(target..<target + length, with: Array(block[source..<source + length]))
  }
}
