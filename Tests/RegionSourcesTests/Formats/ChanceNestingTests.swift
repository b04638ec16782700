import Testing

@testable import RegionSources

/// Numbers that begin alike, and are no tree for all that.
@Suite struct ChanceNestingTests {
  private func rows(_ rows: [(String, String)]) -> String {
    rows.map { "{\"id\":\"\($0.0)\",\"name\":\"\($0.1)\"}" }.joined(separator: ",")
  }

  private func isFlat(_ rows: [(String, String)]) -> Bool {
    outline("[\(self.rows(rows))]") == rows.map { "\($0.0) \($0.1)" }.joined(separator: "\n")
  }

  /// The numbers of countries, in the order of their names: 4 does not hold 40.
  @Test func numbersOfCountriesAreNoTree() {
    let numbers = [
      4, 8, 12, 16, 20, 24, 660, 10, 28, 32, 51, 533, 36, 40, 31, 44, 48, 50, 52, 112, 56, 84, 204, 60, 64,
      68,
      535, 70, 72, 74, 76, 86, 96, 100, 854, 108, 132, 116, 120, 124, 136, 140, 148, 152, 156, 162, 166, 170,
    ]
    #expect(isFlat(numbers.map { ("\($0)", "Country \($0 * 7)") }))
    // Those of currencies have zeros in front.
    let padded = numbers.map { String(repeating: "0", count: 3 - "\($0)".count) + "\($0)" }
    #expect(isFlat(padded.map { ($0, "Money \($0)") }))
  }

  /// Of Vietnam's wards every third number is one or so, with zeros in front.
  @Test func numbersWithGapsAreNoTree() {
    let numbers = (0..<400).map { 1 + $0 * 3 + $0 % 2 }
    #expect(isFlat(numbers.map { (String("0000\($0)".suffix(5)), "Ward \($0)") }))
  }

  @Test func countedNumbersAreNoTree() {
    #expect(isFlat((1...120).map { (String("00\($0)".suffix(3)), "Item \($0)") }))
  }

  /// In a tree nearly each beginning stands there, and where a level is left out none does.
  @Test func numbersOfATreeAreOne() {
    #expect(
      outline(
        "[\(rows([("11", "A"), ("1102", "C"), ("1101", "B"), ("22", "D"), ("2201", "E"), ("33", "V"), ("3301", "W"), ("44", "X"), ("4401", "Y")]))]"
      ) == "11 A\n  1102 C\n  1101 B\n22 D\n  2201 E\n33 V\n  3301 W\n44 X\n  4401 Y")
    #expect(
      outline(
        "[\(rows([("110000", "A"), ("110101", "B"), ("110102", "C"), ("220000", "D"), ("220103", "E"), ("330000", "F"), ("330104", "G"), ("440000", "H"), ("440105", "I")]))]"
      )
        == "110000 A\n  110101 B\n  110102 C\n220000 D\n  220103 E\n330000 F\n  330104 G\n440000 H\n  440105 I"
    )
  }

  @Test func levelsWithALanguageBehindThemAreLevels() {
    #expect(
      outline(
        "TambonID,TambonThai,TambonEng,DistrictID,DistrictThai,DistrictEng,ProvinceID,ProvinceThai,ProvinceEng\n100101,พระบรมมหาราชวัง,Phra Borom,1001,พระนคร,Phra Nakhon,10,กรุงเทพ,Bangkok\n100102,วังบูรพาภิรมย์,Wang Burapha,1001,พระนคร,Phra Nakhon,10,กรุงเทพ,Bangkok\n100201,ดุสิต,Dusit,1002,ดุสิต,Dusit,10,กรุงเทพ,Bangkok\n100202,วชิรพยาบาล,Wachira,1002,ดุสิต,Dusit,10,กรุงเทพ,Bangkok\n110101,ปากน้ำ,Pak Nam,1101,เมือง,Mueang,11,สมุทรปราการ,Samut Prakan\n110102,สำโรงเหนือ,Samrong,1101,เมือง,Mueang,11,สมุทรปราการ,Samut Prakan\n"
      )
        == "10 กรุงเทพ\n  1001 พระนคร\n    100101 พระบรมมหาราชวัง\n    100102 วังบูรพาภิรมย์\n  1002 ดุสิต\n    100201 ดุสิต\n    100202 วชิรพยาบาล\n11 สมุทรปราการ\n  1101 เมือง\n    110101 ปากน้ำ\n    110102 สำโรงเหนือ"
    )
  }

  /// `--fields name=state+name,code=fips`: the code is that of the level whose places have one of it each.
  @Test func oneCodeOfSeveralLevelsIsThatOfItsLevel() {
    let text =
      "state,name,fips,abbr\nAlabama,Autauga,01001,AL\nAlabama,Baldwin,01003,AL\nArizona,Apache,04001,AZ\n"
    #expect(
      outline(text) { ($0.fields.name, $0.fields.code) = (["state", "name"], ["fips"]) }
        == "Alabama\n  01001 Autauga\n  01003 Baldwin\nArizona\n  04001 Apache")
    #expect(
      outline(text) { ($0.fields.name, $0.fields.code) = (["state", "name"], ["abbr"]) }
        == "AL Alabama\n  Autauga\n  Baldwin\nAZ Arizona\n  Apache")
  }

  @Test func aPersonSaysThatThereAreNoParents() {
    #expect(
      outline("id,pid,name\n1,7,A\n2,7,B\n3,8,C\n") { $0.fields.parent = ["-"] } == "1 A\n2 B\n3 C")
  }

  /// The numbers of America's states and counties: 11000 does not lie in 10000.
  @Test func groupsAreToldByTheCodes() {
    let states = [1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 20, 21, 30, 31, 40, 41, 50, 51]
    let codes = states.flatMap { state in
      [0, 1, 3, 5, 7, 9, 11, 13, 101, 510].map { String("0\(state)".suffix(2)) + String("00\($0)".suffix(3)) }
    }
    let expected = codes.map { ($0.hasSuffix("000") ? "" : "  ") + "\($0) P\($0)" }
    #expect(outline("[\(rows(codes.map { ($0, "P\($0)") }))]") == expected.joined(separator: "\n"))
  }
}
