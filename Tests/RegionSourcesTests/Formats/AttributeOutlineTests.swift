import RegionSources
import Testing

/// Outlines whose lines are a code and `key="value"` parts.
@Suite struct AttributeOutlineTests {
  @Test func theNameIsAmongTheAttributes() throws {
    let read = try read(
      """
      # made by hand
      82 iso="ID-MU" name_id="Maluku Utara" name_en="North Maluku"
        05 name_id="HALMAHERA UTARA"
        06 name_id="HALMAHERA TIMUR"
      91 iso="ID-PB" name_id="Papua Barat" name_en="West Papua"
        05 name_id="MANOKWARI"

      """)
    #expect(
      outline(read.tree) == """
        82 Maluku Utara
          05 HALMAHERA UTARA
          06 HALMAHERA TIMUR
        91 Papua Barat
          05 MANOKWARI
        """)
    #expect(read.understanding.name == ["name_id"])
    #expect(read.understanding.others == ["iso", "name_en"])
    #expect(
      read.tree.roots[0].fields.map { "\($0.name)=\($0.text)" } == ["iso=ID-MU", "name_en=North Maluku"])
  }

  /// Each level has its own word; what has none is called by its code.
  @Test func eachLevelMayHaveItsOwnKey() {
    #expect(
      outline(
        "C category=\"Units\"\n B group=\"Trusts\"\n  M v=\"Others\"\n  O v=\"Open\"\nD category=\"Debts\"\n X\n  1 v=\"A, B\"\n"
      )
        == "C Units\n  B Trusts\n    M Others\n    O Open\nD Debts\n  X X\n    1 A, B")
  }

  /// Where no key is called a name, that with most texts is it.
  @Test func theKeyThatTellsMostIsTheName() {
    #expect(
      outline(
        "1010 place=\"Mitte\" part=\"Wien\"\n1020 place=\"Prater\" part=\"Wien\"\n1030 place=\"Belvedere\" part=\"Wien\"\n"
      )
        == "1010 Mitte\n1020 Prater\n1030 Belvedere")
  }

  @Test(arguments: ["a b=c\nd e=f\n", "x \"y\"\nz \"w\"\n", "set a=\"b\"; c\nset d=\"e\"\n"])
  func otherLinesAreNone(text: String) { #expect(outline(text) + "\n" == text) }

  @Test func quotesMayStandInsideOfValues() {
    #expect(
      outline("1 op=\"SIA \"Uni\"\" cc=\"lv\"\n2 op=\"Tele \"2\" Ltd\" cc=\"lv\"\n3 op=\"LMT\" cc=\"lv\"\n")
        == "1 SIA \"Uni\"\n2 Tele \"2\" Ltd\n3 LMT")
  }

  @Test func aCodeThatStandsTwiceIsTheFirstOnes() {
    let rows = (1...9).map { " \($0) v=\"Part \($0)\"\n" }.joined()
    #expect(outline("A v=\"All\"\n" + rows + " 9 v=\"Part 9\"\n").hasSuffix("  9 Part 9\n  Part 9"))
  }

  @Test func commandsAreNoCodes() {
    #expect(shape("export A=\"b\"\nexport B=\"c\"\nexport C=\"d\"\n") != "an outline with attributes")
  }
}
