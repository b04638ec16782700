import PickerCore
import RegionModel
import TerminalKit
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

  @Test func aWordThatIsNotInTheFirstListNeedsItsPath() {
    #expect(chinese.notice(.notInFirstList("20")) == "第一级没有“20”；更下级的请写完整路径，如 1/2/3")
    #expect(
      english.notice(.notInFirstList("20"))
        == "The first list has no 20; a place below it needs its path, like 1/2/3")
  }

  private var notices: [Notice] {
    let place = places[0]
    return [
      .noSuchLetter(Letter("V")!), .notFound("某地"), .notInFirstList("20"), .sameList, .leftOut(2),
      .outside("某地", of: place),
      .ambiguous("某地", candidates: places), .succeeded(code: "110199", by: place),
      .divided(code: "110199", among: places), .abolished(code: "110199"),
      .village(code: "110101001001", in: place), .disabled(place), .marksFull(3), .notMarkable(place),
      .unknownBelow(place),
      .noSuchText("某"), .noSuchNumber("32"), .unfinishedYear("87"),
      .notRead("某天"), .noSuchDay("2-30"), .unclearDay("5/6/1987"), .outOfReach("1-1"),
      .unclearNight("2-3 12"), .withoutTime("2-3 9:30"),
      .noSeconds("9:30:15"),
    ]
  }

  /// Curly quotation marks, dots in the middle and ellipses are two cells wide on some terminals, and are not ASCII's.
  @Test(arguments: [Glyphs.narrow, .ascii], Language.allCases)
  func whatIsSaidHasNoSignsThatSomeTerminalsDrawWide(_ glyphs: Glyphs, _ language: Language) {
    let texts = Texts(language: language, glyphs: glyphs)
    let lines =
      notices.map { texts.notice($0) } + [texts.loading(below: nil), texts.loading(below: places[0])]
      + [
        texts.comma, texts.extent(.fetched(20)) ?? "", texts.extent(.failed("x")) ?? "", texts.searching,
        texts.extent(.partOfSource) ?? "",
      ]
    for line in lines {
      #expect(line.unicodeScalars.allSatisfy { $0.isASCII || TextWidth.of($0) == 2 }, "\(line)")
    }
  }
}
