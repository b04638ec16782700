/// Errors in what was taken from the text of a program: it is no JSON for those who wrote it.
extension SourceErrors {
  private static let noValue =
    "the text of a program, in which a name or a call stands where a value should; only what it writes out is read"
  private static let noData = "the text of a program, which is no data here; only what it writes out is read"

  /// The same errors, which do not speak of JSON where a file was a program, and name its constants where there are several.
  func ofPrograms(_ files: [SourceFiles.File]) -> SourceErrors {
    guard let file = files.first(where: { $0.isProgram && $0.name == source }) else { return self }
    let way =
      file.constants.count > 1
      ? "; --table NAME reads one of them: \(file.constants.joined(separator: ", "))" : ""
    var errors = SourceErrors(
      source: source,
      first.map { flaw in
        var flaw = flaw
        if let message = SourceErrors.ofProgram(flaw.message) { flaw.message = message + way }
        return flaw
      }, count: count, of: understanding)
    (errors.areParentsNowhere, errors.leavesNothing) = (areParentsNowhere, leavesNothing)
    return errors
  }

  /// What to say instead of a message about JSON; nil for another message.
  private static func ofProgram(_ message: String) -> String? {
    if message == JSONWord.noValue { return noValue }
    return message.hasPrefix("no JSON") || message.hasPrefix("the JSON ends too soon") ? noData : nil
  }
}
