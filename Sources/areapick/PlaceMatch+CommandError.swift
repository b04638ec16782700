import PickerCore
import RegionModel
import RegionSearch

extension PlaceMatch {
  /// The place, if there is exactly one.
  ///
  /// - Parameter word: The command or option that names the place, for the message.
  /// - Throws: `CommandError` if nothing was found, or several places match; it names up to three.
  func place(_ word: String) throws(CommandError) -> Region? {
    switch problem {
    case nil: return path.last
    case .notFound(let text):
      let above = path.last.map { " in \($0.name)" } ?? ""
      throw CommandError(
        "\(word): there is no place \(text.shortened)\(above)", status: ExitStatus.nothingMatched)
    case .ambiguous(let text, let candidates):
      let shown = candidates.prefix(3).map { $0.path.map(\.name).joined(separator: "/") }
      let more = candidates.count > shown.count ? ", …" : ""
      let list = shown.joined(separator: ", ") + more
      guard outdatedCode == nil else {
        throw CommandError("\(word): \(candidates.count) places took the place of \(text.shortened): \(list)")
      }
      throw CommandError("\(word): \(candidates.count) places fit \(text.shortened): \(list)")
    }
  }

  /// The notice that the picker opens with; nil for a plain match.
  ///
  /// - Parameter tree: The tree that was searched; it may know why a code is not there.
  func notice(in tree: RegionTree) -> Notice? {
    switch problem {
    case .notFound(let text):
      CodeLookup(tree).meaning(of: text).flatMap { $0.notice(at: path.last) } ?? .notFound(text.shortened)
    case .ambiguous(let text, let candidates):
      outdatedCode.map { .divided(code: $0, among: candidates) }
        ?? .ambiguous(text.shortened, candidates: candidates)
    case nil: outdatedCode.flatMap { code in path.last.map { .succeeded(code: code, by: $0) } }
    }
  }
}

extension CodeMeaning {
  /// Why no place has the code; nil if the text is no code.
  ///
  /// - Parameter place: The place that the picker opens at.
  fileprivate func notice(at place: Region?) -> Notice? {
    if let village, let place, regions == [place] { return .village(code: village, in: place) }
    return succession != nil && regions.isEmpty ? .abolished(code: code) : nil
  }
}
