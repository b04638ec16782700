extension Region {
  /// The initials of the name, a letter a syllable: GD for 广东.
  public var initials: [Letter] { Array(InitialsSequence(tree.reading(ofNode: Int(node)))) }

  /// Whether the initials begin with `letters`.
  func initialsBegin(with letters: [Letter]) -> Bool {
    var own = InitialsSequence(tree.reading(ofNode: Int(node)))
    return letters.allSatisfy { own.next() == $0 }
  }

  /// Whether the initials sort before `letters`, of which no more than they have is compared.
  func initialsPrecede(_ letters: [Letter]) -> Bool {
    guard letter != .none else { return false }  // Names without a letter stand last.
    var own = InitialsSequence(tree.reading(ofNode: Int(node)))
    for wanted in letters {
      guard let letter = own.next() else { return true }
      if letter != wanted { return letter < wanted }
    }
    return false
  }
}

/// The first letters of the syllables of a reading, read without decoding it.
struct InitialsSequence: Sequence, IteratorProtocol {
  private let reading: UnsafeRawBufferPointer
  private var offset = 0

  init(_ reading: UnsafeRawBufferPointer) { self.reading = reading }

  mutating func next() -> Letter? {
    guard offset < reading.count else { return nil }
    let letter = Letter.rank(ofByte: reading[offset]).map(Letter.init(rank:)) ?? .none
    while offset < reading.count, reading[offset] != UInt8(ascii: " ") { offset += 1 }
    offset += 1
    return letter
  }
}
