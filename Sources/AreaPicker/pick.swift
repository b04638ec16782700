import CursesTerminal

/// Lets a person choose a place or a value on the terminal, and returns when the terminal is restored.
///
/// The call blocks its thread. Signals that end the process restore the terminal first.
///
/// - Throws: `TerminalError` if the terminal cannot be used; nothing was written to it then.
public func pick(_ request: PickRequest) throws(TerminalError) -> PickEnding {
  try answer(to: request).ending
}

/// The same with the text of the search.
package func answer(to request: PickRequest) throws(TerminalError) -> PickAnswer {
  try request.asksPlainQuestions ? PlainSession.run(request) : PickerSession.run(request)
}
