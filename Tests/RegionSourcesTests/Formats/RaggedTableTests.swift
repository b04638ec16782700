import RegionSources
import Testing

/// Tables whose rows end with their last filled cell, below a heading with all columns.
@Suite struct RaggedTableTests {
  @Test(arguments: [",", ";", "\t", "|"])
  func rowsMayLeaveOutTheirLastCells(separator: String) throws {
    let text = """
      version,codename,series,created,release,eol,eol-late
      1.1,Ash,ash,2001-08-16,2002-06-17,2003-06-05
      1.2,Birch,birch,2002-06-17,2003-12-12,2004-06-05
      1.3,Cedar,cedar,2003-12-12,2004-03-09,2005-03-09,2009-01-01
      2,Elm,elm,2027-08-01
      3,Fir,fir

      """
    let read = try read(text.replacing(",", with: separator))
    #expect(read.tree.roots.map(\.name) == ["Ash", "Birch", "Cedar", "Elm", "Fir"])
    #expect(read.understanding.name == ["codename"])
  }

  @Test func aRowMayEndWithItsFirstCell() {
    #expect(
      outline("id,name,note,url\n1,Oslo,capital\n2,Bergen,,http://x\n3,Narvik\n4,Tromsø\n5,Bodø\n")
        == "1 Oslo\n2 Bergen\n3 Narvik\n4 Tromsø\n5 Bodø")
  }

  /// Lists of things between commas have no heading, and sentences have other words behind their commas.
  @Test(arguments: [
    "milk,eggs,bread\nrye,corn\noats\nfigs,dates\nplums\n",
    "Names, titles, codes\nWhat a name is, and where\nCodes\nTitles\nThe rest\n",
  ])
  func linesWithoutAHeadingAreNoTable(text: String) { #expect(outline(text) + "\n" == text) }
}
