import PickerCore
import RegionModel
import RegionSearch
import TestSupport
import Testing

@testable import PickerView

/// Plain questions and answers in lines.
struct PlainFaceTests {
  private let help = "Type a number, initials or a name, then Enter; a question mark for help"

  @Test func theFirstQuestionHasTheTitleAndTheNumbers() {
    let talk = PlainTalk(SmallTrees.china, language: .chinese)
    #expect(
      talk.opening == [
        "请选择所在地区", "输入编号、首字母或名称，按回车；输入问号看说明", "选择省份/地区，共 7 项：", "1. 北京市", "2. 广东省", "3. 甘肃省", "4. 广西壮族自治区",
        "5. 贵州省",
        "6. 河南省", "7. 台湾省",
      ])
    #expect(talk.prompt == "请输入编号：")
  }

  @Test func aNumberChoosesAndTheNextQuestionNamesWhatWasChosen() {
    var talk = PlainTalk(SmallTrees.china)
    #expect(talk.answer("2") == ["Chosen so far: 广东省", "City, 2 places:", "1. 东莞市", "2. 深圳市"])
    #expect(talk.prompt == "Number (0 to go back): ")
    #expect(talk.answer("2").first == "Chosen so far: 广东省/深圳市")
    #expect(talk.answer("3").last == "3. 粤海街道")
    #expect(talk.answer("3") == ["Picked: 广东省/深圳市/南山区/粤海街道"])
    #expect(talk.state.outcome == .picked(SmallTrees.china.at("广东/深圳/南山/粤海").path))
  }

  @Test func aWrongNumberChangesNothing() {
    var talk = PlainTalk(SmallTrees.china)
    for wrong in ["8", "99999999999999999999999", "008"] {
      let before = talk.state
      #expect(talk.answer(wrong).first?.hasPrefix("There is no number") == true)
      #expect(talk.state == before)
    }
    #expect(talk.answer("8") == ["There is no number 8; choose from 1 to 7"])
  }

  /// Otherwise a typing error would choose a place that the person has not heard.
  @Test func aNumberThatWasNotNamedYetIsNotTaken() {
    let names = (1...40).map { "\($0)|Place \($0)" }.joined(separator: "\n")
    var talk = PlainTalk(SmallTrees.foreign(names, order: .source))
    let before = talk.state
    for number in [16, 31, 40] {
      #expect(
        talk.answer("\(number)") == ["Number \(number) has not been named yet; press Enter for the next page"]
      )
      #expect(talk.state == before)
    }
    #expect(talk.answer("41") == ["There is no number 41; choose from 1 to 40"])
    _ = talk.answer("")
    #expect(talk.answer("31") == ["Number 31 has not been named yet; press Enter for the next page"])
    #expect(talk.answer("16") == ["Picked: Place 16"])
  }

  @Test func whatWasNamedOnAnyPageCanBeTaken() {
    let names = (1...40).map { "\($0)|Place \($0)" }.joined(separator: "\n")
    var talk = PlainTalk(SmallTrees.foreign(names, order: .source))
    _ = talk.answer("")
    _ = talk.answer("")
    #expect(talk.answer("3") == ["Picked: Place 3"])
  }

  /// With `--any-level` a number and a dot choose a place as it is, under the same rule.
  @Test func aNumberWithADotIsOneThatWasNamedToo() {
    let names = (1...20).map { "\($0)|Place \($0)\n  \($0)a|Below\n  \($0)b|Beside" }.joined(separator: "\n")
    var talk = PlainTalk(SmallTrees.foreign(names, order: .source)) { $0.takesAnyLevel = true }
    #expect(talk.answer("20.") == ["Number 20 has not been named yet; press Enter for the next page"])
    #expect(talk.answer("2.") == ["Picked: Place 2"])
    var other = PlainTalk(SmallTrees.foreign(names, order: .source))
    _ = other.answer("")
    #expect(other.answer("20").first == "Chosen so far: Place 20")
    #expect(other.answer("0").first == "Choose, 20 places, 16 to 20:")
    #expect(other.answer("1") == ["Number 1 has not been named yet; press Enter for the next page"])
  }

  @Test func zeroGoesBackAndWhatWasChosenIsSaid() {
    var talk = PlainTalk(SmallTrees.china)
    #expect(talk.answer("0") == ["This is the first step"])
    _ = talk.answer("2")
    #expect(talk.answer("0")[2] == "2. 广东省, chosen")
    #expect(talk.answer("2")[0] == "Chosen so far: 广东省")
  }

  @Test func lettersNameTheRowsThatBeginWithThem() {
    var talk = PlainTalk(SmallTrees.china)
    let underG = [
      "Province or region, beginning with G:", "2. 广东省", "3. 甘肃省", "4. 广西壮族自治区", "5. 贵州省", "Enter: all 7",
    ]
    #expect(talk.answer("g") == underG)
    #expect(talk.answer("GD") == ["Province or region, beginning with GD:", "2. 广东省", "Enter: all 7"])
    #expect(talk.answer("g") == underG)
    #expect(talk.answer("").count == 8)
    #expect(talk.answer("u") == ["Nothing here begins with U"])
  }

  @Test func aSmallQCancelsAndACapitalIsALetter() {
    var talk = PlainTalk(SmallTrees.china)
    #expect(talk.answer("Q") == ["Nothing here begins with Q"])
    #expect(talk.answer("q") == ["Cancelled"])
    #expect(talk.state.outcome == .cancelled)
  }

  @Test func pinyinAndNamesAreLookedForInAllLevels() {
    var talk = PlainTalk(SmallTrees.china)
    #expect(talk.answer("yuehai") == ["Search for yuehai, 1 match:", "1. 粤海街道, in 广东省/深圳市/南山区"])
    #expect(talk.answer("/dongcheng")[0] == "Search for dongcheng, 2 matches:")
    #expect(talk.answer("粤海").count == 2)
    #expect(talk.answer("1") == ["Picked: 广东省/深圳市/南山区/粤海街道"])
  }

  @Test func aSearchIsLeftWithZero() {
    var talk = PlainTalk(SmallTrees.china)
    #expect(talk.answer("没有这里") == ["Nothing found for 没有这里. Try other words, or 0 for the list"])
    #expect(talk.answer("1") == ["There is no number 1"])
    #expect(talk.answer("0").first == "Province or region, 7 places:")
    #expect(talk.state.search == nil)
    #expect(talk.answer("/") == ["Type some text after the slash, such as /粤海"])
  }

  @Test func aDeepResultSaysWhatTakingItTakes() {
    var talk = PlainTalk(SmallTrees.china) { $0.depth = 2 }
    #expect(talk.answer("粤海")[1] == "1. 粤海街道, in 广东省/深圳市/南山区, Takes 广东省/深圳市")
    #expect(talk.answer("1") == ["Picked: 广东省/深圳市"])
  }

  @Test func aPlaceIsTakenAsItIsWhereThatIsAllowed() {
    var talk = PlainTalk(SmallTrees.china) { $0.takesAnyLevel = true }
    #expect(talk.answer(".") == ["No place has been chosen yet that could be taken"])
    #expect(talk.answer("2").last == "A dot takes 广东省 as it is")
    #expect(talk.answer(".") == ["Picked: 广东省"])
    var other = PlainTalk(SmallTrees.china) { $0.takesAnyLevel = true }
    #expect(other.answer("6.") == ["Picked: 河南省"])
    var found = PlainTalk(SmallTrees.china) { $0.takesAnyLevel = true }
    _ = found.answer("深圳")
    #expect(found.answer("1。") == ["Picked: 广东省/深圳市"])
  }

  @Test func elsewhereItIsNot() {
    var talk = PlainTalk(SmallTrees.china)
    let refusal = ["The choice goes down to the last step; a place on the way cannot be taken"]
    #expect(talk.answer("3.") == refusal)
    #expect(talk.answer(".") == refusal)
    #expect(talk.state.outcome == nil)
  }

  @Test func longListsComeInPages() {
    var talk = PlainTalk(SmallTrees.manyUnderG)
    let first = talk.answer("-")  // From the first page to the last.
    #expect(first[0] == "Province or region, 101 places, 91 to 101:")
    #expect(first.last == "Enter: the first page")
    let second = talk.answer("")
    #expect(second[0] == "Province or region, 101 places, 1 to 15:")
    #expect(second.last == "Enter: 86 more")
    #expect(talk.answer("")[0] == "Province or region, 101 places, 16 to 30:")
    #expect(talk.answer("-")[0] == "Province or region, 101 places, 1 to 15:")
    #expect(talk.answer("101").first == "Picked: " + SmallTrees.manyUnderG.roots[100].name)
  }

  @Test func manyRowsOfALetterGoOnBehindTheLastNamed() {
    var talk = PlainTalk(SmallTrees.manyUnderG)
    let rows = talk.answer("g")
    #expect(rows.count == 16)
    #expect(rows[1].hasPrefix("2. 高"))
    #expect(rows[14].hasPrefix("15. 高"))
    #expect(rows.last == "Enter: 86 more")
    #expect(talk.answer("")[0] == "Province or region, 101 places, 16 to 30:")
  }

  @Test func stepsWithoutAChoiceArePassedOver() {
    var talk = PlainTalk(SmallTrees.chains)
    #expect(
      talk.opening == ["Choose a place", help, "Chosen so far: 单省", "City, 2 places:", "1. 甲市", "2. 乙市"])
    #expect(talk.answer("0") == ["This is the first step"])
    #expect(talk.answer("2") == ["Picked: 单省/乙市/单链/链尾"])
  }

  @Test func twoOfOneNameAreToldApartByTheirCodes() {
    let talk = PlainTalk(SmallTrees.names) { $0.selected = [SmallTrees.names.at("河北省")] }
    let rows = talk.opening.filter { $0.contains("桥西") }.map { String($0.drop { $0 != "桥" }) }
    #expect(rows == ["桥西区, code 11", "桥西区, code 12"])
  }

  @Test func whatWasSelectedIsSaidAndWhatWasNotFoundToo() {
    let talk = PlainTalk(SmallTrees.china, language: .chinese) {
      $0.selected = SmallTrees.china.at("广东/深圳/南山").path
      $0.notice = .notFound("没有街道")
    }
    #expect(
      talk.opening[0...4] == [
        "请选择所在地区", "输入编号、首字母或名称，按回车；输入问号看说明", "没有找到“没有街道”", "已选：广东省/深圳市/南山区", "选择街道/镇，共 3 项：",
      ])
  }

  @Test func aQueryOpensInTheSearch() {
    let talk = PlainTalk(SmallTrees.china) { $0.query = "粤海" }
    #expect(talk.opening == ["Choose a place", help, "Search for 粤海, 1 match:", "1. 粤海街道, in 广东省/深圳市/南山区"])
  }

  @Test func theHelpNamesTheDotOnlyWhereItDoesSomething() {
    var talk = PlainTalk(SmallTrees.china)
    var anyLevel = PlainTalk(SmallTrees.china) { $0.takesAnyLevel = true }
    #expect(talk.answer("?").count == 8)
    #expect(anyLevel.answer("？").count == 10)
    #expect(talk.answer("?")[0] == "A number: chooses that place")
    #expect(talk.state.helpTop == nil)
  }

  @Test func aListOfNothingIsAsked() {
    var talk = PlainTalk(SmallTrees.empty)
    #expect(talk.opening == ["Choose a place", help, "Choose, 0 places:"])
    for line in ["1", "", "-", "a", "x.", "甲", "0", "0"] { _ = talk.answer(line) }
    #expect(talk.answer("q") == ["Cancelled"])
  }

  @Test(arguments: [
    ("１２", PlainCommand.choose(12)), (" 7 ", .choose(7)), ("3.", .takeRow(3)), ("３。", .takeRow(3)),
    ("？", .help), ("／粤海", .search("粤海")), ("/ 440305 ", .search("440305")), ("、", .search("")),
    ("", .nextPage), (" \t", .nextPage), ("-", .previousPage), ("Ｇ", .letters([Letter("G")!])),
    ("gd", .letters([Letter("g")!, Letter("d")!])), ("g d", .search("g d")), ("-1", .search("-1")),
    ("q\u{1B}[2J", .search("q[2J")), ("\u{202E}q\u{200B}", .cancel), ("1.5", .search("1.5")),
  ])
  func linesAreRead(_ line: String, as command: PlainCommand) {
    #expect(PlainCommand(line) == command)
  }

  /// No typed line crashes, and every line of the answer is safe for a terminal.
  @Test func anyLinesAreAnswered() {
    let lines = [
      "1", "2", "3", "0", "", "-", ".", "2.", "g", "gg", "GGX", "nan", "/南", "南山", "?", "99", "\u{1B}[A",
      "//", "0",
      "\u{0}", "ｑ１", String(repeating: "长", count: 5000), String(repeating: "1", count: 5000),
    ]
    for seed in 0..<200 {
      var talk = PlainTalk(seed % 2 == 0 ? SmallTrees.china : SmallTrees.chains) {
        $0.takesAnyLevel = seed % 3 == 0
      }
      var number = seed
      for _ in 0..<40 where talk.state.outcome == nil {
        number = (number &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
        let said = talk.answer(lines[number / 65_536 % lines.count])
        #expect(!said.isEmpty)
        #expect(
          said.allSatisfy { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } })
      }
    }
  }
}

