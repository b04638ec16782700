/// A text in both languages.
package struct Wording: Equatable, Sendable {
  package let chinese: String
  package let english: String

  package init(_ chinese: String, _ english: String) {
    self.chinese = chinese
    self.english = english
  }

  package func callAsFunction(_ language: Language) -> String { language(chinese, english) }
}
