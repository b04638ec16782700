import CalendarModel
import Testing

/// Forms with strftime's letters.
struct DateTemplateTests {
  private let moment = Moment(
    Day(year: 2026, month: 3, day: 7)!, TimeOfDay(hour: 21, minute: 5, second: 9)!)

  @Test(arguments: [
    ("%d.%m.%Y", "07.03.2026"), ("%F", "2026-03-07"), ("%R", "21:05"), ("%T", "21:05:09"), ("%j", "066"),
    ("%u", "6"),
    ("%e", " 7"), ("%I:%M %p", "09:05 PM"), ("%a %A %b %B", "Sat Saturday Mar March"), ("%y", "26"),
    ("100%%", "100%"),
    ("%H%M%S", "210509"), ("", ""), ("日期 %F", "日期 2026-03-07"),
  ])
  func eachLetterIsWritten(_ form: String, _ text: String) throws {
    #expect(try DateTemplate(form).text(of: moment, .english) == text)
  }

  @Test func chineseNamesAreThoseOfItsLocale() throws {
    #expect(try DateTemplate("%a %A %b %B %p").text(of: moment, .chinese) == "六 星期六 3月 三月 下午")
  }

  @Test(arguments: [("%Q", "there is no %Q;"), ("%", "a % stands at the end"), ("%d %G", "there is no %G;")])
  func otherLettersAreRefused(_ form: String, _ complaint: String) {
    #expect { try DateTemplate(form) } throws: { "\($0)".hasPrefix(complaint) }
  }
}
