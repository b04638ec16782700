import RegionModel
import RegionSearch
import Testing

/// The order of results, in small trees.
@Suite struct SearchOrderTests {
  /// Each line is code, parent, level, name, reading; a bar ends the short name, a dash means empty.
  private func searcher(_ text: String, aliases: [Alias] = []) -> RegionSearcher {
    let records = text.split(separator: "\n").map { line in
      let fields = line.split(separator: " ").map(String.init)
      return RegionRecord(
        code: fields[0], parentCode: fields[1] == "-" ? "" : fields[1],
        level: Level(rawValue: UInt8(fields[2]) ?? 0),
        name: fields[3].filter { $0 != "|" }, shortName: String(fields[3].prefix { $0 != "|" }),
        reading: fields[4] == "-" ? "" : fields[4...].joined(separator: " "))
    }
    var builder = TreeBuilder(records)
    builder.rules = .china
    builder.aliases = aliases
    do { return RegionSearcher(try RegionTree(compiled: builder.build())) } catch {
      preconditionFailure("the fixture is no tree: \(error)")
    }
  }

  private let names = """
    1 - 1 吉|省 ji sheng
    11 1 2 山南|市 shan nan shi
    12 1 2 山|市 shan shi
    13 1 2 南山|市 nan shan shi
    14 1 2 大南山|市 da nan shan shi
    15 1 2 南山口|市 nan shan kou shi
    """

  @Test func aWholeNameBeforeItsBeginBeforeItsInside() {
    #expect(searcher(names).names("南山") == ["南山市", "南山口市", "大南山市"])
    #expect(searcher(names).names("南山市") == ["南山市", "大南山市"])
    #expect(searcher(names).names("山") == ["山市", "山南市", "大南山市", "南山口市", "南山市"])
  }

  @Test func pinyinInTheSameOrder() {
    #expect(searcher(names).names("nanshan") == ["南山市", "南山口市", "大南山市"])
  }

  @Test func wholeSyllablesBeforeInitials() {
    let searcher = searcher(
      """
      1 - 1 阿恩|市 a en shi
      2 - 1 昂|市 an shi
      3 - 1 安吉|市 an ji shi
      """)
    #expect(searcher.names("an") == ["昂市", "安吉市"])
    #expect(searcher.names("ae") == ["阿恩市"])
    #expect(
      self.searcher("1 - 1 西安|市 xi an shi\n2 - 1 先|市 xian shi\n3 - 1 许|市 xu shi").names("xi") == [
        "西安市", "先市",
      ])
  }

  @Test func initialsOfTheShortNameBeforeThoseOfTheWhole() {
    let searcher = searcher(
      "1 - 2 江门|市 jiang men shi\n2 - 2 佳木斯|市 jia mu si shi\n3 - 2 精明山|市 jing ming shan shi")
    #expect(searcher.names("jms") == ["佳木斯市", "精明山市", "江门市"])
  }

  @Test func higherLevelsBeforeLowerOnes() {
    let searcher = searcher(
      """
      1 - 1 甲|省 jia sheng
      11 1 2 朝阳|市 chao yang shi
      111 11 3 朝阳|县 chao yang xian
      1111 111 4 朝阳|镇 chao yang zhen
      2 - 1 朝阳|省 chao yang sheng
      """)
    for text in ["朝阳", "chaoyang", "cy", "朝", "chao", "c"] {
      #expect(searcher.names(text) == ["朝阳省", "朝阳市", "朝阳县", "朝阳镇"])
    }
  }

  @Test func amongEqualsTheOneThatStandsFirstInTheTree() {
    let searcher = searcher(
      """
      1 - 1 乙|省 yi sheng
      2 - 1 甲|省 jia sheng
      11 1 3 桥西|区 qiao xi qu
      21 2 3 桥西|区 qiao xi qu
      """)
    #expect(searcher.codes("桥西") == ["21", "11"])
    #expect(searcher.codes("qx") == ["21", "11"])
  }

  @Test func anOwnNameBeforeAnotherOfOnesOwn() {
    let searcher = searcher(
      "1 - 2 乐山|市 le shan shi\n2 - 2 月山|市 yue shan shi",
      aliases: [Alias(name: "乐山市", shortName: "乐山", reading: "yue shan shi", kind: .reading, codes: ["1"])])
    #expect(searcher.names("yueshan") == ["月山市", "乐山市"])
    #expect(searcher.names("leshan") == ["乐山市"])
  }

  @Test func aLivingNameBeforeAFormerOne() {
    let searcher = searcher(
      "1 - 2 襄阳|市 xiang yang shi\n2 - 2 樊城|市 fan cheng shi",
      aliases: [Alias(name: "樊城市", shortName: "樊城", reading: "fan cheng shi", kind: .former, codes: ["1"])])
    #expect(searcher.names("樊城") == ["樊城市", "襄阳市"])
    #expect(searcher.names("fancheng") == ["樊城市", "襄阳市"])
  }

  @Test func whatSoundsAlikeBehindWhatIsTypedAsItIs() {
    let searcher = searcher("1 - 2 伤县|市 shang xian shi\n2 - 2 三县|市 san xian shi\n3 - 2 山县|市 shan xian shi")
    #expect(searcher.names("sanxian") == ["三县市", "山县市", "伤县市"])
    #expect(searcher.names("shanxian") == ["山县市", "三县市", "伤县市"])
  }

  @Test func aTypingErrorIsAllowedForOnlyWhereNothingFits() {
    let searcher = searcher(
      "1 - 2 石家庄|市 shi jia zhuang shi\n2 - 2 石家口|市 shi jia kou shi\n3 - 2 张家口|市 zhang jia kou shi")
    #expect(searcher.names("石家庄") == ["石家庄市"])
    #expect(searcher.names("石家壮") == ["石家口市", "石家庄市"])
    #expect(searcher.names("shijiakou") == ["石家口市"])
    #expect(searcher.names("zhangjiakuo") == ["张家口市"])
    #expect(searcher.names("zhangjikou") == ["张家口市"])
  }

  @Test func wordsMayFitPlacesAboveButOneFitsThePlaceItself() {
    let searcher = searcher(
      """
      1 - 1 广东|省 guang dong sheng
      11 1 2 深圳|市 shen zhen shi
      111 11 3 南山|区 nan shan qu
      112 11 3 福田|区 fu tian qu
      """)
    #expect(searcher.names("广东 深圳") == ["深圳市"])
    #expect(searcher.names("广东 南山") == ["南山区"])
    #expect(searcher.names("南山 广东 深圳") == ["南山区"])
    #expect(searcher.names("南山 福田") == [])
    #expect(searcher.names("广东") == ["广东省"])
  }

  @Test func aNameOfAnotherLanguageIsFoundByItsWords() {
    let searcher = RegionSearcher(states)
    for text in ["New York", "new york", "york new", "NEW", "york", "New_York".replacing("_", with: " ")] {
      #expect(searcher.names(text) == ["New York"])
    }
    #expect(searcher.names("Washington, D.C.") == ["Washington, D.C."])
    #expect(searcher.names("united") == ["United States"])
    #expect(searcher.names("ork") == ["New York"])
    #expect(searcher.codes("neder") == ["NL"])
  }

  @Test func aTreeWithoutRegionsHoldsNone() throws {
    let searcher = RegionSearcher(try RegionTree(compiled: TreeBuilder([]).build()))
    for text in ["深圳", "sz", "44", "", "深z"] { #expect(searcher.names(text) == []) }
  }
}

