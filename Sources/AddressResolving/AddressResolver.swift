import RegionModel

/// Finds the deepest certain place that an address names.
///
/// An address is text as people write it: with or without province, city and suffixes; with a country, a postcode, a
/// telephone number and a receiver around it; with names out of use, left out or repeated. A name inside another, such
/// as 上海 in 上海路, is not the place. If several places match and nothing decides, the answer is the place around them:
/// nothing is guessed.
///
/// Only Chinese addresses are read: in a tree without the suffixes of China's divisions, no address names a place.
///
/// One resolver serves all threads; each thread has its own `AddressScratch`.
public struct AddressResolver: Sendable {
  public let tree: RegionTree
  private let prior: AddressPrior?
  fileprivate let tables: Tables

  /// - Complexity: O(1). In a tree without an index, the first address also takes O(places of the tree).
  /// - Parameters:
  ///   - tree: The divisions of China, or a tree whose names have their suffixes.
  ///   - prior: Decides between places that match equally well; nil to guess nothing.
  public init(_ tree: RegionTree, prior: AddressPrior? = nil) {
    self.tree = tree
    self.prior = prior
    tables = Tables(tree)
  }

  /// Finds the place of an address in UTF-8, which may be broken.
  ///
  /// - Complexity: O(bytes); only the first thousand characters are read.
  public func resolve(_ address: some Sequence<UInt8>) -> AddressMatch {
    guard tree.hasSuffixes else { return AddressMatch(noneIn: Array(address).count) }
    let scratch = AddressScratch(self)
    if let match = address.withContiguousStorageIfAvailable({ resolve(UnsafeRawBufferPointer($0), scratch) })
    {
      return match
    }
    return Array(address).withUnsafeBytes { resolve($0, scratch) }
  }

  /// Finds the place of an address without allocating memory for each one: the receiver's, if there is a sender too.
  public func resolve(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) -> AddressMatch {
    resolve(address, scratch, takesAllSides: false)
  }

  private func resolve(
    _ address: UnsafeRawBufferPointer, _ scratch: AddressScratch, takesAllSides: Bool
  ) -> AddressMatch {
    let resolution = resolution(address, scratch, takesAllSides: takesAllSides)
    return AddressMatch(resolution, scratch.candidates, in: tree)
  }

  /// The same answer in numbers; the candidates are then those of `scratch`.
  package func resolution(
    _ address: UnsafeRawBufferPointer, _ scratch: AddressScratch, takesAllSides: Bool = false
  ) -> Resolution {
    takeUp(address, scratch)
    fetch(scratch)
    return resolution(ofTaken: address, scratch, takesAllSides: takesAllSides)
  }

  /// Takes up an address, the first of three steps to its answer.
  ///
  /// Whoever has many addresses takes up the next one before the last step for this one, with another scratch: so the
  /// processor has time to fetch what each step asks of the tables.
  package func takeUp(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) {
    guard tree.hasSuffixes else { return }
    scratch.text.read(address)
    scratch.reader.fetchSlots()
  }

  /// Asks for what the answer to the address that was taken up needs of the tables: the second step.
  package func fetch(_ scratch: AddressScratch) { scratch.reader.fetchRecords() }

  /// The answer to an address that was taken up.
  package func resolution(
    ofTaken address: UnsafeRawBufferPointer, _ scratch: AddressScratch, takesAllSides: Bool = false
  ) -> Resolution {
    guard tree.hasSuffixes else { return Resolution(noneIn: address.count) }
    let text = scratch.text
    let reader = scratch.reader
    let reading = reader.read(takesAllSides: takesAllSides)
    guard reading.score > 0 else {
      return (text.hasLatinWord ? latinResolution(address, scratch) : nil)
        ?? Resolution(noneIn: address.count)
    }
    let rest = Rest(address, text, reading)
    if reading.isShared {
      return resolution(among: reader.candidates, common: reading.node, rest, scratch)
    }
    return Resolution(reading.node, rest, reading.isCertain ? .certain : .likely, alias: reading.alias)
  }

  /// The answer where there are several candidates: the one that the prior chooses, or the place around all of them.
  private func resolution(
    among candidates: [Int], common: Int, _ rest: Rest, _ scratch: AddressScratch
  ) -> Resolution {
    if let chosen = prior?.decided(among: candidates, in: tree) { return Resolution(chosen, rest, .likely) }
    // Copied: a shared array would be made anew for the next address.
    scratch.candidates.removeAll(keepingCapacity: true)
    scratch.candidates.append(contentsOf: candidates)
    return Resolution(common, rest, .shared)
  }

  /// Finds all places that an address names, in order, such as a sender and a receiver, or the branches of a firm.
  ///
  /// A later place counts only if it is certain, or if its names have four characters or more.
  ///
  /// - Returns: At least one match; all ranges are those of the whole text.
  public func resolveAll(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) -> [AddressMatch] {
    var matches = [resolve(address, scratch, takesAllSides: true)]
    while let last = matches.last, last.region != nil, last.place.upperBound < address.count,
      matches.count < 100
    {
      let start = last.place.upperBound
      let part = UnsafeRawBufferPointer(rebasing: address[start...])
      let match = resolve(part, scratch, takesAllSides: true)
      guard match.region != nil, match.confidence == .certain || match.place.count >= 12 else { break }
      matches.append(match.moved(by: start))
    }
    return matches
  }
}

extension AddressResolver {
  /// The answer to an address in Latin letters; nil if it names no place.
  private func latinResolution(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) -> Resolution? {
    var reader = LatinReader(tree, scratch.latin, address)
    guard let answer = reader.read() else { return nil }
    let common = answer.nodes.dropFirst().reduce(answer.nodes[0], tree.commonNode)
    // The postcode and the country belong to the place.
    let place = answer.range.lowerBound..<(answer.isReversed ? address.count : answer.range.upperBound)
    let rest = Rest(address, place: place, isReversed: answer.isReversed)
    if answer.nodes.count > 1 { return resolution(among: answer.nodes, common: common, rest, scratch) }
    return Resolution(common, rest, answer.isCertain ? .certain : .likely)
  }
}

/// Memory that a thread reuses for every address it resolves.
public final class AddressScratch {
  let text: Text
  let reader: Reader
  private let tables: Tables
  private(set) lazy var latin = tables.latin
  /// The candidates of the last answer that is shared by several.
  fileprivate(set) var candidates: [Int] = []

  private let nearTownships: NearTownships

  public convenience init(_ resolver: AddressResolver) {
    self.init(resolver, NearTownships(Places(resolver.tree)))
  }

  /// Memory for another address, used in turn with `other` by the same thread.
  package convenience init(_ resolver: AddressResolver, beside other: AddressScratch) {
    self.init(resolver, other.nearTownships)
  }

  private init(_ resolver: AddressResolver, _ nearTownships: NearTownships) {
    (tables, self.nearTownships) = (resolver.tables, nearTownships)
    text = Text(tables.characters, tables.index.filters)
    reader = Reader(resolver.tree, text, tables, nearTownships)
  }
}
