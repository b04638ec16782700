import AddressResolving
import RegionModel

/// A form of answers that is only copied: text, codes, own names and parts of the address, with a line end.
///
/// Most streams of addresses ask for no more, and an answer in such a form allocates nothing.
struct PlainAnswer {
  fileprivate enum Part {
    /// A text, by its place in `texts`.
    case text(offset: Int, count: Int)
    case code, path
    /// The rest of the address, or what stands before the place.
    case address(isBefore: Bool)
    /// The word for the confidence with the texts around it; `stride` bytes for each confidence, its length first.
    case confidence(offset: Int, stride: Int)

    /// Whether only the place decides it.
    var isOfPlace: Bool {
      switch self {
      case .text, .code, .path: true
      case .address, .confidence: false
      }
    }

    var isOfAddress: Bool { if case .address = self { true } else { false } }
  }

  /// The parts in front that only the place decides.
  private let head: [Part]
  private let tail: [Part]
  /// The place and the stride of the confidence, if the tail is the rest and the confidence, as most often.
  private let usualTail: (offset: Int, stride: Int)?
  private let texts: ByteBuffer
  /// How often an answer has a part of the address.
  private let addressCount: Int
  private let separator: [UInt8]
  private let tree: RegionTree

  /// - Returns: Nil for a style that needs more.
  init?(_ style: ResultStyle, _ tree: RegionTree) {
    guard let template = style.template, style.names == .own, !style.fillsLevels, style.codes == .first
    else { return nil }
    var form = PlainForm()
    for part in template.parts {
      switch part {
      case .text(let text): form.append(Array(text.utf8))
      case .field(.code): form.append(.code)
      case .field(.path): form.append(.path)
      case .field(.rest): form.append(.address(isBefore: false))
      case .field(.before): form.append(.address(isBefore: true))
      case .field(.confidence): form.appendConfidence()
      case .field, .further: return nil
      }
    }
    form.append([style.endsWithNull ? 0 : UInt8(ascii: "\n")])
    form.endText()
    head = Array(form.parts.prefix(while: \.isOfPlace))
    tail = Array(form.parts[head.count...])
    if tail.count == 2, case .address(isBefore: false) = tail[0],
      case .confidence(let offset, let stride) = tail[1]
    {
      usualTail = (offset, stride)
    } else {
      usualTail = nil
    }
    addressCount = tail.count(where: \.isOfAddress)
    (texts, self.tree) = (form.texts, tree)
    separator = Array((style.separator ?? "/").utf8)
  }

  /// Writes the answer to an address, with its line end.
  ///
  /// The head is taken from `heads`, where a line before had the same place.
  ///
  /// - Parameter address: Bytes of a `ByteBuffer`.
  @inline(__always)
  func write(
    _ answer: Resolution, to address: UnsafeRawBufferPointer, in output: ByteBuffer, _ heads: AnswerHeads
  ) {
    // Most often this is the only place where an answer looks for room.
    let room = texts.count &+ addressCount &* address.count
    output.reserve(room &+ AnswerHeads.longest)
    if !heads.append(Int(answer.node), to: output) {
      writeHead(Int(answer.node), in: output, heads)
      output.reserve(room)
    }
    if let (offset, stride) = usualTail {
      write(address, answer.rest, in: output)
      write(answer.confidence, texts.start + offset, stride, in: output)
    } else {
      writeTail(answer, address, room, in: output)
    }
  }

  @inline(never)
  private func writeTail(
    _ answer: Resolution, _ address: UnsafeRawBufferPointer, _ room: Int, in output: ByteBuffer
  ) {
    for index in tail.indices {
      switch tail[index] {
      case .address(let isBefore): write(address, isBefore ? answer.before : answer.rest, in: output)
      case .confidence(let offset, let stride):
        write(answer.confidence, texts.start + offset, stride, in: output)
      case .text(let offset, let count): output.appendInRoom(texts.start + offset, count)
      case .code, .path:
        write(tail[index], Int(answer.node), in: output)
        output.reserve(room)
      }
    }
  }

