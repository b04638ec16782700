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
  /// Whether names could hold what must not be printed.
  private let checksNames: Bool

  init(_ resolver: AddressResolver, _ style: ResultStyle, checksNames: Bool) {
    self.resolver = resolver
    scratch = AddressScratch(resolver)
    self.style = style.forAddresses
    self.checksNames = checksNames
  }

  /// Writes the answers for a text of addresses that end with `end`, the last one perhaps without it. A return
  /// before a newline is part of it.
  ///
  /// - Throws: Where a name of a foreign tree could do harm.
  mutating func append(_ text: UnsafeRawBufferPointer, endingWith end: UInt8) throws(Failure) {
    var start = 0
    while start < text.count {
      var stop = start
      while stop < text.count, text[stop] != end { stop += 1 }
      let hasReturn = end == UInt8(ascii: "\n") && stop > start && text[stop - 1] == UInt8(ascii: "\r")
      try append(UnsafeRawBufferPointer(rebasing: text[start..<stop - (hasReturn ? 1 : 0)]))
      start = stop + 1
    }
  }

  /// Writes the answer for an address.
  ///
  /// - Throws: Where a name of a foreign tree could do harm.
  mutating func append(_ address: UnsafeRawBufferPointer) throws(Failure) {
    let match = resolver.resolve(address, scratch)
    if let region = match.region {
      hasFound = true
      if checksNames { try style.checkNames(region.path) }
    }
    let rest = UnsafeRawBufferPointer(rebasing: address[match.rest])
    style.append(AnswerText(match: match, rest: rest, style: style), to: &output)
  }

  mutating func append(_ address: [UInt8]) throws(Failure) {
    do {
      try address.withUnsafeBytes { try append($0) }
    } catch {
      throw error as? Failure ?? Failure("\(error)")
    }
  }

  /// Hands over what was written, and begins anew.
  mutating func take() -> [UInt8] {
    let taken = output
    output = []
    output.reserveCapacity(taken.count)
    return taken
  }
}
