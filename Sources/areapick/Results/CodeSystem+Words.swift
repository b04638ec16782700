import PickerView
import RegionModel

/// What the command line and messages call the systems of codes.
extension CodeSystem {
  static let words = [CodeSystem.first, .second].map(\.word)

  /// Nil for what is the word for neither.
  init?(word: String) {
    guard let system = [CodeSystem.first, .second].first(where: { $0.word == word }) else { return nil }
    self = system
  }

  var word: String { self == .first ? "register" : "bureau" }

  /// What a message calls whoever gives the codes.
  func word(in language: Language) -> String {
    language == .chinese ? (self == .first ? "民政部" : "统计局") : word
  }
}
