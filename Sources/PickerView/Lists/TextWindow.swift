import PickerCore
import TerminalKit

/// The visible part of a search line; it always contains the caret.
struct TextWindow: Equatable {
  let text: String
  /// The column of the caret within the window, in cells; less than `width`.
  let caret: Int

  /// - Parameters:
  ///   - width: The width of the window in cells; at least one.
  ///   - ellipsis: The sign for text that is cut off on either side.
  init(_ line: SearchLine, width: Int, ellipsis: String) {
    let behind = String(line.textBehindCaret)
    let room = width - min(TextWindow.caretWidth(before: behind, ellipsis: ellipsis), width)
    let before = TextWindow.end(of: line.textBeforeCaret, width: room, ellipsis: ellipsis)
    caret = TextWidth.of(before)
    text = before + TextWidth.truncated(behind, to: width - caret, ellipsis: ellipsis)
  }

  /// The cells kept free for the character under the caret, so that it is visible.
  private static func caretWidth(before text: String, ellipsis: String) -> Int {
    guard let first = text.first else { return 1 }
    let isLast = text.dropFirst().isEmpty
    return max(TextWidth.of(String(first)), 1) + (isLast ? 0 : TextWidth.of(ellipsis))
  }

  /// The longest end of `text` that fills at most `width` cells.
  ///
  /// If the text is cut, the ellipsis stands before the end, if both fit.
  private static func end(of text: Substring, width: Int, ellipsis: String) -> String {
    guard TextWidth.of(String(text)) > width else { return String(text) }
    let sign = TextWidth.of(ellipsis) + 2 <= width ? ellipsis : ""
    var used = TextWidth.of(sign)
    let kept = text.reversed().prefix { character in
      used += TextWidth.of(String(character))
      return used <= width
    }
    return sign + String(kept.reversed())
  }
}