/// Details behind names in plain questions.
struct PlainDetailTests {
  @Test func englishQuestionsSayHowNamesAreRead() {
    var talk = PlainTalk(SmallTrees.china, detail: nil)
    #expect(talk.opening.contains("2. 广东省, Guangdong"))
    #expect(talk.answer("2").suffix(2) == ["1. 东莞市, Dongguan", "2. 深圳市, Shenzhen"])
    #expect(talk.answer("/粤海").last == "1. 粤海街道, Yuehai, in 广东省/深圳市/南山区")
  }

  @Test func chineseQuestionsSayWhatIsAskedFor() {
    #expect(PlainTalk(SmallTrees.china, language: .chinese, detail: nil).opening.contains("2. 广东省"))
    let talk = PlainTalk(SmallTrees.china, language: .chinese, detail: .code)
    #expect(talk.opening.contains("2. 广东省，440000"))
  }

  @Test func theChosenOneIsStillSaid() {
    var talk = PlainTalk(SmallTrees.china, detail: nil)
    _ = talk.answer("2")
    #expect(talk.answer("0").contains("2. 广东省, Guangdong, chosen"))
  }
}

/// A picker that answers typed lines, including searches.
struct PlainTalk {
  private(set) var state: State
  let opening: [String]
  private var face: PlainFace
  private let searcher: RegionSearcher

  init(
    _ tree: RegionTree, language: Language = .english, title: String? = nil, detail: Detail? = Detail.none,
    _ configure: (inout Options) -> Void = { _ in }
  ) {
    var options = Options()
    configure(&options)
    face = PlainFace(Presentation(title: title, language: language, detail: detail))
    searcher = RegionSearcher(tree)
    let (opened, effects) = State.opened(tree, options: options, size: Size(columns: 80, rows: 24))
    state = opened
    PlainTalk.answer(effects, of: &state, searcher)
    opening = face.opening(state)
  }

  var prompt: String { face.prompt(state) }

  /// The lines that answer a typed line.
  mutating func answer(_ line: String) -> [String] {
    guard case .actions(let actions) = face.reply(to: line, in: state) else {
      if case .saying(let lines) = face.reply(to: line, in: state) { return lines }
      return []
    }
    let before = state
    for action in actions { PlainTalk.answer(reduce(&state, action), of: &state, searcher) }
    return face.lines(after: before, state)
  }

  private static func answer(_ effects: [Effect], of state: inout State, _ searcher: RegionSearcher) {
    for case .search(let query, let generation) in effects {
      let results = searcher.search(query)
      _ = reduce(&state, .searchResultsFound(results, generation: generation))
    }
  }
}
