/// A column without a heading, as `--fields` names it: `3`, or as `inspect` prints it, `column 3` and `第 3 列`.
enum ColumnNumber {
  /// Counted from 1; nil for other texts.
  static func of(_ name: String) -> Int? {
    if let number = Int(name) { return number }
    let words = name.split(separator: " ")
    if words.count == 2, words[0] == "column" { return Int(words[1]) }
    return words.count == 3 && words[0] == "第" && words[2] == "列" ? Int(words[1]) : nil
  }
}
