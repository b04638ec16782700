import PickerCore
import RegionModel
import TestSupport
import Testing

@testable import PickerView

/// If the query fits several places, the sheet names them.
struct NoticeTests {
  private let chinese = Texts(language: .chinese)
  private let english = Texts(language: .english)
  private let places = ["北京/东城", "广东/东莞/东城", "广东/深圳/南山/南山街道", "广西/南宁"].map(SmallTrees.china.at)

  @Test func theCandidatesAreNamed() {
    let notice = Notice.ambiguous("东城", candidates: Array(places.prefix(2)))
    #expect(chinese.notice(notice) == "“东城”有 2 处：北京市/东城区、广东省/东莞市/东城街道")
    #expect(english.notice(notice) == "东城 fits 2 places: 北京市/东城区, 广东省/东莞市/东城街道")
  }

  @Test func noMoreThanThreeAreNamed() {
    let notice = Notice.ambiguous("某地", candidates: places)
    #expect(
      chinese.notice(notice) == "“某地”有 4 处：北京市/东城区、广东省/东莞市/东城街道、广东省/深圳市/南山区/南山街道、…")
    #expect(english.notice(notice).hasSuffix("/南山街道, ..."))
  }

  @Test func whatTookTheCodesPlaceIsNamed() {
    let notice = Notice.divided(code: "110199", among: Array(places.prefix(2)))
    #expect(chinese.notice(notice) == "代码 110199 已停用，分入 2 处：北京市/东城区、广东省/东莞市/东城街道")
    #expect(
      english.notice(notice)
        == "Code 110199 is out of force; 2 took its place: 北京市/东城区, 广东省/东莞市/东城街道")
  }
}
