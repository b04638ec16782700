import PickerCore
import RegionModel
import TestSupport
import Testing

@testable import PickerView

/// Several places by plain questions.
struct PlainMarksTests {
  private let china = SmallTrees.china

  private func talk(
    _ limit: Int = Options.noMarkLimit, at path: String? = nil, _ language: Language = .english
  ) -> PlainTalk {
    PlainTalk(china, language: language) {
      $0.markLimit = limit
      $0.selected = path.map { china.at($0).path } ?? []
    }
  }

  @Test func theOpeningSaysHowToMark() {
    #expect(
      talk().opening[2]
        == "Several can be taken: mark them by a plus sign and numbers, such as +1 3; an equals sign takes them"
    )
    #expect(talk(3, at: nil, .chinese).opening[2] == "可选多个，最多 3 个：加号和编号标记，如 +1 3，等号选定")
  }

  @Test func rowsAreMarkedByTheirNumbersAndTakenTogether() {
    var talk = talk(at: "广东/深圳/南山")
    #expect(talk.answer("+1 3") == ["2 marked: 广东省/深圳市/南山区/南山街道, 广东省/深圳市/南山区/粤海街道"])
    #expect(talk.answer("-").contains("3. 粤海街道, marked"))
    #expect(talk.answer("+1") == ["1 marked: 广东省/深圳市/南山区/粤海街道"])
    #expect(talk.answer("＝") == ["Picked: 广东省/深圳市/南山区/粤海街道"])
    #expect(talk.state.outcome == .marked([china.at("广东/深圳/南山/粤海").path]))
  }

  @Test func aRangeAndTheWholeListAreMarked() {
    var talk = talk(at: "广东/深圳/南山", .chinese)
    #expect(talk.answer("+2-3") == ["已标记 2 个：广东省/深圳市/南山区/南头街道、广东省/深圳市/南山区/粤海街道"])
    #expect(talk.answer("+").first?.hasPrefix("已标记 3 个：") == true)
    #expect(talk.answer("+0") == ["没有标记了"])
    #expect(talk.answer("=") == ["还没有标记"])
    #expect(talk.state.outcome == nil)
  }

  @Test func whatCannotBeMarkedIsSaid() {
    var talk = talk(1)
    #expect(talk.answer("+2") == ["广东省 has places below it: go in to mark those"])
    #expect(talk.answer("+99") == ["There is no number 99; choose from 1 to 7"])
    #expect(talk.answer("+99999999999999999999999").first?.contains("Nothing found") == true)
    #expect(talk.answer("0").first == "Province or region, 7 places:")
    _ = talk.answer("7")
    #expect(talk.answer("+1-2") == ["1 marked: 台湾省/金门县", "Only one can be marked"])
  }

  @Test func resultsAreMarked() {
    var talk = talk()
    #expect(talk.answer("粤海").contains("1. 粤海街道, in 广东省/深圳市/南山区"))
    #expect(talk.answer("+") == ["Type numbers after the plus sign, such as +1 3"])
    #expect(talk.answer("+1").first == "1 marked: 广东省/深圳市/南山区/粤海街道")
    #expect(talk.answer("=") == ["Picked: 广东省/深圳市/南山区/粤海街道"])
  }

  @Test func theHelpTellsOfMarksWhereThereAreAny() {
    var talk = talk()
    #expect(talk.answer("?").contains("An equals sign: takes what is marked"))
    var single = PlainTalk(china)
    #expect(!single.answer("?").joined().contains("marks"))
    #expect(single.answer("+1 3").first?.hasPrefix("Nothing found for +1 3") == true)
  }
}
