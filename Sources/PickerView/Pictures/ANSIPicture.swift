import TerminalKit

/// A frame as text with ECMA-48 colours, row by row.
///
/// Nothing moves the cursor, so the text can be printed, paged and pasted.
public struct ANSIPicture {
  private let frame: Frame
  private let theme: Theme
  private let depth: ColorMatch.Depth

  public init(_ frame: Frame, theme: Theme, depth: ColorMatch.Depth) {
    self.frame = frame
    self.theme = theme
    self.depth = depth
  }

  /// All rows, each with a line break; colours are reset before it.
  public var text: String { (0..<frame.rows).map(line).joined() }

  private func line(_ row: Int) -> String {
    var (line, style) = ("", Style?.none)
    for cell in frame.row(row) where cell.width > 0 {
      if cell.style != style {
        line += rendition(of: cell.style)
        style = cell.style
      }
      line.unicodeScalars.append(contentsOf: frame.scalars(of: cell))
    }
    return line + "\u{1B}[m\n"
  }

  private func rendition(of style: Style) -> String {
    let appearance = theme.appearance(of: style)
    let colors = ColorMatch.numbers(of: appearance, depth: depth)
    var codes = ["0"]
    if appearance.isBold { codes.append("1") }
    if appearance.isDim { codes.append("2") }
    if appearance.isUnderlined { codes.append("4") }
    if appearance.isReversed { codes.append("7") }
    codes += code(of: colors.foreground, base: 30) + code(of: colors.background, base: 40)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private func code(of number: Int32, base: Int32) -> [String] {
    if number < 0 { return [] }
    switch depth {
    case .none: return []
    case .eight, .sixteen: return ["\(number < 8 ? base + number : base + 60 + number - 8)"]
    case .indexed256: return ["\(base + 8);5;\(number)"]
    case .direct where (1..<8).contains(number): return ["\(base + number)"]
    case .direct: return ["\(base + 8);2;\(number >> 16 & 0xFF);\(number >> 8 & 0xFF);\(number & 0xFF)"]
    }
  }
}
