import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// What a second tester of every sentence of the contract found, and readers of well-known files.
@Suite struct SecondTesterTests {
  // MARK: Codes

  /// Cities and counties that lie in a province itself, and provinces whose codes begin alike.
  @Test func divisionsTellTheirLevelsByThemselves() {
    let text =
      #"{"410000":"河南省","410100":"郑州市","410102":"中原区","419001":"济源市","420000":"湖北省","420100":"武汉市","429004":"仙桃市"}"#
    let tree =
      "410000 河南省\n  410100 郑州市\n    410102 中原区\n  419001 济源市\n420000 湖北省\n  420100 武汉市\n  429004 仙桃市"
    #expect(outline(text) == tree)
    #expect(
      outline(
        "code,name\n410000,河南省\n410100,郑州市\n410102,中原区\n419001,济源市\n420000,湖北省\n420100,武汉市\n429004,仙桃市\n")
        == tree)
    #expect(outline(#"{"500000":"重庆市","510000":"四川省"}"#) == "500000 重庆市\n510000 四川省")
  }

  @Test func theListsOfLevelsSayWhatLiesInWhat() {
    #expect(
      outline(
        #"{"province_list":{"200000":"X","290000":"Y"},"city_list":{"202300":"a","293800":"b"}}"#)
        == "200000 X\n  202300 a\n290000 Y\n  293800 b")
    #expect(
      outline(
        #"{"province_list":{"460000":"H"},"city_list":{"460100":"K","460300":"S","460200":"T"},"county_list":{"460105":"X","460302":"Y","460205":"Z","469001":"W"}}"#
      )
        == "460000 H\n  460100 K\n    460105 X\n  460300 S\n    460302 Y\n  460200 T\n    460205 Z\n  469001 W"
    )
  }

  @Test func listsOfOtherThingsAreNoLevels() {
    #expect(
      outline(
        #"{"fruit_list":{"100001":"Apple","100002":"Pear"},"meat_list":{"200001":"Beef","200002":"Pork"}}"#)
        == "fruit_list\n  100001 Apple\n  100002 Pear\nmeat_list\n  200001 Beef\n  200002 Pork")
  }

  @Test func levelsThatAreLeftOutOfUnpaddedCodesArePassedOver() {
    let codes = ["11", "1101", "110101", "119001", "12", "1201", "120101", "129001", "13", "1301", "139001"]
    let text = "{" + codes.map { "\"\($0)\":\"N\($0)\"" }.joined(separator: ",") + "}"
    #expect(
      outline(text)
        == "11 N11\n  1101 N1101\n    110101 N110101\n  119001 N119001\n12 N12\n  1201 N1201\n    120101 N120101\n  129001 N129001\n13 N13\n  1301 N1301\n  139001 N139001"
    )
  }

  // MARK: Keys

  @Test(arguments: [
    (#"{"Letters":{"a":{},"b":{}},"Shoes":{"1":{},"2":{}}}"#, "Letters\n  a\n  b\nShoes\n  1\n  2"),
    (#"{"School":{"0":{},"1":{}},"Kita":{"u3":{}}}"#, "School\n  0\n  1\nKita\n  u3"),
    (#"[{"A":[{"x":[]}]},{"B":[{"1":[]},{"2":[]}]}]"#, "A\n  x\nB\n  1\n  2"),
    (#"{"Fruit":{},"Mobile":{"@home":{},"@work":{}}}"#, "Fruit\nMobile\n  @home\n  @work"),
  ])
  func numbersAndSignsAreNames(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    #"[{"brand":"A","models":["x","y"]},{"brand":"B","models":["107","C1"]},{"brand":"C","models":["2","3"]}]"#,
    "- brand: A\n  models: [x, y]\n- brand: B\n  models: ['107', C1]\n- brand: C\n  models: ['2', '3']\n",
  ])
  func aListOfNamesMayBeginWithANumber(text: String) {
    #expect(outline(text) == "A\n  x\n  y\nB\n  107\n  C1\nC\n  2\n  3")
  }

  @Test(arguments: ["city", "towns"]) func objectsUnderNumbersAreLists(key: String) {
    #expect(
      outline(#"[{"name":"A","\#(key)":{"0":"x","1":"y"}},{"name":"B","\#(key)":{"0":"z"}}]"#)
        == "A\n  x\n  y\nB\n  z")
  }

  @Test(arguments: [
    (#"{"beijing":"北京","shanghai":"上海","guangzhou":"广州"}"#, "beijing 北京\nshanghai 上海\nguangzhou 广州"),
    (#"{"北京":"beijing","上海":"shanghai","广州":"guangzhou"}"#, "beijing 北京\nshanghai 上海\nguangzhou 广州"),
    (
      #"{"Азия":{"Токио":"Tokyo","Дели":"Delhi"},"Европа":{"Рим":"Rome"}}"#,
      "Азия\n  Tokyo Токио\n  Delhi Дели\nЕвропа\n  Rome Рим"
    ),
    // Capitals are other places.
    (#"{"Japan":"Tokyo","France":"Paris","Italy":"Rome"}"#, "Japan\n  Tokyo\nFrance\n  Paris\nItaly\n  Rome"),
  ])
  func aWordInOtherLettersIsTheCode(text: String, expected: String) { #expect(outline(text) == expected) }

  private func outlineOfScript(_ text: String) throws -> String {
    let file = TemporaryFile(Array(text.utf8))
    return try withExtendedLifetime(file) {
      outline(try TreeFile.read([file.path], options: ReadingOptions()).tree)
    }
  }

  @Test func listsOfNamesLieInTheNamesOfTheListBefore() throws {
    let text = """
      export const districts = [{province: 'A', districts: ['a', 'b']}, {province: 'B', districts: ['c']}];
      export const wards = [{district: 'a', wards: ['x']}, {district: 'c', wards: ['y', 'z']}];
      """
    #expect(try outlineOfScript(text) == "A\n  a\n    x\n  b\nB\n  c\n    y\n    z")
  }

  @Test func theRowsOfAListSayWhatItsCodeMeans() {
    #expect(
      outline(
        #"{"110000":[{"name":"市辖区","province":"北京市","id":"110100"}],"130000":[{"name":"石家庄市","province":"河北省","id":"130100"},{"name":"唐山市","province":"河北省","id":"130200"}]}"#
      )
        == "110000 北京市\n  110100 市辖区\n130000 河北省\n  130100 石家庄市\n  130200 唐山市")
  }

  @Test func aSentenceOnAListIsNoPlace() {
    #expect(outline(#"{"description":"A list of dog breeds.","dogs":["Akita","Boxer"]}"#) == "Akita\nBoxer")
  }

  @Test func aWordForNamesGoesBeforeOneForALevel() {
    #expect(
      outline(
        #"{"judete":[{"auto":"AB","nume":"Alba","localitati":[{"nume":"Sugag"},{"nume":"Muncelu","comuna":"Baia"}]},{"auto":"AR","nume":"Arad","localitati":[{"nume":"Zam","comuna":"X"}]}]}"#
      ).contains("Alba\n  Sugag\n  Muncelu"))
  }

  // MARK: Tables and lines

  @Test func rowsOfOneNameStandWhereTheyStandInTheFile() {
    #expect(
      outline(
        "Prodotto,Categoria,Prezzo\nRosso,Vini,4\nAcqua,Bevande,1\nAcqua,Bevande,2\nCola,Bevande,3\nBirra,Bevande,3\nBianco,Vini,5\nNero,Vini,6\n"
      )
        == "Vini\n  Rosso\n  Bianco\n  Nero\nBevande\n  Acqua\n  Acqua\n  Cola\n  Birra")
  }

  @Test func pathsOfTwoNamesMayBeginAlikeNowAndThen() {
    #expect(
      outline("Fruit/Apple\nMeat/Beef\nDrinks/Tea\nDrinks/Milk\n")
        == "Fruit\n  Apple\nMeat\n  Beef\nDrinks\n  Tea\n  Milk")
    #expect(outline("he/him\nshe/her\nthey/them\nhe/they\n") == "he/him\nshe/her\nthey/them\nhe/they")
  }

  @Test func namesInATableMayHaveASlash() {
    #expect(outline("id,name\n1,AC/DC\n2,Bjork\n") == "1 AC/DC\n2 Bjork")
    #expect(outline("id,name\n1,Rock/Pop\n2,Rock/Metal\n3,Jazz\n") == "1 Rock/Pop\n2 Rock/Metal\n3 Jazz")
    #expect(outline("id,path\n1,Fruit/Apple\n2,Meat\n") == "Fruit\n  1 Apple\n2 Meat")
  }

  @Test func oneDashMayBeginAName() {
    #expect(
      outline(#"[{"name":"Plus","code":"1"},{"name":"- minus","code":"2"},{"name":"* times","code":"3"}]"#)
        == "1 Plus\n2 - minus\n3 * times")
  }

  @Test func theEmojiOfUnicodeStandInTheirGroups() {
    let text = """
      # emoji-test.txt
      # group: Smileys & Emotion
      # subgroup: face-smiling
      1F603                 ; fully-qualified     # 😃 E0.6 grinning face with big eyes
      # group: People & Body
      # subgroup: hand
      1F44B 1F3FB           ; fully-qualified     # 👋🏻 E1.0 waving hand: light skin tone
      """
    #expect(
      outline(text)
        == "Smileys & Emotion\n  face-smiling\n    😃 grinning face with big eyes\nPeople & Body\n  hand\n    👋🏻 waving hand: light skin tone"
    )
  }

  // MARK: Written and read again

  @Test(arguments: [
    ##"[{"name":"A","code":"#1"},{"name":"B","code":"2"}]"##, #"["{y}"]"#, ##"["[x]","#z"]"##,
  ])
  func pathsReadBackWhateverTheyBeginWith(text: String) throws {
    let tree = try read(text).tree
    let written = try ExportedPart(tree, checksTexts: false).written(as: .paths)
    #expect(outline(String(decoding: written, as: UTF8.self)) == outline(tree))
  }

  // MARK: Answers

  @Test func aScriptIsAnAnswerToo() throws {
    let command = ChildCommand(
      "printf '%s\\n' 'module.exports = [' '  {name: \"A\"},' '  {name: \"B\", children: []},' ']'",
      reader: AnswerReader())
    #expect(try command.children(of: [], Cancellation()).roots.map(\.name) == ["A", "B"])
  }

  @Test func theSignsForATabAreOneWhereEachLineHasThem() throws {
    let command = ChildCommand(#"printf '%s\n' '1\tEly' '2\tYork'"#, reader: AnswerReader())
    #expect(try command.children(of: [], Cancellation()).roots.map(\.code) == ["1", "2"])
  }
}
