/// Headings of quantities, which may look like codes and are none: `0B` and `256G` in `SIZE`.
enum QuantityWords {
  private static let words: Set<String> = [
    "size", "used", "avail", "available", "bytes", "length", "fssize", "fsused", "fsavail", "vsz", "rss",
    "sz", "大小", "容量",
  ]

  /// Whether the heading of a column is one; false where the table has none.
  static func areIn(_ header: [String], _ column: Int) -> Bool {
    !header.isEmpty && words.contains(FieldNames.normalized(header[column]))
  }
}
