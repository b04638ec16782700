import RegionModel

/// Which characters people write for one another in names: those read alike, whatever their tones, and some that look
/// alike.
///
/// The readings are those of the tree's own names. The table is made when an address first names a place that is not
/// there but for one character, in six milliseconds for all of China.
final class Homophones: @unchecked Sendable {  // Written in `init` alone.
  /// How many readings of a character are kept.
  private static let size = 3

  /// The readings of each common character, as numbers; 0 for none.
  private let readings = UnsafeMutablePointer<UInt32>.allocate(capacity: size * Characters.count)

  init(_ tree: RegionTree) {
    readings.initialize(repeating: 0, count: Homophones.size * Characters.count)
    for node in 1..<tree.count + 1 { add(tree.label(ofNode: node)) }
  }

  deinit { readings.deallocate() }

  /// Adds a name of Han characters whose reading has a syllable for each.
  private func add(_ label: RegionTree.Label) {
    let (name, reading) = (label.name, label.reading)
    guard let start = name.baseAddress, name.count == 3 * (1 + reading.count { $0 == 0x20 }) else { return }
    var (offset, number) = (0, UInt32(0))
    func end() {
      Homophones.character(start + offset).map { add(number, $0) }
      (offset, number) = (offset + 3, 0)
    }
    for byte in reading {
      // A syllable has six letters at most.
      if byte == 0x20 { end() } else { number = number << 5 | UInt32(byte & 0x1F) }
    }
    end()
  }

  /// The number of the common character that three bytes are; nil for others.
  private static func character(_ bytes: UnsafeRawPointer) -> Int? {
    let word = Characters.word(bytes)
    return word & 0xC0_C0F0 == 0x80_80E0 ? Characters.index(ofThreeBytes: word) : nil
  }

  private func add(_ reading: UInt32, _ place: Int) {
    let own = readings + place * Homophones.size
    for number in 0..<Homophones.size where own[number] == 0 || own[number] == reading {
      own[number] = reading
      return
    }
  }

  /// The numbers of two common characters of which one is written for the other (`Characters.index`).
  typealias Pair = (written: Int, meant: Int)

  /// The one character in which a text differs from a name with the same suffix; nil if there is none, or more than one.
  static func difference(_ written: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer) -> Pair? {
    guard written.count == name.count, name.count >= NameTable.shortest + 3, name.count % 3 == 0,
      let one = written.baseAddress, let other = name.baseAddress
    else { return nil }
    var wrong: Int?
    var offset = name.count - 3
    while offset >= 0 {
      if Characters.word(one + offset) != Characters.word(other + offset) {
        guard wrong == nil, offset < name.count - 3 else { return nil }
        wrong = offset
      }
      offset -= 3
    }
    guard let wrong, let written = character(one + wrong), let meant = character(other + wrong) else {
      return nil
    }
    return (written, meant)
  }

  /// Whether two characters sound or look alike.
  func areAlike(_ pair: Pair) -> Bool {
    let (a, b) = (readings + pair.written * Homophones.size, readings + pair.meant * Homophones.size)
    for number in 0..<Homophones.size where a[number] != 0 {
      if (0..<Homophones.size).contains(where: { b[$0] == a[number] }) { return true }
    }
    let both = [Characters.scalar(at: pair.written), Characters.scalar(at: pair.meant)]
    return Homophones.lookalikes.contains { $0 == both || $0 == both.reversed() }
  }

  /// Pairs that look alike, or of which one is a part of the other.
  private static let lookalikes: [[Unicode.Scalar?]] = [
    "孑子", "囗口", "簏麓", "晶昌", "末未", "土士", "己已", "曰日", "免兔", "戌戍", "栗粟", "壁璧", "定淀", "偶禺", "培涪", "陪涪",
    "夏厦", "徽微", "宛苑", "朗阆", "丕邳", "翕歙", "黝黟", "香芗", "余畲", "务婺", "既暨", "召邵", "会荟", "民岷", "呈程", "佗陀",
    "恳垦", "剩嵊", "揄榆", "褔福", "菀莞",
  ].map { Array($0.unicodeScalars) }
}
