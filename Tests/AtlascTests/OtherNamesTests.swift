import RegionModel
import Testing

@testable import atlasc

/// Names of former places lead to places of today.
@Suite struct FormerNameTests {
  private let divisions = [
    "420000  1 湖北省 ", "420600 420000 2 襄阳市 ", "420602 420600 3 襄城区 ", "420606 420600 3 樊城区 ",
    "110000  1 北京市 ", "110101 110000 3 东城区 ", "110102 110000 3 西城区 ", "110103 110000 3 南城区 ",
    "110104 110000 3 北城区 ", "110105 110000 3 朝阳区 ",
  ]

  private func former(_ history: String...) throws -> [String] {
    try OtherTables(divisions: divisions, history: history).names(.former)
  }

  @Test func aPlaceThatWasRenamed() throws {
    #expect(try former("420699 襄樊市 2010 420600") == ["襄樊|市 [xiang fan shi] 2010 420600"])
  }

  @Test func aPlaceThatWasRenamedTwice() throws {
    #expect(
      try former("420698 襄樊市 1983 420699", "420699 襄江市 2010 420600") == [
        "襄樊|市 [xiang fan shi] 1983 420600", "襄江|市 [xiang jiang shi] 2010 420600",
      ])
  }

  @Test func aYearThatIsNotKnownIsNotThatOfAnOlderPlaceOfTheName() throws {
    #expect(
      try former("110198 南江区 1997 110199", "110199 南江区  110101") == ["南江|区 [nan jiang qu] 110101"])
    #expect(
      try former("110198 南江区 1997 110199", "110199 南江区 2025 110101") == ["南江|区 [nan jiang qu] 2025 110101"])
  }

  @Test func aPlaceThatWasDividedLeadsToEachOfAFew() throws {
    #expect(
      try former("110199 崇文区 2010 110101;110102;110103;110104") == [
        "崇文|区 [chong wen qu] 2010 110101;110102;110103;110104"
      ])
  }

  @Test func aPlaceThatWasDividedAmongMoreLeadsToWhatTheyLieIn() throws {
    #expect(
      try former("110199 崇文区 2010 110101;110102;110103;110104;110105") == ["崇文|区 [chong wen qu] 2010 110000"])
  }

  @Test func aPlaceThatWasScatteredLeadsNowhere() throws {
    #expect(try former("110199 崇文区 2010 110101;110102;110103;110104;420602") == [])
  }

  @Test func aPlaceWithoutSuccessorsLeadsNowhere() throws {
    #expect(try former("110199 崇文区 2010 ", "110198 左江区 2010 110199") == [])
  }

  @Test func successorsThatLeadRoundInACircleLeadNowhere() throws {
    #expect(try former("110199 崇文区 2010 110198", "110198 左江区 2010 110199") == [])
  }

  @Test func aNameThatTheSuccessorBearsIsNoFormerOne() throws {
    #expect(try former("420699 襄阳市 2010 420600") == [])
    #expect(try former("110199 东城区 2010 110101;110102") == [])
  }

  @Test func aNameThatDiffersInItsKindAloneIsKnownByItsWholeNameOnly() throws {
    #expect(try former("420699 襄阳县 1983 420600") == ["襄阳县 [xiang yang xian] 1983 420600"])
  }

  @Test func aRowThatStandsForNoPlaceIsNoName() throws {
    #expect(try former("110190 市辖区  110101", "110192 县  110101") == [])
  }

  @Test func aNameThatSaysButAKindLeadsToOnePlaceAlone() throws {
    #expect(try former("110191 郊区 1990 110101") == ["郊区 [jiao qu] 1990 110101"])
    #expect(try former("110191 郊区 1990 110101;110102") == [])
    #expect(try former("420691 郊区 1983 420600") == [])
  }

  @Test func theSuccessorThatKeepsTheNameCounts() throws {
    #expect(try former("110199 朝阳县 1958 110101;110105") == ["朝阳县 [chao yang xian] 1958 110105"])
    #expect(
      try former("110199 襄江县 1983 110101;110198", "110198 襄江县 1999 110102") == [
        "襄江|县 [xiang jiang xian] 1999 110102"
      ])
  }

  @Test func ofPlacesOfOneNameInOneCityTheLastCounts() throws {
    #expect(
      try former("110199 崇文区 1987 110101", "110198 崇文区 2013 110102", "420699 崇文区 1990 420602") == [
        "崇文|区 [chong wen qu] 2013 110102", "崇文|区 [chong wen qu] 1990 420602",
      ])
  }

  @Test func aFormerNameHasAShorterFormToo() throws {
    #expect(
      try former("110199 崇文蒙古族自治县 1998 110101") == [
        "崇文|蒙古族自治县 [chong wen meng gu zu zi zhi xian] 1998 110101",
        "崇文县 [chong wen xian] 1998 110101",
        "崇文自治县 [chong wen zi zhi xian] 1998 110101",
      ])
  }

  @Test func aYearThatIsNotKnownIsNone() throws {
    #expect(try former("420699 襄樊市  420600") == ["襄樊|市 [xiang fan shi] 420600"])
  }

  @Test func placesOfOneFormerNameAndYearAreOneAlias() throws {
    #expect(
      try former("420699 襄樊市 2010 420600", "420698 襄樊市 2010 420602") == [
        "襄樊|市 [xiang fan shi] 2010 420600;420602"
      ])
  }
}

