/// Takes up an address.
extension Text {
  /// What is kept from one character to the next.
  private struct Progress {
    /// In bytes.
    var count = 0
    /// How many Latin letters stand together up to the last one, and the position behind that.
    var latinCount = 0
    var latinEnd = -1
    /// What is known of the place of the next character.
    var place: Marks = .end
    /// The marks of all characters.
    var all: Marks = []
    /// Whether a character is none of ASCII and no common Han character.
    var hasOthers = false

    /// Counts the letters that stand together.
    ///
    /// - Returns: Whether they are a word now.
    mutating func noteLatinLetter(at position: Int) -> Bool {
      latinCount = latinEnd == position ? latinCount &+ 1 : 1
      latinEnd = position &+ 1
      return latinCount == 3
    }

    mutating func set(_ count: Int, _ place: Marks, _ all: Marks) {
      (self.count, self.place, self.all) = (count, place, all)
    }
  }

  /// Reads an address. Broken UTF-8 is a sign like others.
  ///
  /// Common Han characters, digits and letters, which addresses are made of, are taken here; `takeOther` takes the rest.
  ///
  /// - Complexity: O(bytes), and constant behind the part that is read.
  func read(_ input: UnsafeRawBufferPointer) {
    isTraditional = false
    hasLatinWord = false
    var progress = Progress()
    (nameCount, otherTownships) = (0, 0)
    if let base = input.baseAddress { take(base, input.count, &progress) }
    count = progress.count
    hasReceiver = progress.all.contains(.receiver)
    // Names are compared by as many bytes (`NameTable.find`).
    let end = UnsafeMutableRawPointer(bytes + count)
    end.storeBytes(of: 0, as: UInt64.self)
    end.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
    if progress.hasOthers || filters.hasASCII { markNames() }
  }

  private func take(_ base: UnsafeRawPointer, _ end: Int, _ progress: inout Progress) {
    let table = characters.table
    var taking = Taking(self)
    var (offset, count, place) = (0, 0, Marks.end)
    while offset < end, count < Text.limit {
      var word = Text.word(base + offset, end &- offset)
      if var mark = table.marks(ofThreeBytes: word), !mark.contains(.folded) || fold(&word, &mark) {
        taking.take(word & 0xFF_FFFF, mark, place, at: count, from: offset)
        let ahead = offset &- count
        count = takeRun(base + ahead, end &- ahead, behind: count, ahead, table, &taking)
        (offset, place) = (count &+ ahead, taking.next)
      } else if case let byte = word & 0xFF, byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 {
        if byte > 0x39, progress.noteLatinLetter(at: count) { hasLatinWord = true }
        taking.takeASCII(byte, at: count, from: offset)
        (count, offset, place) = (count &+ 1, offset &+ 1, .end)
      } else {
        progress.set(count, place, taking.all)
        offset = takeOther(UnsafeRawBufferPointer(start: base, count: end), at: offset, &progress)
        if progress.count > count { taking.end() }
        (count, place, taking.all) = (progress.count, progress.place, progress.all)
      }
    }
    taking.end()
    (nameCount, otherTownships) = (taking.nameCount, taking.otherTownships)
    progress.set(count, place, taking.all)
  }

  /// Takes the common Han characters that follow one without a gap.
  ///
  /// - Parameters:
  ///   - start: As far before the first of them in memory as that lies from the beginning of the text.
  ///   - end: The end of the input, counted from `start`.
  ///   - ahead: By how much offsets in the input are greater than positions, which stays so.
  ///   - table: That of `characters`.
  /// - Returns: The position behind the last one.
  @inline(__always)
  private func takeRun(
    _ start: UnsafeRawPointer, _ end: Int, behind position: Int, _ ahead: Int,
    _ table: Characters.Table, _ taking: inout Taking
  ) -> Int {
    var count = position &+ 3
    let last = min(end &- 3, Text.limit &- 1)
    while count <= last {
      // The byte before it is the last one of the character before.
      var word = UInt32(littleEndian: (start + (count &- 1)).loadUnaligned(as: UInt32.self)) >> 8
      guard var mark = table.marks(ofThreeBytes: word),
        !mark.contains(.folded) || fold(&word, &mark)
      else { break }
      taking.takeNext(word, mark, at: count, from: count &+ ahead)
      count &+= 3
    }
    return count
  }

  /// The next four bytes of a text, with zeros behind its end.
  @inline(__always)
  private static func word(_ start: UnsafeRawPointer, _ count: Int) -> UInt32 {
    count >= 4 ? UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)) : lastWord(start, count)
  }

  private static func lastWord(_ start: UnsafeRawPointer, _ count: Int) -> UInt32 {
    (0..<count).reversed().reduce(0) { $0 << 8 | UInt32(start.load(fromByteOffset: $1, as: UInt8.self)) }
  }

  /// Replaces a character by how names write it; false if that is no common character.
  private func fold(_ word: inout UInt32, _ marks: inout Marks) -> Bool {
    guard let plain = characters.table.plain(ofThreeBytes: word),
      let plainMarks = characters.table.marks(ofThreeBytes: plain)
    else { return false }
    (word, marks, isTraditional) = (plain, plainMarks, true)
    return true
  }

  /// Takes a sign, a letter, or a character that is none of the common ones.
  ///
  /// - Returns: The offset behind it.
  private func takeOther(_ input: UnsafeRawBufferPointer, at offset: Int, _ progress: inout Progress) -> Int {
    let (scalar, width) = Text.scalar(in: input, at: offset)
    if width == 3, characters.isFolded(scalar) {
      // It is written with a character that is none of the common ones.
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

  /// Marks where names may begin, in a text or a tree with characters that are not common.
  private func markNames() {
    let names = memory + Text.namesOffset
    var (nameCount, others): (Int, UInt64) = (0, 0)
    var position = 0
    while position < count {
      let bits = filters.bits(Text.hash(Text.key(UnsafeRawPointer(bytes + position))))
      marks[position].formUnion(KeyFilters.marks(bits))
      names.storeBytes(
        of: UInt16(truncatingIfNeeded: position), toByteOffset: nameCount &* 2, as: UInt16.self)
      nameCount &+= Int(bits & 1)
      others |= UInt64(bits >> 2) << UInt64(truncatingIfNeeded: position & 63)
      position = next(after: position)
    }
    (self.nameCount, otherTownships) = (nameCount, others)
  }

  /// Notes what is known of a character before its bytes are written.
  private func begin(_ mark: Marks, _ offset: Int, _ progress: inout Progress) {
    marks[progress.count] = mark.union(progress.place)
    origins[progress.count] = UInt32(truncatingIfNeeded: offset)
    progress.all.formUnion(mark)
  }

  private func take(_ scalar: UInt32, from offset: Int, _ progress: inout Progress) {
    switch Sign(scalar) {
    case .letter(let plain):
      let folded = characters.plain(plain)
      if folded != plain { isTraditional = true }
      if folded < 0x80, folded > 0x40, progress.noteLatinLetter(at: progress.count) { hasLatinWord = true }
      append(folded, offset, &progress)
    case .gap:
      progress.place = progress.count > 0 ? [.edge, .wordStart, .gap] : .end
    case .nothing: break
    }
  }

  private func append(_ scalar: UInt32, _ offset: Int, _ progress: inout Progress) {
    let mark = characters.marks(of: scalar)
    if scalar >= 0x80 { progress.hasOthers = true }
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
