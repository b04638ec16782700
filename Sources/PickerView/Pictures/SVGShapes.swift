/// The sheet's signs as shapes, so that a picture does not depend on a font.
///
/// Fonts for Han text draw many of these signs two cells wide.
enum SVGShapes {
  /// The shape of a sign in the cell whose upper left corner is (`x`, `y`); nil for signs that fonts draw well.
  static func shape(_ scalar: Unicode.Scalar, x: Int, y: Int, width: Int, height: Int, color: String)
    -> String?
  {
    let (cx, cy) = (Double(x) + Double(width) / 2, Double(y) + Double(height) / 2)
    let (right, bottom) = (x + width, y + height)
    switch scalar {
    case "▌":
      return "<rect x=\"\(x)\" y=\"\(y)\" width=\"4\" height=\"\(height)\" fill=\"\(color)\"/>"
    case "▲": return fill("M\(cx) \(cy - 4)L\(right) \(cy + 4)H\(x)Z", color)
    case "▼": return fill("M\(cx) \(cy + 4)L\(right) \(cy - 4)H\(x)Z", color)
    case "─": return stroke("M\(x) \(cy)H\(right)", color)
    case "━": return stroke("M\(x) \(cy)H\(right)", color, width: 2.4)
    case "├": return stroke("M\(cx) \(y)V\(bottom)M\(cx) \(cy)H\(right)", color)
    case "┤": return stroke("M\(cx) \(y)V\(bottom)M\(x) \(cy)H\(cx)", color)
    case "‹": return stroke("M\(cx + 2) \(cy - 4)L\(cx - 2) \(cy)L\(cx + 2) \(cy + 4)", color)
    case "│": return stroke("M\(cx) \(y)V\(bottom)", color)
    case "╭": return stroke("M\(cx) \(bottom)V\(cy + 4)Q\(cx) \(cy) \(right) \(cy)", color)
    case "╮": return stroke("M\(x) \(cy)Q\(cx) \(cy) \(cx) \(cy + 4)V\(bottom)", color)
    case "●": return "<circle cx=\"\(cx)\" cy=\"\(cy)\" r=\"4\" fill=\"\(color)\"/>"
    case "○": return "<circle cx=\"\(cx)\" cy=\"\(cy)\" r=\"3.5\" fill=\"none\" stroke=\"\(color)\"/>"
    case "▸":
      return fill("M\(x + 2) \(cy - 5)L\(right - 1) \(cy)L\(x + 2) \(cy + 5)Z", color)
    case "›": return stroke("M\(cx - 2) \(cy - 4)L\(cx + 2) \(cy)L\(cx - 2) \(cy + 4)", color)
    case "✓": return stroke("M\(cx - 4) \(cy)L\(cx - 1) \(cy + 4)L\(cx + 4) \(cy - 5)", color, width: 1.8)
    case "…":
      return [-3, 0, 3].map { "<circle cx=\"\(cx + $0)\" cy=\"\(cy + 4)\" r=\"1\" fill=\"\(color)\"/>" }
        .joined()
    default: return nil
    }
  }

  private static func fill(_ path: String, _ color: String) -> String {
    "<path d=\"\(path)\" fill=\"\(color)\"/>"
  }

  private static func stroke(_ path: String, _ color: String, width: Double = 1.2) -> String {
    "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\"/>"
  }
}
