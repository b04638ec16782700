import CalendarModel
import Glibc
import Testing

/// The calendar beside the one of the system's `date`.
struct SystemDateTests {
  /// What a program prints, with a file's text on its standard input.
  private func output(of command: String, input: String) throws -> [Substring] {
    var name = Array("/tmp/areapick-dates-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    try #require(file >= 0)
    defer { unlink(name) }
    var bytes = Array(input.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      try #require(count > 0)
      bytes = bytes.dropFirst(count)
    }
    close(file)
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pipe = try #require(popen("\(command) <\(path)", "r"))
    defer { pclose(pipe) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, pipe), count > 0 { text += part.prefix(count) }
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
  }

  private func compare(_ days: [Day], form: String) throws {
    let template = try DateTemplate(form)
    let lines = days.map { "\(DateTemplate.padded($0.year, 4))-\($0.month)-\($0.day)\n" }.joined()
    let theirs = try output(of: "LC_ALL=C TZ=UTC date -f - '+\(form)'", input: lines)
    let ours = days.map { template.text(of: Moment($0), .english) }
    #expect(theirs.count == ours.count)
    let differences = zip(theirs, ours).filter { String($0) != $1 }
    #expect(differences.isEmpty, "\(differences.prefix(3))")
  }

  @Test func theISOWeekOfEachDayFrom1900To2100IsDates() throws {
    let first = Day(year: 1900, month: 1, day: 1)!.number
    let days = (first...Day(year: 2100, month: 12, day: 31)!.number).map { Day(number: $0)! }
    let lines = days.map { "\($0.year)-\($0.month)-\($0.day)\n" }.joined()
    let theirs = try output(of: "LC_ALL=C TZ=UTC date -f - +%G-W%V", input: lines)
    let ours = days.map { "\($0.isoWeek.year)-W\(DateTemplate.padded($0.isoWeek.week, 2))" }
    #expect(days.count == 73_414)
    #expect(theirs.count == ours.count)
    #expect(zip(theirs, ours).allSatisfy { String($0) == $1 })
  }

  @Test func everyLetterIsStrftimesForDaysOfAllTimes() throws {
    let numbers = stride(from: 0, through: Day.last.number, by: 997)
    try compare(numbers.map { Day(number: $0)! }, form: "%Y %m %d %e %j %u %a %A %b %B %y %F %p %I %%")
  }

  /// Every 97th month from 1753 on, when Britain had the Gregorian calendar, and the last.
  private static let months = Array(stride(from: 1753 * 12, to: 9999 * 12 + 11, by: 97)) + [9999 * 12 + 11]

  /// The weeks of a month as `cal` prints them from Monday on.
  private func weeks(_ month: Int) -> [String] {
    let days = Day.month(month % 12 + 1, of: month / 12)
    var lines = [String(repeating: "   ", count: days.lowerBound.weekday - 1)]
    for number in days.lowerBound.number...days.upperBound.number {
      let day = Day(clamping: number)
      if day.weekday == 1, day.day > 1 { lines.append("") }
      lines[lines.count - 1] += DateTemplate.padded(day.day, 2, with: " ") + " "
    }
    return lines.map { String($0.dropLast()) }
  }

  @Test func theMonthsAreCals() throws {
    #expect(Self.months.count == 1022)
    let theirs = try output(
      of: "while read -r month year; do LC_ALL=C ncal -b -M -h $month $year; done",
      input: Self.months.map { "\($0 % 12 + 1) \($0 / 12)\n" }.joined()
    )
    .filter { line in line.contains(where: \.isNumber) && !line.contains(where: \.isLetter) }
    .map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    #expect(theirs == Self.months.flatMap(weeks))
  }

  @Test func stepsFromADayAreDates() throws {
    let words = DateWords(now: Moment(Day(year: 2026, month: 11, day: 21)!))
    let steps = [
      ("+3d", "+3 days"), ("-400d", "-400 days"), ("+2w", "+2 weeks"), ("+1y", "+1 year"),
      ("-1m", "-1 month"),
    ]
    let lines = steps.map { "2026-11-21 \($0.1)\n" }.joined()
    let theirs = try output(of: "LC_ALL=C TZ=UTC date -f - +%F", input: lines)
    let form = try DateTemplate("%F")
    let ours = try steps.map { form.text(of: Moment(try words.days($0.0).lowerBound), .english) }
    #expect(theirs.map(String.init) == ours)
  }
}
