import RegionSources
import Testing

/// Shapes in which trees stand in JSON files.
@Suite struct StructureTests {
  @Test func namesHoldNamesInTheOrderOfTheFile() {
    #expect(
      outline(#"{"Zoo":{"b":["y","x"],"a":[]},"Ark":{"c":{},"d":null,"e":""}}"#) == """
        Zoo
          b
            y
            x
          a
        Ark
          c
          d
          e
        """)
  }

  @Test func numberedListsStandInTheOrderOfTheirNumbers() {
    #expect(
      outline(
        #"{"0":{"甲":{"0":{"乙":["丙"]}}},"10":{"k":[]},"1":{"a":[]},"2":{"b":[]},"3":{"c":[]},"4":{"d":[]},"5":{"e":[]},"6":{"f":[]},"7":{"g":[]},"8":{"h":[]},"9":{"i":[]}}"#
      )
      .hasPrefix("甲\n  乙\n    丙\na\nb\nc\nd"))
  }

  @Test func arraysOfOneKeyObjectsAreNamesWithTheirChildren() {
    #expect(outline(#"[{"甲":["乙","丙"]},{"丁":["戊"]},"己"]"#) == "甲\n  乙\n  丙\n丁\n  戊\n己")
  }

  @Test(arguments: [
    ("name", "code", "children"), ("label", "value", "children"), ("text", "id", "nodes"),
    ("title", "key", "items"),
    ("areaName", "areaId", "cities"), ("Name", "Id", "Wards"), ("nome", "codigo_ibge", "sub"),
    ("cname", "cid", "s"),
    ("n", "c", "d"), ("FULL_NAME", "AD-CODE", "child_list"), ("ext_name", "did", "contents"),
  ])
  func objectsAreReadUnderTheNamesOfTheirFields(name: String, code: String, children: String) {
    let text = """
      [{"\(name)":"A","\(code)":"1","\(children)":[{"\(name)":"B","\(code)":"01","\(children)":null}]},
       {"\(name)":"C","\(code)":"2","\(children)":[]}]
      """
    #expect(outline(text) == "1 A\n  01 B\n2 C")
  }

  @Test func eachLevelMayHaveNamesOfItsOwn() {
    #expect(
      outline(
        """
        [{"provinceName":"广东省","provinceCode":"44","cityList":[{"cityName":"深圳市","cityCode":"4403",
          "areaList":[{"areaName":"南山区","areaCode":"440305"}]}]}]
        """) == "44 广东省\n  4403 深圳市\n    440305 南山区")
    #expect(
      outline(#"{"provinces":[{"name":"P","prefectures":[{"name":"Q","hamlets":[{"name":"V"}]}]}]}"#)
        == "P\n  Q\n    V")
  }

  @Test(arguments: [
    #"{"data":[{"name":"A","children":[{"name":"B"}]}]}"#, #"{"Result":{"data":[{"name":"A","sub":["B"]}]}}"#,
    #"{"code":200,"message":"ok","data":[{"name":"A","items":[{"name":"B"}]}]}"#, #"{"86":{"A":["B"]}}"#,
    #"{"regions":{"A":["B"]}}"#, #"[[{"A":["B"]}]]"#,
  ])
  func whatIsOnlyWrappedAroundTheTreeIsOpened(text: String) { #expect(outline(text) == "A\n  B") }

  @Test func aSingleRootStays() {
    #expect(outline(#"{"中国":{"北京":["东城"]}}"#) == "中国\n  北京\n    东城")
    #expect(outline(#"{"name":"flare","children":[{"name":"vis","value":3}]}"#) == "flare\n  vis")
  }

  @Test func aValueIsACodeOnlyBesideALabelAndWhereItIsUnique() {
    #expect(outline(#"[{"value":"zj","label":"浙江"},{"value":"js","label":"江苏"}]"#) == "zj 浙江\njs 江苏")
    #expect(outline(#"[{"value":7,"label":"a","children":[{"value":7,"label":"b"}]}]"#) == "a\n  b")
    #expect(outline(#"[{"name":"a","value":3938,"children":[{"name":"b","value":7}]}]"#) == "a\n  b")
  }

  /// However many names have a list.
  @Test func listsStandBelowTheirNames() {
    #expect(
      outline(#"{"北海道":["札幌市","函館市"],"青森県":["青森市","弘前市"],"岩手県":["盛岡市","宮古市"]}"#)
        == "北海道\n  札幌市\n  函館市\n青森県\n  青森市\n  弘前市\n岩手県\n  盛岡市\n  宮古市")
  }

  /// A name, perhaps its code, and what lies below, without keys.
  @Test func aListMayBeginWithANameAndItsCode() {
    #expect(
      outline(#"[["Åland","AX",[{"name":"Brändö"},{"name":"Eckerö"}]],["Albania","AL",[{"name":"Berat"}]]]"#)
        == "AX Åland\n  Brändö\n  Eckerö\nAL Albania\n  Berat")
    #expect(
      outline(#"[[1,"Nord",[[11,"Kiel",["Mitte","Gaarden"]]]],[2,"Süd",[[21,"Ulm",["Eselsberg"]]]]]"#)
        == "1 Nord\n  11 Kiel\n    Mitte\n    Gaarden\n2 Süd\n  21 Ulm\n    Eselsberg")
    // Two names are no name and its code.
    #expect(outline(#"[["Åland","Brändö",["Eckerö"]]]"#) == "Åland\nBrändö\nEckerö")
  }

  /// What only has a number above its list is called by that.
  @Test func aNumberNamesWhatHasNoName() {
    #expect(
      outline(
        #"[{"id":1,"states":[{"id":3,"name":"Badghis","code":"BDG"}]},{"id":2,"states":[{"id":5,"name":"Berat","code":"BR"}]}]"#
      ) == "1 1\n  BDG Badghis\n2 2\n  BR Berat")
  }

  /// The word for a code may stand in front of the one for what it tells.
  @Test func aCodeMayBeCalledAfterItsName() {
    #expect(
      outline(
        #"[{"id_ubigeo":"2534","nombre_ubigeo":"Amazonas","codigo_ubigeo":"01","nivel_ubigeo":"1","id_padre_ubigeo":"2533"},{"id_ubigeo":"2533","nombre_ubigeo":"Perú","codigo_ubigeo":"0","nivel_ubigeo":"0","id_padre_ubigeo":"0"},{"id_ubigeo":"2535","nombre_ubigeo":"Bagua","codigo_ubigeo":"01","nivel_ubigeo":"2","id_padre_ubigeo":"2534"}]"#
      ) == "2533 Perú\n  2534 Amazonas\n    2535 Bagua")
    #expect(
      outline(
        #"{"departamentos":[{"idDepa":1,"departamento":"La Libertad"},{"idDepa":2,"departamento":"San Martín"}],"provincias":[{"idDepa":2,"idProv":1,"provincia":"Bella Vista"},{"idDepa":1,"idProv":2,"provincia":"Pacasmayo"}]}"#
      ) == "1 La Libertad\n  2 Pacasmayo\n2 San Martín\n  1 Bella Vista")
  }

  @Test func numbersKeepTheTextOfTheFile() {
    #expect(
      outline(
        #"[{"name":"a","code":1152921504606846976,"children":[{"name":"b","code":1.50},{"name":"c","code":1e2}]}]"#
      )
        == "1152921504606846976 a\n  1.50 b\n  1e2 c")
  }

  @Test func codesThatLieInEachOtherAreATree() {
    let tree = "110000 北京市\n  110100 市辖区\n    110101 东城区\n130000 河北省\n  130100 石家庄市"
    #expect(
      outline(#"{"110000":"北京市","130000":"河北省","110100":"市辖区","110101":"东城区","130100":"石家庄市"}"#) == tree)
    #expect(
      outline(
        """
        {"province_list":{"110000":"北京市","130000":"河北省"},"city_list":{"110100":"市辖区","130100":"石家庄市"},
         "county_list":{"110101":"东城区"}}
        """) == tree)
    #expect(
      outline(
        """
        {"86":{"110000":"北京市","130000":"河北省"},"110000":{"110100":"市辖区"},"110100":{"110101":"东城区"},
         "130000":{"130100":"石家庄市"}}
        """) == tree)
    #expect(
      outline(
        """
        [{"86":{"110000":"北京市","130000":"河北省"}},{"110000":{"110100":"市辖区"}},{"110100":{"110101":"东城区"}},
         {"130000":{"130100":"石家庄市"}}]
        """) == tree)
  }

  @Test func levelsThatAreLeftOutArePassedOver() {
    #expect(outline(#"{"420000":"湖北省","429004":"仙桃市"}"#) == "420000 湖北省\n  429004 仙桃市")
  }

  @Test func rowsNameTheirParentInAnyOrder() {
    #expect(
      outline(
        """
        {"RECORDS":[{"id":"3","pid":"2","name":"C"},{"id":"1","pid":"0","name":"A"},{"id":"2","pid":"1","name":"B"},
         {"id":"4","pid":"","name":"D"},{"id":"5","pid":null,"name":"E"},{"id":"6","pid":"6","name":"F"},
         {"id":"7","pid":"-1","name":"G"}]}
        """) == "1 A\n  2 B\n    3 C\n4 D\n5 E\n6 F\n7 G")
    #expect(
      outline(##"[{"id":"a","parent":"#","text":"R"},{"id":"b","parent":"a","text":"S"}]"##) == "a R\n  b S")
  }

  @Test func aParentMayLackThePrefixOfItsCountry() {
    #expect(
      outline(
        #"{"3166-2":[{"code":"AZ-NX","name":"Naxçıvan"},{"code":"AZ-BAB","name":"Babək","parent":"NX"}]}"#)
        == "AZ-NX Naxçıvan\n  AZ-BAB Babək")
  }

  @Test func oneCodeOnTwoLevelsIsNoFlaw() {
    #expect(outline(#"[{"code":"11","name":"A","children":[{"code":"11","name":"A"}]}]"#) == "11 A\n  11 A")
  }

  @Test func linesOfJSONAreRowsOrTrees() {
    #expect(
      outline("{\"id\":1,\"name\":\"A\",\"parent_id\":null}\n{\"id\":2,\"name\":\"B\",\"parent_id\":1}")
        == "1 A\n  2 B")
    #expect(outline("{\"name\":\"A\",\"children\":[\"B\"]}\n{\"name\":\"C\",\"children\":[]}") == "A\n  B\nC")
    #expect(outline("{\"省\":\"粤\",\"市\":\"深\"}\n{\"省\":\"粤\",\"市\":\"广\"}") == "粤\n  深\n  广")
  }

  @Test func dictionariesOfRecordsGiveThemTheirCodeOrName() {
    #expect(
      outline(
        #"{"11":{"name":"北京","child":{"1101":{"name":"市辖区","child":{"110101":"东城区"}}}},"13":{"name":"河北"}}"#)
        == "11 北京\n  1101 市辖区\n    110101 东城区\n13 河北")
    #expect(
      outline(#"{"China":{"code":"CN","cities":["Beijing"]},"Japan":{"code":"JP","cities":["Tokyo"]}}"#)
        == "CN China\n  Beijing\nJP Japan\n  Tokyo")
  }

  @Test func theOutputsOfToolsAreTrees() {
    #expect(
      outline(
        #"[{"type":"directory","name":".","contents":[{"type":"file","name":"a"}]},{"type":"report","files":1}]"#
      )
        == ".\n  a")
    #expect(
      outline(
        """
        {"blockdevices":[{"name":"sda","maj:min":"8:0","mountpoints":[null],
         "children":[{"name":"sda1","maj:min":"8:1","mountpoints":["/"]}]}]}
        """) == "sda\n  sda1")
  }

  @Test func fieldsThatWereNamedGoBeforeTheGuess() {
    let text = #"[{"地名":"甲","name":"x","编号":"1","下级":[{"地名":"乙","乡":["丙"]}]}]"#
    #expect(
      outline(text) {
        $0.fields.name = ["地名"]
        $0.fields.code = ["编号"]
        $0.fields.children = ["下级", "乡"]
      } == "1 甲\n  乙\n    丙")
  }

  @Test func furtherFieldsAreKept() throws {
    let tree = try read(#"[{"name":"A","population":1400,"children":[{"name":"B","capital":true}]}]"#).tree
    #expect(tree.roots[0].field("population") == "1400")
    #expect(tree.roots[0].children[0].field("capital") == "1")
    #expect(tree.roots[0].field("capital") == nil)
  }

  @Test func disabledNodesAndLeavesAreKnown() throws {
    let tree = try read(
      #"[{"name":"A","disabled":true},{"name":"B","isLeaf":true},{"name":"C","hasChildren":true},{"name":"D","hasChildren":false}]"#
    ).tree
    #expect(tree.roots.map(\.flags) == [.disabled, .leaf, .hasChildren, .leaf])
  }

  @Test func blanksAroundNamesAreTrimmedAndThatIsSaid() throws {
    let read = try read("[{\"name\":\" A\u{3000}\"},{\"name\":\"B\"}]")
    #expect(outline(read.tree) == "A\nB")
    #expect(read.understanding.notes == ["blanks around 1 name were trimmed"])
  }
}