/// Names with another suffix than the official one.
@Suite struct FormTests {
  @Test(arguments: [
    ("422800  2 恩施土家族苗族自治州 ", "恩施州 [en shi zhou] 422800; 恩施自治州 [en shi zi zhi zhou] 422800"),
    ("310115  3 浦东新区 ", "浦东 [pu dong] 310115"),
    ("810000  1 香港特别行政区 ", "香港特区 [xiang gang te qu] 810000"),
    (
      "211324  3 喀喇沁左翼蒙古族自治县 喀喇沁左翼",
      "喀喇沁左翼县 [ka la qin zuo yi xian] 211324; 喀喇沁左翼自治县 [ka la qin zuo yi zi zhi xian] 211324"
    ),
    ("150428  3 喀喇沁旗 ", "喀喇沁 [ka la qin] 150428"), ("130107  3 井陉矿区 ", "井陉 [jing xing] 130107"),
    ("150223  3 达尔罕茂明安联合旗 ", "达尔罕茂明安 [da er han mao ming an] 150223"),
    ("719014  3 嘉义市 嘉义市", "嘉义 [jia yi] 719014"), ("341200001  4 朝阳回族乡 ", "朝阳乡 [chao yang xiang] 341200001"),
    ("341200001  4 朝阳回族民族乡 ", "朝阳乡 [chao yang xiang] 341200001"),
  ])
  func aFormIsMadeOfTheName(division: String, expected: String) throws {
    #expect(try OtherTables(divisions: [division]).names(.common).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    "420600  2 襄阳市 ", "110101  3 东城区 ", "310115001  4 浦东新区 ", "130101  3 城区 ", "130101  3 石县 ",
  ])
  func aNameWithoutOneHasNone(division: String) throws {
    #expect(try OtherTables(divisions: [division]).names(.common) == [])
  }
}

/// Names with other readings.
@Suite struct OtherReadingTests {
  private func readings(_ division: String, readings: [String] = [], misreadings: [String] = []) throws
    -> [String]
  {
    try OtherTables(divisions: [division], readings: readings, misreadings: misreadings).names(.reading)
  }

  @Test func aCharacterThatPeopleReadOtherwise() throws {
    #expect(
      try readings("130100  3 井陉县 ", misreadings: ["陉 jing "]) == ["井陉|县 [jing jing xian] 130100"])
  }

  @Test func oneCharacterAtATime() throws {
    #expect(
      try readings("130100  2 重庆重市 ", misreadings: ["重 chong ", "庆 yin "]) == [
        "重庆重|市 [chong qing zhong shi] 130100", "重庆重|市 [zhong yin zhong shi] 130100",
        "重庆重|市 [zhong qing chong shi] 130100",
      ])
  }

  @Test func theWordForTheKindIsNotMisread() throws {
    #expect(try readings("130100  3 井陉县 ", misreadings: ["县 xuan "]) == [])
  }

  @Test func aReadingThatIsTheRightOneHereIsNoOther() throws {
    #expect(
      try readings("500000  1 重庆市 ", readings: [" 重庆 chong_qing  "], misreadings: ["重 zhong ", "重 chong "])
        == ["重庆|市 [zhong qing shi] 500000"])
  }

  @Test func whatARuleAllows() throws {
    #expect(
      try readings("341500  2 六安市 ", readings: ["341500 六安 lu_an liu_an "]) == [
        "六安|市 [liu an shi] 341500"
      ])
  }

  @Test func theSameReadingFromTwoSidesIsOne() throws {
    #expect(
      try readings(
        "341500  2 六安市 ", readings: ["341500 六安 lu_an liu_an "], misreadings: ["六 liu ", "六 liu "])
        == ["六安|市 [liu an shi] 341500"])
  }

  @Test func umlautIsTypedAsU() throws {
    #expect(try readings("141100  2 吕梁市 ") == ["吕梁|市 [lu liang shi] 141100"])
    #expect(
      try readings("141100  2 女绿市 ") == ["女绿|市 [nu lv shi] 141100", "女绿|市 [nv lu shi] 141100"])
  }

  @Test func aNameThatIsReadAsMostWouldHasNone() throws {
    #expect(try readings("110101  3 东城区 ", misreadings: ["重 chong "]) == [])
  }
}

/// Names from the aliases table.
@Suite struct GivenNameTests {
  private let divisions = ["420000  1 湖北省 ", "420600 420000 2 襄阳市 "]

  @Test func eachIsOfTheKindThatIsSaid() throws {
    let tables = OtherTables(
      divisions: divisions,
      aliases: [
        "420000 楚 short chu ", "420600 襄 common  ", "420600 Hsiangyang foreign hsiang_yang ",
        "420600 襄樊市 former  ",
      ])
    #expect(try tables.names(.short) == ["楚 [chu] 420000"])
    #expect(try tables.names(.common) == ["襄 [xiang] 420600"])
    #expect(try tables.names(.foreign) == ["Hsiangyang [hsiang yang] 420600"])
    #expect(try tables.names(.former) == ["襄樊|市 [xiang fan shi] 420600"])
  }

  @Test func charactersAreFolded() throws {
    let tree = try OtherTables(divisions: divisions, foldings: ["陽 阳", "襄 襄"]).tree()
    #expect(tree.folded("陽") == "阳")
    #expect(tree.folded("襄") == "襄")
  }
}
