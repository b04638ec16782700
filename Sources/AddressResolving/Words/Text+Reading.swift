/// Takes up an address.
extension Text {
  /// What is kept from one character to the next.
  private struct Progress {
    /// In bytes.
    var count = 0
    var characterCount = 0
    var latinCount = 0
    /// What is known of the place of the next character.
    var place: Marks = .end
    /// The marks of all characters.
    var all: Marks = []
  }

  /// Reads an address. Broken UTF-8 is a sign like others.
  ///
  /// Common Han characters, letters and digits, which addresses are made of, are taken here; `takeOther` takes the rest.
  ///
  /// - Complexity: O(bytes), and constant behind the part that is read.
  func read(_ input: UnsafeRawBufferPointer) {
    isTraditional = false
    hasLatinWord = false
    var progress = Progress()
    var hasLatin = false
    if let base = input.baseAddress {
      let (bytes, origins, starts, marks, characters) = (bytes, origins, starts, marks, characters)
      let end = input.count
      var offset = 0
      while offset < end, progress.count < Text.limit {
        // No branch tells Han characters from letters and digits: which follows which cannot be foretold.
        let word = Text.word(base + offset, end &- offset)
        let width = characters.width(ofFirst: word & 0xFF)
        let mark = characters.marks(ofWord: word, width)
        guard !mark.contains(.folded) else {
          offset = takeOther(input, at: offset, &progress)
          continue
        }
        let count = progress.count
        marks[count] = mark.union(progress.place)
        origins[count] = UInt32(truncatingIfNeeded: offset)
        starts[progress.characterCount] = UInt16(truncatingIfNeeded: count)
        UnsafeMutableRawPointer(bytes + count).storeBytes(of: word.littleEndian, as: UInt32.self)
        // `leads` becomes `wordStart`; a letter is an end itself.
        progress.place = Marks(rawValue: mark.intersection(.leads).rawValue << 17).union(mark.intersection(.end))
        progress.all.formUnion(mark)
        progress.latinCount = mark.contains(.edge) && word & 0x40 != 0 ? progress.latinCount &+ 1 : 0
        hasLatin = hasLatin || progress.latinCount == 3
        progress.characterCount &+= 1
        progress.count = count &+ width
        offset &+= width
      }
    }
    if hasLatin { hasLatinWord = true }
    count = progress.count
    hasReceiver = progress.all.contains(.receiver)
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: 0, as: UInt64.self)
    markNames(progress.characterCount)
  }

  /// Takes a sign, or a character that is none of the common ones.
  ///
  /// - Returns: The offset behind it.
  private func takeOther(_ input: UnsafeRawBufferPointer, at offset: Int, _ progress: inout Progress) -> Int {
    let (scalar, width) = Text.scalar(in: input, at: offset)
    if width == 3, characters.isFolded(scalar) {
      takeFolded(scalar, from: offset, &progress)
      return offset + 3
    }
    let markup = scalar == 0x3C || scalar == 0x26 ? Text.markupLength(in: input, at: offset) : 0
    take(markup > 0 ? 0x20 : scalar, from: offset, &progress)
    return offset + max(width, markup)
  }

  /// The next four bytes; zeros behind the end.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt32 {
    if count >= 4 { return UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)) }
    var word: UInt32 = 0
    for index in 0..<count { word |= UInt32(bytes.load(fromByteOffset: index, as: UInt8.self)) << UInt32(index &* 8) }
    return word
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
    let (filters, bytes, marks, starts) = (filters, bytes, marks, starts)
    var (first, last) = (Int.max, -1)
    for index in 0..<characterCount {
      let position = Int(starts[index])
      let found = filters.marks(Text.hash(Text.key(UnsafeRawPointer(bytes + position))))
      marks[position].formUnion(found)
      let isOther = found.contains(.otherTownship)
      last = isOther ? position : last
      first = min(first, isOther ? position : first)
    }
    otherTownships = (first, last)
  }

  /// Notes what is known of a character before its bytes are written.
  private func begin(_ mark: Marks, _ offset: Int, _ progress: inout Progress) {
    marks[progress.count] = mark.union(progress.place)
    origins[progress.count] = UInt32(truncatingIfNeeded: offset)
    starts[progress.characterCount] = UInt16(truncatingIfNeeded: progress.count)
    progress.characterCount &+= 1
    progress.all.formUnion(mark)
  }

  /// Takes a common Han character that names write otherwise.
  private func takeFolded(_ scalar: UInt32, from offset: Int, _ progress: inout Progress) {
    isTraditional = true
    progress.latinCount = 0
    append(characters.plain(scalar), offset, &progress)
  }

  private func take(_ scalar: UInt32, from offset: Int, _ progress: inout Progress) {
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
