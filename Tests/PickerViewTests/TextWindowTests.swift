import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerCore
@testable import PickerView

/// A line longer than its field shows the part around the caret.
struct TextWindowTests {
  /// The visible part of a line whose caret was moved left; the caret is a bar.
  private func window(_ text: String, back: Int = 0, width: Int) -> String {
    var line = SearchLine(text)
    line.apply(.caretMoved(by: -back))
    let window = TextWindow(line, width: width, ellipsis: "…")
    let before = TextWidth.count(of: window.text, in: window.caret)
    return window.text.prefix(before) + "|" + window.text.dropFirst(before)
  }

  @Test func aShortLineIsShownWhole() {
    #expect(window("南山", width: 5) == "南山|")
    #expect(window("南山", back: 1, width: 4) == "南|山")
    #expect(window("", width: 1) == "|")
  }

  @Test func theEndIsShownWhileTheCaretIsThere() {
    #expect(window("广东省深圳市", width: 9) == "…深圳市|")
    #expect(window("abcdefgh", width: 6) == "…efgh|")
  }

  @Test func theStartIsShownWhileTheCaretIsThere() {
    #expect(window("广东省深圳市", back: 6, width: 9) == "|广东省深…")
    #expect(window("广东省深圳市", back: 4, width: 9) == "广东|省深…")
  }

  @Test func aCaretInTheMiddleHasAnEllipsisOnBothSides() {
    #expect(window("广东省深圳市南山区", back: 4, width: 9) == "…深圳|市…")
  }

  @Test func theCaretIsInEveryWidthAndNothingReachesOverTheEdge() {
    for text in ["广东省深圳市南山区", "guang dong 深圳", "𠮷e\u{301}🇨🇳x", ""] {
      for back in 0...text.count {
        for width in 1...20 {
          var line = SearchLine(text)
          line.apply(.caretMoved(by: -back))
          let window = TextWindow(line, width: width, ellipsis: "..")
          #expect(window.caret < width && TextWidth.of(window.text) <= width, "\(text) \(back) \(width)")
        }
      }
    }
  }
}
