import PickerCore
import RegionModel
import RegionSearch
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

  /// 香港 and 陕西 have English names, 西安 has none.
  private let named: RegionTree

  init() throws {
    var builder = TreeBuilder(
      SmallTrees.records(
        """
        1 1 陕西|省 shan xi sheng
          11 2 西安|市 xi an shi
          12 2 Ulm -
        2 1 香港|特别行政区 xiang gang te bie xing zheng qu
        """))
    builder.englishNames = ["1": "Shaanxi", "2": "Hong Kong", "12": "Ulm"]
    named = try builder.tree()
  }

  @Test func whatTheRowSaysAlreadyIsNotSaidTwice() {
    #expect(Detail.english.isSaid("Hong Kong", in: "(Hong Kong)"))
    #expect(!Detail.english.isSaid("Hong Kong", in: "(Hongkong)"))
    #expect(!Detail.count.isSaid("9", in: "(1997)"))
  }

  @Test func anEnglishNameStandsForThePinyin() {
    #expect(Detail.english.text(of: named.at("陕西")) == "Shaanxi")
    #expect(Detail.english.text(of: named.at("香港")) == "Hong Kong")
    #expect(Detail.english.text(of: named.at("陕西/西安")) == "Xi'an")
    #expect(Detail.english.text(of: named.at("陕西/Ulm")) == "")
    #expect(Detail.pinyin.text(of: named.at("陕西")) == "Shanxi Sheng")
  }

  @Test func whatIsTooWideLosesItsSuffixFirst() {
    func text(_ detail: Detail, _ room: Int, of name: String = "陕西/西安") -> String {
      detail.text(of: named.at(name), room: room, ellipsis: "…")
    }
    #expect(text(.pinyin, 9) == "Xi'an Shi")
    #expect(text(.pinyin, 8) == "Xi'an")
    #expect(text(.pinyin, 5) == "Xi'an")
    #expect(text(.pinyin, 4) == "Xi'…")
    #expect(text(.pinyin, 3) == "")
    #expect(text(.english, 5, of: "香港") == "Hong…")
    #expect(text(.code, 2, of: "陕西/西安") == "11")
    #expect(text(.code, 1, of: "陕西/西安") == "")
    #expect(text(.none, 40) == "")
  }

  private func screen(
    _ tree: RegionTree, _ presentation: Presentation, columns: Int = 80, query: String? = nil
  )
    -> String
  {
    var options = Options()
    presentation.configure(&options)
    var (state, _) = State.opened(tree, options: options, size: Size(columns: columns, rows: 24))
    if let query {
      for case .search(let asked, let generation) in reduce(&state, .searchEdited(.typed(query))) {
        let results = RegionSearcher(tree).search(asked)
        _ = reduce(&state, .searchResultsFound(results, generation: generation))
      }
    }
    return ScreenPlanes(render(state, presentation: presentation).frame).description
  }

  @Test func theListOfTheEnglishSheetHasEnglishNames() {
    let list = screen(named, Presentation(language: .english))
    #expect(list.contains("香港特别行政区  Hong Kong "))
    #expect(list.contains("陕西省  Shaanxi "))
    #expect(screen(named, Presentation(language: .english, detail: .pinyin)).contains("陕西省  Shanxi Sheng"))
  }

  @Test func wheelsHaveItInTheRoomThatNamesLeave() {
    func wheels(_ language: Language, _ detail: Detail? = nil, columns: Int = 80) -> String {
      screen(named, Presentation(face: .wheels, language: language, detail: detail), columns: columns)
    }
    #expect(wheels(.english).contains("陕西省  Shaanxi"))
    #expect(wheels(.english).contains("西安市  Xi'an "))
    #expect(wheels(.chinese, .code).contains("西安市  11 "))
    #expect(!wheels(.chinese).contains("11"))
    let narrow = wheels(.english, columns: 40)
    #expect(narrow.contains("陕西省  Shaanxi ") && narrow.contains("西安市      "))
  }

  @Test func searchResultsHaveItBeforeTheirPaths() {
    func results(_ query: String, _ detail: Detail? = nil, _ language: Language = .english) -> String {
      screen(named, Presentation(language: language, detail: detail), query: query)
    }
    let plain = results("西安", Detail.none)
    #expect(!plain.contains("Xi'an"))
    let english = results("西安")
    #expect(english.contains("西安市  Xi'an "))
    func column(_ text: String, in screen: String) -> Int? {
      screen.split(separator: "\n").compactMap { line in
        line.firstRange(of: text).map { TextWidth.of(String(line[..<$0.lowerBound])) }
      }.first
    }
    #expect(column("陕西省 ", in: english) == column("陕西省 ", in: plain))
    #expect(results("香港").contains("香港特别行政区  Hong Kong"))
    #expect(results("西安", .code, .chinese).contains("西安市  11 "))
  }

  @Test func itStandsBehindTheNameInEnglishAndNowhereInChinese() {
    func rows(_ language: Language, _ detail: Detail? = nil, columns: Int = 40) -> String {
      let (state, _) = State.opened(tree, options: Options(), size: Size(columns: columns, rows: 12))
      let presentation = Presentation(language: language, detail: detail)
      return ScreenPlanes(render(state, presentation: presentation).frame).description
    }
    #expect(rows(.english).contains("陕西省  Shanxi "))
    #expect(!rows(.chinese).contains("Shanxi"))
    #expect(rows(.chinese, .pinyin).contains("陕西省  Shanxi Sheng"))
    #expect(!rows(.english, Detail.none).contains("Shanxi"))
    #expect(rows(.english, columns: 26).contains("陕西省  Shanxi "))
    #expect(!rows(.english, columns: 16).contains("Sh"))
  }
}
