import TerminalKit
import Testing

@testable import AreaPicker

/// How far notches of the wheel turn a long column.
struct NotchSpeedTests {
  private func rows(_ kinds: [MouseEvent.Kind], every pause: Int) -> [Int] {
    var speed = NotchSpeed()
    return kinds.enumerated().map { place, kind in
      speed.rows(for: MouseEvent(kind, column: 3, row: 3), at: 1000 + place * pause)
    }
  }

  @Test func theLongerSomebodyTurnsTheFurtherANotchGoes() {
    let turned = rows(Array(repeating: .wheelUp, count: 18), every: 100)
    #expect(turned == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5])
  }

  @Test(arguments: [0, 8, 19, 151, 4000])
  func slowNotchesAndTouchpadsGoByOneRow(_ pause: Int) {
    #expect(rows(Array(repeating: .wheelDown, count: 12), every: pause) == Array(repeating: 1, count: 12))
  }

  @Test func turningBackAndClickingBeginAnew() {
    let up = Array(repeating: MouseEvent.Kind.wheelUp, count: 5)
    #expect(rows(up + [.wheelDown, .wheelDown], every: 100) == [1, 1, 1, 1, 2, 1, 1])
    #expect(rows(up + [.leftPress, .wheelUp], every: 100) == [1, 1, 1, 1, 2, 1, 1])
    #expect(rows(Array(repeating: .leftPress, count: 6), every: 100) == [1, 1, 1, 1, 1, 1])
  }
}
