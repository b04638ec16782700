import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Data as people bring it along: other countries' divisions, companies, scripts, spreadsheets.
@Suite struct NewcomerTests {
  @Test(arguments: [
    // A list of names under whatever key, where it is the only thing inside a node.
    (
      #"{"estados":[{"sigla":"AC","nome":"Acre","cidades":["Acrelândia","Brasiléia"]}]}"#,
      "AC Acre\n  Acrelândia\n  Brasiléia"
    ),
    (#"[{"state":"Lagos","alias":"lagos","lgas":["Agege","Ikeja"]}]"#, "Lagos\n  Agege\n  Ikeja"),
    // Tags are a node's own.
    (#"[{"name":"Apple","tags":["red","sweet"]},{"name":"Pear","tags":[]}]"#, "Apple\nPear"),
    // Each level has its own words.
    (
      #"[{"il_adi":"ADANA","plaka_kodu":"01","ilceler":[{"ilce_adi":"CEYHAN","ilce_kodu":"1219"}]}]"#,
      "01 ADANA\n  1219 CEYHAN"
    ),
    // Objects by their codes, inside each other.
    (
      #"{"01":{"name":"Hà Nội","slug":"a","quan-huyen":{"001":{"name":"Ba Đình","xa-phuong":{"00001":{"name":"Phúc Xá"}}}}}}"#,
      "01 Hà Nội\n  001 Ba Đình\n    00001 Phúc Xá"
    ),
    (
      #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"adcode":110000,"name":"北京市"},"geometry":{"type":"Point","coordinates":[1,2]}},{"type":"Feature","properties":{"adcode":120000,"name":"天津市"},"geometry":{"type":"Point","coordinates":[1,2]}}]}"#,
      "110000 北京市\n120000 天津市"
    ),
    (#"{"cn":"China","jp":"Japan"}"#, "cn China\njp Japan"),
    (#"{"中国":{"北京":["东城"]}}"#, "中国\n  北京\n    东城"),
  ])
  func objectsOfAnyWords(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func cellsThatWereMergedAreThoseAbove() {
    #expect(
      outline("省,市,区\n广东,广州,天河\n,,越秀\n,深圳,南山\n浙江,杭州,西湖\n")
        == "广东\n  广州\n    天河\n    越秀\n  深圳\n    南山\n浙江\n  杭州\n    西湖")
  }

  @Test func aParentNamesWhateverColumnTellsRowsApart() {
    #expect(
      outline("employee,reports_to,title\nAda,,CEO\nBob,Ada,CTO\nDi,Bob,Dev\nCy,Ada,CTO\n")
        == "Ada\n  Bob\n    Di\n  Cy")
    #expect(outline("id,manager_id,name\n1,,Ada\n2,1,Bob\n3,2,Di\n") == "1 Ada\n  2 Bob\n    3 Di")
    #expect(outline("dept_no,dept_name,up_dept\nD1,HQ,\nD2,Lab,D1\n") == "D1 HQ\n  D2 Lab")
  }

  @Test(arguments: [
    ("# made 2024\n# by x\nid,parent,name\n1,,A\n2,1,B\n", "1 A\n  2 B"),
    ("全国行政区划表,,\n\n代码,名称,上级\n1,北京,\n2,东城,1\n", "1 北京\n  2 东城"),
    (
      "CNTR_CODE,NUTS_ID,LEVL_CODE,NUTS_NAME\nDE,DE,0,Land\nDE,DE1,1,BW\nDE,DE2,1,BY\n",
      "DE Land\n  DE1 BW\n  DE2 BY"
    ),
    (
      "ARS,GEN,BEZ\n01,Holstein,Land\n01001,Flensburg,Stadt\n01002,Kiel,Stadt\n02,Hamburg,Land\n",
      "01 Holstein\n  01001 Flensburg\n  01002 Kiel\n02 Hamburg"
    ),
    (
      "Country Code,Country,Subdivision Code,Subdivision Name,Type\nUS,United States,US-CA,California,State\nUS,United States,US-PR,Puerto Rico,Area\n",
      "US United States\n  US-CA California\n  US-PR Puerto Rico"
    ),
    ("child,parent\nB,A\nC,A\nD,B\n", "A\n  B\n    D\n  C"),
    (#"[["id","pid","name"],[1,0,"A"],[2,1,"B"]]"#, "1 A\n  2 B"),
    (#"[["广东",["深圳","广州"]],["浙江",["杭州"]]]"#, "广东\n  深圳\n  广州\n浙江\n  杭州"),
    (#"[{"t":"A","v":1,"ch":[{"t":"B","v":2}]}]"#, "A\n  B"),
    ("# A\n## B\n### C\n## D\n# E\n", "A\n  B\n    C\n  D\nE"), ("* A\n** B\n* C\n", "A\n  B\nC"),
  ])
  func tablesAndOutlinesAsTheyCome(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func aFieldThatIsNotThereIsSaid() {
    #expect(
      outline(#"[{"id":1,"name":"A"}]"#) { $0.fields.name = ["foo"] }
        == "x: --fields: there is no field foo; there are id, name")
  }

  @Test func codesAloneAreTheirOwnNames() {
    #expect(outline("A00\nA00.0\nA00.1\nA01\n") == "A00 A00\n  A00.0 A00.0\n  A00.1 A00.1\nA01 A01")
    #expect(outline("flare\nflare.vis\nflare.vis.axis\n") == "flare\n  vis\n    axis")
  }

  @Test func itemsAloneAreNoYAML() {
    #expect(outline("A:\n  - b\n  - c\nD:\n  - e\n") == "A\n  b\n  c\nD\n  e")
    #expect(outline("- A\n  - B\n- C\n") == "A\n  B\nC")
  }

  private func outlineOfFile(_ bytes: [UInt8]) throws -> String {
    let file = TemporaryFile(bytes)
    return try withExtendedLifetime(file) {
      outline(try TreeFile.read([file.path], options: ReadingOptions()).tree)
    }
  }

  @Test func aScriptThatExportsDataIsReadAsTheData() throws {
    let text = """
      // Vant's divisions
      export const areaList = {
        province_list: { 110000: '北京市', 330000: "浙江省", /* more */ },
        city_list: { 110100: '北京市', 330100: 'Hang\\'zhou "X"', },
        county_list: {},
      };
      """
    #expect(
      try outlineOfFile(Array(text.utf8))
        == "110000 北京市\n  110100 北京市\n330000 浙江省\n  330100 Hang'zhou \"X\"")
    #expect(try outlineOfFile(Array("module.exports = ['a', `b`]\n".utf8)) == "a\nb")
    #expect(throws: SourceErrors.self) { try outlineOfFile(Array("export default {a: f(1)}\n".utf8)) }
  }

  @Test(arguments: [
    "// divisions\n{\n  \"A\": [\"b\", \"c\",], /* more */\n}\n",
    "[{name: 'A', children: [{name: 'b'}, {name: \"c\"}]}]",
    "\"use strict\";\nmodule.exports = {A: ['b', 'c']};\n", "{\n  'A': [\"b\", \"c\"]\n}",
  ])
  func aLiteralThatIsNoJSONIsReadAsTheData(text: String) throws {
    #expect(try outlineOfFile(Array(text.utf8)) == "A\n  b\n  c")
  }

  @Test func whatIsJSONStaysAsItIs() {
    for text in [
      "{\"a\": \"it's // x, y: z\", \"b\": [1, true]}", "[\"a\\\"{b: 1\"]", "{}", "[", "{broken",
      "[draft] it's\n[x] y",
    ] {
      #expect(Array(text.utf8).withUnsafeBytes { ScriptData.json(of: $0) } == nil)
    }
  }

  @Test func utf16WithItsMarkIsRead() throws {
    let units = Array("\u{FEFF}代码\t名称\n1\t甲\n".utf16)
    #expect(try outlineOfFile(units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == "1 甲")
    #expect(try outlineOfFile(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == "1 甲")
  }
}
