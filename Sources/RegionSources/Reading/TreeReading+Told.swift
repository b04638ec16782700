/// Texts that are told by a form of their own, whatever else their lines look like.
extension TreeReading {
  /// The tree of a playlist, an inventory of hosts or the list of a template; nil for other texts.
  ///
  /// - Parameter lines: The first lines, neither blank nor comments.
  /// - Throws: `SourceErrors` where a text full of tags has no list, or is no XML.
  func told(
    _ text: SourceText, _ lines: [[UInt8]]
  ) throws(SourceErrors) -> (Interpretation, SourceText)? {
    if let list = Playlist.interpretation(text) { return (list, text) }
    if SectionedLines.areInventory(lines) {
      var lines = LinesFormat(text, options, name: files.name)
      return try lines.interpretation()
    }
    guard TaggedText.isMeant(lines) else { return nil }
    guard TaggedText.isPage(files.bytes) else {
      if let stray = TaggedText.strayPlace(files.bytes) {
        throw SourceErrors(
          source: files.name, line: Bytes.line(of: stray, in: files.bytes),
          "no XML: a text stands in front of the first element")
      }
      var interpreter = DocumentInterpreter(
        try XMLFormat.document(files.bytes, name: files.name), options, format: .xml, name: files.name)
      return try interpreter.interpretation()
    }
    return try WebPage.list(text, name: files.name)
  }
}
