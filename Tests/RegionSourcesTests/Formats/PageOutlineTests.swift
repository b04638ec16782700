import Testing

/// The lists of web pages: those in lists, what forms let choose from, bookmarks.
@Suite struct PageOutlineTests {
  @Test(arguments: [
    "<ul><li>Fruit<ul><li>Apple</li><li>Pear</li></ul></li><li>Bread</li></ul>",
    "<UL><LI>Fruit<UL><LI>Apple<LI>Pear</UL><LI>Bread</UL>",
    "<ol>\n<li><p>Fruit</p></li>\n<ol><li>Apple<li><b>Pe</b>ar</ol>\n<li>Bread</ol>",
    "<!doctype html><title>x</title><body><h1>Shop</h1><nav><ul><li><a href=/f>Fruit</a> <ul><li>Apple<li>Pear</ul> new<li>Bread</ul></nav>",
    "<div><script>if (a < b) x('<ul><li>')</script><!-- <li> --><ul><li>Fruit<ul><li>Apple<li>Pear</ul></li><li>Bread</ul></div>",
    "<select><option value=''>Choose<optgroup label=Fruit><option>Apple<option>Pear</optgroup><option>Bread</select>",
    "<select><option>Fruit<option>&nbsp;&nbsp;Apple<option>&#160;&#xA0;Pear</option><option>Bread</select>",
  ])
  func theOnlyListOfAPageIsTheTree(page: String) {
    #expect(outline(page) == "Fruit\n  Apple\n  Pear\nBread")
  }

  @Test func severalListsAreSaid() {
    let said =
      "x: a web page with several lists, which is not read; put the one to choose from into a file of its own"
    #expect(outline("<body><ul><li>A<li>B</ul><ul><li>C<li>D</ul></body>") == said)
    let table = "<ul><li>A<li>B</ul><table><tr><td>1</td></tr></table>"
    #expect(outline("<!doctype html>" + table).hasSuffix("save its table as CSV"))
  }

  /// What has no name stands for what lies in it, and signs are written as pages write them.
  @Test func namesAreTextsOfThePage() {
    #expect(outline("<ul><li><ul><li>A &amp; B&eacute;<li>C\n   &lt;d> &x;</ul></ul>") == "A & Bé\nC <d> &x;")
    #expect(outline("<ul><li>A < B<li><a href='/x'></a></ul>") == "A < B\n/x")
  }

  @Test func optionsHaveTheirValuesAsCodes() throws {
    let text =
      "<select name=c>\n<optgroup label=\"North\">\n<option value=1 disabled>A\n<optgroup label='South'><option value=\"2\" label='B'>b</select>"
    #expect(outline(text) == "North\n  1 A\nSouth\n  2 B")
    let tree = try read(text).tree
    #expect(tree.roots.subtrees.map { $0.flags.contains(.disabled) } == [false, true, false, false])
  }

  /// Safari writes the first folders outside of any list.
  @Test func bookmarksAreFoldersAndLinks() throws {
    let text = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      \t<HTML>
      \t<Title>Bookmarks</Title>
      \t<H1>Bookmarks</H1>
      \t<DT><H3 FOLDED>Favourites</H3>
      \t<DL><p>
      \t\t<DT><A HREF="https://example.org/?a=1&amp;b=2">One</A>
      \t\t<DD>Said of it
      \t</DL><p>
      \t<DT><A HREF="https://example.org/"></A>
      </HTML>
      """
    #expect(outline(text) == "Favourites\n  One\nhttps://example.org/")
    let one = try #require(try read(text).tree.roots.subtrees.first { $0.name == "One" })
    #expect(
      one.fields.map { "\($0.name) \($0.text)" } == [
        "href https://example.org/?a=1&b=2", "description Said of it",
      ])
  }

  /// XML whose elements are called as those of pages stays XML.
  @Test func menusOfXMLAreNoLists() {
    #expect(outline("<menu><item name='A'><item name='B'/></item><item name='C'/></menu>") == "A\n  B\nC")
  }

  @Test func brokenPagesEndSomewhere() {
    for text in [
      "<ul><li", "<ul><li>A<!--", "<ul><li>A<script>", "<ul><li a='", "<select><option value=",
      "<ul></ul></ul></li>", "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL></DL></DL><DT>",
    ] {
      #expect(outline(text).hasPrefix("x:"))
    }
  }
}
