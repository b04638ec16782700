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
  /// Elements with a text alone that stand behind words of each open element, and how many bytes of these go before.
  private var inner: [[(element: Int, offset: Int)]] = []
  /// Where the last byte of each open element's text is that is no blank; nil where there is none.
  private var lastWords: [Int?] = []

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
    if texts.count == open.count {
      texts.append([])
      inner.append([])
      lastWords.append(nil)
    }
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
    takeInner(of: index)
    all[index].end = UInt32(all.count)
    if !open.isEmpty, lastWords[open.count - 1] != nil {
      inner[open.count - 1].append((index, texts[open.count - 1].count))
    }
    let text = texts[open.count].withUnsafeBytes { bytes in
      builder.make(Blank.trimmed(bytes), standsAt: place)
    }
    all[index].text = text
    texts[open.count].removeAll(keepingCapacity: true)
    lastWords[open.count] = nil
  }

  /// Puts the texts of elements inside of a sentence where they stand, and takes the elements out: `see <b>this</b> one`. An
  /// element that other words follow is part of a sentence; behind a name stands what lies below it.
  private func takeInner(of index: Int) {
    let depth = open.count
    guard let last = inner[depth].last else { return }
    defer { inner[depth].removeAll(keepingCapacity: true) }
    let areAlone = inner[depth].allSatisfy { Int(all[$0.element].end) == $0.element + 1 }
    guard areAlone, inner[depth].count == all.count - index - 1, let end = lastWords[depth],
      end >= last.offset
    else { return }
    var (whole, start): ([UInt8], Int) = ([], 0)
    for (element, offset) in inner[depth] {
      whole += texts[depth][start..<offset]
      builder.document.text.bytes(all[element].text) { whole += $0 }
      start = offset
    }
    texts[depth] = whole + texts[depth][start...]
    attributes.removeLast(attributes.count - Int(all[index + 1].attributes))
    all.removeLast(all.count - index - 1)
  }

  func addText(_ bytes: UnsafeRawBufferPointer) {
    guard !open.isEmpty else { return }
    if let last = bytes.lastIndex(where: { $0 > 0x20 }) {
      lastWords[open.count - 1] = texts[open.count - 1].count + last
    }
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
