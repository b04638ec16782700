import CVTerm

/// libvterm's own width of a character, in cells.
final class WidthOracle {
  private static let firstWide: UInt32 = 0x1100
  private let vterm = vterm_new(1, 4)
  private var known: [UInt32: Int] = [:]

  init() {
    vterm_set_utf8(vterm, 1)
    vterm_screen_reset(vterm_obtain_screen(vterm), 1)
  }

  deinit { vterm_free(vterm) }

  /// 1 or 2; 1 for invalid values.
  func width(of character: UInt32) -> Int {
    guard character >= Self.firstWide, let scalar = Unicode.Scalar(character) else { return 1 }
    if let width = known[character] { return width }
    let text = "\r\u{1b}[2K\(scalar)"
    _ = vterm_input_write(vterm, text, text.utf8.count)
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(vterm), &position)
    known[character] = Int(position.col)
    return Int(position.col)
  }
}
