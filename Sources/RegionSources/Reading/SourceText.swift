import Glibc

/// A part of a source's text: an offset and a length in bytes.
///
/// A text that stands unchanged in the file refers to the file's bytes. A text that had to be made, for example from
/// escapes or a quoted cell, lies in a pool, whose offsets continue after the file's last byte.
struct Slice: Equatable {
  var start: UInt32
  var count: UInt32

  static let none = Slice(start: 0, count: 0)
  var isEmpty: Bool { count == 0 }
}

/// The bytes of a source, and the texts made from them.
struct SourceText {
  let source: UnsafeRawBufferPointer
  private(set) var pool: [UInt8] = []

  /// The largest size that offsets can express, in bytes.
  static let largest = Int(UInt32.max) - 1

  init(_ source: UnsafeRawBufferPointer) { self.source = source }

  /// Whether an offset lies in the file itself, so that it has a line.
  func isInSource(_ place: UInt32) -> Bool { Int(place) < source.count }

  /// The slice of some bytes; they are copied if they lie outside the source.
  mutating func slice(_ start: UnsafeRawPointer?, _ count: Int) -> Slice {
    guard let start, count > 0 else { return .none }
    if let base = source.baseAddress, start >= base, start < base + source.count {
      return Slice(start: UInt32(truncatingIfNeeded: start - base), count: UInt32(clamping: count))
    }
    return make(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Copies bytes into the pool; an empty slice if it is full.
  mutating func make(_ bytes: UnsafeRawBufferPointer) -> Slice {
    guard source.count + pool.count + bytes.count <= SourceText.largest, !bytes.isEmpty else { return .none }
    let slice = Slice(start: UInt32(source.count + pool.count), count: UInt32(bytes.count))
    pool.append(contentsOf: bytes)
    return slice
  }

  mutating func make(_ text: String) -> Slice {
    var text = text
    return text.withUTF8 { make(UnsafeRawBufferPointer($0)) }
  }

  /// Calls `body` with the bytes of a slice.
  @inline(__always)
  func bytes<Result>(_ slice: Slice, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let (start, count) = (Int(slice.start), Int(slice.count))
    if start < source.count {
      return body(UnsafeRawBufferPointer(rebasing: source[start..<min(start + count, source.count)]))
    }
    return pool.withUnsafeBytes {
      let lower = min(start - source.count, $0.count)
      return body(UnsafeRawBufferPointer(rebasing: $0[lower..<min(lower + count, $0.count)]))
    }
  }

  func string(_ slice: Slice) -> String { bytes(slice) { String(decoding: $0, as: UTF8.self) } }

  func areEqual(_ a: Slice, _ b: Slice) -> Bool {
    bytes(a) { left in bytes(b) { Bytes.areEqual(left, $0) } }
  }

  func isEqual(_ slice: Slice, _ text: StaticString) -> Bool {
    guard Int(slice.count) == text.utf8CodeUnitCount else { return false }
    return bytes(slice) {
      memcmp($0.baseAddress ?? UnsafeRawPointer(text.utf8Start), text.utf8Start, $0.count) == 0
    }
  }

  /// The slice without white space at its ends.
  @inline(__always)
  func trimmed(_ slice: Slice) -> Slice { isTrim(slice) ? slice : slowlyTrimmed(slice) }

  /// Whether a slice of the source has no white space at its ends, from its first and last byte.
  @inline(__always)
  private func isTrim(_ slice: Slice) -> Bool {
    guard slice.count > 0 else { return true }
    let (first, last) = (Int(slice.start), Int(slice.start) + Int(slice.count) - 1)
    guard last < source.count else { return false }
    let isFirst = source[first] > 0x20 && source[first] < 0xC2 || source[first] > 0xE3 && source[first] < 0xEF
    // White space of several bytes ends in one of 80, A0, BF.
    return isFirst && source[last] > 0x20 && ![0x80, 0xA0, 0xBF].contains(source[last])
  }

  private func slowlyTrimmed(_ slice: Slice) -> Slice {
    bytes(slice) { bytes in
      let trimmed = Blank.trimmed(bytes)
      guard let start = trimmed.baseAddress, let base = bytes.baseAddress, !trimmed.isEmpty else {
        return Slice(start: slice.start, count: 0)
      }
      return Slice(start: slice.start + UInt32(start - base), count: UInt32(trimmed.count))
    }
  }
}

/// White space around names: blanks, tabs, line ends, no-break and ideographic spaces, and byte-order marks.
enum Blank {
  /// The bytes without white space at their ends.
  static func trimmed(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var (lower, upper) = (0, bytes.count)
    while lower < upper, let width = Blank.width(bytes, at: lower, before: upper) { lower += width }
    while lower < upper, let width = Blank.widthBefore(bytes, upper, from: lower) { upper -= width }
    return UnsafeRawBufferPointer(rebasing: bytes[lower..<upper])
  }

  @inline(__always)
  static func width(_ bytes: UnsafeRawBufferPointer, at index: Int, before end: Int) -> Int? {
    let byte = bytes[index]
    if byte == 0x20 || byte >= 0x09 && byte <= 0x0D { return 1 }
    guard byte >= 0xC2 else { return nil }
    if byte == 0xC2, index + 1 < end, bytes[index + 1] == 0xA0 { return 2 }
    guard index + 2 < end else { return nil }
    let isWide = byte == 0xE3 && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80
    let isMark = byte == 0xEF && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF
    return isWide || isMark ? 3 : nil
  }

  @inline(__always)
  static func widthBefore(_ bytes: UnsafeRawBufferPointer, _ end: Int, from start: Int) -> Int? {
    let last = bytes[end - 1]
    if last == 0x20 || last >= 0x09 && last <= 0x0D { return 1 }
    guard last >= 0x80 else { return nil }
    for size in 2...3 where end - size >= start && width(bytes, at: end - size, before: end) == size {
      return size
    }
    return nil
  }
}
