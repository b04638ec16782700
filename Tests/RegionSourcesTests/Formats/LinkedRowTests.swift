import RegionSources
import Testing

/// Objects under keys, of which each names another.
@Suite struct LinkedRowTests {
  @Test(arguments: [
    // By a code in it: the fixtures of Rails.
    (
      "top:\n  id: 1\n  name: Top\nchild_1:\n  id: 2\n  name: Child\n  parent_id: 1\nchild_2:\n  id: 3\n  name: Grandchild\n  parent_id: 2\n",
      "1 Top\n  2 Child\n    3 Grandchild"
    ),
    // By its key, although it has a number too.
    (
      "top:\n  id: 5\n  name: Top\nchild_1:\n  id: 6\n  name: Child\n  parent: top\n",
      "top Top\n  child_1 Child"
    ),
    (
      #"{"fruit":{"name":"Fruit"},"apple":{"name":"Apple","parent":"fruit"},"pear":{"name":"Pear","parent":"fruit"}}"#,
      "fruit Fruit\n  apple Apple\n  pear Pear"
    ),
    // Without names the keys are these.
    (
      #"{"Fruit":{"color":"red"},"Apple":{"color":"red","parent":"Fruit"},"Pear":{"color":"green","parent":"Fruit"}}"#,
      "Fruit\n  Apple\n  Pear"
    ),
  ])
  func objectsNameOthers(text: String, expected: String) { #expect(outline(text) == expected) }

  /// A value that no object has is a field: the objects are a list.
  @Test func whatNamesNothingIsAField() {
    #expect(
      outline(
        #"{"fruit":{"name":"Fruit","parent":"food"},"apple":{"name":"Apple","parent":"fruit"}}"#)
        == "fruit Fruit\napple Apple")
  }

  @Test func thePersonMaySayTheParent() {
    #expect(
      outline("a:\n  id: 1\n  name: A\nb:\n  id: 2\n  name: B\n  within: 1\n") {
        $0.fields.parent = ["within"]
      }
        == "1 A\n  2 B")
  }
}
