/// Finds rows by typed pinyin without blanks.
extension RegionList {
  /// The first row whose pinyin is `letters`, with or without its suffix; else the first that begins with
  /// them; else nil.
  ///
  /// GUANGZHOU finds 广州市.
  ///
  /// - Complexity: O(*n*) in the rows of the first letter's section, or of the list if it has no sections;
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

  /// The first row whose English name begins with letters: people type what stands beside the name, Shaanxi or Tibet.
  ///
  /// - Complexity: O(*n* log *names*) in the rows; nothing in a tree without such names.
  public func firstPosition(english letters: [Letter]) -> Int? {
    guard letters.count > 1, tree.englishNames.count > 0 else { return nil }
    return indices.first { self[$0].isSpelledInEnglish(letters) }
  }
}

/// How letters match the pinyin of a name.
package enum PinyinFit: Equatable {
  case none, beginning
  /// The whole name, with or without its suffix.
  case whole
}

extension Region {
  /// Whether the English name, its letters without accents, begins with letters.
  package func isSpelledInEnglish(_ letters: [Letter]) -> Bool {
    let name = tree.englishNames.name(ofNode: Int(node))
    guard !name.isEmpty else { return false }
    var folded = FoldedBytes(UnsafeRawBufferPointer(name))
    return letters.allSatisfy { letter in
      folded.next().map { Letter.rank(ofByte: $0) == letter.rank } ?? false
    }
  }

  /// Whether letters are the pinyin of the whole name, or of all of it but the suffix.
  ///
  /// - Complexity: O(letters); allocates nothing.
  public func isSpelled(_ letters: [Letter]) -> Bool { !letters.isEmpty && fit(ofPinyin: letters) == .whole }

  /// Reads the reading's bytes in place. The letter v of a reading is ü, which people also type as u.
  package func fit(ofPinyin letters: [Letter]) -> PinyinFit {
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
