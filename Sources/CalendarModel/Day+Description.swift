extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-11-21`.
  public var description: String {
    let (year, month, day) = date
    return "\(Day.padded(year, to: 4))-\(Day.padded(month, to: 2))-\(Day.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
