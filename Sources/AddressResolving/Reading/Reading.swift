import RegionModel

/// One way to read the names of an address so far.
///
/// Readings are copied at every step, so their numbers are stored in few bytes.
struct Reading {
  private var smallNode: Int32 = 0
  private var smallStart: Int32
  private var smallPosition: Int32
  private var smallEnd: Int32
  private var smallScore: Int32 = 0
  private var smallNameCount: Int16 = 0
  /// The deepest place named; 0 for none.
  var node: Int {
    get { Int(smallNode) }
    set { smallNode = Int32(truncatingIfNeeded: newValue) }
  }
  /// The beginning of the first name in the text.
  var start: Int {
    get { Int(smallStart) }
    set { smallStart = Int32(truncatingIfNeeded: newValue) }
  }
  /// The position to read next.
  var position: Int {
    get { Int(smallPosition) }
    set { smallPosition = Int32(truncatingIfNeeded: newValue) }
  }
  /// The end of the last name that added something.
  var end: Int {
    get { Int(smallEnd) }
    set { smallEnd = Int32(truncatingIfNeeded: newValue) }
  }
  /// How much of the text is explained: `point` for each character of a name.
  ///
  /// A short name loses its place's level, so that the higher of two places with the same short name wins. A name out
  /// of use loses a third of a point.
  var score: Int {
    get { Int(smallScore) }
    set { smallScore = Int32(truncatingIfNeeded: newValue) }
  }
  /// A bit for each level with a name.
  var levels: UInt8 = 0
  var nameCount: Int {
    get { Int(smallNameCount) }
    set { smallNameCount = Int16(truncatingIfNeeded: newValue) }
  }
  /// Whether a name of at least three characters stands with its suffix.
  var hasFullName = false
  /// Whether the deepest place was named without its suffix.
  var lacksSuffix = false
  /// Whether the last name counts only if another follows directly.
  var isDoubtful = false
  /// Whether some evidence contradicts the reading.
  var isUncertain = false
  /// Whether the first name lacks its suffix, or has two characters with it.
  var beginsWeakly = false
  /// Whether the first name begins inside a word.
  var isInWord = false
  /// Whether a place was named after one inside it.
  var isReversed = false
  /// The other name that led to the deepest place; negative for none.
  var alias: Int32 = -1
  /// Whether several places explain the text equally well; `node` is then the place around them.
  var isShared = false

  /// Reads from a position on.
  init(from position: Int, isUncertain: Bool = false) {
    smallStart = Int32(truncatingIfNeeded: position)
    smallPosition = smallStart
    smallEnd = smallStart
    self.isUncertain = isUncertain
  }

  init() { self.init(from: 0) }

  /// The points for a character of a name, which has three bytes.
  static let point = 24

  /// Whether the place is beyond doubt, provided that it is the only one.
  var isCertain: Bool { !isUncertain && !lacksSuffix && !(isInWord && nameCount == 1) }

  /// Whether a name of `level` was read.
  func hasNamed(_ level: Level) -> Bool { levels & Reading.bit(level.rawValue) != 0 }

  static func bit(_ level: UInt8) -> UInt8 { 1 << min(level, 7) }

  /// Adds the name of a place.
  mutating func take(_ entry: NameTable.Entry, _ name: Name) {
    let level = entry.level
    self.name(name, entry.node, level, cost: name.isFull ? 0 : Int(level.rawValue))
    hasFullName = hasFullName || name.isFull && name.range.count > NameTable.shortest
    alias = entry.isFormer ? entry.alias : -1
    if entry.isFormer {
      let isFirst = nameCount == 1 && name.isFull && entry.use.contains(.recent)
      if !isFirst { score -= Reading.point / 3 }
      isUncertain = isUncertain || !name.isFull || Zone.isWhole(entry.name)
    }
    if entry.use.contains(.phrase) { isUncertain = true }
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
    position = range.upperBound
    isDoubtful = isDoubtful && isInWord
    isUncertain = true
    alias = -1
  }

  /// Restores the deepest place after the name of a place around it.
  mutating func leaveDeepest(as before: Reading) {
    node = before.node
    alias = before.alias
    lacksSuffix = before.lacksSuffix
    isReversed = true
  }

  private mutating func name(_ name: Name, _ node: Int, _ level: Level, cost: Int) {
    self.node = node
    end = name.range.upperBound
    score += Reading.point * name.range.count / 3 - cost
    levels |= Reading.bit(level.rawValue)
    nameCount += 1
    lacksSuffix = !name.isFull
  }
}

/// A name found in the text.
struct Name {
  let range: Range<Int>
  /// Whether the suffix stands with it.
  let isFull: Bool

  init(_ range: Range<Int>, isFull: Bool) {
    self.range = range
    self.isFull = isFull
  }
}
