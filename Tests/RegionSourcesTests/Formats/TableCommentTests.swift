import RegionSources
import Testing

/// Comments in front of a table and between its rows.
@Suite struct TableCommentTests {
  @Test func aBlankLineMayStandInFrontOfComments() {
    #expect(
      outline("\n#  Numbers are of letters\n0370..03FF; Greek\n0400..04FF; Cyrillic\n0530..058F; Armenian\n")
        == "0370..03FF Greek\n0400..04FF Cyrillic\n0530..058F Armenian")
  }

  /// One of the comments says what the columns are, and others stand behind it.
  @Test func aHeadingMayStandAmongComments() throws {
    let read = try read(
      """
      # Signs.txt
      # Date: 2021-01-22, 23:29:00
      #
      # Format:
      # First Code..Last Code; Block Name

      # Note: the names have no case; blanks do not count
      0000..007F; Latin
      0080..00FF; More Latin
      # EOF

      """)
    #expect(read.understanding.name == ["Block Name"])
    #expect(outline(read.tree) == "0000..007F Latin\n0080..00FF More Latin")
  }

  @Test func examplesAmongCommentsAreNoRows() {
    #expect(
      outline(
        """
        # One has the form:
        #
        # AN EXAMPLE;1000 1001
        #
        # and stands for both.
        FIRST SIGN;17D2 17AF
        SECOND SIGN;17BB 17C6
        #
        # Others
        THIRD SIGN;30AD 309A

        """
      ).split(separator: "\n").filter { $0.contains("#") || $0.contains("EXAMPLE") } == [])
  }

  @Test func commentsWithoutCellsMayStandBetweenRows() {
    #expect(
      outline("FIRST SIGN;x y\nSECOND SIGN;y z\n#\nTHIRD SIGN;z z\n# the end\nFOURTH SIGN;q r\n")
        .contains("#") == false)
    #expect(outline("id,name\n1,A\n# more\n2,B\n") == "1 A\n2 B")
    #expect(outline("id,name\r\n1,A\r\n# new, large, red\r\n2,B\r\n#\r\n") == "1 A\n2 B")
  }

  @Test func hashesMayBelongToCells() {
    #expect(outline("id,name\n#1,A\n#2,B\n") == "#1 A\n#2 B")
    #expect(outline("name,n\n# of cars,4\nTrams,5\n") == "# of cars\nTrams")
    #expect(outline("id,name,note\n1,A,x\n2,\"B\n# b\",y\n3,C,z\n") == "1 A\n2 B # b\n3 C")
  }
}
