import AddressResolving
import Glibc
import RegionModel
import RegionSearch

/// Resolves addresses and writes the answers in order; for one thread.
struct ResolveWriter {
  /// The answers that are not plain.
  private var rows: [UInt8] = []
  /// Whether any address named a place.
  private(set) var hasFound = false
  private let resolver: AddressResolver
  private let scratch: AddressScratch
  /// For the address that is taken up while another one is answered.
  private let otherScratch: AddressScratch
  private let style: ResultStyle
  private let form: RowForm
  /// The address's column, counted from 0.
  private let column: Int
  /// Whether all places of an address are written, one row each.
  private let findsAll: Bool
  /// Whether names may contain control characters, so that they must be checked.
  private let checksNames: Bool
  /// The form of answers that are only copied; nil if there is more to do for an answer.
  private lazy var plain = mayBePlain ? PlainAnswer(style, resolver.tree) : nil
  private let mayBePlain: Bool
  /// The answers in that form.
  private let plainOutput = ByteBuffer()
  private lazy var heads = AnswerHeads(nodeCount: resolver.tree.count)

  /// - Parameter column: The address's column in rows of several columns, counted from 0.
  init(_ resolver: AddressResolver, _ command: ResolveCommand, column: Int = 0) {
    self.resolver = resolver
    scratch = AddressScratch(resolver)
    otherScratch = AddressScratch(resolver, beside: scratch)
    style = command.style.forAddresses
    form = command.form
    self.column = column
    findsAll = command.findsAll
    checksNames = !command.source.isBuiltIn
    mayBePlain =
      form.kind == .line && !form.hasEscapes && !form.replacesInvalid && !findsAll && !checksNames
  }

  /// Writes the answers for rows that end with `end`; the last one may lack it.
  ///
  /// A carriage return before a newline belongs to the line end.
  ///
  /// - Throws: `CommandError` if a name from foreign data could harm a terminal.
  mutating func append(_ lines: ByteBuffer, endingWith end: UInt8) throws(CommandError) {
    let text = lines.bytes
    defer { withExtendedLifetime(lines) {} }
    if let plain {
      hasFound = write(text, endingWith: end, plain, plainOutput, heads) || hasFound
      return
    }
    var start = 0
    while start < text.count {
      let (row, next) = row(from: start, in: text, end)
      if form.kind == .line, !form.hasEscapes {
        try append(row)
      } else {
        try append(row: row, row.count < next - 1 - start)
      }
      start = next
    }
  }

  /// Writes the plain answers for rows; all that it reads stays in place, so nothing is counted for a row.
  ///
  /// - Parameter text: Bytes of a `ByteBuffer`.
  /// - Returns: Whether any address named a place.
  private func write(
    _ text: UnsafeRawBufferPointer, endingWith end: UInt8, _ plain: PlainAnswer, _ answers: ByteBuffer,
    _ heads: AnswerHeads
  ) -> Bool {
    var rows = PlainRows(text, endingWith: end)
    guard var row = rows.next() else { return false }
    answers.reserve(text.count * 2)  // That is what most lines need.
    var hasFound = false
    // Each row is taken up while the one before is not answered yet, and its answer is written after the next was taken
    // up: so what the tables have for it is on its way meanwhile.
    var (current, other) = (scratch, otherScratch)
    resolver.takeUp(row, current)
    var (lastRow, lastAnswer) = (row, Resolution.none)
    var isFirst = true
    while true {
      resolver.fetch(current)
      heads.fetchHead(Int(lastAnswer.node))
      let next = rows.next()
      if let next { resolver.takeUp(next, other) }
      if !isFirst { plain.write(lastAnswer, to: lastRow, in: answers, heads) }
      lastAnswer = resolver.resolution(ofTaken: row, current)
      heads.fetch(Int(lastAnswer.node))
      (lastRow, isFirst) = (row, false)
      hasFound = hasFound || lastAnswer.node > 0
      guard let next else { break }
      row = next
      swap(&current, &other)
    }
    plain.write(lastAnswer, to: lastRow, in: answers, heads)
    return hasFound
  }

