extension Catalogue {
  /// Files that are no text, and trees that a form has no room for.
  static let limits: [Text] = [
    ("nothing but NUL bytes: no text", "全是 NUL 字节，不是文本"), ("a picture: no text", "是图片，不是文本"),
    ("a compiled program: no text", "是编译好的程序，不是文本"), ("a binary file: no text", "是二进制文件，不是文本"),
    (
      "{} levels are too many for a column a level; --as jsonl has any number",
      "有 {1} 级，一级一列放不下；用 --as jsonl 多少级都可以"
    ),
  ]
}
