import AddressResolving
import RegionModel

/// A form of answers that is only copied: text, codes, own names and parts of the address, with a line end.
///
/// Most streams of addresses ask for no more, and an answer in such a form allocates nothing.
struct PlainAnswer {
  private enum Part {
    case text(Range<Int>)
    case code, path, rest, before
    case confidence

    /// Whether only the place decides it.
    var isOfPlace: Bool {
      switch self {
      case .text, .code, .path: true
      case .rest, .before, .confidence: false
      }
    }
  }

  private let parts: [Part]
  /// How many parts in front only the place decides.
  private let headCount: Int
  /// The texts between the fields, one behind the other, and the line end.
  private let texts: [UInt8]
  private let separator: [UInt8]
  private let tree: RegionTree

  /// - Returns: Nil for a style that needs more.
  init?(_ style: ResultStyle, _ tree: RegionTree) {
    guard let template = style.template, style.names == .own, !style.fillsLevels, style.codes == .first
    else { return nil }
    var parts: [Part] = []
    var texts: [UInt8] = []
    for part in template.parts {
      switch part {
      case .text(let text):
        parts.append(.text(texts.count..<texts.count + text.utf8.count))
        texts += text.utf8
      case .field(.code): parts.append(.code)
      case .field(.path): parts.append(.path)
      case .field(.rest): parts.append(.rest)
      case .field(.before): parts.append(.before)
      case .field(.confidence): parts.append(.confidence)
      case .field, .further: return nil
      }
    }
    parts.append(.text(texts.count..<texts.count + 1))
    texts.append(style.endsWithNull ? 0 : UInt8(ascii: "\n"))
    (self.parts, self.texts, self.tree) = (parts, texts, tree)
    headCount = parts.prefix(while: \.isOfPlace).count
    separator = Array((style.separator ?? "/").utf8)
  }

  /// Writes the answer to an address, with its line end.
  ///
  /// The parts in front that only the place decides are taken from `heads`, where a line before had the same place.
  func write(
    _ answer: Resolution, to address: UnsafeRawBufferPointer, in output: OutputBytes, _ heads: AnswerHeads
  ) {
    if answer.node == 0 || !output.append(heads, answer.node) {
      let start = output.count
      for index in 0..<headCount { write(parts[index], answer, address, in: output) }
      if answer.node > 0 { heads.keep(output.bytes(from: start), of: answer.node) }
    }
    for index in headCount..<parts.count { write(parts[index], answer, address, in: output) }
  }

  @inline(__always)
  private func write(
    _ part: Part, _ answer: Resolution, _ address: UnsafeRawBufferPointer, in output: OutputBytes
  ) {
    switch part {
    case .text(let range):
      texts.withUnsafeBytes { output.append(UnsafeRawBufferPointer(rebasing: $0[range])) }
    case .code: if answer.node > 0 { output.append(tree.codeBytes(ofNode: Int(answer.node))) }
    case .path: if answer.node > 0 { writePath(Int(answer.node), in: output) }
    case .rest: write(UnsafeRawBufferPointer(rebasing: address[answer.rest]), in: output)
    case .before: write(UnsafeRawBufferPointer(rebasing: address[answer.before]), in: output)
    case .confidence: write(answer.confidence, in: output)
    }
  }

  /// Writes the names of a place and of all above it, highest first.
  private func writePath(_ node: Int, in output: OutputBytes) {
    let above = tree.parentNode(of: node)
    if above > 0 {
      writePath(above, in: output)
      separator.withUnsafeBytes { output.append($0) }
    }
    PathText.write(tree.label(ofNode: node).name, separator: separator) { output.append($0) }
  }

