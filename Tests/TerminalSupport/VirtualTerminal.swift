import CVTerm

/// One screen of libvterm, of a size that never changes.
///
/// It is never resized, because libvterm 0.1.4 writes outside its memory then: `resized` makes another
/// and draws on it what stood here. It is never one column wide, because a wide character is written
/// through a null pointer then: its second column is not shown.
final class VirtualTerminal {
  let rowCount: Int
  let columnCount: Int
  let vterm: OpaquePointer
  let widths = WidthOracle()
  var answers: [UInt8] = []

  /// An empty screen of at least 1 by 1.
  init(
    rows: Int, columns: Int, pen: Screen.Style = Screen.Style(),
    cursor: Screen.Position = Screen.Position(row: 0, column: 0)
  ) {
    (rowCount, columnCount) = (rows, columns)
    vterm = vterm_new(Int32(rows), Int32(max(columns, 2)))
    vterm_set_utf8(vterm, 1)
    vterm_screen_reset(vterm_obtain_screen(vterm), 1)
    vterm_output_set_callback(vterm, noteAnswer, Unmanaged.passUnretained(self).toOpaque())
    write(Array((Self.move(to: cursor) + pen.sequence).utf8))
  }

  deinit { vterm_free(vterm) }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = vterm_input_write(vterm, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  /// Writes text where lines do not wrap: a wide character for which the last column is left is not drawn.
  ///
  /// libvterm wraps such a character whatever the mode. It can only stand there behind a joiner, where a program counts
  /// what is drawn part by part as one character.
  func writeWithoutWrapping(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains("\u{200D}") else { return write(bytes) }
    for scalar in text.unicodeScalars {
      if cursor.column == columnCount - 1, widths.width(of: scalar.value) == 2 { continue }
      write(Array(String(scalar).utf8))
    }
  }

  func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Keeps the cursor for the sequence that leaves the alternate screen, which goes back to it.
  func saveCursor() { write(Array("\u{1b}7".utf8)) }

  var cursor: Screen.Position {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(vterm), &position)
    return Screen.Position(row: Int(position.row), column: min(Int(position.col), columnCount - 1))
  }

  static func move(to position: Screen.Position) -> String {
    "\u{1b}[\(position.row + 1);\(position.column + 1)H"
  }

  fileprivate func note(answer: UnsafeRawBufferPointer) { answers += answer }
}

/// Called by libvterm with bytes for the program; `user` is the terminal that answers.
private func noteAnswer(bytes: UnsafePointer<CChar>?, count: Int, user: UnsafeMutableRawPointer?) {
  guard let user else { return }
  let terminal = Unmanaged<VirtualTerminal>.fromOpaque(user).takeUnretainedValue()
  terminal.note(answer: UnsafeRawBufferPointer(start: bytes, count: count))
}