  @inline(never)
  private func writeHead(_ node: Int, in output: ByteBuffer, _ heads: AnswerHeads) {
    let start = output.count
    for part in head { write(part, node, in: output) }
    heads.keep(output.bytes(from: start), of: node)
  }

  /// Writes a part that only the place decides; `node` is 0 for none.
  private func write(_ part: Part, _ node: Int, in output: ByteBuffer) {
    switch part {
    case .text(let offset, let count):
      output.append(UnsafeRawBufferPointer(start: texts.start + offset, count: count))
    case .code: if node > 0 { output.append(tree.codeBytes(ofNode: node)) }
    case .path: if node > 0 { writePath(node, in: output) }
    case .address, .confidence: break
    }
  }

  /// Writes the names of a place and of all above it, highest first.
  private func writePath(_ node: Int, in output: ByteBuffer) {
    let above = tree.parentNode(of: node)
    if above > 0 {
      writePath(above, in: output)
      separator.withUnsafeBytes { output.append($0) }
    }
    PathText.write(tree.label(ofNode: node).name, separator: separator) { output.append($0) }
  }

  @inline(__always)
  private func write(
    _ confidence: AddressMatch.Confidence, _ texts: UnsafeRawPointer, _ stride: Int, in output: ByteBuffer
  ) {
    let text = texts + confidence.index &* stride
    output.appendInRoom(text + PlainForm.headerSize, Int(text.loadUnaligned(as: UInt32.self)))
  }

  /// Writes a part of the address, with a blank for each control character.
  @inline(__always)
  private func write(_ address: UnsafeRawBufferPointer, _ part: Range<Int>, in output: ByteBuffer) {
    guard let base = address.baseAddress else { return }
    let (start, count) = (base + part.lowerBound, part.upperBound &- part.lowerBound)
    if !output.appendInRoomUnlessControls(start, count) {
      PlainAnswer.writeWithoutControls(UnsafeRawBufferPointer(start: start, count: count), in: output)
    }
  }

  @inline(never)
  private static func writeWithoutControls(_ part: UnsafeRawBufferPointer, in output: ByteBuffer) {
    var line: [UInt8] = []
    AnswerText.append(part, to: &line)
    line.withUnsafeBytes { output.append($0) }
  }
}

/// Collects the parts of a `PlainAnswer`.
private struct PlainForm {
  /// The bytes of the length before the text of a confidence.
  static let headerSize = 4
  private(set) var parts: [PlainAnswer.Part] = []
  let texts = ByteBuffer()
  /// The text since the last field other than the confidence, as it is for each confidence.
  private var variants = AddressMatch.Confidence.allCases.map { _ in [UInt8]() }
  private var hasConfidence = false

  mutating func append(_ text: [UInt8]) {
    for index in variants.indices { variants[index] += text }
  }

  mutating func appendConfidence() {
    for confidence in AddressMatch.Confidence.allCases {
      variants[confidence.index] += confidence.rawValue.utf8
    }
    hasConfidence = true
  }

  mutating func append(_ part: PlainAnswer.Part) {
    endText()
    parts.append(part)
  }

  /// Makes a part of the text that was collected.
  mutating func endText() {
    let offset = texts.count
    let longest = variants.reduce(0) { max($0, $1.count) }
    if hasConfidence {
      let stride = PlainForm.headerSize + longest
      for variant in variants {
        withUnsafeBytes(of: UInt32(variant.count)) { texts.append($0) }
        let filled = variant + Array(repeating: 0, count: longest - variant.count)
        filled.withUnsafeBytes { texts.append($0) }
      }
      parts.append(.confidence(offset: offset, stride: stride))
    } else if longest > 0 {
      variants[0].withUnsafeBytes { texts.append($0) }
      parts.append(.text(offset: offset, count: longest))
    }
    variants = variants.map { _ in [] }
    hasConfidence = false
  }
}

extension AddressMatch.Confidence {
  /// Its position among all, from 0.
  @inline(__always)
  fileprivate var index: Int {
    switch self {
    case .certain: 0
    case .likely: 1
    case .shared: 2
    case .none: 3
    }
  }
}
