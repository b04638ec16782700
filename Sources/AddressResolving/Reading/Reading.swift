import RegionModel

/// A way to read names one after the other, so far.
///
/// Readings are copied at every step: what they count is stored in as few bytes as will do.
struct Reading {
  private var smallNode: Int32 = 0
  private var smallStart: Int32
  private var smallPosition: Int32
  private var smallEnd: Int32
  private var smallScore: Int32 = 0
  private var smallNameCount: Int16 = 0
  /// The deepest place named; 0 where none was.
  var node: Int {
    get { Int(smallNode) }
    set { smallNode = Int32(truncatingIfNeeded: newValue) }
  }
  /// Where the first name begins in the text.
  var start: Int {
    get { Int(smallStart) }
    set { smallStart = Int32(truncatingIfNeeded: newValue) }
  }
  /// What is read next.
  var position: Int {
    get { Int(smallPosition) }
    set { smallPosition = Int32(truncatingIfNeeded: newValue) }
  }
  /// Where the last name ends that says more than those before it.
  var end: Int {
    get { Int(smallEnd) }
    set { smallEnd = Int32(truncatingIfNeeded: newValue) }
  }
  /// How much of the text is explained: `point` for a character of a name. A short name counts less by its place's
  /// level, so that of two places of one short name the higher one wins; one out of use counts a character's third less.
  var score: Int {
    get { Int(smallScore) }
    set { smallScore = Int32(truncatingIfNeeded: newValue) }
  }
  /// A bit for each level that was named.
  var levels: UInt8 = 0
  var nameCount: Int {
    get { Int(smallNameCount) }
    set { smallNameCount = Int16(truncatingIfNeeded: newValue) }
  }
  /// Whether a name with its suffix is among them, of three characters or more.
  var hasFullName = false
  /// Whether the deepest place was named without its suffix.
  var lacksSuffix = false
  /// Whether the last name counts only if another follows at once.
  var isDoubtful = false
  /// Whether something speaks against it.
  var isUncertain = false
  /// Whether the first name is one without its suffix, or of two characters with it.
  var beginsWeakly = false
  /// Whether the first name begins inside a word.
  var isInWord = false
  /// Whether a place was named behind one that lies in it.
  var isReversed = false
  /// The other name by which the deepest place was found; negative for none.
  var alias: Int32 = -1
  /// Whether several places explain the text as well; `node` is the deepest that they lie in.
  var isShared = false

  /// Reads from a position on.
  init(from position: Int, isUncertain: Bool = false) {
    smallStart = Int32(truncatingIfNeeded: position)
    smallPosition = smallStart
    smallEnd = smallStart
    self.isUncertain = isUncertain
  }

  init() { self.init(from: 0) }

  /// What a character of a name counts, of three bytes.
  static let point = 24

  /// Whether the place is beyond doubt, if it is one alone.
  var isCertain: Bool { !isUncertain && !lacksSuffix && !(isInWord && nameCount == 1) }

  /// Whether a name of `level` was read.
  func hasNamed(_ level: Level) -> Bool { levels & Reading.bit(level.rawValue) != 0 }

  static func bit(_ level: UInt8) -> UInt8 { 1 << min(level, 7) }

  /// Takes up the name of a place.
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

  /// Takes up the name of a township.
  mutating func take(_ found: Township.Found, _ level: Level, node: Int) {
    let range = position..<position + found.length
    name(Name(range, isFull: found.manner == .full), node, level, cost: found.manner.cost)
    hasFullName = hasFullName || found.manner == .full
    position = range.upperBound
    isDoubtful = false
    alias = -1
  }

  /// Whether a name that is little by itself is no more with another of that kind behind it: 滨海新城.
  var wantsMore: Bool { isDoubtful && nameCount == 1 && lacksSuffix }

  /// Takes up a zone that lies in a place.
  mutating func takeZone(_ entry: NameTable.Entry, _ level: Level) {
    let range = position..<position + entry.count
    name(Name(range, isFull: false), entry.node, level, cost: Int(level.rawValue))
    position = range.upperBound
    isDoubtful = isDoubtful && isInWord
    isUncertain = true
    alias = -1
  }

  /// Keeps what was the deepest place before a name of one around it.
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

/// A name that stands in the text.
struct Name {
  let range: Range<Int>
  /// Whether the suffix stands with it.
  let isFull: Bool

  init(_ range: Range<Int>, isFull: Bool) {
    self.range = range
    self.isFull = isFull
  }
}
