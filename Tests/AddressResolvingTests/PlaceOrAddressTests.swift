import AddressResolving
import RegionModel
import RegionSearch
import Testing

/// The place to open at may be an address.
@Suite struct PlaceOrAddressTests {
  private func found(_ text: String, below root: String? = nil) -> String {
    let finder = PlaceFinder(addressPlaces)
    guard let match = finder.findPlaceOrAddress(text, below: root.flatMap { finder.find($0)?.region }) else {
      return "nothing"
    }
    let path = match.path.map(\.name).joined(separator: "/")
    switch match.problem {
    case nil: return path
    case .notFound(let rest): return "\(path) | \(rest)"
    case .ambiguous(_, let candidates): return "\(path) ? \(candidates.count)"
    }
  }

  @Test(arguments: [
    ("广东省深圳市南山区科苑路1号", "广东省/深圳市/南山区"), ("收件人：张三 13800138000 深圳市南山区粤海街道", "广东省/深圳市/南山区/粤海街道"),
    ("南山区深圳市", "广东省/深圳市/南山区"), ("北京市崇文区前门大街", "北京市/东城区"), ("江苏省鼓楼区湖南路", "江苏省 ? 2"),
  ])
  func anAddressLeadsToItsPlace(_ text: String, _ answer: String) { #expect(found(text) == answer) }

  @Test(arguments: [
    ("广东省/深圳市/福田区", "广东省/深圳市 | 福田区"), ("广东省/深圳市/南山区/科苑路", "广东省/深圳市/南山区 | 科苑路"),
    ("广东省深圳市福田区", "广东省/深圳市 | 福田区"), ("江苏/鼓楼", "江苏省 ? 2"), ("hello", " | hello"), (" ", "nothing"),
  ])
  func aPathIsReadAsBefore(_ text: String, _ answer: String) { #expect(found(text) == answer) }

  @Test func anAddressElsewhereIsNotFoundBelowTheRoot() {
    #expect(found("收件人 北京市朝阳区1号", below: "广东") == "广东省 | 收件人 北京市朝阳区1号")
    #expect(found("收件人 南山区科苑路", below: "广东") == "广东省/深圳市/南山区")
  }
}
