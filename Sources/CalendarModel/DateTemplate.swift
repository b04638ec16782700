/// A form for moments, made of text and strftime's letters behind per cent signs.
public struct DateTemplate: Equatable, Sendable {
  private enum Part: Equatable {
    case text(String)
    case letter(Unicode.Scalar)
  }

  private var parts: [Part] = []

  /// The letters that there are; any other is an error.
  public static let letters = "YmdHMSFRTjuaAbBpIye%"

  /// What is wrong with a form.
  public struct ParseError: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  public init(_ text: String) throws(ParseError) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        append(scalar)
        continue
      }
      guard let letter = rest.popFirst() else {
        throw ParseError(description: "a % stands at the end; write %% for the sign itself")
      }
      guard DateTemplate.letters.unicodeScalars.contains(letter) else {
        let known = DateTemplate.letters.map { "%\($0)" }.joined(separator: " ")
        throw ParseError(description: "there is no %\(letter); there are \(known)")
      }
      if letter == "%" { append("%") } else { parts.append(.letter(letter)) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if case .text(var text)? = parts.last {
      text.unicodeScalars.append(scalar)
      parts[parts.count - 1] = .text(text)
    } else {
      parts.append(.text(String(scalar)))
    }
  }

  /// Whether a part of it depends on the year: the year itself, the day of the year or of the week.
  public var hasYear: Bool {
    parts.contains { part in
      if case .letter(let letter) = part { "YyFjuaA".unicodeScalars.contains(letter) } else { false }
    }
  }

  /// Whether a part of it is one of a date.
  public var hasDate: Bool {
    parts.contains { part in
      if case .letter(let letter) = part { "YymdFjuaAbBe".unicodeScalars.contains(letter) } else { false }
    }
  }

  public func text(of moment: Moment, _ names: CalendarNames) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .letter(let letter): DateTemplate.text(letter, moment, names)
      }
    }.joined()
  }

  private static func text(_ letter: Unicode.Scalar, _ moment: Moment, _ names: CalendarNames) -> String {
    let (year, month, day) = moment.day.date
    let time = moment.time
    switch letter {
    case "Y": return padded(year, 4)
    case "y": return padded(year % 100, 2)
    case "m": return padded(month, 2)
    case "b": return names.shortMonth(month)
    case "B": return names.month(month)
    case "d": return padded(day, 2)
    case "e": return padded(day, 2, with: " ")
    case "j": return padded(moment.day.ordinal, 3)
    case "u": return String(moment.day.weekday)
    case "a": return names.shortWeekday(moment.day.weekday)
    case "A": return names.weekday(moment.day.weekday)
    case "F": return moment.day.description
    case "H": return padded(time.hour, 2)
    case "I": return padded((time.hour + 11) % 12 + 1, 2)
    case "M": return padded(time.minute, 2)
    case "S": return padded(time.second, 2)
    case "p": return names.half(isAfternoon: time.hour >= 12)
    case "R": return time.hourAndMinute
    default: return time.description  // T
    }
  }

  /// A number with zeros, or another sign, before its digits: at least `width` characters long.
  public static func padded(_ number: Int, _ width: Int, with sign: Character = "0") -> String {
    let digits = String(number)
    return String(repeating: sign, count: max(width - digits.count, 0)) + digits
  }
}
