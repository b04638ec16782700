extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-11-21`.
  public var description: String {
    let (year, month, day) = date
    return [DateTemplate.padded(year, 4), DateTemplate.padded(month, 2), DateTemplate.padded(day, 2)]
      .joined(separator: "-")
  }
}
