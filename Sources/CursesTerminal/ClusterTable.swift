import CNCurses

/// Numbers for clusters that ncurses cannot hold or measures differently.
///
/// ncurses takes a character and four marks, and only the character's width. So it gets a placeholder: a
/// blank character of the cluster's width with the number in two variation selectors, which no text of a
/// frame contains this way. `SteadyColumns` replaces the placeholder in ncurses' output.
struct ClusterTable {
  struct Entry {
    let bytes: [UInt8]
    /// In cells.
    let width: Int
    /// Whether a terminal without cluster support may draw it wider.
    let spills: Bool
  }

  /// The characters that stand for a cluster in ncurses.
  struct Placeholder {
    let base: wchar_t
    let high: wchar_t
    let low: wchar_t
  }

  private var entries: [Entry] = []
  private var numbers: [[Unicode.Scalar]: Int] = [:]

  /// The variation selectors from U+E0100 serve as digits.
  private static let digits = 240
  private static let firstDigit: UInt32 = 0xE0100
  /// U+3000 stands for a wide cluster, U+00A0 for a narrow one.
  private static let (wide, narrow) = ([0xE3, 0x80, 0x80] as [UInt8], [0xC2, 0xA0] as [UInt8])
  /// Leaves 27,600 of the 57,600 numbers for a single frame.
  private static let limit = 30_000

  /// Whether the table should be emptied before the next frame.
  var isFull: Bool { entries.count >= ClusterTable.limit }

  /// The placeholder of a cluster, and whether a terminal may draw the cluster wider than its cells.
  ///
  /// If one frame uses up all numbers, further clusters get the first one's.
  mutating func placeholder(for scalars: [Unicode.Scalar], width: Int) -> (Placeholder, spills: Bool) {
    let number = number(of: scalars, width: width)
    let (high, low) = number.quotientAndRemainder(dividingBy: ClusterTable.digits)
    let firstDigit = wchar_t(ClusterTable.firstDigit)
    let placeholder = Placeholder(
      base: width == 2 ? 0x3000 : 0xA0, high: firstDigit + wchar_t(high), low: firstDigit + wchar_t(low))
    return (placeholder, entries[number].spills)
  }

  private mutating func number(of scalars: [Unicode.Scalar], width: Int) -> Int {
    if let number = numbers[scalars] { return number }
    let number = entries.count
    guard number < ClusterTable.digits * ClusterTable.digits else { return 0 }
    let text = String(String.UnicodeScalarView(scalars))
    let spills = LibraryWidth.widest(scalars) > width
    entries.append(Entry(bytes: Array(text.utf8), width: width, spills: spills))
    numbers[scalars] = number
    return number
  }

  /// The cluster whose placeholder begins at `position`, and the placeholder's end; nil for other bytes.
  func cluster(at position: Int, in bytes: [UInt8]) -> (Entry, end: Int)? {
    guard !entries.isEmpty, bytes[position] == 0xE3 || bytes[position] == 0xC2 else { return nil }
    let base = bytes[position] == 0xE3 ? ClusterTable.wide : ClusterTable.narrow
    let start = position + base.count
    guard start + 8 <= bytes.count, bytes[position..<start].elementsEqual(base),
      let high = ClusterTable.digit(at: start, in: bytes),
      let low = ClusterTable.digit(at: start + 4, in: bytes),
      high * ClusterTable.digits + low < entries.count
    else { return nil }
    return (entries[high * ClusterTable.digits + low], start + 8)
  }

  private static func digit(at position: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[position] == 0xF3, bytes[position + 1] == 0xA0 else { return nil }
    let value = Int(bytes[position + 2] & 0x3F) << 6 | Int(bytes[position + 3] & 0x3F)
    let digit = value - Int(firstDigit & 0xFFF)
    return (0..<digits).contains(digit) ? digit : nil
  }
}
