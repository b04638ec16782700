import PickerCore
import TerminalKit

/// A frame as a picture: an SVG document that shows the cells as a terminal does.
///
/// Every character is placed by its column, so the picture does not depend on the widths of a font. Styles with the
/// terminal's own colours get the two colours of the initializer.
public struct SVGPicture {
  private let frame: Frame
  private let theme: Theme
  private let foreground: UInt32
  private let background: UInt32

  /// The size of a cell in the picture's units.
  fileprivate static let cell = (width: 9, height: 20)
  /// The baseline of letters, in units below a cell's upper edge.
  private static let baseline = 15

  /// - Parameters:
  ///   - foreground: The colour used for the terminal's own foreground.
  ///   - background: The colour used for the terminal's own background.
  public init(_ frame: Frame, theme: Theme, foreground: UInt32 = 0x24292F, background: UInt32 = 0xFFFFFF) {
    self.frame = frame
    self.theme = theme
    self.foreground = foreground
    self.background = background
  }

  /// The whole document.
  public var document: String {
    let width = frame.columns * SVGPicture.cell.width
    let height = frame.rows * SVGPicture.cell.height
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="'DejaVu Sans Mono',Menlo,Consolas,'Noto Sans Mono CJK SC','PingFang SC',monospace" \
      font-size="15">
      <rect width="\(width)" height="\(height)" fill="\(hex(.terminalDefault, default: background))"/>

      """
    for row in 0..<frame.rows {
      for run in runs(of: row) { text += background(run, row: row) }
    }
    for row in 0..<frame.rows {
      for run in runs(of: row) { text += characters(run, row: row) }
    }
    return text + cursor + "</svg>\n"
  }

  private struct Run {
    var columns: Range<Int>
    var style: Style
  }

  private func runs(of row: Int) -> [Run] {
    var runs: [Run] = []
    for (column, cell) in frame.row(row).enumerated() {
      if let last = runs.last, last.style == cell.style {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append(Run(columns: column..<column + 1, style: cell.style))
      }
    }
    return runs
  }

  private func background(_ run: Run, row: Int) -> String {
    let appearance = theme.appearance(of: run.style)
    let color =
      appearance.isReversed
      ? hex(appearance.foreground, default: foreground) : hex(appearance.background, default: background)
    guard color != hex(.terminalDefault, default: background) else { return "" }
    let cell = SVGPicture.cell
    let (x, y) = (run.columns.lowerBound * cell.width, row * cell.height)
    return """
      <rect x="\(x)" y="\(y)" width="\(run.columns.count * cell.width)" height="\(cell.height)" fill="\(color)"/>

      """
  }

  private func characters(_ run: Run, row: Int) -> String {
    let appearance = theme.appearance(of: run.style)
    let color =
      appearance.isReversed
      ? hex(appearance.background, default: background) : hex(appearance.foreground, default: foreground)
    let (width, height) = SVGPicture.cell
    var (positions, text, shapes): ([String], String, String) = ([], "", "")
    for column in run.columns {
      guard let cell = frame[column: column, row: row], cell.width > 0, cell.scalar != " " else { continue }
      let (x, y) = (column * width, row * height)
      if cell.hasTail {  // One element for each cluster: a list of positions would split it.
        let cluster = frame.scalars(of: cell).map(escaped).joined()
        shapes += words(cluster, at: [String(x)], y: y + SVGPicture.baseline, color, appearance)
      } else if let shape = SVGShapes.shape(
        cell.scalar, x: x, y: y, width: width, height: height, color: color)
      {
        shapes += shape
      } else {
        positions.append(String(x))
        text += escaped(cell.scalar)
      }
    }
    return group(
      shapes + words(text, at: positions, y: row * height + SVGPicture.baseline, color, appearance),
      appearance)
  }

  private func words(_ text: String, at x: [String], y: Int, _ color: String, _ appearance: Appearance)
    -> String
  {
    guard !text.isEmpty else { return "" }
    let weight = appearance.isBold ? " font-weight=\"bold\"" : ""
    return "<text x=\"\(x.joined(separator: " "))\" y=\"\(y)\" fill=\"\(color)\"\(weight)>\(text)</text>"
  }

  private func group(_ drawing: String, _ appearance: Appearance) -> String {
    if drawing.isEmpty { return "" }
    return appearance.isDim ? "<g opacity=\"0.55\">\(drawing)</g>\n" : drawing + "\n"
  }

  private var cursor: String {
    guard let position = frame.cursor else { return "" }
    let cell = SVGPicture.cell
    let (x, y) = (position.column * cell.width, position.row * cell.height + cell.height - 3)
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(cell.width)\" height=\"2\" fill=\"#409EFF\"/>\n"
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(scalar)
    }
  }

  private func hex(_ color: Color, default value: UInt32) -> String {
    let digits = String(color.hex ?? value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// One document with several pictures, each below the one before.
///
/// An SVG document begins with its size. So call `makeRoom` for every frame first, then write `opening`, each frame
/// and `ending`. A single frame is a document of its own and needs no room.
public struct SVGStrip {
  private var count = 0
  private var columns = 0
  private var rows = 0
  /// The top of the next picture, in rows.
  private var top = 0

  public init() {}

  public mutating func makeRoom(for size: Size) {
    count += 1
    columns = max(columns, size.columns)
    rows += size.rows + 1
  }

  public var opening: String {
    guard count > 1 else { return "" }
    let size = "width=\"\(columns * SVGPicture.cell.width)\" height=\"\(rows * SVGPicture.cell.height)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\n"
  }

  /// The next picture.
  public mutating func add(_ frame: Frame, theme: Theme) -> String {
    let picture = SVGPicture(frame, theme: theme).document
    guard count > 1 else { return picture }
    defer { top += frame.rows + 1 }
    return "<g transform=\"translate(0 \(top * SVGPicture.cell.height))\">\n\(picture)</g>\n"
  }

  public var ending: String { count > 1 ? "</svg>\n" : "" }
}
