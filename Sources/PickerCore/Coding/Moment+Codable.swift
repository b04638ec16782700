import CalendarModel

/// A moment is written as `2026-11-21T09:30:15`.
extension Moment: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(day.description + "T" + time.description)
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let numbers = text.split { "-T:".contains($0) }.compactMap { Int($0) }
    guard numbers.count == 6, text.utf8.count == 19,
      let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]),
      let time = TimeOfDay(hour: numbers[3], minute: numbers[4], second: numbers[5])
    else { throw decoder.fault("a moment must be written as 2026-11-21T09:30:15") }
    self.init(day, time)
  }
}

/// Decoding checks the same rules as the command line.
extension MomentPick: Codable {
  private enum CodingKeys: CodingKey { case fields, from, to, rules, minuteStep, weekStart, now, start }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fields, forKey: .fields)
    try container.encode(bounds.lowerBound, forKey: .from)
    try container.encode(bounds.upperBound, forKey: .to)
    try container.encode(rules.map(\.text), forKey: .rules)
    try container.encode(minuteStep, forKey: .minuteStep)
    try container.encode(weekStart, forKey: .weekStart)
    try container.encode(now, forKey: .now)
    try container.encode(start, forKey: .start)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let fields = try container.decode([Field].self, forKey: .fields)
    let from = try container.decode(Moment.self, forKey: .from)
    let to = try container.decode(Moment.self, forKey: .to)
    let step = try container.decode(Int.self, forKey: .minuteStep)
    let weekStart = try container.decode(Int.self, forKey: .weekStart)
    guard !fields.isEmpty, Set(fields).count == fields.count, from <= to, step > 0, 60 % step == 0,
      (1...7).contains(weekStart)
    else { throw decoder.fault("the columns of a day or a time cannot be opened") }
    do {
      let rules = try container.decode([String].self, forKey: .rules).map { try DayRule($0) }
      try self.init(
        fields: fields, bounds: from...to, rules: rules, minuteStep: step, weekStart: weekStart,
        now: container.decode(Moment.self, forKey: .now), start: container.decode(Moment.self, forKey: .start)
      )
    } catch is PickError { throw decoder.fault("nothing can be chosen") } catch let flaw as DayRule.ParseError
    {
      throw decoder.fault(flaw.description)
    }
  }
}