  /// The row that begins at `start`, without its end, and where the next one begins.
  private func row(
    from start: Int, in text: UnsafeRawBufferPointer, _ end: UInt8
  ) -> (row: UnsafeRawBufferPointer, next: Int) {
    let stop = self.end(of: start, in: text, end)
    let hasReturn = end == UInt8(ascii: "\n") && stop > start && text[stop - 1] == UInt8(ascii: "\r")
    return (UnsafeRawBufferPointer(rebasing: text[start..<stop - (hasReturn ? 1 : 0)]), stop + 1)
  }

  /// The end of the row that begins at `start`, outside of quotes.
  private func end(of start: Int, in text: UnsafeRawBufferPointer, _ end: UInt8) -> Int {
    guard form.kind == .commas else {
      guard let first = text.baseAddress, let place = memchr(first + start, Int32(end), text.count - start)
      else { return text.count }
      return UnsafeRawPointer(place) - first
    }
    return Quotes.endOfRow(from: start, in: text, end)
  }

  /// Writes the answer, or all answers, for an address.
  ///
  /// - Throws: `CommandError` if a name from foreign data could harm a terminal.
  mutating func append(_ address: UnsafeRawBufferPointer) throws(CommandError) {
    for match in matches(address) {
      let start = rows.count
      style.append(try answer(match, address), to: &rows)
      if form.replacesInvalid { repair(from: start) }
    }
  }

  mutating func append(_ address: [UInt8]) throws(CommandError) {
    do {
      try address.withUnsafeBytes { try append($0) }
    } catch {
      throw error as? CommandError ?? CommandError("\(error)")
    }
  }

  /// Writes a row unchanged, with the answer's columns after it.
  private mutating func append(row: UnsafeRawBufferPointer, _ hasReturn: Bool) throws(CommandError) {
    let address = Row(bytes: row, form: form).text(ofColumn: column) ?? []
    do {
      try address.withUnsafeBytes { address in
        for match in matches(address) {
          let start = rows.count
          if form.kind != .line { rows.append(contentsOf: row) }
          let separator: UInt8? = form.kind == .line ? nil : UInt8(ascii: form.kind == .tabs ? "\t" : ",")
          style.appendColumns(
            try answer(match, address), to: &rows, after: separator, escapes: form.hasEscapes,
            quotes: form.kind == .commas)
          if form.replacesInvalid { repair(from: start) }
          if hasReturn { rows.append(UInt8(ascii: "\r")) }
          rows.append(style.endsWithNull ? 0 : UInt8(ascii: "\n"))
        }
      }
    } catch {
      throw error as? CommandError ?? CommandError("\(error)")
    }
  }

  private func matches(_ address: UnsafeRawBufferPointer) -> [AddressMatch] {
    findsAll ? resolver.resolveAll(address, scratch) : [resolver.resolve(address, scratch)]
  }

  private mutating func answer(_ match: AddressMatch, _ address: UnsafeRawBufferPointer) throws(CommandError)
    -> AnswerText
  {
    if let region = match.region {
      hasFound = true
      if checksNames { try style.checkNames(region.path) }
    }
    return AnswerText(match: match, address: address, style: style)
  }

  /// Replaces broken UTF-8 in the rows with U+FFFD, from the byte `start` on.
  private mutating func repair(from start: Int) {
    let line = rows[start...]
    guard line.contains(where: { $0 >= 0x80 }), String(validating: line, as: UTF8.self) == nil else { return }
    let repaired = String(decoding: line, as: UTF8.self)
    rows.replaceSubrange(start..., with: repaired.utf8)
  }

  /// The answers since `clear`, as an array.
  var output: [UInt8] { rows + plainOutput.array }

  /// Writes the answers to a stream.
  ///
  /// - Throws: As `ResultWriter.write` does.
  func send(to stream: ResultWriter) throws(CommandError) {
    if rows.isEmpty { try stream.write(plainOutput.bytes) } else { try stream.write(rows) }
  }

  /// Drops the answers and keeps the memory.
  mutating func clear() {
    plainOutput.clear()
    rows.removeAll(keepingCapacity: true)
  }
}
