import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// What stands behind the names of a list.
struct DetailTests {
  private let tree = SmallTrees.tree(
    """
    1 1 陕西|省 shan xi sheng
      11 2 西安|市 xi an shi
      12 2 吕梁|市 lv liang shi
      13 2 Ulm -
    2 1 深圳|市 shen zhen shi
    """)

  private func region(_ name: String) -> Region { tree.at(name) }

  @Test func pinyinIsWrittenAsOnMaps() {
    #expect(Detail.pinyin.text(of: region("陕西")) == "Shanxi Sheng")
    #expect(Detail.pinyin.text(of: region("陕西/西安")) == "Xi'an Shi")
    #expect(Detail.pinyin.text(of: region("陕西/吕梁")) == "Lüliang Shi")
  }

  @Test func aNameThatIsNotHanNeedsNone() {
    #expect(Detail.pinyin.text(of: region("陕西/Ulm")) == "")
  }

  @Test func codesAndNumbersOfWhatLiesBelow() {
    #expect(Detail.code.text(of: region("陕西/西安")) == "11")
    #expect(Detail.count.text(of: region("陕西")) == "3")
    #expect(Detail.count.text(of: region("深圳")) == "")
    #expect(Detail.none.text(of: region("陕西")) == "")
  }

  @Test func itStandsBehindTheNameInEnglishAndNowhereInChinese() {
    func rows(_ language: Language, _ detail: Detail? = nil, columns: Int = 40) -> String {
      let (state, _) = State.opened(tree, options: Options(), size: Size(columns: columns, rows: 12))
      let presentation = Presentation(language: language, detail: detail)
      return ScreenPlanes(render(state, presentation: presentation).frame).description
    }
    #expect(rows(.english).contains("陕西省  Shanxi Sheng"))
    #expect(!rows(.chinese).contains("Shanxi"))
    #expect(rows(.chinese, .pinyin).contains("陕西省  Shanxi Sheng"))
    #expect(!rows(.english, Detail.none).contains("Shanxi"))
    #expect(rows(.english, columns: 26).contains("陕西省  Shanxi…"))
    #expect(!rows(.english, columns: 16).contains("Sh"))
  }
}
