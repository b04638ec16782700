/// A text in both languages.
struct Wording: Equatable, Sendable {
  let chinese: String
  let english: String

  init(_ chinese: String, _ english: String) {
    self.chinese = chinese
    self.english = english
  }

  func callAsFunction(_ language: Language) -> String { language(chinese, english) }
}
