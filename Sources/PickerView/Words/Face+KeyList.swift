import PickerCore

extension Face {
  /// A line of a list of keys.
  public struct KeyLine: Equatable, Sendable {
    /// The names of the keys, one blank between them.
    public let keys: String
    public let meaning: String
  }

  /// The keys of the face in the order of its help, those that only some options allow among them.
  ///
  /// - Parameter subject: What is picked.
  public func keyList(of subject: Subject = .places, in language: Language) -> [KeyLine] {
    lines(of: subject, in: .content, language)
  }

  /// The keys of the search line, which is the same in all faces.
  public func searchKeyList(in language: Language) -> [KeyLine] {
    lines(of: .places, in: .search, language)
  }

  private func lines(of subject: Subject, in mode: Keymap.Mode, _ language: Language) -> [KeyLine] {
    var options = Options()
    (options.takesAnyLevel, options.canSuspend) = (true, true)
    let presentation = Presentation(language: language)
    return description(of: subject).keymap.help(options, in: mode, presentation: presentation)
      .map { KeyLine(keys: $0.keys, meaning: $0.meaning) }
  }
}
