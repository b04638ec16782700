import RegionModel
import RegionSearch

/// Resolves addresses and writes the answers one after the other. For one thread.
final class ResolveWriter {
  /// What was written since it was last taken.
  private(set) var output: [UInt8] = []
  /// Whether any address named a place.
  private(set) var hasFound = false
  private let resolver: AddressResolver
  private let scratch: AddressScratch
  private let style: ResultStyle
  /// The texts of places that came before; addresses are often of the same few.
  private var places: [Region: PlaceText] = [:]
  private static let mostPlaces = 4_096

  init(_ resolver: AddressResolver, _ style: ResultStyle) {
    self.resolver = resolver
    scratch = AddressScratch(resolver)
    self.style = style.forAddresses
  }

  /// Writes the answer for an address.
  ///
  /// - Throws: Where a name of a foreign tree could do harm.
  func append(_ address: [UInt8]) throws(Failure) {
    do {
      try address.withUnsafeBytes { try append($0) }
    } catch {
      throw error as? Failure ?? Failure("\(error)")
    }
  }

  /// Writes the answers for a text of addresses that end with `end`, the last one perhaps without it. A return
  /// before a newline is part of it.
  func append(_ text: UnsafeRawBufferPointer, endingWith end: UInt8) throws(Failure) {
    var start = 0
    while start < text.count {
      var stop = start
      while stop < text.count, text[stop] != end { stop += 1 }
      let hasReturn = end == UInt8(ascii: "\n") && stop > start && text[stop - 1] == UInt8(ascii: "\r")
      try append(UnsafeRawBufferPointer(rebasing: text[start..<stop - (hasReturn ? 1 : 0)]))
      start = stop + 1
    }
  }

  /// Hands over what was written, and begins anew.
  func take() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private func append(_ address: UnsafeRawBufferPointer) throws(Failure) {
    let match = resolver.resolve(address, scratch)
    if match.region != nil { hasFound = true }
    var place = try match.region.map(place)
    place?.alias = match.outdated?.name ?? ""
    let rest = UnsafeRawBufferPointer(rebasing: address[match.rest])
    style.append(AnswerText(place: place, rest: rest, confidence: match.confidence), to: &output)
  }

  private func place(_ region: Region) throws(Failure) -> PlaceText {
    if let place = places[region] { return place }
    let path = region.path
    try style.checkNames(path)
    if places.count == ResolveWriter.mostPlaces { places = [:] }
    let place = PlaceText(path, style)
    places[region] = place
    return place
  }
}
