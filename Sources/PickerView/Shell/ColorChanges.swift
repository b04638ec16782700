import TerminalKit

/// A person's own colours, over those of a theme.
public struct ColorChanges: Equatable, Sendable {
  /// What has a colour, by its name for `--color`.
  public enum Part: String, CaseIterable, Sendable {
    case text, secondary, accent, sign, border, sheet, backdrop, cursor
    case cursorText = "cursor-text"
    case cursorSecondary = "cursor-secondary"
    case cursorAccent = "cursor-accent"
    case cursorSign = "cursor-sign"
  }

  public enum Value: Equatable, Sendable {
    case color(Color)
    /// Text and background change places; for the current row alone.
    case reverse
  }

  private struct Change: Equatable, Sendable {
    let part: Part
    let value: Value
  }

  /// In the order of the parts, each once: a list this short costs less than a dictionary does at the start.
  private var changes: [Change] = []

  public init() {}

  public var isEmpty: Bool { changes.isEmpty }

  public subscript(part: Part) -> Value? {
    get { changes.first { $0.part == part }?.value }
    set {
      let others = changes.filter { $0.part != part }
      let all = others + (newValue.map { [Change(part: part, value: $0)] } ?? [])
      changes = Part.allCases.compactMap { part in all.first { $0.part == part } }
    }
  }
}

extension ColorChanges.Part {
  /// What is drawn in the colour, in a few words.
  public func use(in language: Language) -> String {
    switch self {
    case .text: language("名称、标题、按键", "Names, titles, keys.")
    case .secondary: language("小标题、提示、上级路径等次要文字", "Headings, hints, the paths of results.")
    case .accent: language("已选的、当前步骤、匹配的字", "What is chosen, the open step, matches.")
    case .sign: language("圆点、箭头、标签下的横条", "Dots, arrows, the bar under a tab.")
    case .border: language("边框和分隔线", "The border and the dividers.")
    case .sheet: language("面板的底色", "The background of the sheet.")
    case .backdrop: language("面板以外", "What lies beside the sheet.")
    case .cursor:
      language(
        "当前行的底色；reverse 为反色", "The background of the current row; reverse swaps it with the text's colour.")
    case .cursorText: language("当前行的名称", "The name in the current row.")
    case .cursorSecondary: language("当前行的次要文字", "Paths and details in the current row.")
    case .cursorAccent: language("当前行里已选的和匹配的字", "What is chosen or matches in the current row.")
    case .cursorSign: language("当前行左边的记号", "The sign at the edge of the current row.")
    }
  }
}

extension Palette {
  /// Takes a person's colours in the place of the theme's.
  mutating func apply(_ changes: ColorChanges) {
    switch changes[.cursor] {
    case .reverse?: reverseRow(text: changes.color(.text) ?? text, sheet: changes.color(.sheet) ?? sheet)
    case .color(let color)?: fillRow(color)
    case nil: break
    }
    for part in ColorChanges.Part.allCases {
      if let color = changes.color(part) { self[keyPath: Palette.path(of: part)] = color }
    }
    if changes[.secondary] != nil { dimsSecondary = false }
  }

  private mutating func reverseRow(text: Color, sheet: Color) {
    if !reversesRow { rowSign = sheet }
    reversesRow = true
    row = sheet
    (rowText, rowAccent, rowSecondary) = (text, text, text)
  }

  /// Makes the bar of a colour, with black or white on it, whichever can be read.
  private mutating func fillRow(_ color: Color) {
    reversesRow = false
    guard let hex = color.hex else { return }
    let light = 299 * (hex >> 16 & 0xFF) + 587 * (hex >> 8 & 0xFF) + 114 * (hex & 0xFF)
    let ink = light > 128_000 ? Palette.ink : Color(hex: 0xFFFFFF)
    (rowText, rowAccent, rowSecondary, rowSign) = (ink, ink, ink, ink)
  }

  private static func path(of part: ColorChanges.Part) -> WritableKeyPath<Palette, Color> {
    switch part {
    case .text: \.text
    case .secondary: \.secondary
    case .accent: \.accent
    case .sign: \.sign
    case .border: \.border
    case .sheet: \.sheet
    case .backdrop: \.backdrop
    case .cursor: \.row
    case .cursorText: \.rowText
    case .cursorSecondary: \.rowSecondary
    case .cursorAccent: \.rowAccent
    case .cursorSign: \.rowSign
    }
  }
}

extension ColorChanges {
  fileprivate func color(_ part: Part) -> Color? {
    if case .color(let color)? = self[part] { color } else { nil }
  }
}
