import RegionModel

/// One way to read the names of an address so far.
///
/// Readings are handed on at every step, so all that they hold is packed into four words, which stay in registers.
struct Reading {
  /// Two numbers a word, the first one in the lower half.
  private var nodeAndStart: UInt64
  private var positionAndEnd: UInt64
  private var scoreAndAlias: UInt64
  private var flags: UInt32 = 0
  private var nameCountAndLevels: UInt32 = 0

  /// The deepest place named; 0 for none.
  var node: Int {
    get { Reading.lower(nodeAndStart) }
    set { Reading.setLower(&nodeAndStart, newValue) }
  }
  /// The beginning of the first name in the text.
  var start: Int {
    get { Reading.upper(nodeAndStart) }
    set { Reading.setUpper(&nodeAndStart, newValue) }
  }
  /// The position to read next.
  var position: Int {
    get { Reading.lower(positionAndEnd) }
    set { Reading.setLower(&positionAndEnd, newValue) }
  }
  /// The end of the last name that added something.
  var end: Int {
    get { Reading.upper(positionAndEnd) }
    set { Reading.setUpper(&positionAndEnd, newValue) }
  }
  /// How much of the text is explained: `point` for each character of a name.
  ///
  /// A short name loses its place's level, so that the higher of two places with the same short name wins. A name out
  /// of use loses a third of a point.
  var score: Int {
    get { Reading.lower(scoreAndAlias) }
    set { Reading.setLower(&scoreAndAlias, newValue) }
  }
  /// The other name that led to the deepest place; negative for none.
  var alias: Int32 {
    get { Int32(truncatingIfNeeded: Reading.upper(scoreAndAlias)) }
    set { Reading.setUpper(&scoreAndAlias, Int(newValue)) }
  }
  /// A bit for each level with a name.
  var levels: UInt8 {
    get { UInt8(truncatingIfNeeded: nameCountAndLevels >> 16) }
    set { nameCountAndLevels = nameCountAndLevels & 0xFFFF | UInt32(newValue) << 16 }
  }
  var nameCount: Int {
    get { Int(nameCountAndLevels & 0xFFFF) }
    set {
      nameCountAndLevels = nameCountAndLevels & 0xFFFF_0000 | UInt32(truncatingIfNeeded: newValue) & 0xFFFF
    }
  }
  /// Whether a name of at least three characters stands with its suffix.
  var hasFullName: Bool {
    get { has(1) }
    set { set(1, newValue) }
  }
  /// Whether the deepest place was named without its suffix.
  var lacksSuffix: Bool {
    get { has(2) }
    set { set(2, newValue) }
  }
  /// Whether the last name counts only if another follows directly.
  var isDoubtful: Bool {
    get { has(4) }
    set { set(4, newValue) }
  }
  /// Whether some evidence contradicts the reading.
  var isUncertain: Bool {
    get { has(8) }
    set { set(8, newValue) }
  }
  /// Whether the first name lacks its suffix, or has two characters with it.
  var beginsWeakly: Bool {
    get { has(16) }
    set { set(16, newValue) }
  }
  /// Whether the first name begins inside a word.
  var isInWord: Bool {
    get { has(32) }
    set { set(32, newValue) }
  }
  /// Whether a place was named after one inside it.
  var isReversed: Bool {
    get { has(64) }
    set { set(64, newValue) }
  }
  /// The top place around the deepest one (`Roots`).
  var root: UInt8 {
    get { UInt8(truncatingIfNeeded: flags >> 8) }
    set { flags = flags & ~0xFF00 | UInt32(newValue) << 8 }
  }
  /// The length of the first name in bytes.
  var firstCount: Int {
    get { Int(flags >> 16) }
    set { flags = flags & 0xFFFF | UInt32(truncatingIfNeeded: newValue) << 16 }
  }
  /// Whether several places explain the text equally well; `node` is then the place around them.
  var isShared: Bool {
    get { has(128) }
    set { set(128, newValue) }
  }

  /// Reads from a position on.
  init(from position: Int, isUncertain: Bool = false) {
    let start = UInt64(UInt32(truncatingIfNeeded: position))
    nodeAndStart = start << 32
    positionAndEnd = start | start << 32
    scoreAndAlias = 0xFFFF_FFFF << 32
    self.isUncertain = isUncertain
  }

  init() { self.init(from: 0) }

  @inline(__always)
  private static func lower(_ word: UInt64) -> Int { Int(Int32(truncatingIfNeeded: word)) }

  @inline(__always)
  private static func upper(_ word: UInt64) -> Int { Int(Int32(truncatingIfNeeded: word >> 32)) }

  @inline(__always)
  private static func setLower(_ word: inout UInt64, _ number: Int) {
    word = word & ~0xFFFF_FFFF | UInt64(UInt32(truncatingIfNeeded: number))
  }

