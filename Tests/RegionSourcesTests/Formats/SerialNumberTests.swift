import RegionSources
import Testing

/// Codes that count what they stand for: A12 is the twelfth, and does not lie in A1.
@Suite struct SerialNumberTests {
  @Test func numbersBehindALetterCount() {
    for (prefix, first) in [("Q", 1), ("l", 0), ("室", 1), ("SKU", 1)] {
      let rows = (first...30).map { "\(prefix)\($0),thing \($0)" }
      let expected = rows.map { $0.replacing(",", with: " ") }.joined(separator: "\n")
      #expect(outline("code,name\n" + rows.joined(separator: "\n") + "\n") == expected, "\(prefix)")
    }
  }

  @Test func numbersMayHaveGapsAndStandInAnyOrder() {
    #expect(
      outline("sku,name\nS1,Shirt\nS2,Shoe\nS10,Sock\nS11,Scarf\n")
        == "S1 Shirt\nS2 Shoe\nS10 Sock\nS11 Scarf")
    #expect(
      outline(
        #"[{"id":"P2","name":"B"},{"id":"P10","name":"J"},{"id":"P1","name":"A"},{"id":"P3","name":"C"},{"id":"P9","name":"I"},{"id":"P8","name":"H"}]"#
      )
        == "P2 B\nP10 J\nP1 A\nP3 C\nP9 I\nP8 H")
  }

  @Test func whatIsNumberedLiesBelowItsLetter() {
    #expect(
      outline("code,name\nA,Zone A\nA1,Door\nA2,Desk\nA10,Sofa\nA11,Lamp\nB,Zone B\nB1,Safe\nB2,Rack\n")
        == "A Zone A\n  A1 Door\n  A2 Desk\n  A10 Sofa\n  A11 Lamp\nB Zone B\n  B1 Safe\n  B2 Rack")
  }

  /// Digits that are levels have gaps, and no tens.
  @Test func digitsBehindALetterMayBeLevels() {
    #expect(
      outline("code,name\nAT,A\nAT1,B\nAT11,C\nAT12,D\nAT13,E\nAT2,F\nAT21,G\nAT22,H\n")
        == "AT A\n  AT1 B\n    AT11 C\n    AT12 D\n    AT13 E\n  AT2 F\n    AT21 G\n    AT22 H")
    #expect(
      outline("code,name\nA1,a\nA2,b\nA11,c\nA12,d\nA21,e\nA22,f\n")
        == "A1 a\n  A11 c\n  A12 d\nA2 b\n  A21 e\n  A22 f")
    #expect(
      outline("code,name\nA0,x\nA00,a\nA01,b\nA1,y\nA10,c\nA11,d\n")
        == "A0 x\n  A00 a\n  A01 b\nA1 y\n  A10 c\n  A11 d")
  }
}
