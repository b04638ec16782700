import CVTerm

extension VTermScreenCell {
  /// Whether it is covered by the wide character at its left.
  var isRightHalf: Bool { chars.0 == UInt32.max }

  /// Whether nothing stands there.
  var isBlank: Bool { chars.0 == 0 }

  /// What two cells have in common if `style` is the same for both; quicker to compare.
  var look: SIMD4<UInt32> {
    SIMD4(
      unsafeBitCast(attrs, to: UInt32.self), unsafeBitCast(fg, to: UInt32.self),
      unsafeBitCast(bg, to: UInt32.self), isBlank ? 1 : 0)
  }

  /// The character and what combines with it.
  var text: String {
    withUnsafeBytes(of: chars) { bytes in
      let scalars = bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 }
      return String(String.UnicodeScalarView(scalars.map(WideMarks.restored).compactMap(Unicode.Scalar.init)))
    }
  }

  var style: Screen.Style {
    var style = blankStyle
    if isBlank { return style }
    style.isBold = attrs.bold != 0
    style.isDim = Int(attrs.font) == EscapeDialect.dimFont
    style.isItalic = attrs.italic != 0
    style.isUnderlined = attrs.underline != 0
    style.isBlinking = attrs.blink != 0
    style.isReverse = attrs.reverse != 0
    style.isStruck = attrs.strike != 0
    style.foreground = Screen.Color(fg)
    return style
  }

  /// How an erased cell looks: it has a background and nothing else, though libvterm keeps the whole pen.
  private var blankStyle: Screen.Style {
    var style = Screen.Style()
    style.background = Screen.Color(bg)
    return style
  }
}

extension Screen.Color {
  init(_ color: VTermColor) {
    if UInt32(color.type) & VTERM_COLOR_DEFAULT_MASK.rawValue != 0 {
      self = .standard
    } else if UInt32(color.type) & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
      self = .index(color.indexed.idx)
    } else {
      self = .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
  }
}

extension VirtualTerminal {
  /// How the next character will look.
  var pen: Screen.Style {
    var style = Screen.Style()
    style.isBold = value(of: VTERM_ATTR_BOLD).boolean != 0
    style.isDim = Int(value(of: VTERM_ATTR_FONT).number) == EscapeDialect.dimFont
    style.isItalic = value(of: VTERM_ATTR_ITALIC).boolean != 0
    style.isUnderlined = value(of: VTERM_ATTR_UNDERLINE).number != 0
    style.isBlinking = value(of: VTERM_ATTR_BLINK).boolean != 0
    style.isReverse = value(of: VTERM_ATTR_REVERSE).boolean != 0
    style.isStruck = value(of: VTERM_ATTR_STRIKE).boolean != 0
    style.foreground = Screen.Color(value(of: VTERM_ATTR_FOREGROUND).color)
    style.background = Screen.Color(value(of: VTERM_ATTR_BACKGROUND).color)
    return style
  }

  private func value(of attribute: VTermAttr) -> VTermValue {
    var value = VTermValue()
    vterm_state_get_penattr(vterm_obtain_state(vterm), attribute, &value)
    return value
  }
}

extension Screen.Style {
  /// The sequence that gives the characters to come this look on a `VirtualTerminal`.
  var sequence: String {
    let renditions = [
      (isBold, 1), (isDim, 10 + EscapeDialect.dimFont), (isItalic, 3), (isUnderlined, 4), (isBlinking, 5),
      (isReverse, 7), (isStruck, 9),
    ]
    let codes = renditions.compactMap { $0 ? ";\($1)" : nil }.joined()
    return "\u{1b}[0\(codes)\(foreground.code(after: 38))\(background.code(after: 48))m"
  }
}

extension Screen.Color {
  fileprivate func code(after kind: Int) -> String {
    switch self {
    case .standard: ""
    case .index(let index): ";\(kind);5;\(index)"
    case .rgb(let red, let green, let blue): ";\(kind);2;\(red);\(green);\(blue)"
    }
  }
}
