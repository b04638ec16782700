import PickerCore
import TerminalKit

/// The part of a search's line that its cells have room for: the caret is always in it.
struct TextWindow: Equatable {
  let text: String
  /// How many cells stand before the caret; fewer than there are.
  let caret: Int

  /// - Parameters:
  ///   - width: How many cells there are; at least one.
  ///   - ellipsis: What stands for the text on either side that is not shown.
  init(_ line: SearchLine, width: Int, ellipsis: String) {
    let behind = String(line.textBehindCaret)
    let room = width - min(TextWindow.caretWidth(before: behind, ellipsis: ellipsis), width)
    let before = TextWindow.end(of: line.textBeforeCaret, width: room, ellipsis: ellipsis)
    caret = TextWidth.of(before)
    text = before + TextWidth.truncated(behind, to: width - caret, ellipsis: ellipsis)
  }

  /// How many cells are kept free for what the caret stands on, so that it is seen.
  private static func caretWidth(before text: String, ellipsis: String) -> Int {
    guard let first = text.first else { return 1 }
    let isLast = text.dropFirst().isEmpty
    return max(TextWidth.of(String(first)), 1) + (isLast ? 0 : TextWidth.of(ellipsis))
  }

  /// The longest end of `text` that fills at most `width` cells; the ellipsis stands before it where it was cut
  /// and there is room for both.
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
