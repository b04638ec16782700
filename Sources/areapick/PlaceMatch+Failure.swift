import PickerCore
import RegionModel
import RegionSearch

extension PlaceMatch {
  /// The place, where it must be one.
  ///
  /// - Parameter word: The command or option that names the place, for the message.
  /// - Throws: Where nothing was found, or several places fit: up to three of them are named.
  func place(_ word: String) throws(Failure) -> Region? {
    switch problem {
    case nil: return path.last
    case .notFound(let text):
      let above = path.last.map { " in \($0.name)" } ?? ""
      throw Failure("\(word): there is no place \(text.shortened)\(above)", status: ExitStatus.nothingMatched)
    case .ambiguous(let text, let candidates):
      let shown = candidates.prefix(3).map { $0.path.map(\.name).joined(separator: "/") }
      let more = candidates.count > shown.count ? ", …" : ""
      let fit = outdatedCode == nil ? "fit" : "took the place of"
      throw Failure(
        "\(word): \(candidates.count) places \(fit) \(text.shortened): \(shown.joined(separator: ", "))\(more)"
      )
    }
  }

  /// What the picker says of it when it opens.
  var notice: Notice? {
    switch problem {
    case .notFound(let text): .notFound(text.shortened)
    case .ambiguous(let text, let candidates):
      outdatedCode.map { .divided(code: $0, among: candidates) }
        ?? .ambiguous(text.shortened, candidates: candidates)
    case nil: outdatedCode.flatMap { code in path.last.map { .succeeded(code: code, by: $0) } }
    }
  }
}
