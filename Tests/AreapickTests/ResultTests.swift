import RegionModel
import TestSupport
import Testing

@testable import areapick

/// Results in the forms that scripts need.
@Suite struct ResultTests {
  private func style(_ format: OutputFormat, _ change: (inout ResultStyle) -> Void = { _ in }) -> ResultStyle
  {
    var style = ResultStyle(format: format)
    change(&style)
    return style
  }

  private func template(_ text: String) throws -> ResultStyle { ResultStyle(template: try Template(text)) }

  @Test func aPathIsWrittenUnlessAnotherFormIsAskedFor() {
    #expect(written("广东省/深圳市/南山区") == "广东省/深圳市/南山区\n")
  }

  @Test func everyFormIsWritten() {
    let place = "广东省/深圳市/南山区"
    #expect(written(place, style(.path)) == "广东省/深圳市/南山区\n")
    #expect(written(place, style(.code)) == "440305\n")
    #expect(written(place, style(.codes)) == "440000\n440300\n440305\n")
    #expect(written(place, style(.name)) == "南山区\n")
    #expect(written(place, style(.names)) == "广东省\n深圳市\n南山区\n")
    #expect(
      written(place, style(.json))
        == #"{"code":"440305","name":"南山区","level":3,"pinyin":"nan shan qu","#
        + #""path":["广东省","深圳市","南山区"],"codes":["440000","440300","440305"],"levels":[1,2,3]}"# + "\n")
    #expect(
      written(place, style(.shell)) == """
        AREA_CODE='440305'
        AREA_NAME='南山区'
        AREA_PATH='广东省/深圳市/南山区'
        AREA_LEVEL='3'
        AREA_PROVINCE='广东省'
        AREA_CITY='深圳市'
        AREA_COUNTY='南山区'
        AREA_TOWNSHIP=''

        """)
  }

  /// 东莞 has no counties: its second step is a city, and its third a town.
  @Test func jsonSaysTheLevelOfEachStep() {
    #expect(written("广东省/东莞市/石碣镇", style(.json)).contains(#""levels":[1,2,4]"#))
    let filled = written("广东省/东莞市/石碣镇", style(.json) { $0.fillsLevels = true })
    #expect(filled.contains(#""path":["广东省","东莞市","东莞市","石碣镇"]"#))
    #expect(filled.contains(#""levels":[1,2,3,4]"#))
  }

  /// A line each; in JSON one array, also of one place; the steps of a place do not part lines.
  @Test func severalPlacesAreALineEach() throws {
    func several(_ style: ResultStyle, _ paths: String...) -> String {
      var output: [UInt8] = []
      style.forSeveral.appendAll(paths.map { SmallTrees.china.at($0).path }, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
    let (first, second) = ("广东省/深圳市", "台湾省/金门县")
    #expect(several(style(.path), first, second) == "广东省/深圳市\n台湾省/金门县\n")
    #expect(several(style(.codes), first, second) == "440000\t440300\n710000\t719001\n")
    #expect(several(style(.name) { $0.endsWithNull = true }, first, second) == "深圳市\0金门县\0")
    #expect(several(try template("{code}={name}"), first, second) == "440300=深圳市\n719001=金门县\n")
    let one = several(style(.json), first)
    #expect(one.hasPrefix(#"[{"code":"440300","#) && one.hasSuffix("}]\n"))
    #expect(several(style(.json), first, second).split(separator: "\n").count == 1)
  }

  @Test func aSeparatorOfOnesOwnStandsBetweenTheSteps() {
    #expect(written("广东省/深圳市", style(.path) { $0.separator = " › " }) == "广东省 › 深圳市\n")
    #expect(written("广东省/深圳市", style(.path) { $0.separator = "" }) == "广东省深圳市\n")
    #expect(written("广东省/深圳市", style(.codes) { $0.separator = "," }) == "440000,440300\n")
    #expect(written("广东省/深圳市", style(.names) { $0.separator = "\t" }) == "广东省\t深圳市\n")
  }

  @Test func aResultCanEndWithANull() {
    #expect(written("广东省", style(.path) { $0.endsWithNull = true }) == "广东省\0")
  }

  @Test func aMissingLevelRepeatsTheNameAboveIt() {
    let filled = { (place: String, format: OutputFormat) in
      written(place, self.style(format) { $0.fillsLevels = true })
    }
    #expect(filled("广东省/东莞市/石碣镇", .path) == "广东省/东莞市/东莞市/石碣镇\n")
    #expect(filled("北京市/东城区", .path) == "北京市/北京市/东城区\n")
    #expect(filled("河南省/济源市/克井镇", .names) == "河南省\n河南省\n济源市\n克井镇\n")
    #expect(filled("北京市/东城区", .codes) == "110000\n110000\n110101\n")
    #expect(filled("广东省/深圳市/南山区", .path) == "广东省/深圳市/南山区\n")
    #expect(filled("广东省/东莞市", .path) == "广东省/东莞市\n")
  }

  @Test func fieldsAreFilledToo() throws {
    var style = try template("{province}|{city}|{county}|{township}")
    #expect(written("广东省/东莞市/石碣镇", style) == "广东省|东莞市||石碣镇\n")
    #expect(written("北京市/东城区", style) == "北京市||东城区|\n")
    style.fillsLevels = true
    #expect(written("广东省/东莞市/石碣镇", style) == "广东省|东莞市|东莞市|石碣镇\n")
    #expect(written("北京市/东城区", style) == "北京市|北京市|东城区|\n")
    #expect(written("广东省", style) == "广东省|||\n")
  }

  @Test func aTemplateNamesFields() throws {
    let place = "广东省/深圳市/南山区/粤海街道"
    #expect(written(place, try template("{code}")) == "440305007\n")
    #expect(written(place, try template("{name} ({pinyin})")) == "粤海街道 (yue hai jie dao)\n")
    #expect(written(place, try template("{letter}{level} {path}")) == "Y4 广东省/深圳市/南山区/粤海街道\n")
    #expect(written(place, try template(#"{{{code}}}\t\\{name}\n"#)) == "{440305007}\t\\粤海街道\n\n")
    #expect(written(place, try template("")) == "\n")
    #expect(written("台湾省/金门县", try template("{letter}")) == "J\n")
    #expect(written("河北省/☆", try template("{letter}{pinyin}"), in: SmallTrees.names) == "#\n")
  }

  @Test func aTemplateHasTheNameInEnglish() throws {
    #expect(written("广东省/深圳市/南山区", try template("{name} {name:en}")) == "南山区 Nanshan\n")
    #expect(
      written("香港", try template("{name:en}|{pinyin}"), in: try english()) == "Hong Kong|xiang gang\n")
    #expect(written("河北省/☆", try template("{name:en}"), in: SmallTrees.names) == "☆\n")
  }

  /// 香港 has an English name, 陕西 another than its pinyin, 西安 none.
  private func english() throws -> RegionTree {
    var builder = TreeBuilder(
      SmallTrees.records("1 1 陕西|省 shan xi sheng\n  11 2 西安|市 xi an shi\n2 1 香港 xiang gang"))
    builder.rules = .china
    builder.englishNames = ["1": "Shaanxi", "2": "Hong Kong"]
    return try builder.tree()
  }

  @Test func namesOfResultsCanBeEnglish() throws {
    let english = try english()
    func result(_ format: OutputFormat) -> String {
      written("陕西省/西安市", style(format) { $0.names = .english }, in: english)
    }
    #expect(result(.path) == "Shaanxi/Xi'an\n")
    #expect(result(.name) == "Xi'an\n")
    #expect(result(.names) == "Shaanxi\nXi'an\n")
    #expect(result(.codes) == "1\n11\n")
    #expect(result(.json).contains(#""name":"Xi'an","level":2,"pinyin":"xi an shi","#))
    #expect(result(.json).contains(#""path":["Shaanxi","Xi'an"]"#))
    #expect(result(.shell).contains("AREA_NAME='Xi'\\''an'\nAREA_PATH='Shaanxi/Xi'\\''an'\n"))
    #expect(result(.shell).contains("AREA_PROVINCE='Shaanxi'\nAREA_CITY='Xi'\\''an'\nAREA_COUNTY=''\n"))
    var template = try template("{path}|{name}|{province}|{city}|{name:en}|{letter}")
    template.names = .english
    #expect(written("陕西省/西安市", template, in: english) == "Shaanxi/Xi'an|Xi'an|Shaanxi|Xi'an|Xi'an|X\n")
    let filled = style(.path) {
      $0.names = .english
      $0.fillsLevels = true
    }
    #expect(written("广东省/东莞市/石碣镇", filled) == "Guangdong/Dongguan/Dongguan/Shijie\n")
  }

  private static let unknownField =
    "there is no field {nmae}; there are {path} {code} {name} {province} {city} {county} {township} {level} "
    + "{pinyin} {letter} {alias} {query} {name:en} {before} {rest} {confidence}"

  @Test(arguments: [
    ("{nmae}", unknownField),
    ("{name", "a { has no } behind it; write {{ for the sign itself"),
    ("name}", "a } stands alone; write }} for the sign itself"),
    ("\\x", "the escape \\x is none of \\n \\t \\r \\0 \\\\"),
    ("\\", "a \\ stands at the end; write \\\\ for the sign itself"),
  ])
  func aTemplateWithAMistakeIsRefused(text: String, expected: String) {
    #expect(throws: CommandError(expected)) { try Template(text) }
  }

  @Test func jsonIsEscaped() {
    #expect("a\"b\\c".jsonQuoted == #""a\"b\\c""#)
    #expect("a\nb\u{1F}\u{7F}".jsonQuoted == #""a\u000ab\u001f\u007f""#)
    #expect("南山 𠮷 </script>".jsonQuoted == "\"南山 𠮷 </script>\"")
  }
}
