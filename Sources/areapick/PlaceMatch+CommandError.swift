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
}
