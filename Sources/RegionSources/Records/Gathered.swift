/// The records of a source and their text, until the tree is built.
final class Gathered {
  private(set) var records: Records
  private(set) var text: SourceText
  private let releaseSource: () -> Void

  init(_ records: Records, _ text: SourceText, release: @escaping () -> Void) {
    self.records = records
    self.text = text
    releaseSource = release
  }

  /// Frees all memory, the source's too.
  func release() {
    records = Records()
    text = SourceText(UnsafeRawBufferPointer(start: nil, count: 0))
    releaseSource()
  }
}
