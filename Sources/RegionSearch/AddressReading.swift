/// A way to read names one after the other, so far.
struct AddressReading {
  /// The deepest place named; 0 where none was.
  var node = 0
  /// Where the first name begins in the text.
  var start = 0
  /// What is read next.
  var position = 0
  /// Where the last name ends that says more than those before it.
  var end = 0
  /// How much of the text is explained, and how well; see `AddressReader`.
  var score = 0
  /// A bit for each level that was named.
  var levels: UInt8 = 0
  var nameCount = 0
  /// Whether a name with the word for its kind is among them, of three characters or more.
  var hasFullName = false
  /// Whether the deepest place was named without the word for its kind.
  var isBare = false
  /// Whether the last name counts only if another follows at once.
  var isDoubtful = false
  /// Whether something speaks against it.
  var isLoose = false
  /// Whether a place was named behind one that lies in it.
  var isReversed = false
  /// The other name by which the deepest place was found; negative for none.
  var alias: Int32 = -1
  /// Whether several places explain the text as well; `node` is the deepest that they lie in.
  var isShared = false

  /// Whether a name of `level` was read.
  func hasNamed(_ level: UInt8) -> Bool { levels & AddressReading.bit(level) != 0 }

  static func bit(_ level: UInt8) -> UInt8 { 1 << min(level, 7) }
}
