import Testing

@testable import RegionSources

/// Trees that lie in lists: of nodes and links, of paths, of headings with their numbers.
@Suite struct GraphTests {
  private static let tree = "a Top\n  b One\n    d Leaf\n  c Two"

  @Test(arguments: [
    // D3 and NetworkX.
    #"{"nodes":[{"id":"a","name":"Top"},{"id":"b","name":"One"},{"id":"c","name":"Two"},{"id":"d","name":"Leaf"}],"links":[{"source":"a","target":"b"},{"source":"a","target":"c"},{"source":"b","target":"d"}]}"#,
    // vis.js, and links that lead upwards.
    #"{"nodes":[{"id":"a","label":"Top"},{"id":"b","label":"One"},{"id":"c","label":"Two"},{"id":"d","label":"Leaf"}],"edges":[{"from":"b","to":"a"},{"from":"c","to":"a"},{"from":"d","to":"b"}]}"#,
    // Cytoscape.
    #"{"elements":{"nodes":[{"data":{"id":"a","name":"Top"}},{"data":{"id":"b","name":"One"}},{"data":{"id":"c","name":"Two"}},{"data":{"id":"d","name":"Leaf"}}],"edges":[{"data":{"source":"a","target":"b"}},{"data":{"source":"a","target":"c"}},{"data":{"source":"b","target":"d"}}]}}"#,
    // JSON Graph, a link said twice and one to itself.
    #"{"graph":{"directed":true,"nodes":[{"id":"a","label":"Top"},{"id":"b","label":"One"},{"id":"c","label":"Two"},{"id":"d","label":"Leaf"}],"edges":[{"source":"a","target":"b"},{"source":"a","target":"b"},{"source":"a","target":"c"},{"source":"b","target":"d"},{"source":"d","target":"d"}]}}"#,
  ])
  func nodesStandWhereTheirLinksPutThem(text: String) {
    #expect(outline(text) == GraphTests.tree)
    #expect(shape(text) == "nodes and their links")
  }

  @Test func linksMayTellPlacesInTheList() {
    #expect(
      outline(
        #"{"nodes":[{"name":"Top"},{"name":"One"},{"name":"One"}],"links":[{"parent":0,"child":1},{"parent":1,"child":2}]}"#
      ) == "0 Top\n  1 One\n    2 One")
  }

  @Test func aNodeWithSeveralParentsIsSaid() {
    #expect(
      outline(
        #"{"nodes":[{"id":1,"name":"A"},{"id":2,"name":"B"},{"id":3,"name":"C"}],"edges":[{"source":1,"target":3},{"source":2,"target":3},{"source":1,"target":2}]}"#
      ) == "x: a graph, no tree: C has several parents, A and B")
  }

  @Test func linksToNodesThatAreNotThereAreSaid() {
    #expect(
      outline(
        #"{"nodes":[{"id":"a","name":"A"},{"id":"b","name":"B"}],"links":[{"source":"a","target":"y"}]}"#)
        == "x: a graph whose links name nodes that are not among its nodes")
  }

  @Test func listsOfNamesArePaths() {
    #expect(
      outline(#"[["Food","Fruit","Apple"],["Food","Bread"],["Food","Fruit","Pear"],["Tools"]]"#)
        == "Food\n  Fruit\n    Apple\n    Pear\n  Bread\nTools")
    #expect(shape(#"[["a","b"],["a","c"]]"#) == "lists of names, a path each")
    // Lists that share nothing are no paths.
    #expect(outline(#"[["a","b"],["c","d"]]"#) == "a\nb\nc\nd")
  }

  @Test func headingsStandAtAllTheirTreeNumbers() {
    let text = """
      *NEWRECORD
      RECTYPE = D
      MH = Body Regions
      MN = A01
      UI = D001829

      *NEWRECORD
      MH = Peritoneum
      MN = A01.047.025
      MN = A10.596
      MS = A membrane that lines A01.
      UI = D010537

      *NEWRECORD
      MH = Tissues
      MN = A10
      UI = D014024
      """
    #expect(
      outline(text)
        == "A01 Body Regions\n  A01.047.025 Peritoneum\nA10 Tissues\n  A10.596 Peritoneum")
    #expect(
      outline("*NEWRECORD\nRECTYPE = C\nNM = bevonium\nUI = C000002\n")
        == "x: none of its records has a tree number (MN)")
  }

  @Test func aFieldThatIsAnObjectInOneRowIsNotTheTable() {
    #expect(
      outline(
        ##"[{"id":"j1","parent":"#","text":"A"},{"id":"j2","parent":"#","text":"B","state":{"opened":true}},{"id":"j3","parent":"j2","text":"C"}]"##
      ) == "j1 A\nj2 B\n  j3 C")
  }

  @Test func theOneRowWithChildrenIsNotTheTable() {
    #expect(
      outline(
        #"[{"title":"A","key":"1"},{"title":"B","key":"2","children":[{"title":"C","key":"3"},{"title":"D","key":"4"}]}]"#
      ) == "1 A\n2 B\n  3 C\n  4 D")
  }

  @Test func attributesOfXMLAreFields() {
    #expect(
      outline(
        #"{"d":{"+@name":"D","state":[{"+@name":"BY","+@code":"09","city":[{"+@name":"M"},{"+@name":"N"}]},{"+@name":"HE","+@code":"06","city":[{"+@name":"F"}]}]}}"#
      ) == "D\n  09 BY\n    M\n    N\n  06 HE\n    F")
  }
}
