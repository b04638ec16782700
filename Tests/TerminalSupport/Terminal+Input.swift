import Glibc

extension Terminal {
  public enum Button: Int, Sendable { case left, middle, right }

  public enum Wheel: Int, Sendable {
    case up = 64
    case down = 65
  }

  /// Types `text`. A newline is ^J; Enter is `"\r"` or `key(.enter)`.
  public func send(_ text: String) { send(bytes: text.utf8) }

  /// Types bytes one by one, each only after the program has read the one before.
  ///
  /// - Throws: `TerminalError.timedOut` if the program stops reading.
  public func sendOneByOne(bytes: some Sequence<UInt8>) throws {
    for byte in bytes {
      send(bytes: [byte])
      try waitUntil("the program to read what is typed") { !hasOutgoing && !pseudoterminal.hasUnreadInput }
    }
  }

  /// Stops the terminal from taking output, as after ^S, or continues.
  public func hold(_ isHeld: Bool) { pseudoterminal.hold(isHeld) }

  /// Presses a key `count` times, encoded for the terminal's current mode.
  ///
  /// The mode depends on the bytes received so far, so wait for the program's screen first.
  public func key(_ key: Key, _ modifiers: Modifiers = [], count: Int = 1) {
    let sequence = key.sequence(modifiers, isApplication: screen.modes.isCursorKeysApplication)
    send(String(repeating: sequence, count: count))
  }

  /// Clicks a cell; rows and columns count from 0.
  ///
  /// - Throws: `TerminalError.notAskedFor` while the mouse is off.
  public func click(
    row: Int, column: Int, button: Button = .left, _ modifiers: Modifiers = []
  ) throws {
    try mouse(button.rawValue, row, column, modifiers)
    try mouse(button.rawValue, row, column, modifiers, isRelease: true)
  }

  /// Turns the wheel by `count` notches over a cell.
  ///
  /// - Throws: `TerminalError.notAskedFor` while the mouse is off.
  public func wheel(_ direction: Wheel, row: Int, column: Int, count: Int = 1) throws {
    for _ in 0..<count { try mouse(direction.rawValue, row, column, []) }
  }

  /// Pastes `text` as xterm does: newlines become Enter, and the paste is bracketed if the program asked for
  /// that.
  public func paste(_ text: String) {
    let text = String(text.map { $0 == "\n" || $0 == "\r\n" ? "\r" : $0 })
    send(screen.modes.isBracketedPaste ? "\u{1b}[200~\(text)\u{1b}[201~" : text)
  }

  private func mouse(
    _ code: Int, _ row: Int, _ column: Int, _ modifiers: Modifiers, isRelease: Bool = false
  ) throws {
    let modes = screen.modes
    guard modes.mouse != .off else { throw TerminalError.notAskedFor(what: "the mouse", report: report) }
    // Shift, Meta and Ctrl are bits 2 to 4 of the code, in the order of the modifiers.
    let code = code + modifiers.rawValue << 2
    if modes.isMouseSGR {
      send("\u{1b}[<\(code);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")")
    } else {
      let numbers = [isRelease ? code | 3 : code, column + 1, row + 1]
      send(bytes: Array("\u{1b}[M".utf8) + numbers.map { UInt8(clamping: $0 + 32) })
    }
  }
}

extension Terminal {
  /// Resizes the terminal to at least 1 by 1; the kernel sends SIGWINCH to the foreground group if the size
  /// changes.
  public func resize(rows: Int, columns: Int) throws {
    // Output for the old size is shown at the old size.
    try drain()
    emulator.resize(rows: rows, columns: columns)
    pseudoterminal.resize(rows: rows, columns: columns)
  }

  /// Sends a signal to the program.
  ///
  /// - Throws: `TerminalError.system` if it has ended.
  public func signal(_ number: Int32) throws {
    guard child.send(number) else { throw TerminalError.system(call: "kill", code: ESRCH) }
  }

  /// Sends a signal to the foreground group, such as a shell's job.
  ///
  /// - Throws: `TerminalError.system` if there is none.
  public func signalForeground(_ number: Int32) throws {
    guard let group = foregroundGroup, kill(-group, number) == 0 else {
      throw TerminalError.system(call: "kill", code: ESRCH)
    }
  }

  /// Closes the terminal like a window: the program gets SIGHUP, and its reads end.
  public func hangUp() { pseudoterminal.hangUp() }

  /// Writes to the standard input pipe, as fast as the program reads.
  public func input(_ text: String) { streams[0].send(Array(text.utf8)) }

  /// Closes the standard input pipe after everything was written.
  public func endInput() { streams[0].closeWhenSent() }

  /// Closes the standard output pipe: the program's next write fails with EPIPE.
  public func closeStandardOutput() { streams[1].pipeEnd?.close() }
}
