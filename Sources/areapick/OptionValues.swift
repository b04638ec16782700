import ArgumentParser
import PickerCore
import PickerView

// How the words of options become values. An error thrown here ends up behind "The value … is invalid for …".

extension OutputFormat: ExpressibleByArgument {}
extension Theme.Name: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}

extension ColorChoice: ExpressibleByArgument {
  /// Takes other programs' names for the same thing as well.
  init?(argument: String) {
    switch argument {
    case "direct", "24bit": self = .truecolor
    default: self.init(rawValue: argument)
    }
  }
}

/// Reads values that have a range; each throws what a right value would be.
enum OptionValue {
  /// A number of steps: 1 or more.
  static func depth(_ text: String) throws -> Int { try number(text, in: 1...1_000, "a number from 1 on") }

  static func status(_ text: String) throws -> Int32 {
    Int32(try number(text, in: 0...255, "a number from 0 to 255"))
  }

  /// Rows (`20`) or a share of the screen (`60%`).
  static func height(_ text: String) throws -> SheetHeight {
    let wanted = "a number of rows, or a share from 1% to 100%"
    if text.hasSuffix("%") { return .percent(try number(String(text.dropLast()), in: 1...100, wanted)) }
    return .rows(try number(text, in: 1...10_000, wanted))
  }

  /// Seconds, with decimals if need be, as milliseconds; 0 is no limit, as it is for timeout(1).
  static func timeout(_ text: String) throws -> Milliseconds {
    guard text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }),
      let seconds = Double(text), seconds <= 10_000_000
    else { throw Failure("a number of seconds is wanted, like 30 or 2.5") }
    return seconds > 0 ? max(Int((seconds * 1000).rounded()), 1) : 0
  }

  private static func number(_ text: String, in range: ClosedRange<Int>, _ wanted: String) throws -> Int {
    guard text.utf8.allSatisfy(isDigit), let number = Int(text), range.contains(number) else {
      throw Failure("\(wanted) is wanted")
    }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
