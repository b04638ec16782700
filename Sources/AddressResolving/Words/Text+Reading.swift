/// Takes up an address.
extension Text {
  /// What is kept from one character to the next.
  private struct Progress {
    /// In bytes.
    var count = 0
    var characterCount: Int32 = 0
    var latinCount: Int32 = 0
    /// What is known of the place of the next character.
    var place: Marks = .end
    /// The marks of all characters.
    var all: Marks = []
  }

  /// Reads an address. Broken UTF-8 is a sign like others.
  ///
  /// - Complexity: O(bytes), and constant behind the part that is read.
  func read(_ input: UnsafeRawBufferPointer) {
    isTraditional = false
    hasLatinWord = false
    var progress = Progress()
    var offset = 0
    while offset < input.count, progress.count < Text.limit {
      if input.count &- offset >= 3, let han = Text.han(input, at: offset) {
        let mark = characters.marks(ofCommon: han)
        if mark.contains(.folded) {
          progress = takeFolded(han, from: offset, progress)
        } else {
          put(han, mark, from: offset, &progress)
        }
        offset &+= 3
        continue
      }
      let (scalar, width) = Text.scalar(in: input, at: offset)
      let markup = scalar == 0x3C || scalar == 0x26 ? Text.markupLength(in: input, at: offset) : 0
      progress = take(markup > 0 ? 0x20 : scalar, from: offset, progress)
      offset += max(width, markup)
    }
    count = progress.count
    hasReceiver = progress.all.contains(.receiver)
    for padding in count..<count + 8 { bytes[padding] = 0 }
    markNames(Int(progress.characterCount))
  }

  /// How many bytes a tag or a character's name of HTML has, `<br/>` or `&nbsp;`; 0 where none stands.
  private static func markupLength(in input: UnsafeRawBufferPointer, at offset: Int) -> Int {
    let isTag = input[offset] == 0x3C
    var end = offset + 1
    if isTag, end < input.count, input[end] != 0x2F, !isWordByte(input[end]) { return 0 }
    while end < min(input.count, offset + longestMarkup), input[end] < 0x80 {
      if input[end] == (isTag ? 0x3E : 0x3B) { return end == offset + 1 ? 0 : end + 1 - offset }
      if !isTag, !isWordByte(input[end]) { return 0 }
      end += 1
    }
    return 0
  }

  /// In bytes.
  private static let longestMarkup = 80

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x23
  }

  /// Marks where names may begin.
  private func markNames(_ characterCount: Int) {
    let (filters, bytes, marks) = (filters, bytes, marks)
    var all: Marks = []
    for index in 0..<characterCount {
      let position = Int(starts[index])
      let found = filters.marks(Text.hash(Text.key(UnsafeRawPointer(bytes + position))))
      marks[position].formUnion(found)
      all.formUnion(found)
    }
    hasOtherTownship = all.contains(.otherTownship)
  }

  /// A common Han character, U+4E00 to U+9FFF; nil for another.
  @inline(__always)
  private static func han(_ input: UnsafeRawBufferPointer, at offset: Int) -> UInt32? {
    let (first, second, third) = (input[offset], input[offset &+ 1], input[offset &+ 2])
    guard first >= 0xE4, first <= 0xE9, second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
    let scalar = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return scalar >= 0x4E00 ? scalar : nil
  }

  /// Writes a common Han character: most of what addresses are made of.
  @inline(__always)
  private func put(_ scalar: UInt32, _ mark: Marks, from offset: Int, _ progress: inout Progress) {
    begin(mark, offset, &progress)
    progress.place = Marks(rawValue: mark.intersection(.leads).rawValue << 17)  // `wordStart`
    let word = 0x8080E0 | scalar >> 12 | (scalar << 2 & 0x3F00) | (scalar & 0x3F) << 16
    let count = progress.count
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: word.littleEndian, as: UInt32.self)
    progress.count = count &+ 3
    progress.latinCount = 0
  }

  /// Notes what is known of a character before its bytes are written.
  @inline(__always)
  private func begin(_ mark: Marks, _ offset: Int, _ progress: inout Progress) {
    marks[progress.count] = mark.union(progress.place)
    origins[progress.count] = UInt32(truncatingIfNeeded: offset)
    starts[Int(progress.characterCount)] = UInt16(truncatingIfNeeded: progress.count)
    progress.characterCount &+= 1
    progress.all.formUnion(mark)
  }

  /// Takes a common Han character that names write otherwise.
  private func takeFolded(_ han: UInt32, from offset: Int, _ before: Progress) -> Progress {
    var progress = before
    isTraditional = true
    progress.latinCount = 0
    append(characters.other(ofCommon: han), offset, &progress)
    return progress
  }

  private func take(_ scalar: UInt32, from offset: Int, _ before: Progress) -> Progress {
    var progress = before
    switch Sign(scalar) {
    case .letter(let plain):
      let folded = characters.plain(plain)
      if folded != plain { isTraditional = true }
      progress.latinCount = folded < 0x80 && folded > 0x40 ? progress.latinCount + 1 : 0
      if progress.latinCount == 3 { hasLatinWord = true }
      append(folded, offset, &progress)
    case .gap:
      progress.place = progress.count > 0 ? [.edge, .wordStart, .gap] : .end
    case .nothing: break
    }
    return progress
  }

  private func append(_ scalar: UInt32, _ offset: Int, _ progress: inout Progress) {
    let mark = characters.marks(of: scalar)
    if scalar < 0x80 { progress.place.formUnion(.end) }
    begin(mark, offset, &progress)
    progress.place = scalar < 0x80 ? .end : mark.contains(.leads) ? .wordStart : []
    if scalar < 0x80 {
      put(UInt8(truncatingIfNeeded: scalar), &progress)
    } else if scalar < 0x800 {
      put(0xC0 | UInt8(scalar >> 6), &progress)
      put(0x80 | UInt8(scalar & 0x3F), &progress)
    } else {
      if scalar < 0x10000 {
        put(0xE0 | UInt8(scalar >> 12), &progress)
      } else {
        put(0xF0 | UInt8(scalar >> 18), &progress)
        put(0x80 | UInt8(scalar >> 12 & 0x3F), &progress)
      }
      put(0x80 | UInt8(scalar >> 6 & 0x3F), &progress)
      put(0x80 | UInt8(scalar & 0x3F), &progress)
    }
  }

  @inline(__always)
  private func put(_ byte: UInt8, _ progress: inout Progress) {
    bytes[progress.count] = byte
    progress.count += 1
  }
}
