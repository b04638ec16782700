import RegionModel

/// A township's name, held against an address.
struct AddressTownship {
  /// How much of the name stands there.
  enum Manner {
    case full
    /// The short name with another word for the kind: 五马镇 for 五马街道.
    case otherKind
    /// The short name alone.
    case bare

    /// What it counts less than a full name.
    var cost: Int {
      switch self {
      case .full: 0
      case .otherKind: 2
      case .bare: 4
      }
    }
  }

  struct Found {
    let length: Int
    let manner: Manner
  }

  private let text: UnsafePointer<UInt8>?
  private let count: Int
  private let shortCount: Int

  init(_ tree: RegionTree, _ node: Int) {
    let label = tree.label(ofNode: node)
    text = label.name.baseAddress?.assumingMemoryBound(to: UInt8.self)
    count = label.name.count
    shortCount = label.shortNameCount
  }

  /// The name of a child of a place called `parent`, without that where it begins with it: 济源市轵城镇.
  init(_ tree: RegionTree, _ node: Int, in parent: UnsafeRawBufferPointer) {
    let label = tree.label(ofNode: node)
    let isLonger = label.name.count >= parent.count + AddressNames.shortest
    let skipped = isLonger && label.name.starts(with: parent) ? parent.count : 0
    text = label.name.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) + skipped }
    count = label.name.count - skipped
    shortCount = max(label.shortNameCount - skipped, 0)
  }

  /// How much of the text at a position is the name.
  @inline(__always)
  func find(in address: AddressText, at position: Int) -> Found? {
    guard let text, count >= AddressNames.shortest, text[2] == address.bytes[position + 2],
      AddressText.key(text) == address.key(at: position)
    else { return nil }
    return find(text, in: address, at: position)
  }

  private func find(_ text: UnsafePointer<UInt8>, in address: AddressText, at position: Int) -> Found? {
    if address.has(text, count, at: position) {
      return Found(length: count + AddressWords.officeTail(address, at: position + count), manner: .full)
    }
    guard shortCount >= AddressNames.shortest, address.has(text, shortCount, at: position),
      !address.hasGap(in: position..<position + shortCount)
    else { return nil }
    let end = position + shortCount
    if let kind = address.length(ofOneOf: AddressWords.townshipKinds, at: end) {
      return Found(length: shortCount + kind, manner: .otherKind)
    }
    let short = UnsafeRawBufferPointer(start: text, count: shortCount)
    let isName =
      AddressWords.endsInKind(short)
      || !AddressWords.turnsName(address, at: end) && !AddressWords.endsInRoad(short)
    return isName ? Found(length: shortCount, manner: .bare) : nil
  }
}
