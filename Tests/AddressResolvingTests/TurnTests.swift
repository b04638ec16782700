import RegionModel
import Testing

@testable import AddressResolving

/// Addresses that are taken up before the one in front of them is answered, in two scratches in turn.
@Suite struct TurnTests {
  private let resolver = CarriedAtlas.resolver
  private static let addresses = [
    "北京市海淀区苏州街3号", "新疆沙湾市143团", "", "东城街道同沙科技园同辉路", "无锡市崇安区中山路531号", "上海",
    "深圳市龙华新区梅坂大道\u{3000}7F", "Causeway Bay, Hong Kong", "没有地点", "澳門氹仔", "朝阳区", "北京市海淀区",
  ]

  @Test func everyAddressHasTheAnswerThatItHasAlone() {
    let scratch = AddressScratch(resolver)
    var (current, other) = (scratch, AddressScratch(resolver, beside: scratch))
    let texts = (TurnTests.addresses + TurnTests.addresses.reversed()).map { Array($0.utf8) }
    for (index, text) in texts.enumerated() {
      let next = texts[(index + 1) % texts.count]
      let answer = text.withUnsafeBytes { text in
        if index == 0 { resolver.takeUp(text, current) }
        resolver.fetch(current)
        next.withUnsafeBytes { resolver.takeUp($0, other) }
        return resolver.resolution(ofTaken: text, current)
      }
      let alone = text.withUnsafeBytes { resolver.resolution($0, AddressScratch(resolver)) }
      #expect(answer.node == alone.node && answer.confidence == alone.confidence)
      #expect(answer.rest == alone.rest && answer.before == alone.before && answer.place == alone.place)
      swap(&current, &other)
    }
  }

  @Test func thePlacesDownToTheCountiesHaveTheFactsOfTheTree() {
    let places = Places(resolver.tree)
    let near = NearTownships(places)
    for node in 1...4_000 {
      #expect(near.range(node) == places.townshipsNear(node))
      #expect(near.isOverseas(node) == places.isOverseas(node))
      let children = places.childNodes(of: node)
      let areTownships = !children.isEmpty && places.level(ofNode: children.lowerBound) > .county
      #expect(near.below(node) == (areTownships ? children : 0..<0))
    }
  }
}