/// Trees unlike those of any country.
@Suite struct SearchOddTreeTests {
  private func searcher(name: String, reading: String) throws -> RegionSearcher {
    let record = RegionRecord(code: "1", parentCode: "", level: .province, name: name, reading: reading)
    return RegionSearcher(try RegionTree(compiled: TreeBuilder([record]).build()))
  }

  @Test func syllablesThatCanBeCutInCountlessWays() throws {
    let reading = Array(repeating: "aaaaaaaa", count: 40).joined(separator: " ")
    let searcher = try searcher(name: String(repeating: "东", count: 40), reading: reading)
    let word = String(repeating: "a", count: 40)
    #expect(searcher.names("东" + word) == [String(repeating: "东", count: 40)])
    #expect(searcher.names("东" + word + "b") == [])
    let results = searcher.search(SearchQuery("东 \(word)"))
    #expect(results.map { results.marks(in: $0.region) } == [[0..<5]])
  }

  @Test func aNameAsLongAsANameMayBe() throws {
    for name in ["东", "a", "（"] {
      let long = String(repeating: name, count: 60_000 / name.utf8.count)
      let searcher = try searcher(name: long, reading: "")
      for text in ["东", "东z", "a", "aa", "ab", "(", "（东", "a东", "z"] {
        let results = searcher.search(SearchQuery(text))
        for match in results { _ = results.marks(in: match.region) }
        #expect(results.count <= 1)
      }
      #expect(searcher.search(SearchQuery("东")).count == (name == "东" ? 1 : 0))
    }
  }

  @Test func aReadingAsLongAsAReadingMayBe() throws {
    let searcher = try searcher(name: "东西", reading: String(repeating: "d", count: 29_000) + " x")
    for text in ["dx", "d", "dd", "东x", "西x", "dxx"] {
      let results = searcher.search(SearchQuery(text))
      for match in results { _ = results.marks(in: match.region) }
    }
    #expect(searcher.names("东西").count == 1)
  }
}