  @inline(__always)
  private static func setUpper(_ word: inout UInt64, _ number: Int) {
    word = word & 0xFFFF_FFFF | UInt64(UInt32(truncatingIfNeeded: number)) << 32
  }

  @inline(__always)
  private func has(_ flag: UInt32) -> Bool { flags & flag != 0 }

  @inline(__always)
  private mutating func set(_ flag: UInt32, _ isSet: Bool) { flags = isSet ? flags | flag : flags & ~flag }

  /// The points for a character of a name, which has three bytes.
  static let point = 24

  /// Whether the place is beyond doubt, provided that it is the only one.
  var isCertain: Bool { !isUncertain && !lacksSuffix && !(isInWord && nameCount == 1) }

  /// Whether a name of `level` was read.
  func hasNamed(_ level: Level) -> Bool { levels & Reading.bit(level.rawValue) != 0 }

  @inline(__always)
  static func bit(_ level: UInt8) -> UInt8 { 1 << min(level, 7) }

  /// Adds the name of a place.
  @inline(__always)
  mutating func take(_ entry: NameTable.Entry, _ name: Name) {
    let level = entry.level
    self.name(name, entry.node, level, cost: name.isFull ? 0 : Int(level.rawValue))
    root = entry.root
    hasFullName = hasFullName || name.isFull && name.range.count > NameTable.shortest
    alias = entry.isFormer ? entry.alias : -1
    if entry.isFormer {
      let isFirst = nameCount == 1 && name.isFull && entry.use.contains(.recent)
      if !isFirst { score -= Reading.point / 3 }
      isUncertain = isUncertain || !name.isFull || entry.saysKind
    }
    if entry.use.contains(.phrase) { isUncertain = true }
  }

  /// Adds a province's one character, which counts only if a name in the province follows.
  mutating func takeCharacter(of province: Int, _ root: UInt8) {
    name(Name(position..<position + 3, isFull: false), province, .province, cost: 0)
    self.root = root
    (position, firstCount) = (end, 3)
    (isDoubtful, beginsWeakly) = (true, true)
  }

  /// Adds a place whose name is written with a wrong character.
  mutating func takeMisspelled(_ range: Range<Int>, _ node: Int, _ level: Level, root: UInt8) {
    let isFirst = nameCount == 0
    name(Name(range, isFull: false), node, level, cost: Reading.point)
    self.root = root
    position = end
    (isDoubtful, isUncertain, alias) = (false, true, -1)
    if isFirst { (beginsWeakly, firstCount) = (true, range.count) }
  }

  /// Adds the name of a township.
  mutating func take(_ found: Township.Found, _ level: Level, node: Int) {
    let range = position..<position + found.length
    name(Name(range, isFull: found.manner == .full), node, level, cost: found.manner.cost)
    hasFullName = hasFullName || found.manner == .full
    position = range.upperBound
    isDoubtful = false
    alias = -1
  }

  /// Whether the reading is one weak name, which another weak name does not confirm: 滨海新城.
  var wantsMore: Bool { isDoubtful && nameCount == 1 && lacksSuffix }

  /// Adds a zone that lies in a place.
  mutating func takeZone(_ entry: NameTable.Entry, _ level: Level) {
    let range = position..<position + entry.count
    name(Name(range, isFull: false), entry.node, level, cost: Int(level.rawValue))
    root = entry.root
    position = range.upperBound
    isDoubtful = isDoubtful && isInWord
    isUncertain = true
    alias = -1
  }

  /// Restores the deepest place after the name of a place around it.
  mutating func leaveDeepest(as before: Reading) {
    (node, root) = (before.node, before.root)
    alias = before.alias
    lacksSuffix = before.lacksSuffix
    isReversed = true
  }

  @inline(__always)
  private mutating func name(_ name: Name, _ node: Int, _ level: Level, cost: Int) {
    self.node = node
    end = name.range.upperBound
    score += Reading.point / 3 * name.count - cost
    levels |= Reading.bit(level.rawValue)
    nameCount += 1
    lacksSuffix = !name.isFull
  }
}

/// A name found in the text.
struct Name {
  /// The beginning in the lower half, the length above it, and whether the suffix stands with it in the highest bit.
  private let word: UInt64
  var start: Int { Int(UInt32(truncatingIfNeeded: word)) }
  var count: Int { Int(word >> 32 & 0x7FFF_FFFF) }
  var end: Int { start &+ count }
  var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
  /// Whether the suffix stands with it.
  var isFull: Bool { word >> 63 == 1 }

  @inline(__always)
  init(_ range: Range<Int>, isFull: Bool) {
    word =
      UInt64(UInt32(truncatingIfNeeded: range.lowerBound))
      | UInt64(UInt32(truncatingIfNeeded: range.count)) << 32 | (isFull ? 1 << 63 : 0)
  }
}
