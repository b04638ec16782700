import CursesTerminal

/// Has a person choose a place on the terminal, and answers when the terminal is as it was found.
///
/// The call blocks its thread. Signals that end the process give the terminal back first.
///
/// - Throws: Where the terminal cannot be used; nothing was written to it then.
public func pick(_ request: PickRequest) throws(TerminalError) -> PickEnding {
  try answer(to: request).ending
}

/// The same with the text of the search.
package func answer(to request: PickRequest) throws(TerminalError) -> PickAnswer {
  try request.asksPlainQuestions ? PlainSession.run(request) : PickerSession.run(request)
}
