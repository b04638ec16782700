import PickerCore

extension Face {
  /// One line of a list of keys.
  public struct KeyLine: Equatable, Sendable {
    /// The names of the keys, separated by single blanks.
    public let keys: String
    public let meaning: String
  }

  /// The keys of the face in the order of its help, including those that only some options allow.
  ///
  /// - Parameter subject: The kind of value that is picked.
  public func keyList(of subject: Subject = .places, in language: Language) -> [KeyLine] {
    lines(of: subject, in: .content, language)
  }

  /// The keys of the search line, which is the same in all faces.
  public func searchKeyList(in language: Language) -> [KeyLine] {
    lines(of: .places, in: .search, language)
  }

  /// The keys that the list, or the search line, has where several places can be picked, and not otherwise.
  public func markingKeyList(inSearch isSearch: Bool, _ language: Language) -> [KeyLine] {
    let mode: Keymap.Mode = isSearch ? .search : .content
    let usual = lines(of: .places, in: mode, language)
    return lines(of: .places, in: mode, language, markLimit: Options.noMarkLimit).filter {
      !usual.contains($0)
    }
  }

  private func lines(
    of subject: Subject, in mode: Keymap.Mode, _ language: Language, markLimit: Int? = nil
  ) -> [KeyLine] {
    var options = Options()
    (options.takesAnyLevel, options.canSuspend) = (true, true)
    options.markLimit = markLimit
    let presentation = Presentation(language: language)
    return description(of: subject).keymap.help(options, in: mode, presentation: presentation)
      .map { KeyLine(keys: $0.keys, meaning: $0.meaning) }
  }
}
