import CursesTerminal

/// What effects need of a terminal, be it a screen or lines.
protocol PickTerminal: AnyObject {
  /// Stops the whole process group with the terminal as it was found, and takes it again when the process goes on.
  ///
  /// Where nobody could wake the process up again (no job control), the kernel does not stop it and it goes on.
  ///
  /// - Throws: Where the terminal is another's now.
  func suspend() throws(TerminalError)

  /// Draws everything again, whatever the terminal is believed to show.
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

  /// Does nothing: lines that were said are not drawn.
  func redraw() {}
}
