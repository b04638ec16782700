/// Takes up an address.
extension Text {
  /// What is kept from one character to the next.
  private struct Progress {
    /// In bytes.
    var count = 0
    var characterCount = 0
    /// How many Latin letters stand together up to the last one, and the number of that character.
    var latinCount = 0
    var lastLatin = -2
    /// What is known of the place of the next character.
    var place: Marks = .end
    /// The marks of all characters.
    var all: Marks = []

    mutating func set(_ count: Int, _ characterCount: Int, _ place: Marks, _ all: Marks) {
      (self.count, self.characterCount, self.place, self.all) = (count, characterCount, place, all)
    }
  }

  /// Reads an address. Broken UTF-8 is a sign like others.
  ///
  /// Common Han characters and digits, which addresses are made of, are taken here; `takeOther` takes the rest.
  ///
  /// - Complexity: O(bytes), and constant behind the part that is read.
  func read(_ input: UnsafeRawBufferPointer) {
    isTraditional = false
    hasLatinWord = false
    var progress = Progress()
    if let base = input.baseAddress { take(base, input.count, &progress) }
    count = progress.count
    hasReceiver = progress.all.contains(.receiver)
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: 0, as: UInt64.self)
    markNames(progress.characterCount)
  }

  private func take(_ base: UnsafeRawPointer, _ end: Int, _ progress: inout Progress) {
    let (memory, characters) = (memory, characters.table)
    var (offset, count, number) = (0, 0, 0)
    var (place, all) = (Marks.end, Marks())
    while offset < end, count < Text.limit {
      let mark: Marks
      let next: Marks
      let width: Int
      var word: UInt32 = 0
      if end &- offset >= 4 { word = UInt32(littleEndian: (base + offset).loadUnaligned(as: UInt32.self)) }
      if word & 0xC0_C0F0 == 0x80_80E0, let common = characters.marks(ofThreeBytes: word),
        !common.contains(.folded)
      {
        mark = common
        next = Marks(rawValue: mark.intersection(.leads).rawValue << 17)  // `wordStart`
        width = 3
      } else if word & 0xFF &- 0x30 < 10 {
        (mark, next, width) = (.end, .end, 1)
      } else {
        progress.set(count, number, place, all)
        offset = takeOther(UnsafeRawBufferPointer(start: base, count: end), at: offset, &progress)
        (count, number, place, all) = (progress.count, progress.characterCount, progress.place, progress.all)
        continue
      }
      let position = memory + count
      let words = position + 3 &* count
      words.storeBytes(of: mark.union(place).rawValue, toByteOffset: Text.marksOffset, as: UInt32.self)
      words.storeBytes(
        of: UInt32(truncatingIfNeeded: offset), toByteOffset: Text.originsOffset, as: UInt32.self)
      (memory + number &* 2).storeBytes(
        of: UInt16(truncatingIfNeeded: count), toByteOffset: Text.startsOffset, as: UInt16.self)
      position.storeBytes(of: word.littleEndian, as: UInt32.self)
      all.formUnion(mark)
      (place, number, count, offset) = (next, number &+ 1, count &+ width, offset &+ width)
    }
    progress.set(count, number, place, all)
  }

  /// Takes a sign, a letter, or a character that is none of the common ones.
  ///
  /// - Returns: The offset behind it.
  private func takeOther(_ input: UnsafeRawBufferPointer, at offset: Int, _ progress: inout Progress) -> Int {
    let (scalar, width) = Text.scalar(in: input, at: offset)
    if width == 3, characters.isFolded(scalar) {
      isTraditional = true
      append(characters.plain(scalar), offset, &progress)
      return offset + 3
    }
    let markup = scalar == 0x3C || scalar == 0x26 ? Text.markupLength(in: input, at: offset) : 0
    take(markup > 0 ? 0x20 : scalar, from: offset, &progress)
    return offset + max(width, markup)
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
    let names = memory + Text.namesOffset
    var (nameCount, others): (Int, UInt64) = (0, 0)
    for index in 0..<characterCount {
      let position = Int(starts[index])
      let found = filters.marks(Text.hash(Text.key(UnsafeRawPointer(bytes + position))))
      marks[position].formUnion(found)
      // A position without a name is overwritten by the next one.
      names.storeBytes(
        of: UInt16(truncatingIfNeeded: position), toByteOffset: nameCount &* 2, as: UInt16.self)
      // The bits of `name` and `otherTownship`.
      nameCount &+= Int(found.rawValue >> 26 & 1)
      others |= UInt64(found.rawValue >> 28 & 1) << UInt64(truncatingIfNeeded: position & 63)
    }
    (self.nameCount, otherTownships) = (nameCount, others)
  }

  /// Notes what is known of a character before its bytes are written.
  private func begin(_ mark: Marks, _ offset: Int, _ progress: inout Progress) {
    marks[progress.count] = mark.union(progress.place)
    origins[progress.count] = UInt32(truncatingIfNeeded: offset)
    starts[progress.characterCount] = UInt16(truncatingIfNeeded: progress.count)
    progress.characterCount &+= 1
    progress.all.formUnion(mark)
  }

  private func take(_ scalar: UInt32, from offset: Int, _ progress: inout Progress) {
    switch Sign(scalar) {
    case .letter(let plain):
      let folded = characters.plain(plain)
      if folded != plain { isTraditional = true }
      if folded < 0x80, folded > 0x40 { noteLatinLetter(&progress) }
      append(folded, offset, &progress)
    case .gap:
      progress.place = progress.count > 0 ? [.edge, .wordStart, .gap] : .end
    case .nothing: break
    }
  }

  /// Counts the letters that stand together.
  private func noteLatinLetter(_ progress: inout Progress) {
    let isNext = progress.lastLatin == progress.characterCount - 1
    progress.latinCount = isNext ? progress.latinCount + 1 : 1
    progress.lastLatin = progress.characterCount
    if progress.latinCount == 3 { hasLatinWord = true }
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
