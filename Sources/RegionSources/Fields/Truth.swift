/// The words of fields that say yes or no.
enum Truth {
  /// Whether a text means yes: any but the empty one and the words for no.
  static func isTrue(_ text: String) -> Bool {
    !["", "0", "false", "no", "n", "否", "False", "FALSE", "f", "N", "null"].contains(text)
  }
}
