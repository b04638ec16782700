import CalendarModel
import Glibc
import TestSupport
import Testing

@testable import AreaPicker

/// The local time, in a zone whose clock counts leap seconds.
@Suite(.serialized) struct ClockTests {
  /// A file of zone data, version 1: half past five hours east, with the leap second at the end of 1972-06-30 alone.
  private static let leapingZone =
    Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    + [0, 0, 0, 0, 0, 0, 0, 0]  // No UT or standard indicators.
    + [0, 0, 0, 1]  // One leap second.
    + [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]  // No changes, one kind of time, four letters.
    + [0, 0, 0x4D, 0x58, 0, 0] + Array("IST\0".utf8)
    + [0x04, 0xB2, 0x58, 0x00, 0, 0, 0, 1]  // 78,796,800: 1972-07-01 in seconds without leaps.

  private func moments(_ seconds: [Int]) -> [String] {
    let zone = TemporaryFile(Self.leapingZone)
    let before = getenv("TZ").map { String(cString: $0) }
    setenv("TZ", ":" + zone.path, 1)
    defer { if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") } }
    return seconds.map { Clock.moment(of: $0).map { "\($0.day) \($0.time)" } ?? "none" }
  }

  /// There is no row for a 61st second: it counts as the one before it, and the next second is the next minute's.
  @Test func aLeapSecondIsTheSecondBeforeIt() {
    #expect(
      moments([78_796_798, 78_796_799, 78_796_800, 78_796_801, 78_796_802]) == [
        "1972-07-01 05:29:58", "1972-07-01 05:29:59", "1972-07-01 05:29:59", "1972-07-01 05:30:00",
        "1972-07-01 05:30:01",
      ])
  }
}
