/// Names by their pinyin as people type it: all letters, no blanks.
extension RegionList {
  /// The first row whose pinyin is `letters`, with its suffix or without; else the first whose pinyin begins with them;
  /// nil where none does. GUANGZHOU finds 广州市.
  ///
  /// - Complexity: O(*n*) in the rows that stand under the first letter, in the whole list where it has no sections;
  ///   allocates nothing.
  public func firstPosition(pinyin letters: [Letter]) -> Int? {
    guard let first = letters.first else { return nil }
    var beginning: Int?
    for position in tree.order == .letters ? section(of: first) : 0..<count {
      switch self[position].fit(ofPinyin: letters) {
      case .whole: return position
      case .beginning: beginning = beginning ?? position
      case .none: break
      }
    }
    return beginning
  }
}

/// How letters fit the pinyin of a name.
enum PinyinFit: Equatable {
  case none, beginning
  /// The whole name, or all of it but the suffix.
  case whole
}

extension Region {
  /// Whether letters are the pinyin of the whole name, or of all of it but the suffix.
  ///
  /// - Complexity: O(letters); allocates nothing.
  public func isSpelled(_ letters: [Letter]) -> Bool { !letters.isEmpty && fit(ofPinyin: letters) == .whole }

  /// Reads the reading's bytes in place. The letter v of a reading is ü, which people also type as u.
  func fit(ofPinyin letters: [Letter]) -> PinyinFit {
    let label = tree.label(ofNode: Int(node))
    let reading = label.reading
    guard !reading.isEmpty, reading.count >= letters.count else { return .none }
    var position = 0
    for letter in letters {
      if position < reading.count, reading[position] == UInt8(ascii: " ") { position += 1 }
      guard position < reading.count else { return .none }
      let byte = reading[position]
      let isU = byte == UInt8(ascii: "v") && letter.character == "U"
      guard isU || Letter.rank(ofByte: byte) == letter.rank else { return .none }
      position += 1
    }
    guard position < reading.count else { return .whole }
    guard reading[position] == UInt8(ascii: " ") else { return .beginning }
    let syllablesLeft = reading[position...].count { $0 == UInt8(ascii: " ") }
    let suffix = label.name.dropFirst(label.shortNameCount)
    let suffixCount = suffix.count { $0 & 0xC0 != 0x80 }  // In characters.
    return syllablesLeft == suffixCount ? .whole : .beginning
  }
}
