import Glibc

/// The elements of an XML text as one flat list, in the order of the file.
///
/// The elements inside of one follow it, up to its `end`. Namespaces are left out: `act:name` is `name`, and what declares
/// them is no attribute.
final class XMLElements: XMLReader {
  struct Element {
    var name: UInt32
    /// The index of the next element that is not inside this one.
    var end: UInt32
    /// The number of its first attribute; its last is before the first of the next element.
    var attributes: UInt32
    var place: UInt32
    var text = Slice.none
  }

  struct Attribute {
    let name: UInt32
    let text: Slice
  }

  var problem: String?
  /// Where the document will be built; it has the texts of the elements.
  var builder: DocumentBuilder
  private(set) var all: [Element] = []
  private(set) var attributes: [Attribute] = []
  private(set) var names = KeyTable()
  private(set) var nameText = SourceText(UnsafeRawBufferPointer(start: nil, count: 0))
  /// The open elements, and the text of each so far.
  private var open: [Int] = []
  private var texts: [[UInt8]] = []

  /// Where the file begins in the text's source.
  let start: Int

  /// - Parameter text: The text that has the file, and perhaps others before it.
  init(_ source: UnsafeRawBufferPointer, _ text: SourceText) {
    builder = DocumentBuilder(text)
    start = builder.start(of: source)
  }

  /// The indices of the elements directly inside of one.
  func children(of index: Int) -> Children {
    Children(elements: self, position: index + 1, end: Int(all[index].end))
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let elements: XMLElements
    fileprivate var position: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(elements.all[position].end) }
      return position
    }
  }

  func attributes(of index: Int) -> ArraySlice<Attribute> {
    let end = index + 1 < all.count ? Int(all[index + 1].attributes) : attributes.count
    return attributes[Int(all[index].attributes)..<end]
  }

  func name(_ number: Int) -> String { nameText.string(names.slices[number]) }

  func start(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes?, at place: Int) {
    let place = start + place
    if all.count < 2 {
      let (own, outer) = (String(cString: name), all.first.map { self.name(Int($0.name)) })
      if WebPage.begins(with: outer ?? own, around: outer == nil ? nil : own) { problem = WebPage.reason }
    }
    guard open.count < DocumentBuilder.deepest, all.count < Int(Int32.max) else {
      problem = "nested more than 50,000 deep"
      return
    }
    if texts.count == open.count { texts.append([]) }
    open.append(all.count)
    let first = UInt32(self.attributes.count)
    all.append(
      Element(name: number(of: name), end: 0, attributes: first, place: UInt32(clamping: place)))
    guard var next = attributes else { return }
    while let name = next[0], let text = next[1] {
      if !XMLElements.isOfNamespaces(name) {
        let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
        let slice = builder.make(Blank.trimmed(bytes), standsAt: place)
        self.attributes.append(Attribute(name: number(of: name), text: slice))
      }
      next += 2
    }
  }

  func end(_ name: UnsafePointer<CChar>, at place: Int) {
    guard let index = open.popLast() else { return }
    let place = start + place
    all[index].end = UInt32(all.count)
    let text = texts[open.count].withUnsafeBytes { bytes in
      builder.make(Blank.trimmed(bytes), standsAt: place)
    }
    all[index].text = text
    texts[open.count].removeAll(keepingCapacity: true)
  }

  func addText(_ bytes: UnsafeRawBufferPointer) {
    guard !open.isEmpty else { return }
    texts[open.count - 1].append(contentsOf: bytes)
  }

  /// The number of a name without its namespace.
  private func number(of name: UnsafePointer<CChar>) -> UInt32 {
    var bytes = UnsafeRawBufferPointer(start: name, count: strlen(name))
    if let colon = bytes.lastIndex(of: UInt8(ascii: ":")), colon + 1 < bytes.count {
      bytes = UnsafeRawBufferPointer(rebasing: bytes[(colon + 1)...])
    }
    return names.number(of: bytes, in: &nameText)
  }

  /// Whether an attribute says how the text is to be read: `xmlns:act`, `xsi:schemaLocation`, `xml:space`.
  private static func isOfNamespaces(_ name: UnsafePointer<CChar>) -> Bool {
    let name = UnsafeRawBufferPointer(start: name, count: strlen(name))
    return name.starts(with: "xmlns".utf8) || name.starts(with: "xsi:".utf8)
      || name.elementsEqual("xml:space".utf8) || name.elementsEqual("xml:base".utf8)
  }
}
