import RegionModel

/// Which characters people write for one another in names: those read alike, whatever their tones, and some that look
/// alike.
///
/// The readings are those of the tree's own names. The table is made when an address first names a place that is not
/// there, in six milliseconds for all of China.
final class Homophones: @unchecked Sendable {  // Written in `init` alone.
  private static let first: UInt32 = 0x4E00
  private static let count = 0x5200
  /// How many readings of a character are kept.
  private static let size = 3

  /// The readings of each character, as numbers; 0 for none.
  private let readings = UnsafeMutablePointer<UInt32>.allocate(capacity: size * count)

  init(_ tree: RegionTree) {
    readings.initialize(repeating: 0, count: Homophones.size * Homophones.count)
    for node in 1..<tree.count + 1 { add(tree.label(ofNode: node)) }
  }

  deinit { readings.deallocate() }

  /// Adds a name of Han characters whose reading has a syllable for each.
  private func add(_ label: RegionTree.Label) {
    guard let name = label.name.baseAddress, let reading = label.reading.baseAddress,
      label.name.count == 3 &* (1 &+ Homophones.blanks(reading, label.reading.count))
    else { return }
    var (offset, number, position) = (0, UInt32(0), 0)
    while position <= label.reading.count {
      let byte =
        position < label.reading.count ? reading.load(fromByteOffset: position, as: UInt8.self) : 0x20
      position &+= 1
      if byte != 0x20 {
        number = number << 5 | UInt32(byte & 0x1F)  // A syllable has six letters at most.
        continue
      }
      guard offset &+ 3 <= label.name.count else { return }
      if let place = Homophones.place(name + offset) { add(number, place) }
      (offset, number) = (offset &+ 3, 0)
    }
  }

  @inline(__always)
  private static func blanks(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    var (blanks, position) = (0, 0)
    while position < count {
      if bytes.load(fromByteOffset: position, as: UInt8.self) == 0x20 { blanks &+= 1 }
      position &+= 1
    }
    return blanks
  }

  @inline(__always)
  private func add(_ reading: UInt32, _ place: Int) {
    let own = readings + place &* Homophones.size
    for number in 0..<Homophones.size where own[number] == 0 || own[number] == reading {
      own[number] = reading
      return
    }
  }

  /// The place in the table of a common Han character; nil for another one.
  @inline(__always)
  private static func place(_ bytes: UnsafeRawPointer) -> Int? {
    let (a, b, c) = (
      UInt32(bytes.load(as: UInt8.self)), UInt32(bytes.load(fromByteOffset: 1, as: UInt8.self)),
      UInt32(bytes.load(fromByteOffset: 2, as: UInt8.self))
    )
    guard a & 0xF0 == 0xE0, b & c & 0xC0 == 0x80 else { return nil }
    let place = Int((a & 0x0F) << 12 | (b & 0x3F) << 6 | c & 0x3F) &- Int(first)
    return (0..<count).contains(place) ? place : nil
  }

  /// Whether a name is written with one wrong character of its own before its last one.
  ///
  /// - Parameter written: As long as the name.
  func misspells(_ written: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer) -> Bool {
    guard written.count == name.count, name.count >= NameTable.shortest + 3, name.count % 3 == 0,
      let one = written.baseAddress, let other = name.baseAddress
    else { return false }
    var wrong = -1
    var offset = name.count - 3
    while offset >= 0 {
      if !Homophones.isSame(one + offset, other + offset) {
        guard wrong < 0, offset < name.count - 3 else { return false }
        wrong = offset
      }
      offset -= 3
    }
    guard wrong >= 0, let a = Homophones.place(one + wrong), let b = Homophones.place(other + wrong)
    else { return false }
    return areAlike(a, b)
  }

  @inline(__always)
  private static func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    one.loadUnaligned(as: UInt16.self) == other.loadUnaligned(as: UInt16.self)
      && one.load(fromByteOffset: 2, as: UInt8.self) == other.load(fromByteOffset: 2, as: UInt8.self)
  }

  private func areAlike(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (readings + one * Homophones.size, readings + other * Homophones.size)
    for number in 0..<Homophones.size where a[number] != 0 {
      if (0..<Homophones.size).contains(where: { b[$0] == a[number] }) { return true }
    }
    let pair = [one, other].map { Unicode.Scalar(UInt32($0) + Homophones.first) }
    return Homophones.lookalikes.contains { $0 == pair || $0 == pair.reversed() }
  }

  /// Pairs that look alike, or of which one is a part of the other.
  private static let lookalikes: [[Unicode.Scalar?]] = [
    "孑子", "囗口", "簏麓", "晶昌", "末未", "土士", "己已", "曰日", "免兔", "戌戍", "栗粟", "壁璧", "定淀", "偶禺", "培涪", "陪涪",
    "夏厦", "徽微", "宛苑", "朗阆", "丕邳", "翕歙", "黝黟", "香芗", "余畲", "务婺", "既暨", "召邵", "会荟", "民岷", "呈程", "佗陀", "恳垦",
    "剩嵊",
    "揄榆", "褔福",
  ].map { Array($0.unicodeScalars) }
}
