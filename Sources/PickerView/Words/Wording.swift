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

extension Wording {
  /// The same words for a tree without pinyin: they name none, and no Han characters.
  var inLetters: Wording { Wording.lettersOnly.first { $0.usual == self }?.inLetters ?? self }

  static let jumping = Wording("跳到首字母或全拼（gd、guangdong）", "jump by initials or pinyin (gd, guangdong)")
  static let searching = Wording("搜索（汉字直接输入即可）", "search; Han text begins one by itself")
  static let typing = Wording("输入名称、拼音、首字母或代码", "names, pinyin, initials, codes")

  private static let lettersOnly: [(usual: Wording, inLetters: Wording)] = [
    (jumping, Wording("跳到以这些字母开头的名称", "jump to the first name that begins so")),
    (searching, Wording("搜索（其他文字直接输入即可）", "search; other letters begin one by themselves")),
    (typing, Wording("输入名称、首字母或代码", "names, initials, codes")),
  ]
}
