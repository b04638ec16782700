import Testing

@testable import RegionSources

/// Codes that stand beside children under their names.
@Suite struct KeyedCodeTests {
  @Test func aNumberBesideAccountsIsTheirCode() {
    #expect(
      outline(
        "{\"country_code\":\"cn\",\"name\":\"Plan\",\"tree\":{\"资产类\":{\"is_group\":1,\"account_number\":\"\",\"库存现金\":{\"is_group\":\"\",\"account_number\":1001},\"银行存款\":{\"is_group\":\"\",\"account_number\":1002}},\"负债类\":{\"is_group\":1,\"account_number\":\"\",\"应付账款\":{\"is_group\":1,\"account_number\":2202,\"暂估\":{\"is_group\":\"\",\"account_number\":220202}}}}}"
      ) == "资产类\n  1001 库存现金\n  1002 银行存款\n负债类\n  2202 应付账款\n    220202 暂估")
  }

  @Test(arguments: ["code", "id", "iso_code"])
  func theOnlyTextBesideNamesIsTheirCode(word: String) {
    let text =
      "{\"Europe\":{\"code\":\"EU\",\"France\":{\"code\":\"FR\",\"Paris\":{\"code\":\"PAR\"},\"Lyon\":{\"code\":\"LYS\"}}},\"Asia\":{\"code\":\"AS\",\"Japan\":{\"code\":\"JP\"}}}"
    #expect(
      outline(text.split(separator: "\"code\"").joined(separator: "\"\(word)\""))
        == "EU Europe\n  FR France\n    PAR Paris\n    LYS Lyon\nAS Asia\n  JP Japan")
  }

  static let accounts =
    "{\"Assets\":{\"num\":\"1000\",\"Cash\":{\"num\":\"1100\",\"Till\":{\"num\":\"1110\"}}},\"Income\":{\"num\":\"2000\",\"Sales\":{\"num\":\"2100\"}}}"

  @Test func aNamedFieldBesideNamesIsTheirCode() {
    #expect(
      outline(Self.accounts) { $0.fields.code = ["num"] }
        == "1000 Assets\n  1100 Cash\n    1110 Till\n2000 Income\n  2100 Sales")
  }

  @Test func aNamedFieldThatNoPlaceHasIsAFlaw() {
    let text =
      "{\"version\":\"3\",\"data\":[{\"name\":\"A\",\"children\":[{\"name\":\"B\"}]},{\"name\":\"C\"}]}"
    #expect(
      outline(text) { $0.fields.code = ["version"] }
        == "x: --fields: no place has the field version; inspect without --fields shows what they have")
  }

  @Test(arguments: ["zipcode", "postcode", "zip"])
  func codesOfThePostThatRepeatAreNoCodes(word: String) {
    #expect(
      outline(
        "{\"root\":{\"province\":[{\"+@name\":\"A\",\"city\":{\"+@name\":\"B\",\"district\":[{\"+@name\":\"C\",\"+@\(word)\":\"100010\"},{\"+@name\":\"D\",\"+@\(word)\":\"100010\"}]}},{\"+@name\":\"E\",\"city\":[{\"+@name\":\"F\",\"district\":{\"+@name\":\"G\",\"+@\(word)\":\"7\"}}]}]}}"
      ) == "A\n  B\n    C\n    D\nE\n  F\n    G")
  }

  /// A town has that of its first quarter.
  @Test func codesOfThePostThatTellPlacesApartAreCodes() {
    #expect(
      outline(
        "[{\"name\":\"A\",\"zipCode\":\"1000\",\"parts\":[{\"name\":\"B\",\"zipCode\":\"1000\"},{\"name\":\"C\",\"zipCode\":\"1001\"}]}]"
      ) == "1000 A\n  1000 B\n  1001 C")
  }

  @Test func theNameOfAnElementIsNoCode() {
    #expect(
      outline(
        "{\"root\":{\"province\":{\"+@name\":\"A\",\"city\":{\"+@name\":\"B\",\"district\":[{\"+@name\":\"C\",\"+@zipcode\":\"10\"},{\"+@name\":\"D\",\"+@zipcode\":\"20\"}]}}}}"
      ) == "A\n  B\n    10 C\n    20 D")
    #expect(
      outline("{\"a\":{\"@name\":\"A\",\"b\":[{\"@name\":\"B\"},{\"@name\":\"C\"}]}}") == "A\n  B\n  C")
  }

  /// Codes of places may be words for fields, or languages: Indonesia, Norway, Germany.
  @Test(arguments: [
    (
      #"{"locale":"en","countries":{"AF":"Afghanistan","DE":"Germany","ID":"Indonesia","NO":"Norway"}}"#,
      "AF Afghanistan\nDE Germany\nID Indonesia\nNO Norway"
    ),
    (
      #"{"en":{"countries":{"DE":"Germany","FR":"France"}},"fr":{"countries":{"DE":"Allemagne","FR":"France"}}}"#,
      "en\n  countries\n    DE Germany\n    FR France\nfr\n  countries\n    DE Allemagne\n    FR France"
    ),
    (
      #"{"en":{"DE":"Germany","ID":"Indonesia","NO":"Norway"},"de":{"DE":"Deutschland","ID":"Indonesien","NO":"Norwegen"}}"#,
      "en\n  DE Germany\n  ID Indonesia\n  NO Norway\nde\n  DE Deutschland\n  ID Indonesien\n  NO Norwegen"
    ),
    (
      #"{"US":{"AL":"Alabama","CA":"California","ID":"Idaho"},"CA":{"AB":"Alberta","ON":"Ontario"}}"#,
      "US\n  AL Alabama\n  CA California\n  ID Idaho\nCA\n  AB Alberta\n  ON Ontario"
    ),
    (
      #"{"cs":{"name":"Computing","fields":{"cs.AI":"Thinking","cs.CL":"Languages"}},"math":{"name":"Maths","fields":{"math.AG":"Geometry"}}}"#,
      "cs Computing\n  cs.AI Thinking\n  cs.CL Languages\nmath Maths\n  math.AG Geometry"
    ),
    (#"[{"ID":1,"NM":"Ada"},{"ID":2,"NM":"Bo"}]"#, "1 Ada\n2 Bo"),
    (
      #"[{"EN":"Water","FR":"Eau"},{"EN":"Fire","FR":"Feu"},{"EN":"Earth","FR":"Terre"}]"#,
      "Water\nFire\nEarth"
    ),
  ])
  func codesMayBeWords(text: String, expected: String) { #expect(outline(text) == expected) }
}
