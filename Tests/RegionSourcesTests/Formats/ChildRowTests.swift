import Testing

/// Flat lists whose objects name their children.
@Suite struct ChildRowTests {
  @Test func childrenAreNamedByTheirCodes() {
    #expect(
      outline(
        #"[{"id":1,"name":"A","children":[2,3]},{"id":2,"name":"B"},{"id":3,"name":"C","children":[]}]"#)
        == "1 A\n  2 B\n  3 C")
  }

  /// What stands for a row of the file is that row, and no other one.
  @Test func stubsStandForWholeRows() {
    #expect(
      outline(
        #"[{"id":1,"name":"A","parts":[{"id":2,"name":"B"}]},{"id":2,"name":"B","parts":[{"id":3,"name":"C"}]},{"id":3,"name":"C","parts":[]}]"#
      ) == "1 A\n  2 B\n    3 C")
  }

  /// A child of several rows stands below each; none loses it.
  @Test func aSharedChildIsBelowEachRowThatNamesIt() {
    #expect(
      outline(#"[{"name":"B","id":1,"children":[3]},{"name":"A","id":2,"children":[3]},{"name":"C","id":3}]"#)
        == "1 B\n  3 C\n2 A\n  3 C")
    #expect(
      outline(
        #"[{"name":"B","code":1,"children":[{"name":"C","code":3}]},{"name":"A","code":2,"children":[{"name":"C","code":3}]},{"name":"C","code":3}]"#
      ) == "1 B\n  3 C\n2 A\n  3 C\n3 C")
    #expect(
      outline(
        #"[{"name":"A","id":1,"children":[2]},{"name":"B","id":2,"children":[1,3]},{"name":"C","id":3},{"name":"D","id":4,"children":[3]}]"#
      ).contains("1 is its own ancestor"))
  }
}
