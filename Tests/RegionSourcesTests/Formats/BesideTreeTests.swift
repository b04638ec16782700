import Testing

@testable import RegionSources

/// What stands beside a tree in a document, and what a person is told of it.
@Suite struct BesideTreeTests {
  private func notes(_ text: String) throws -> [String] { try read(text).understanding.notes }

  @Test func listsBesideTheOneWithParentsArePassedOver() throws {
    let text =
      #"{"name":"Shop","currencies":[{"id":1,"name":"Euro"},{"id":2,"name":"Yen"}],"sections":[{"id":1,"name":"Tools"},{"id":2,"name":"Saws","parent":1}]}"#
    #expect(outline(text) == "1 Tools\n  2 Saws")
    #expect(try notes(text).contains("beside the lists stand currencies; passed over"))
  }

  /// Where each row of the second names a parent, that is one of the first.
  @Test func parentsOfAllRowsAreThoseOfTheListAbove() {
    let text =
      #"{"provinces":[{"id":1,"name":"A"},{"id":2,"name":"B"}],"cities":[{"id":1,"name":"a","parent_id":1},{"id":2,"name":"b","parent_id":2}]}"#
    #expect(outline(text) == "1 A\n  1 a\n2 B\n  2 b")
  }

  @Test func namesBesideOthersAreJoined() throws {
    let text =
      #"{"regions":["Arusha","Geita"],"districts":{"Arusha":["Karatu","Meru"]},"statuses":["open","closed"]}"#
    #expect(outline(text) == "Arusha\n  Karatu\n  Meru\nGeita")
    #expect(try notes(text) == ["beside the lists stand statuses; passed over"])
    // What has but one name in common with another is no level of it.
    #expect(
      outline(#"{"fruits":["orange","apple"],"colors":{"orange":["dark"],"blue":["navy"]}}"#)
        .hasPrefix("fruits\n"))
  }

  @Test func aKeyThatIsMisspeltIsTold() throws {
    let text =
      #"[{"province":"Central","districts":["a"]},{"province":"Lusaka","districts":["b"]},{"privince":"Western","districts":["c"]}]"#
    #expect(outline(text) == "Central\n  a\nLusaka\n  b\nWestern\n  c")
    #expect(try notes(text) == ["privince was taken for the name, where others have province"])
    // Another word is none that is misspelt.
    #expect(
      !outline(text.replacing("privince", with: "motto")).contains("\nWestern\n  c"))
  }

  @Test func wordsAreCloseWhereALetterOrTwoDiffer() {
    for (one, other) in [("province", "privince"), ("name", "nmae"), ("district", "districts")] {
      #expect(Spelling.areClose(one, other))
    }
    for (one, other) in [("name", "code"), ("id", "it"), ("region", "nation"), ("label", "table")] {
      #expect(!Spelling.areClose(one, other))
    }
  }

  /// A group of a tree is no line of a browser's bookmarks where another text could name it.
  @Test func anEmptyNameBesideAnotherTextIsAFlaw() {
    #expect(
      outline(
        #"[{"post":"Owner","name":"A","staff":[{"post":"Group","name":"","staff":[{"post":"Clerk","name":"B"}]}]}]"#
      )
      .contains("the name is empty; say which field it is"))
  }

  @Test func parentsThatAreNowhereMayBeALevel() throws {
    let text =
      #"[{"code":"AD-02","name":"Canillo","parent":"AD"},{"code":"AE-AJ","name":"Ajman","parent":"AE"}]"#
    let flaws = #expect(throws: SourceErrors.self) { try read(text) }
    #expect(
      flaws?.advice == "the parents are in no row; if they are a level above, say --fields name=parent+name")
    #expect(
      outline(text) { $0.fields.name = ["parent", "name"] } == "AD\n  AD-02 Canillo\nAE\n  AE-AJ Ajman")
  }

  /// Only what was not read is told.
  @Test func keysOfListsAreRead() throws {
    let read = try read(#"{"staff":{"0":{"name":"Ann","children":[{"name":"Ben"}]}},"x":1}"#) {
      $0.findsNamesakes = true
    }
    #expect(read.understanding.unread.isEmpty)
  }
}
