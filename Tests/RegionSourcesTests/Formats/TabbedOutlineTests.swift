import RegionSources
import Testing

/// Outlines whose lines are indented with tabs, which are no tables whose first cells are empty.
@Suite struct TabbedOutlineTests {
  @Test(arguments: [
    "Fruit\n\tApple\n\tPear\n\tPlum\nOther\n",
    "Fruit\n\tApple\n\tPear\n\tPlum\n",
    "My list\n\tApple\n\tPear\n\tPlum\n\tFig\n\tKiwi\nTotal: 5\n",
    "All: things\n\tApple\n\tPear\n\tPlum\n\tFig\n\tKiwi\n\tLemon\n\tLime\nRest: x\n",
    "All things\n\tApple\n\tPear\n\t\tWilliams\n\tPlum\n\tFig\n\tKiwi\n\tLemon\n\tLime\nRest\n",
    "World (2024)\n\tAsia\n\tAfrica\n\tEurope\n\tOceania\n\tAmerica\n",
    "Fruit\n\tApple\n\tPear\nVeg\n\tLeek\n\tBean\n",
    "Fruit\n\tApple\n\tPear\n\tFig\n\tKiwi\n\tLime\nVeg\n\tLeek\n",
    "A\nB\n\tx\n\ty\n\tz\n\tw\n",
    "World\n\tAsia\n\t\tChina\n\t\tJapan\n\tEurope\n\t\tItaly\n",
    "Food\n\tMilk\n\tBread\n\tEggs\nHouse\n\tPaint\n\tNails\n\tWood\n",
    "中国\n\t北京\n\t上海\n\t天津\n其他\n",
    "Company\n\tSales\n\tIT\n\tHR\nPartners\nClients\n",
    "ROOT\n\tBin\n\tEtc\n\tUsr\n\t\tLocal\n\tVar\n",
    "Intro\nBody\n\tPart 1\n\tPart 2\n\tPart 3\n\tPart 4\nEnd\n",
    "/var/log/dpkg.log {\n\tmonthly\n\trotate 12\n\tcompress\n\tmissingok\n\tcreate 644 root root\n}\n",
  ])
  func tabsInFrontAreLevels(text: String) {
    #expect(
      outline(text) + "\n"
        == text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  "))
  }

  @Test func aBlankLineIsNoLevel() {
    #expect(
      outline("Set one\n\tApple\n\n\tPear\n\tPlum\n\tFig\n\tKiwi\nEnd\n")
        == "Set one\n  Apple\n  Pear\n  Plum\n  Fig\n  Kiwi\nEnd")
  }

  /// A tab stands between two texts of a table.
  @Test func aTitleAboveATableWithTabsIsNoOutline() {
    #expect(
      outline("Offices\nDezernat\tAmt\tAbteilung\nAa\tBb\tCc\n\t\tDd\n\tEe\tFf\nGg\tHh\tIi\n\t\tJj\n")
        == "Aa\n  Bb\n    Cc\n    Dd\n  Ee\n    Ff\nGg\n  Hh\n    Ii\n    Jj")
  }

  /// Nothing is lost where all lines are indented and some more than others.
  @Test func anOutlineMayBeginIndented() {
    let lines = (1...12).map { "\tPart \($0)\n" }.joined() + "\t\tInner\n"
    #expect(outline(lines).hasSuffix("Part 12\n  Inner"))
  }
}
