import CursesTerminal

/// The operations that effects need of a terminal, with or without a screen.
protocol PickTerminal: AnyObject {
  /// Restores the terminal and stops the process group; takes the terminal again when the process continues.
  ///
  /// Without job control nobody could continue the process: then the kernel does not stop it, and it goes on.
  ///
  /// - Throws: `TerminalError` if another job has the terminal now.
  func suspend() throws(TerminalError)

  /// Draws everything again, even what the terminal is believed to show already.
  func redraw()
}

extension Session: PickTerminal {
  func suspend() throws(TerminalError) {
    leave()
    SignalPipe.stopProcessGroup()
    try resume()
  }
}

extension LineTerminal: PickTerminal {
  func suspend() throws(TerminalError) {
    leave()
    SignalPipe.stopProcessGroup()
    try enter()
  }

  /// Does nothing: lines that were said are not drawn again.
  func redraw() {}
}