  private func write(_ confidence: AddressMatch.Confidence, in output: OutputBytes) {
    let word: StaticString =
      switch confidence {
      case .certain: "certain"
      case .likely: "likely"
      case .shared: "shared"
      case .none: "none"
      }
    output.append(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Writes a part of the address, with a blank for each control character.
  private func write(_ part: UnsafeRawBufferPointer, in output: OutputBytes) {
    if !PlainAnswer.mayHoldControls(part) { return output.append(part) }
    var line: [UInt8] = []
    AnswerText.append(part, to: &line)
    line.withUnsafeBytes { output.append($0) }
  }

  /// Whether a byte is a control character, or the first byte of those in two.
  ///
  /// Eight bytes are looked at together (Anderson, Bit Twiddling Hacks, "Determine if a word has a byte less than n").
  private static func mayHoldControls(_ part: UnsafeRawBufferPointer) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var found: UInt64 = 0
    var offset = 0
    while offset &+ 8 <= part.count {
      let word = part.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let (delete, lead) = (word ^ ones &* 0x7F, word ^ ones &* 0xC2)
      found |= (word &- ones &* 0x20) & ~word
      found |= (delete &- ones) & ~delete | (lead &- ones) & ~lead
      offset &+= 8
    }
    if found & (ones &* 0x80) != 0 { return true }
    while offset < part.count {
      let byte = part[offset]
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 { return true }
      offset &+= 1
    }
    return false
  }
}

/// How the answers begin that lead to a place, for some hundred places of the last lines: those of a city repeat.
///
/// Each place has one slot, which the last place that shares it holds; so the memory stays the same.
final class AnswerHeads {
  /// A slot is UInt32 node, UInt32 count, and the bytes.
  private static let slotSize = 128
  private static let headerSize = 8
  /// The longest beginning that is kept, in bytes.
  fileprivate static let longest = slotSize - headerSize
  private static let slotCount = 512
  private let slots = UnsafeMutableRawPointer.allocate(byteCount: slotCount * slotSize, alignment: 16)

  init() {
    for slot in 0..<AnswerHeads.slotCount {
      slots.storeBytes(of: 0, toByteOffset: slot * AnswerHeads.slotSize, as: UInt32.self)
    }
  }

  deinit { slots.deallocate() }

  private func slot(_ node: UInt32) -> UnsafeMutableRawPointer {
    slots + Int(node) % AnswerHeads.slotCount * AnswerHeads.slotSize
  }

  func keep(_ head: UnsafeRawBufferPointer, of node: UInt32) {
    guard let start = head.baseAddress, head.count <= AnswerHeads.longest else { return }
    let slot = slot(node)
    slot.storeBytes(of: node, as: UInt32.self)
    slot.storeBytes(of: UInt32(head.count), toByteOffset: 4, as: UInt32.self)
    (slot + AnswerHeads.headerSize).copyMemory(from: start, byteCount: head.count)
  }

  /// Where the beginning of a place's answers stands, and its length; nil if it is not kept. As many bytes as the longest
  /// one has can be read there.
  @inline(__always)
  fileprivate func head(of node: UInt32) -> (start: UnsafeRawPointer, count: Int)? {
    let slot = slot(node)
    guard slot.load(as: UInt32.self) == node else { return nil }
    return (
      UnsafeRawPointer(slot + AnswerHeads.headerSize), Int(slot.load(fromByteOffset: 4, as: UInt32.self))
    )
  }
}

/// Bytes that are written one part after the other, in memory that is kept for the next ones.
final class OutputBytes {
  private var start = UnsafeMutableRawPointer.allocate(byteCount: firstCapacity, alignment: 16)
  private var capacity = firstCapacity
  private(set) var count = 0
  private static let firstCapacity = 1 << 16

  deinit { start.deallocate() }

  /// What was written since `clear`.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// The same from an offset on.
  func bytes(from offset: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + offset, count: count - offset)
  }

  func clear() { count = 0 }

  /// Appends the kept beginning of a place's answers.
  ///
  /// - Returns: False if none is kept.
  @inline(__always)
  func append(_ heads: AnswerHeads, _ node: UInt32) -> Bool {
    guard let head = heads.head(of: node) else { return false }
    if AnswerHeads.longest > capacity &- count { grow(by: AnswerHeads.longest) }
    // All that may be there is copied: a length that is known takes a few instructions.
    (start + count).copyMemory(from: head.start, byteCount: AnswerHeads.longest)
    count &+= head.count
    return true
  }

  @inline(__always)
  func append(_ part: UnsafeRawBufferPointer) {
    guard let base = part.baseAddress else { return }
    if part.count > capacity &- count { grow(by: part.count) }
    (start + count).copyMemory(from: base, byteCount: part.count)
    count &+= part.count
  }

  private func grow(by added: Int) {
    let larger = max(capacity * 2, count + added)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    memory.copyMemory(from: start, byteCount: count)
    start.deallocate()
    (start, capacity) = (memory, larger)
  }
}
