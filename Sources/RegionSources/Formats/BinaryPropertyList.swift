import Glibc

/// Reads binary property lists (`bplist00`): a table of offsets, and objects that refer to others by number.
struct BinaryPropertyList {
  private let bytes: UnsafeRawBufferPointer
  private var builder: DocumentBuilder
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int
  /// The containers being read, each with its keys, its values and the next member.
  private var open: [Frame] = []
  private var added = 0

  private struct Frame {
    let keys: Int
    let values: Int
    let count: Int
    let isDictionary: Bool
    var next = 0
  }

  static func document(_ source: UnsafeRawBufferPointer, name: String) throws(SourceErrors) -> Document {
    do throws(Damage) {
      var list = try BinaryPropertyList(source)
      return try list.document()
    } catch {
      throw SourceErrors(source: name, "the binary property list is damaged: \(error.text)")
    }
  }

  struct Damage: Error { let text: String }

  private static let trailerSize = 32

  private init(_ source: UnsafeRawBufferPointer) throws(Damage) {
    bytes = source
    builder = DocumentBuilder(source)
    guard source.count >= 8 + BinaryPropertyList.trailerSize else { throw Damage(text: "it ends too soon") }
    let trailer = source.count - BinaryPropertyList.trailerSize
    offsetSize = Int(source[trailer + 6])
    referenceSize = Int(source[trailer + 7])
    count = try BinaryPropertyList.number(source, trailer + 8, 8)
    top = try BinaryPropertyList.number(source, trailer + 16, 8)
    table = try BinaryPropertyList.number(source, trailer + 24, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, top < count, table >= 8,
      count <= (trailer - min(table, trailer)) / offsetSize
    else { throw Damage(text: "its trailer does not fit") }
  }

  /// A number of `size` bytes, the highest byte first.
  private static func number(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ size: Int) throws(Damage) -> Int
  {
    guard start >= 0, size >= 1, size <= 8, start <= bytes.count - size else {
      throw Damage(text: "it ends too soon")
    }
    var number: UInt64 = 0
    for index in start..<(start + size) { number = number << 8 | UInt64(bytes[index]) }
    guard number <= UInt64(Int32.max) << 8 else { throw Damage(text: "a number is too large") }
    return Int(number)
  }

  private mutating func document() throws(Damage) -> Document {
    try add(top)
    while var frame = open.popLast() {
      guard frame.next < frame.count else {
        builder.end()
        continue
      }
      let index = frame.next
      frame.next += 1
      open.append(frame)
      if frame.isDictionary { try setKey(reference(frame.keys, index)) }
      try add(reference(frame.values, index))
    }
    return builder.document
  }

  private func reference(_ start: Int, _ index: Int) throws(Damage) -> Int {
    try BinaryPropertyList.number(bytes, start + index * referenceSize, referenceSize)
  }

  private func offset(of object: Int) throws(Damage) -> Int {
    guard object < count else { throw Damage(text: "object \(object) does not exist") }
    let offset = try BinaryPropertyList.number(bytes, table + object * offsetSize, offsetSize)
    guard offset >= 8, offset < bytes.count - BinaryPropertyList.trailerSize else {
      throw Damage(text: "object \(object) lies outside")
    }
    return offset
  }

  /// The count that a marker gives, and the offset after it.
  private func length(_ offset: Int) throws(Damage) -> (count: Int, start: Int) {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 0x0F else { return (low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3 else {
      throw Damage(text: "a length is no number")
    }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    return (try BinaryPropertyList.number(bytes, offset + 2, size), offset + 2 + size)
  }

  private func part(_ start: Int, _ count: Int) throws(Damage) -> UnsafeRawBufferPointer {
    guard count >= 0, start >= 0, count <= bytes.count, start <= bytes.count - count else {
      throw Damage(text: "it ends too soon")
    }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)])
  }

  private mutating func setKey(_ object: Int) throws(Damage) {
    let offset = try offset(of: object)
    let (count, start) = try length(offset)
    switch bytes[offset] >> 4 {
    case 5: builder.setKey(try part(start, count))
    case 6: Array(try wide(start, count).utf8).withUnsafeBytes { builder.setKey($0) }
    default: throw Damage(text: "a key is no text")
    }
  }

