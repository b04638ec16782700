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

    mutating func set(_ taking: Taking) {
      (count, place, all) = (taking.count, taking.place, taking.all)
    }
  }

  /// Reads an address. Broken UTF-8 is a sign like others.
  ///
  /// Common Han characters, digits and letters, which addresses are made of, are taken here; `takeOther` takes the rest.
  ///
  /// - Complexity: O(bytes), and constant behind the part that is read.
  func read(_ input: UnsafeRawBufferPointer) {
    (isTraditional, hasLatinWord) = (false, false)
    nameCount = 0
    beginShifts()
    var progress = Progress()
    if let base = input.baseAddress { take(base, input.count, &progress) }
    (count, all, hasOthers) = (progress.count, progress.all, progress.hasOthers)
    // Names are compared by as many bytes (`NameTable.find`).
    let end = UnsafeMutableRawPointer(bytes + count)
    end.storeBytes(of: 0, as: UInt64.self)
    end.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
    if hasOthers || filters.hasASCII { markNames() }
  }

  private func take(_ base: UnsafeRawPointer, _ end: Int, _ progress: inout Progress) {
    var taking = Taking(self)
    // By how much offsets in the input are greater than positions.
    var ahead = 0
    while taking.count &+ ahead < end, taking.count < Text.limit {
      let byte = UInt32((base + (taking.count &+ ahead)).load(as: UInt8.self))
      if byte >= 0xE0, takeRun(base + ahead, end &- ahead, &taking) { continue }
      if byte &- 0x30 < 10, end >= 8 {
        taking.takeDigits(base, at: taking.count &+ ahead, end)
        continue
      }
      if byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 {
        if byte > 0x39, progress.noteLatinLetter(at: taking.count) { hasLatinWord = true }
        taking.takeASCII(byte)
        continue
      }
      progress.set(taking)
      let offset = takeOther(
        UnsafeRawBufferPointer(start: base, count: end), at: taking.count &+ ahead, &progress)
      taking.goOn(progress.count, progress.place, progress.all)
      ahead = offset &- progress.count
      shift(from: progress.count, by: ahead)
    }
    progress.set(taking)
    nameCount = taking.nameCount
  }

  /// Takes the common Han characters that stand together.
  ///
  /// - Parameters:
  ///   - start: As far before the first of them in memory as its position is from the beginning of the text.
  ///   - end: The end of the input, counted from `start`.
  /// - Returns: Whether there was one.
  @inline(__always)
  private func takeRun(_ start: UnsafeRawPointer, _ end: Int, _ taking: inout Taking) -> Bool {
    let table = characters.table
    let first = taking.count
    let last = min(end &- 3, Text.limit &- 1)
    guard first <= last else { return false }
    var word = Characters.word(start + first)
    while var mark = table.marks(ofThreeBytes: word), !mark.contains(.folded) || fold(&word, &mark) {
      taking.take(word, mark)
      guard taking.count <= last else { break }
      // With the byte before, which is there: so the bytes are read at once.
      word = UInt32(littleEndian: (start + (taking.count &- 1)).loadUnaligned(as: UInt32.self)) >> 8
    }
    return taking.count > first
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
      append(characters.plain(scalar), &progress)
      return offset + 3
    }
    let markup = scalar == 0x3C || scalar == 0x26 ? Text.markupLength(in: input, at: offset) : 0
    take(markup > 0 ? 0x20 : scalar, &progress)
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
    var (position, nameCount) = (0, 0)
    while position < count {
      let bits = filters.bits(Text.hash(key(at: position)))
      all.formUnion(Taking.mark(bits, position, memory, &nameCount))
      position = next(after: position)
    }
    self.nameCount = nameCount
  }

  /// Notes what is known of a character before its bytes are written.
  private func begin(_ mark: Marks, _ progress: inout Progress) {
    marks[progress.count] = mark.union(progress.place)
    progress.all.formUnion(mark)
  }

  private func take(_ scalar: UInt32, _ progress: inout Progress) {
    switch Sign(scalar) {
    case .letter(let plain):
      let folded = characters.plain(plain)
      if folded != plain { isTraditional = true }
      if folded < 0x80, folded > 0x40, progress.noteLatinLetter(at: progress.count) { hasLatinWord = true }
      append(folded, &progress)
    case .gap:
      progress.place = progress.count > 0 ? [.edge, .wordStart, .gap] : .end
      progress.all.formUnion(progress.place)
    case .nothing: break
    }
  }

  private func append(_ scalar: UInt32, _ progress: inout Progress) {
    let mark = characters.marks(of: scalar)
    if scalar >= 0x80 { progress.hasOthers = true }
    if scalar < 0x80 { progress.place.formUnion(.end) }
    begin(mark, &progress)
    progress.place = scalar < 0x80 ? .end : mark.next
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
