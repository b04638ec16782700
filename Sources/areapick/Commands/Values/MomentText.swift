import CalendarModel
import PickerCore

/// The output for a day or a time.
struct MomentText {
  let pick: MomentPick
  let style: ValueStyle
  let names: CalendarNames

  /// The bytes without the line end.
  func bytes(_ choice: Moment) -> [UInt8] { Array(text(choice).utf8) }

  private func text(_ choice: Moment) -> String {
    if let template = style.template { return template.text(of: whole(choice), names) }
    switch style.format {
    case .text, .index: return plain(choice)
    case .json: return json(choice)
    case .shell: return shell(choice)
    }
  }

  /// The first moment of the choice: a month's first day, a week's Monday.
  private func whole(_ choice: Moment) -> Moment {
    let day = choice.day
    let date = day.date
    let fields = pick.fields
    guard pick.hasDate, !fields.contains(.day) else { return choice }
    if fields.contains(.week) { return Moment(Day(clamping: day.number - day.weekday + 1), choice.time) }
    let month = fields.contains(.month) ? date.month : fields.contains(.quarter) ? day.quarter * 3 - 2 : 1
    return Moment(Day(clampingYear: date.year, month: month, day: 1), choice.time)
  }

  /// ISO 8601, with the separator in place of the usual sign between the parts.
  private func plain(_ choice: Moment) -> String {
    let text = Moments.text(of: choice, pick)
    guard let separator = style.separator else { return text }
    let sign: Character = pick.hasDate ? (pick.hasTime ? "T" : "-") : ":"
    return text.split(separator: sign, omittingEmptySubsequences: false).joined(separator: separator)
  }

  private var fields: [MomentPick.Field] { pick.fields.filter { $0 != .half } }

  private func json(_ choice: Moment) -> String {
    let members = fields.map { "\"\(MomentText.name(of: $0))\":\(Moments.number($0, of: choice))" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func shell(_ choice: Moment) -> String {
    let parts = fields.map {
      "AREA_\(MomentText.name(of: $0).uppercased())=\(Moments.number($0, of: choice))"
    }
    return (["AREA_VALUE=\(plain(choice).shellQuoted)"] + parts).joined(separator: "\n")
  }

  private static func name(of field: MomentPick.Field) -> String {
    field == .weekYear ? MomentPick.Field.year.rawValue : field.rawValue
  }
}