  private func wide(_ start: Int, _ count: Int) throws(Damage) -> String {
    let part = try part(start, count * 2)
    let units = (0..<count).map { UInt16(part[$0 * 2]) << 8 | UInt16(part[$0 * 2 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func add(_ object: Int) throws(Damage) {
    added += 1
    // Objects may be shared many times; only a malicious file makes them grow beyond this.
    guard added <= max(1 << 16, bytes.count) else {
      throw Damage(text: "its objects lie in each other without end")
    }
    let offset = try offset(of: object)
    switch bytes[offset] >> 4 {
    case 0: addSimple(bytes[offset])
    case 1: builder.append(.number, builder.make("\(try integer(offset))"))
    case 2: builder.append(.number, builder.make("\(try real(offset))"))
    case 3: builder.append(.string, builder.make(try date(offset)))
    case 5:
      let (count, start) = try length(offset)
      let text = try part(start, count)
      builder.append(.string, text.baseAddress, text.count)
    case 6:
      let (count, start) = try length(offset)
      builder.append(.string, builder.make(try wide(start, count)))
    case 0xA, 0xB, 0xC: try open(.array, offset)
    case 0xD: try open(.object, offset)
    default: builder.append(.null, .none)
    }
  }

  private mutating func addSimple(_ marker: UInt8) {
    switch marker {
    case 8: builder.appendTruth(false)
    case 9: builder.appendTruth(true)
    default: builder.append(.null, .none)
    }
  }

  private func integer(_ offset: Int) throws(Damage) -> Int64 {
    let size = 1 << Int(bytes[offset] & 0x0F)
    guard size <= 16 else { throw Damage(text: "a number is too large") }
    return try part(offset + 1, size).suffix(8).reduce(0) { $0 << 8 | Int64($1) }
  }

  private func real(_ offset: Int) throws(Damage) -> Double {
    let size = 1 << Int(bytes[offset] & 0x0F)
    let bits = try part(offset + 1, min(size, 8)).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  /// A date as XML has it, `2020-01-01T00:00:00Z`; empty where it is none that a calendar has.
  private func date(_ offset: Int) throws(Damage) -> String {
    // Not by `gmtime`, which counts leap seconds where the user's zone does, as `right/UTC`.
    guard let seconds = Int(exactly: try real(offset).rounded(.down)),
      seconds.magnitude < BinaryPropertyList.mostSeconds
    else { return "" }
    let (days, second) = BinaryPropertyList.divided(seconds, by: 86_400)
    // Days from 2000-03-01 on, so that a leap day is the last of its year, of 400 years, a century, 4 years and a year.
    let (era, dayOfEra) = BinaryPropertyList.divided(days + 306, by: 146_097)
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let calendarYear = 2_000 + era * 400 + year + (month > 9 ? 1 : 0)
    guard (0...9_999).contains(calendarYear) else { return "" }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    return "\(String(calendarYear + 10_000).suffix(4))-\(two((month + 2) % 12 + 1))-\(two(day))T"
      + "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
  }

  /// More than the seconds between 2001 and the years 0 and 9999.
  private static let mostSeconds = 1 << 40

  /// The quotient rounded down, and what is left.
  private static func divided(_ number: Int, by divisor: Int) -> (Int, Int) {
    let rest = ((number % divisor) + divisor) % divisor
    return ((number - rest) / divisor, rest)
  }

  private mutating func open(_ kind: Value.Kind, _ offset: Int) throws(Damage) {
    let (count, start) = try length(offset)
    let isDictionary = kind == .object
    _ = try part(start, count * referenceSize * (isDictionary ? 2 : 1))
    guard builder.begin(kind, at: 0) else { throw Damage(text: builder.problem ?? "too deep") }
    open.append(
      Frame(
        keys: start, values: isDictionary ? start + count * referenceSize : start, count: count,
        isDictionary: isDictionary))
  }
}
