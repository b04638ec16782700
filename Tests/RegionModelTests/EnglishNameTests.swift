import Fuzzing
import RegionModel
import TestSupport
import Testing

/// What places are called in English.
struct EnglishNameTests {
  private func builder() -> TreeBuilder {
    var builder = TreeBuilder(
      SmallTrees.records(
        """
        1 1 香港|特别行政区 xiang gang te bie xing zheng qu
          11 2 中西|区 zhong xi qu
        2 1 陕西|省 shan xi sheng
          21 2 西安|市 xi an shi
          22 2 吕梁|市 lv liang shi
          23 2 Ulm -
          24 2 高新（东、西）|区 gao xin dong xi qu
        """))
    builder.englishNames = ["2": "Shaanxi", "1": "Hong Kong", "99": "Nowhere", "21": ""]
    return builder
  }

  private func names(_ tree: RegionTree) -> [String] {
    ["1", "11", "2", "21", "22", "23", "24"].map { tree.region(code: $0)?.nameInEnglish ?? "-" }
  }

  @Test func theNameOfTheDataComesBeforeThePinyinAndThePinyinBeforeTheName() throws {
    let tree = try builder().tree()
    #expect(
      names(tree) == [
        "Hong Kong", "Zhongxi", "Shaanxi", "Xi'an", "Lüliang", "Ulm", "Gaoxin (Dong, Xi)",
      ])
    #expect(tree.region(code: "1")?.englishName == "Hong Kong")
    #expect(tree.region(code: "21")?.englishName == nil)
  }

  @Test func pinyinIsWrittenAsOnMapsWithTheSuffixAsAWord() throws {
    let tree = try builder().tree()
    func written(_ code: String) -> String? { tree.region(code: code)?.writtenPinyin() }
    #expect(written("1") == "Xianggang Tebiexingzhengqu")
    #expect(written("21") == "Xi'an Shi")
    #expect(written("22") == "Lüliang Shi")
    #expect(written("23") == nil)
    #expect(written("24") == "Gaoxin (Dong, Xi) Qu")
  }

  /// 伊宁市 and 伊宁县 have short names that are the whole ones, as both would be 伊宁.
  @Test func aSuffixThatTheShortNameKeepsIsAWordOfItsOwn() throws {
    let records = SmallTrees.records(
      """
      65 1 新疆 xin jiang
        1 3 伊宁市 yi ning shi
        2 3 寿县 shou xian
        3 3 东乡族自治县 dong xiang zu zi zhi xian
        4 3 浦东新区 pu dong xin qu
        5 3 敖汉旗 ao han qi
          6 4 金山区 jin shan qu
      """)
    var builder = TreeBuilder(records)
    builder.rules = .china
    let tree = try builder.tree()
    func name(_ code: String) -> String? { tree.region(code: code)?.nameInEnglish }
    #expect(name("1") == "Yining Shi")
    #expect(tree.region(code: "1")?.writtenPinyin() == "Yining Shi")
    #expect(name("2") == "Shouxian")
    #expect(name("3") == "Dongxiangzu Zizhixian")
    #expect(name("4") == "Pudong Xinqu")
    #expect(name("5") == "Aohan Qi")
    #expect(name("6") == "Jinshanqu")
    #expect(try TreeBuilder(records).tree().region(code: "1")?.nameInEnglish == "Yiningshi")
  }

  @Test func aTreeWithoutNamesHasNoSectionForThem() throws {
    var plain = builder()
    plain.englishNames = ["99": "Nowhere", "21": ""]
    let block = try plain.build()
    #expect(!(0..<Int(block[14])).contains { block[64 + $0 * 24] == 23 })
    #expect(try RegionTree(compiled: block).region(code: "1")?.nameInEnglish == "Xianggang")
  }

  @Test(arguments: ["name_en", "nameEn", "name:en", "en", "english", "english_name", "englishName"])
  func aFieldOfADocumentGivesTheName(field: String) throws {
    var builder = TreeBuilder(SmallTrees.records("1 1 日本 ri ben\n  11 2 东京 dong jing"))
    var texts = FieldTexts(names: ["population", field])
    Array("1".utf8).withUnsafeBytes { texts.add(0, $0) }
    Array("Japan".utf8).withUnsafeBytes { texts.add(1, $0) }
    texts.endRecord()
    texts.endRecord()
    builder.fields = texts
    let tree = try builder.tree()
    #expect(tree.region(code: "1")?.englishName == "Japan")
    #expect(tree.region(code: "11")?.englishName == nil)
    #expect(tree.region(code: "11")?.nameInEnglish == "Dongjing")
  }

  @Test func anotherFieldGivesNone() throws {
    var builder = TreeBuilder(SmallTrees.records("1 1 日本 ri ben"))
    var texts = FieldTexts(names: ["kana"])
    Array("Nihon".utf8).withUnsafeBytes { texts.add(0, $0) }
    texts.endRecord()
    builder.fields = texts
    #expect(try builder.tree().region(code: "1")?.englishName == nil)
  }

  /// A block with one word or byte of the section changed, and its checksum right.
  private func damaged(_ offset: Int, to value: UInt8) throws -> [UInt8] {
    var block = try builder().build()
    let entry = try #require((0..<Int(block[14])).first { block[64 + $0 * 24] == 23 }.map { 64 + $0 * 24 })
    let start = Int(block[entry + 8]) | Int(block[entry + 9]) << 8
    // The number of names; their two nodes and offsets; a zero and the end; "ShaanxiHong Kong" in the order of the nodes.
    #expect(Int(block[entry + 16]) == 4 + 3 * 8 + 16)
    block[start + offset] = value
    AtlasFormat.seal(&block)
    return block
  }

  @Test(arguments: [
    (0, 1, "of the wrong size"), (0, 3, "of the wrong size"), (3, 255, "of the wrong size"),
    (4, 0, "no region"), (12, 200, "no region"), (12, 1, "out of order"), (8, 1, "of the wrong size"),
    (16, 0, "cannot be shown"), (16, 99, "cannot be shown"), (24, 15, "of the wrong size"),
    (28, 0x1B, "cannot be shown"), (28, 0xFF, "cannot be shown"),
  ])
  func aDamagedSectionIsRefused(offset: Int, value: UInt8, expected: String) throws {
    let block = try damaged(offset, to: value)
    do {
      _ = try RegionTree(compiled: block)
      Issue.record("it was opened")
    } catch {
      #expect("\(error)".contains(expected), "\(error)")
    }
  }

  /// Opened with its header alone checked, as large files are.
  @Test func nothingOutsideADamagedSectionIsRead() throws {
    for offset in 0..<44 {
      for value: UInt8 in [0, 1, 0x1B, 0x7F, 0xFF] {
        let tree = try RegionTree(compiled: try damaged(offset, to: value), check: .header)
        for name in names(tree) {
          #expect(!name.isEmpty && name.utf8.count <= 32 && !name.unicodeScalars.contains { $0.value < 32 })
        }
      }
    }
  }
}
