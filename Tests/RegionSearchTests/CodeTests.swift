import RegionModel
import RegionSearch
import Testing

/// A person writes a code.
@Suite struct CodeTests {
  @Test func codesOfEveryLengthAreFound() {
    #expect(found("44") == "广东省")
    #expect(found("4403") == "广东省/深圳市")
    #expect(found("440305") == "广东省/深圳市/南山区")
    #expect(found("440305007") == "广东省/深圳市/南山区/粤海街道")
    #expect(found("440305007000") == "广东省/深圳市/南山区/粤海街道")
    #expect(found("440305000000") == "广东省/深圳市/南山区")
    #expect(found(" 440305\n") == "广东省/深圳市/南山区")
  }

  @Test func aCodeThatNobodyBearsLeadsToWhatItsDigitsName() {
    #expect(found("440399") == "广东省/深圳市 | 440399")
    #expect(found("440305099") == "广东省/深圳市/南山区 | 440305099")
    #expect(found("449900") == "广东省 | 449900")
    #expect(found("990000") == " | 990000")
  }

  @Test func otherNumbersAreNoCodes() {
    #expect(found("440") == " | 440")
    #expect(found("4403051") == " | 4403051")
  }

  @Test func codesOfForeignTreesAreWhateverTheyAre() {
    #expect(found("US-NY", in: states) == "United States/New York")
  }
}
