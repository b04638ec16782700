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
  fileprivate let tables: Tables

  /// - Complexity: O(1). The first address takes O(places of the tree) more: half a millisecond for the country.
  public init(_ tree: RegionTree) {
    self.tree = tree
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
    let isFound = reading.score > 0
    if !isFound, text.hasLatinWord, let match = latinMatch(address, scratch) { return match }
    return AddressMatch(
      region: reading.node > 0 ? tree.region(numbered: UInt32(reading.node)) : nil,
      rest: isFound ? Rest(address, text, reading).range : 0..<address.count,
      confidence: !isFound ? .none : reading.isShared ? .shared : reading.isCertain ? .certain : .likely,
      candidates: reader.candidates.map { tree.region(numbered: UInt32($0)) },
      outdated: reading.alias >= 0 && !reading.isShared ? tree.aliasEntry(Int(reading.alias)) : nil)
  }
}

extension AddressResolver {
  /// What an address in Latin letters comes to; nil where it names no place.
  private func latinMatch(_ address: UnsafeRawBufferPointer, _ scratch: AddressScratch) -> AddressMatch? {
    var reader = LatinReader(tree, scratch.latin, address)
    guard let answer = reader.read() else { return nil }
    let common = answer.nodes.dropFirst().reduce(answer.nodes[0], tree.commonNode)
    let isShared = answer.nodes.count > 1
    let rest = answer.isReversed ? 0..<answer.range.lowerBound : answer.range.upperBound..<address.count
    return AddressMatch(
      region: common > 0 ? tree.region(numbered: UInt32(common)) : nil, rest: Rest.trimmed(rest, address),
      confidence: isShared ? .shared : answer.isCertain ? .certain : .likely,
      candidates: isShared ? answer.nodes.map { tree.region(numbered: UInt32($0)) } : [], outdated: nil)
  }
}

/// Memory that a thread uses again for every address that it resolves.
public final class AddressScratch {
  let text: Text
  let names: NameTable
  let townships: TownshipTable
  let moves: Moves
  private let tables: Tables
  private(set) lazy var latin = tables.latin

  public init(_ resolver: AddressResolver) {
    tables = resolver.tables
    let index = tables.index
    (names, townships, moves) = (index.names, index.townships, index.moves)
    text = Text(tables.foldings)
  }
}
