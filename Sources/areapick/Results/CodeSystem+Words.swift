import PickerView
import RegionModel

/// The names of the code systems on the command line and in messages.
extension CodeSystem {
  static let words = [CodeSystem.first, .second].map(\.word)

  /// Nil for a word that names neither system.
  init?(word: String) {
    guard let system = [CodeSystem.first, .second].first(where: { $0.word == word }) else { return nil }
    self = system
  }

  var word: String { self == .first ? "register" : "bureau" }

  /// The name of the authority that issues the codes, for messages.
  func word(in language: Language) -> String {
    language == .chinese ? (self == .first ? "民政部" : "统计局") : word
  }
}
