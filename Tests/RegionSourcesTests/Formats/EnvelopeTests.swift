import RegionSources
import Testing

/// Records whose fields stand in an object of their own, and lists with something else beside them.
@Suite struct EnvelopeTests {
  @Test(arguments: [
    // kubectl get -o json
    (
      #"{"apiVersion":"v1","kind":"List","items":[{"kind":"Pod","metadata":{"name":"web","uid":"a-1","labels":{"app":"w"}},"spec":{"containers":[{"name":"nginx"}]}},{"kind":"Pod","metadata":{"name":"dns","uid":"a-2"},"spec":{"containers":[{"name":"dns"}]}}],"metadata":{"resourceVersion":"7"}}"#,
      "a-1 web\na-2 dns"
    ),
    // PrimeNG's tree tables
    (
      #"{"data":[{"data":{"name":"A","size":"7"},"children":[{"data":{"name":"B","size":"8"}}]},{"data":{"name":"C","size":"9"},"children":[]}]}"#,
      "A\n  B\nC"
    ),
    // Elasticsearch
    (
      #"{"took":3,"hits":{"total":{"value":2},"hits":[{"_id":"x","_source":{"name":"A","code":"11"}},{"_id":"y","_source":{"name":"B","code":"12"}}]}}"#,
      "11 A\n12 B"
    ),
    // MongoDB
    (
      #"[{"_id":{"$oid":"5f1"},"name":"A","parent":null},{"_id":{"$oid":"5f2"},"name":"B","parent":{"$oid":"5f1"}}]"#,
      "5f1 A\n  5f2 B"
    ),
    // GraphQL
    (
      #"{"data":{"categories":{"edges":[{"node":{"id":"1","name":"A","children":{"edges":[{"node":{"id":"2","name":"B"}}]}}},{"node":{"id":"3","name":"C"}}]}}}"#,
      "1 A\n  2 B\n3 C"
    ),
    // A name in several languages: the first is it.
    (
      #"[{"code":"11","name":{"zh":"北京","en":"Beijing"},"children":[{"code":"1101","name":{"zh":"东城","en":"Dongcheng"}}]}]"#,
      "11 北京\n  1101 东城"
    ),
  ])
  func fieldsInAnObjectOfTheirOwnAreTheRecords(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    // JSON:API, with parents, as most servers have it and as Drupal has it.
    (
      #"{"jsonapi":{"version":"1.0"},"data":[{"type":"c","id":"1","attributes":{"name":"A","slug":"a"},"relationships":{"parent":{"data":null},"children":{"data":[{"type":"c","id":"2"}]}},"links":{"self":"/c/1"}},{"type":"c","id":"2","attributes":{"name":"B","slug":"b"},"relationships":{"parent":{"data":{"type":"c","id":"1"}},"children":{"data":[]}},"links":{"self":"/c/2"}},{"type":"c","id":"3","attributes":{"name":"C","slug":"c"},"relationships":{"parent":{"data":{"type":"c","id":"2"}}},"links":{"self":"/c/3"}}],"meta":{"total":3}}"#,
      "1 A\n  2 B\n    3 C"
    ),
    (
      #"{"data":[{"id":"10","type":"t","attributes":{"name":"A","weight":0},"relationships":{"vid":{"data":{"type":"v","id":"v1"}},"parent":{"data":[{"type":"t","id":"virtual"}]}}},{"id":"11","type":"t","attributes":{"name":"B","weight":0},"relationships":{"vid":{"data":{"type":"v","id":"v1"}},"parent":{"data":[{"type":"t","id":"10"}]}}}]}"#,
      "10 A\n  11 B"
    ),
    // The children alone, by numbers that are no codes for people; and no relationship at all.
    (
      #"{"data":[{"id":"1","type":"r","attributes":{"title":"A","code":"EU"},"relationships":{"children":{"data":[{"id":"2","type":"r"}]}}},{"id":"2","type":"r","attributes":{"title":"B","code":"FR"},"relationships":{"children":{"data":[]}}}]}"#,
      "1 A\n  2 B"
    ),
    (
      #"{"data":[{"id":"1","type":"r","attributes":{"name":"A"},"relationships":{"owner":{"links":{"self":"/1"}}}},{"id":"2","type":"r","attributes":{"name":"B"},"relationships":{}}]}"#,
      "1 A\n2 B"
    ),
    // eBay's trees and parts of them; a word that nobody knows.
    (
      #"{"categoryTreeId":"0","applicableMarketplaceIds":["US"],"rootCategoryNode":{"category":{"categoryId":"0","categoryName":"Root"},"childCategoryTreeNodes":[{"category":{"categoryId":"20","categoryName":"A"},"parentCategoryTreeNodeHref":"https://x/0","childCategoryTreeNodes":[{"category":{"categoryId":"37","categoryName":"B"},"leafCategoryTreeNode":true}],"categoryTreeNodeLevel":1},{"category":{"categoryId":"55","categoryName":"C"},"leafCategoryTreeNode":true}]}}"#,
      "0 Root\n  20 A\n    37 B\n  55 C"
    ),
    (
      #"{"categorySubtreeNode":{"category":{"categoryId":"20","categoryName":"A"},"childCategoryTreeNodes":[{"category":{"categoryId":"37","categoryName":"B"},"leafCategoryTreeNode":true}]},"categoryTreeId":"0"}"#,
      "20 A\n  37 B"
    ),
    (
      #"[{"unit":{"no":1,"name":"A"},"below":[{"unit":{"no":2,"name":"B"},"below":[]}]},{"unit":{"no":3,"name":"C"},"below":[]}]"#,
      "1 A\n  2 B\n3 C"
    ),
  ])
  func recordsMayReferToEachOtherAndHaveEnvelopesOfAnyName(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func twoObjectsWithNamesAreNoEnvelopes() {
    let text =
      #"[{"id":1,"label":"A","owner":{"name":"x"},"parts":[{"id":2,"label":"B","owner":{"name":"y"}}]},{"id":3,"label":"C","owner":{"name":"z"}}]"#
    #expect(outline(text) == "1 A\n  2 B\n3 C")
  }

  @Test func aRoutersTitleIsTheNameForPeople() throws {
    let read = try read(
      #"[{"path":"/m","name":"menu","meta":{"title":"菜单","icon":"x","roles":["a"]},"children":[{"path":"a","name":"one","meta":{"title":"甲"}}]},{"path":"/s","name":"sys","meta":{"title":"系统"}}]"#
    )
    #expect(outline(read.tree) == "菜单\n  甲\n系统")
    #expect(read.tree.roots[0].field("name") == "menu")
    #expect(
      outline(#"[{"path":"/m","meta":{"title":"M"},"children":[{"path":"a","meta":{"title":"A"}}]}]"#)
        == "M\n  A")
  }

  @Test func aNameOfItsOwnGoesBeforeThoseInAnEnvelope() {
    #expect(
      outline(
        #"[{"id":1,"text":"A","attributes":{"name":"x"}},{"id":2,"text":"B","attributes":{"name":"y"}}]"#)
        == "1 A\n2 B")
  }

  @Test(arguments: [
    (
      #"{"data":[{"name":"A","level2s":[{"name":"B","level3s":[{"name":"C"}]}]}],"date":"1 May","stats":{"count":3}}"#,
      "A\n  B\n    C"
    ),
    (
      #"{"status":"1","infocode":"10000","suggestion":{"keywords":[],"cities":[]},"districts":[{"citycode":[],"adcode":"1","name":"A","districts":[{"adcode":"2","name":"B","districts":[]}]}]}"#,
      "1 A\n  2 B"
    ),
    (
      #"[{"type":"header","version":"5"},{"type":"database","name":"x"},{"type":"table","name":"t","data":[{"id":"1","name":"A"},{"id":"2","name":"B"}]}]"#,
      "1 A\n2 B"
    ),
    // What the answer says of itself is no better code than the one in each record.
    (
      #"{"code":0,"msg":"ok","data":[{"menuId":1,"menuName":"A","parentId":0,"children":[{"menuId":100,"menuName":"B","parentId":1,"children":[]}]}]}"#,
      "1 A\n  100 B"
    ),
  ])
  func whatIsSaidOfTheDataIsNotTheData(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    // Each level has its own word for the name.
    (
      #"[{"province":"广东","cities":[{"city":"深圳","districts":[{"district":"南山"}]}]},{"province":"浙江","cities":[{"city":"杭州","districts":[]}]}]"#,
      "广东\n  深圳\n    南山\n浙江\n  杭州"
    ),
    // A code, its name, and what lies below.
    (
      #"{"11":{"北京":{"1101":{"市辖区":{"110101":"东城"}}}},"44":{"广东":{"4401":{"广州":{"440103":"荔湾"}}}}}"#,
      "11 北京\n  1101 市辖区\n    110101 东城\n44 广东\n  4401 广州\n    440103 荔湾"
    ),
    // A word that repeats below codes is no name.
    (
      #"{"a1.ttf":{"installed_by":["x"]},"a2.ttf":{"installed_by":["y"]}}"#,
      "a1.ttf\n  installed_by\n    x\na2.ttf\n  installed_by\n    y"
    ),
    // The highest level is a list, the others have a list a parent.
    (
      #"{"provinces":[{"n":"北京","c":"11"},{"n":"河北","c":"13"}],"cities":{"11":[{"n":"市辖区","c":"1101"}],"13":[{"n":"石家庄","c":"1301"}]}}"#,
      "11 北京\n  1101 市辖区\n13 河北\n  1301 石家庄"
    ),
    // npm ls --json
    (
      #"{"name":"app","dependencies":{"a":{"version":"1","dependencies":{"b":{"version":"2"}}},"c":{"version":"3"}}}"#,
      "app\n  a\n    b\n  c"
    ),
    (
      #"{"000":{"description":"Works","subs":{"010":{"description":"Lists"}}},"100":{"description":"Thought"}}"#,
      "000 Works\n  010 Lists\n100 Thought"
    ),
  ])
  func namesAndCodesStandWhereTheirLevelHasThem(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// What is said of a list stands beside it: who published it, and where it holds.
  @Test func aListBesideItsPublisherIsTheTree() {
    let about =
      #""resourceType":"CodeSystem","id":"x","name":"Parts","contact":[{"name":"A. Body","telecom":[{"system":"url","value":"https://example.org"}]}],"jurisdiction":[{"coding":[{"code":"NG","display":"Nigeria"}]}]"#
    let nested = (1...20).map { i in
      #"{"code":"s-\#(i)","display":"State \#(i)","concept":[{"code":"a-\#(i)","display":"Area \#(i)"}]}"#
    }
    #expect(
      outline("{\(about),\"concept\":[\(nested.joined(separator: ","))]}")
        == (1...20).map { "s-\($0) State \($0)\n  a-\($0) Area \($0)" }.joined(separator: "\n"))
    let flat = (1...20).map { #"{"code":"k\#($0)","display":"Kind \#($0)"}"# }
    #expect(
      outline("{\(about),\"concept\":[\(flat.joined(separator: ","))]}")
        == (1...20).map { "k\($0) Kind \($0)" }.joined(separator: "\n"))
    // A record with two short lists of its own stays one.
    #expect(
      outline(#"{"name":"Ada","mails":[{"at":"home","mail":"a"}],"phones":[{"at":"home","number":"1"}]}"#)
        == "Ada")
  }

  /// All that a place is stands in an object of its own, beside those that lie in it.
  @Test func anObjectMayHoldAllTextsOfAPlace() {
    #expect(
      outline(
        "{\"ThisCountry\":{\"CountryCode\":\"CHN\"},\"Provinces\":[{\"ThisProvince\":{\"ProvinceCode\":\"11\",\"ProvinceName\":\"A\"},\"Cities\":[{\"CityCode\":\"1101\",\"ProvinceCode\":\"11\",\"CityName\":\"B\"}]},{\"ThisProvince\":{\"ProvinceCode\":\"12\",\"ProvinceName\":\"C\"},\"Cities\":[{\"CityCode\":\"1201\",\"ProvinceCode\":\"12\",\"CityName\":\"D\"},{\"CityCode\":\"1202\",\"ProvinceCode\":\"12\",\"CityName\":\"E\"}]}]}"
      ) == "11 A\n  1101 B\n12 C\n  1201 D\n  1202 E")
  }

  /// A list may stand around a dictionary, which is no row with a field a code.
  @Test func aListAroundOneDictionaryIsNone() {
    #expect(
      outline("[{\"01\":\"Wheat \",\"011\":\"Seed\",\"012\":\"Other\",\"02\":\"Rice\"}]")
        == "01 Wheat\n  011 Seed\n  012 Other\n02 Rice")
    #expect(outline("[{\"name\":\"A\",\"code\":\"1\",\"type\":\"x\"}]") == "1 A")
  }

  @Test func whatStandsAloneBesideListsIsTheRecord() {
    #expect(
      outline(
        #"[{"section":{"id":1,"name":"Admin"},"menus":[{"menu":{"id":11,"name":"Users"},"submenus":[{"id":111,"name":"Create"}]}]},{"section":{"id":2,"name":"Sales"},"menus":[{"menu":{"id":21,"name":"Orders"},"submenus":[]}]}]"#
      ) == "1 Admin\n  11 Users\n    111 Create\n2 Sales\n  21 Orders")
  }
}
