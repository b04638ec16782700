import RegionModel

/// Ways to damage a file.
public enum AtlasDamage: CaseIterable, Sendable {
  case bitFlips, cut, randomBytes, swappedParts, extremeNumbers, copiedPart, partAtTheEnd, noise

  /// Damages `block` in place.
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
    case .partAtTheEnd: AtlasDamage.movePart(&block, random: &random)
    case .noise: block = (0..<random.below(400)).map { _ in UInt8(random.below(256)) }
    }
  }

  /// Swaps the contents of two sections but not their names.
  private static func swapEntries(_ block: inout [UInt8], random: inout SplitMix64) {
    let count = sectionCount(of: block)
    guard count > 0 else { return }
    let (a, b) = (random.below(count), random.below(count))
    for byte in 8..<AtlasFormat.sectionEntrySize { block.swapAt(entry(a) + byte, entry(b) + byte) }
  }

  /// Moves a section to the block's end, where the next byte is outside, and makes numbers that point into it
  /// point at its end.
  private static func movePart(_ block: inout [UInt8], random: inout SplitMix64) {
    let count = sectionCount(of: block)
    guard count > 0 else { return }
    let (section, size) = (entry(random.below(count)), block.count)
    let (start, length) = (number(in: block, at: section + 8), number(in: block, at: section + 16))
    guard start + length <= size else { return }
    block += block[start..<start + length]
    write(UInt64(size), width: 8, to: &block, at: section + 8)
    write(UInt64(size + length), width: 8, to: &block, at: 16)
    for pointers in (0..<count).map(entry) where pointing.contains(number(in: block, at: pointers)) {
      let (first, bytes) = (number(in: block, at: pointers + 8), number(in: block, at: pointers + 16))
      let place = first + random.below(bytes / 4) * 4
      if place < size { write(UInt64(max(length - random.below(12), 0)), width: 4, to: &block, at: place) }
    }
  }

  /// The sections whose numbers point into others: where labels begin, and codes; aliases; the search's index,
  /// the resolver's.
  private static let pointing = [3, 6, 11, 15, 18, 19]

  /// The number of sections whose table entries lie inside the block.
  private static func sectionCount(of block: [UInt8]) -> Int {
    guard block.count > AtlasFormat.headerSize else { return 0 }
    return min(Int(block[14]), (block.count - AtlasFormat.headerSize) / AtlasFormat.sectionEntrySize)
  }

  private static func entry(_ index: Int) -> Int {
    AtlasFormat.headerSize + index * AtlasFormat.sectionEntrySize
  }

  private static func number(in block: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(block[place + $1]) << ($1 * 8) }
  }

  private static func write(_ value: UInt64, width: Int, to block: inout [UInt8], at place: Int) {
    for byte in 0..<min(width, block.count - place) {
      block[place + byte] = UInt8(truncatingIfNeeded: value >> UInt64(byte * 8))
    }
  }

  /// Overwrites fields of the header, the table or the sections with extreme numbers.
  private static func writeExtremes(_ block: inout [UInt8], random: inout SplitMix64) {
    let extremes: [UInt64] = [0, 1, 2, 0x7FFF_FFFF, 1 << 31, 0xFFFF_FFFF, 1 << 32, 1 << 63, .max - 7, .max]
    for _ in 0...random.below(3) {
      let isHeader = random.onceIn(2)
      let place = random.below(isHeader ? min(block.count, 424) : block.count) / 4 * 4
      let value = random.onceIn(3) ? UInt64(random.below(block.count + 2)) : random.oneOf(extremes)
      write(value, width: random.onceIn(2) ? 4 : 8, to: &block, at: place)
    }
  }

  /// Copies one stretch of the block over another, so that numbers are plausible but misplaced.
  private static func copyPart(_ block: inout [UInt8], random: inout SplitMix64) {
    let length = min(4 * (1 + random.below(16)), block.count)
    let (source, target) = (random.below(block.count - length + 1), random.below(block.count - length + 1))
    block.replaceSubrange(target..<target + length, with: Array(block[source..<source + length]))
  }
}
