import AddressResolving
import RegionModel
import RegionSearch

/// Resolves addresses and writes the answers one after the other. For one thread.
struct ResolveWriter {
  /// What was written since it was last taken.
  private(set) var output: [UInt8] = []
  /// Whether any address named a place.
  private(set) var hasFound = false
  private let resolver: AddressResolver
  private let scratch: AddressScratch
  private let style: ResultStyle
  private let form: RowForm
  /// Of the address, counted from 0.
  private let column: Int
  /// Whether all places of an address are written, a row each.
  private let findsAll: Bool
  /// Whether names could hold what must not be printed.
  private let checksNames: Bool

  /// - Parameter column: Of the address, where the rows have several; counted from 0.
  init(_ resolver: AddressResolver, _ command: ResolveCommand, column: Int = 0) {
    self.resolver = resolver
    scratch = AddressScratch(resolver)
    style = command.style.forAddresses
    form = command.form
    self.column = column
    findsAll = command.findsAll
    checksNames = !command.source.isBuiltIn
  }

  /// Writes the answers for a text of rows that end with `end`, the last one perhaps without it. A return before a
  /// newline is part of it.
  ///
  /// - Throws: Where a name of a foreign tree could do harm.
  mutating func append(_ text: UnsafeRawBufferPointer, endingWith end: UInt8) throws(CommandError) {
    var start = 0
    while start < text.count {
      let stop = self.end(of: start, in: text, end)
      let hasReturn = end == UInt8(ascii: "\n") && stop > start && text[stop - 1] == UInt8(ascii: "\r")
      let row = UnsafeRawBufferPointer(rebasing: text[start..<stop - (hasReturn ? 1 : 0)])
      if form.kind == .line, !form.hasEscapes { try append(row) } else { try append(row: row, hasReturn) }
      start = stop + 1
    }
  }

  /// Where a row ends: at the first sign for it that no quotes enclose.
  private func end(of start: Int, in text: UnsafeRawBufferPointer, _ end: UInt8) -> Int {
    var (stop, isQuoted) = (start, false)
    while stop < text.count, isQuoted || text[stop] != end {
      if text[stop] == UInt8(ascii: "\""), form.kind == .commas { isQuoted.toggle() }
      stop += 1
    }
    return stop
  }

  /// Writes the answer for an address, or the answers.
  ///
  /// - Throws: Where a name of a foreign tree could do harm.
  mutating func append(_ address: UnsafeRawBufferPointer) throws(CommandError) {
    for match in matches(address) {
      let start = output.count
      style.append(try answer(match, address), to: &output)
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

  /// Writes a row as it is, with the answer's columns behind.
  private mutating func append(row: UnsafeRawBufferPointer, _ hasReturn: Bool) throws(CommandError) {
    let address = Row(bytes: row, form: form).text(ofColumn: column) ?? []
    do {
      try address.withUnsafeBytes { address in
        for match in matches(address) {
          let start = output.count
          if form.kind != .line { output.append(contentsOf: row) }
          let separator: UInt8? = form.kind == .line ? nil : UInt8(ascii: form.kind == .tabs ? "\t" : ",")
          style.appendColumns(
            try answer(match, address), to: &output, after: separator, escapes: form.hasEscapes,
            quotes: form.kind == .commas)
          if form.replacesInvalid { repair(from: start) }
          if hasReturn { output.append(UInt8(ascii: "\r")) }
          output.append(style.endsWithNull ? 0 : UInt8(ascii: "\n"))
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

  /// Writes U+FFFD for what is no UTF-8 from a byte of the output on.
  private mutating func repair(from start: Int) {
    let line = output[start...]
    guard line.contains(where: { $0 >= 0x80 }), String(validating: line, as: UTF8.self) == nil else { return }
    let repaired = String(decoding: line, as: UTF8.self)
    output.replaceSubrange(start..., with: repaired.utf8)
  }

  /// Hands over what was written, and begins anew.
  mutating func take() -> [UInt8] {
    let taken = output
    output = []
    output.reserveCapacity(taken.count)
    return taken
  }
}
