import PickerCore
import RegionModel
import RegionSearch
import TerminalKit

extension PlaceMatch {
  /// The notice that the picker opens with; nil for a plain match.
  ///
  /// - Parameter tree: The tree that was searched; it can say why a code names no place.
  package func notice(in tree: RegionTree) -> Notice? {
    switch problem {
    case .notFound(let text):
      CodeLookup(tree).meaning(of: text).flatMap { $0.notice(at: path.last) } ?? .notFound(text.noticeText)
    case .ambiguous(let text, let candidates):
      outdatedCode.map { .divided(code: $0, among: candidates) }
        ?? .ambiguous(text.noticeText, candidates: candidates)
    case nil: outdatedCode.flatMap { code in path.last.map { .succeeded(code: code, by: $0) } }
    }
  }
}

extension CodeMeaning {
  /// Why the code is not that of a place; nil where it is no code at all.
  ///
  /// - Parameter place: Where the picker opens.
  fileprivate func notice(at place: Region?) -> Notice? {
    if let village, let place, regions == [place] { return .village(code: village, in: place) }
    return succession != nil && regions.isEmpty ? .abolished(code: code) : nil
  }
}

extension String {
  /// The text as far as a notice quotes it: 200 cells.
  fileprivate var noticeText: String { TextWidth.truncated(self, to: 200, ellipsis: "...") }
}
