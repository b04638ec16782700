import AddressResolving
import EmbeddedAtlas
import Fuzzing
import RegionModel
import RegionSearch
import Testing

/// Every address gets an answer, and soon.
@Suite(.timeLimit(.minutes(2))) struct DamageTests {
  private let tree = CarriedAtlas.tree
  private let resolver = CarriedAtlas.resolver
  private let scratch = AddressScratch(CarriedAtlas.resolver)

  /// Resolves an address and checks the rules for all answers.
  @discardableResult
  private func resolve(_ address: [UInt8]) -> AddressMatch {
    let match = address.withUnsafeBytes { resolver.resolve($0, scratch) }
    if let flaw = flaw(in: match, of: address.count) {
      Issue.record("\(flaw): \(String(decoding: address.prefix(300), as: UTF8.self))")
    }
    return match
  }

  /// The broken rule of an answer for `count` bytes, or nil; a single check, because fifty thousand
  /// expectations are slow.
  private func flaw(in match: AddressMatch, of count: Int) -> String? {
    if match.rest.lowerBound < 0 || match.rest.upperBound > count { return "the rest lies outside" }
    let isEmpty = match.region == nil && match.rest == 0..<count
    if match.confidence == .none, !isEmpty { return "a place without confidence" }
    if (match.confidence == .shared) != (match.candidates.count > 1) { return "candidates of a sure place" }
    if match.confidence == .certain || match.confidence == .likely, match.region == nil { return "no place" }
    guard let region = match.region else { return nil }
    return match.candidates.allSatisfy { $0.path.contains(region) } ? nil : "a candidate lies elsewhere"
  }

  @Test func bytesOfAllKindsAreAnswered() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<3_000 {
      resolve((0..<random.below(60)).map { _ in UInt8(random.below(256)) })
    }
  }

  @Test func namesInAnyOrderAreAnswered() {
    var random = SplitMix64(seed: 2)
    let words = ["路", "县", "市辖区", " ", "，", "街道", "镇", "138", "省", "\u{FF}"]
    for _ in 0..<3_000 {
      var address: [UInt8] = []
      for _ in 0..<random.below(12) {
        let region = tree.region(numbered: UInt32(1 + random.below(random.onceIn(2) ? 400 : tree.count)))
        let text = random.onceIn(3) ? random.oneOf(words) : random.onceIn(2) ? region.name : region.shortName
        address += Array(text.utf8)
      }
      if random.onceIn(3), !address.isEmpty {
        address[random.below(address.count)] = UInt8(random.below(256))
      }
      resolve(address)
    }
  }

  @Test(arguments: [
    "北京市", "朝阳", "朝阳区 ", "城关镇", "市中区郊区", "海南吉林", "县", "a", "Xi'an ", "1a", "\u{10FFFF}", " ", "广东省城关",
  ])
  func aTextThatRepeatsItselfForAMegabyteIsAnswered(_ text: String) {
    let unit = Array(text.utf8)
    resolve((0..<(1 << 20)).map { unit[$0 % unit.count] })
  }

  @Test func tenThousandWordsAreAnswered() {
    resolve(Array(tree.roots.subtrees.prefix(10_000).map(\.name).joined(separator: " ").utf8))
  }

  @Test func brokenBytesStayInTheRest() {
    let address = Array("北京市海淀区".utf8) + [0xFF, 0xE4, 0xB8] + Array("一号".utf8)
    let match = resolve(address)
    #expect(match.region?.name == "海淀区")
    #expect(Array(address[match.rest]) == Array(address[18...]))
  }

  @Test func aDamagedTreeHasAnswersToo() throws {
    let whole = Array(UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size)))
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      var block = whole
      for _ in 0..<20_000 { block[random.below(block.count)] = UInt8(random.below(256)) }
      guard let tree = try? RegionTree(compiled: block, check: .header) else { continue }
      let resolver = AddressResolver(tree)
      for address in ["广东省深圳市南山区粤海街道科苑路1号", "城关镇人民路", "南山区深圳市", "朝阳"] {
        let match = resolver.resolve(address.utf8)
        #expect(match.rest.upperBound <= address.utf8.count)
      }
    }
  }

  /// Names that end inside a character, or with zeros, as a damaged index has them, lead nowhere outside of a text.
  @Test func aDamagedIndexHasAnswersToo() throws {
    let whole = tree.addressIndex.bytes(from: 0, count: tree.addressIndex.count).map { $0 }
    // Behind the header and the slots of keys.
    let names = 40 + 4 * ((1 << 14) + 1)
    let nameCount = Int(tree.addressIndex.uint32(at: 12))
    var random = SplitMix64(seed: 7)
    let places = (0..<400).map { _ in tree.region(numbered: UInt32(1 + random.below(tree.count))) }
    for _ in 0..<20 {
      var index = whole
      for record in 0..<nameCount where random.onceIn(3) {
        let start = names + record * 32
        // The length, and what follows two characters.
        index[start + 30] = UInt8(6 + random.below(20))
        index[start + 31] = UInt8(random.below(7))
        let keepsName = random.onceIn(2)
        for byte in 6..<14 where !keepsName { index[start + byte] = 0 }
      }
      let damaged = try RegionTree(compiled: try tree.block(withAddressIndex: index), check: .header)
      let resolver = AddressResolver(damaged)
      let scratch = AddressScratch(resolver)  // It keeps what is left of the text before.
      for place in places {
        var address: [UInt8] = []
        place.appendPath(to: &address, separator: "")
        if random.onceIn(2) { address = Array(place.name.utf8) }
        if random.onceIn(2) { address += Array("人民路12号".utf8) }
        let match = address.withUnsafeBytes { resolver.resolve($0, scratch) }
        #expect(match.rest.upperBound <= address.count && match.before.upperBound <= address.count)
      }
    }
  }

  /// The exceptions share their names with others in the county, or contain signs.
  @Test func everyDivisionIsFoundByItsPath() {
    let street = Array("人民路12号".utf8)
    var address: [UInt8] = []
    var others = 0
    for region in tree.roots.subtrees {
      address.removeAll(keepingCapacity: true)
      region.appendPath(to: &address, separator: "")
      let match = resolve(address + street)
      if match.region == region, match.confidence == .certain { continue }
      others += 1
      let isAbove = match.region.map(region.path.contains) ?? true
      #expect(isAbove || match.confidence != .certain, "\(String(decoding: address, as: UTF8.self))")
    }
    #expect(others < 150)
  }

  @Test func threadsShareAResolver() async {
    let addresses = tree.roots.children.prefix(200).map { Array("张三 \($0.name)粤海街道".utf8) }
    let alone = addresses.map(resolver.resolve)
    let shared = AddressResolver(tree)  // No table is built yet, so the threads wait for each other.
    await withTaskGroup(of: [AddressMatch].self) { group in
      for _ in 0..<4 { group.addTask { addresses.map(shared.resolve) } }
      for await together in group { #expect(together == alone) }
    }
  }
}
