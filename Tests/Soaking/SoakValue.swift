import Fuzzing

/// A pick without a tree: items, a day, or a time.
public enum SoakValue: String, Sendable, CaseIterable {
  case columns, date, time, datetime

  static let items = ["apple", "梨", "e\u{301}clair", "👨‍👩‍👧", "a b"]

  /// Draws the words of a command, with bounds that its result is held against.
  func words(_ random: inout SplitMix64) -> [String] {
    switch self {
    case .columns:
      [rawValue, SoakValue.items.joined(separator: ",")] + (random.onceIn(2) ? ["--selected", "梨"] : [])
    case .date:
      [rawValue] + (random.onceIn(2) ? ["--face", "calendar"] : []) + SoakValue.days
        + (random.onceIn(3) ? ["--disable", "* * 6,0"] : [])
    case .time:
      [rawValue, "--min", "08:10", "--max", "18:50", "--step", "10"]
        + (random.onceIn(3) ? ["--12-hour"] : [])
    case .datetime: [rawValue] + SoakValue.days
    }
  }

  private static let days = ["--min", "2024-01-31", "--max", "2027-02-28", "--selected", "2024-02-29"]

  /// Whether a printed line is a value within the bounds.
  func allows(_ line: String) -> Bool {
    let shape = String(line.map { $0.isASCII && $0.isNumber ? "9" : $0 })
    switch self {
    case .columns: return SoakValue.items.contains(line)
    case .date: return shape == "9999-99-99" && ("2024-01-31"..."2027-02-28").contains(line)
    case .time: return shape == "99:99" && ("08:10"..."18:50").contains(line) && line.hasSuffix("0")
    case .datetime:
      return shape == "9999-99-99T99:99" && ("2024-01-31"..."2027-02-28").contains(String(line.prefix(10)))
    }
  }
}
