/// What was gathered from a source, until the tree is built of it.
final class Gathered {
  private(set) var records: Records
  private(set) var text: SourceText
  private let releaseSource: () -> Void

  init(_ records: Records, _ text: SourceText, release: @escaping () -> Void) {
    self.records = records
    self.text = text
    releaseSource = release
  }

  /// Gives all memory back, the source's too.
  func release() {
    records = Records()
    text = SourceText(UnsafeRawBufferPointer(start: nil, count: 0))
    releaseSource()
  }
}
