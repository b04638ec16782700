import RegionModel

/// Finds the place that an address names: the deepest that is sure.
///
/// An address is text as people write it: with or without province, city and the suffixes, with country,
/// postcode, telephone and receiver around the place, with names out of use, names left out and names repeated. What
/// bears a place's name without being it, 上海路 say, is not taken for the place; and where several places fit and
/// nothing decides, what they share is the answer: nothing is guessed.
///
/// Addresses are China's: in a tree whose names do not have the suffixes of its divisions, no address names a place.
///
/// One resolver serves all threads, each with an `AddressScratch` of its own.
public struct AddressResolver: Sendable {
  public let tree: RegionTree
  private let prior: AddressPrior?
  fileprivate let tables: Tables

  /// - Complexity: O(1). In a tree without an index the first address takes O(places of the tree) more.
  /// - Parameters:
  ///   - tree: The divisions of China, or a tree whose names have their suffixes.
  ///   - prior: What decides between places that fit as well; nil where nothing is to be guessed.
  public init(_ tree: RegionTree, prior: AddressPrior? = nil) {
    self.tree = tree
    self.prior = prior
    tables = Tables(tree)
  }

  /// Finds the place of an address in UTF-8, broken or not.
  ///
  /// - Complexity: O(bytes); no more than the first thousand characters are looked at.
  public func resolve(_ address: some Sequence<UInt8>) -> AddressMatch {
    guard tree.hasSuffixes else { return AddressMatch(noneIn: Array(address).count) }
    let scratch = AddressScratch(self)
    if let match = address.withContiguousStorageIfAvailable({ resolve(UnsafeRawBufferPointer($0), scratch) })
    {
      return match
    }
    return Array(address).withUnsafeBytes { resolve($0, scratch) }
  }

  /// The same without taking memory for each address.
  public func resolve(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) -> AddressMatch {
    guard tree.hasSuffixes else { return AddressMatch(noneIn: address.count) }
    let text = scratch.text
    text.read(address)
    var reader = Reader(tree, scratch, names: scratch.names)
    let reading = reader.read()
    guard reading.score > 0 else {
      return (text.hasLatinWord ? latinMatch(address, scratch) : nil) ?? AddressMatch(noneIn: address.count)
    }
    let rest = Rest(address, text, reading)
    if reading.isShared { return match(among: reader.candidates, common: reading.node, rest) }
    return AddressMatch(
      region: tree.region(numbered: UInt32(reading.node)), rest: rest.range, before: rest.before,
      place: rest.place, confidence: reading.isCertain ? .certain : .likely, candidates: [],
      outdated: reading.alias >= 0 ? tree.aliasEntry(Int(reading.alias)) : nil)
  }

  /// What several places come to that fit as well: the one that is meant most often, or what they all lie in.
  private func match(among candidates: [Int], common: Int, _ rest: Rest) -> AddressMatch {
    let chosen = prior?.decided(among: candidates, in: tree)
    let node = chosen ?? common
    return AddressMatch(
      region: node > 0 ? tree.region(numbered: UInt32(node)) : nil, rest: rest.range, before: rest.before,
      place: rest.place, confidence: chosen == nil ? .shared : .likely,
      candidates: chosen == nil ? candidates.map { tree.region(numbered: UInt32($0)) } : [], outdated: nil)
  }

  /// All places that an address names, the first one first: a sender and a receiver, branches of a firm.
  ///
  /// Those behind the first count where they are sure, or begin a word and have four characters.
  ///
  /// - Returns: One match at least; the ranges of each are those of the whole text.
  public func resolveAll(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) -> [AddressMatch] {
    var matches = [resolve(address, scratch)]
    while let last = matches.last, last.region != nil, last.place.upperBound < address.count,
      matches.count < 100
    {
      let start = last.place.upperBound
      let part = UnsafeRawBufferPointer(rebasing: address[start...])
      let match = resolve(part, scratch)
      guard match.region != nil, match.confidence == .certain || match.place.count >= 12 else { break }
      matches.append(match.moved(by: start))
    }
    return matches
  }
}

extension AddressResolver {
  /// What an address in Latin letters comes to; nil where it names no place.
  private func latinMatch(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) -> AddressMatch? {
    var reader = LatinReader(tree, scratch.latin, address)
    guard let answer = reader.read() else { return nil }
    let common = answer.nodes.dropFirst().reduce(answer.nodes[0], tree.commonNode)
    // The postcode and the country belong to the place.
    let place = answer.range.lowerBound..<(answer.isReversed ? address.count : answer.range.upperBound)
    let rest = Rest(address, place: place, isReversed: answer.isReversed)
    if answer.nodes.count > 1 { return match(among: answer.nodes, common: common, rest) }
    return AddressMatch(
      region: tree.region(numbered: UInt32(common)), rest: rest.range, before: rest.before, place: rest.place,
      confidence: answer.isCertain ? .certain : .likely, candidates: [], outdated: nil)
  }
}

/// Memory that a thread uses again for every address that it resolves.
public final class AddressScratch {
  let text: Text
  let names: NameTable
  let townships: TownshipTable
  let moves: Moves
  private let tables: Tables
  private(set) lazy var otherTownships = tables.otherTownships
  private(set) lazy var latin = tables.latin

  public init(_ resolver: AddressResolver) {
    tables = resolver.tables
    let index = tables.index
    (names, townships, moves) = (index.names, index.townships, index.moves)
    text = Text(tables.foldings)
  }
}
