import RegionSources
import Testing

/// Texts full of tags that are no whole XML: templates of pages, pieces, and what people get wrong.
@Suite struct MarkupTextTests {
  @Test(arguments: [
    "@extends('layouts.app')\n\n@section('content')\n    <div>\n        <h1>List</h1>\nLIST    </div>\n@endsection\n",
    "{% extends \"base.html\" %}\n{% block content %}\nLIST{% endblock %}\n",
    "{{> header}}\n<main>\nLIST</main>\n{{> footer}}\n",
    "<% content_for :title, \"Packing\" %>\n<div>\nLIST</div>\n",
    "<template>\n  <div>\nLIST  </div>\n</template>\n\n<style scoped>\nli { color: red; }\n</style>\n",
  ])
  func theListOfATemplateIsRead(template: String) {
    let list = """
              <ul class="m-5">
                  <li>
                      Laptop
                      <ul>
                          <li>Monitor</li>
                          <li>Mouse</li>
                      </ul>
                  </li>
                  <li>Power strip (3m+)</li>
              </ul>

      """
    #expect(
      outline(template.replacing("LIST", with: list)) == "Laptop\n  Monitor\n  Mouse\nPower strip (3m+)")
  }

  @Test(arguments: [
    "{% block content %}\n<ul>\n{% for x in xs %}\n<li>{{ x }}</li>\n<li>{{ y }}</li>\n{% endfor %}\n</ul>\n",
    "@section('content')\n<ul>\n<li>{{ $a }}</li>\n<li>{{ $b }}</li>\n</ul>\n@endsection\n",
  ])
  func aListThatAProgramFillsIsNoTree(text: String) {
    #expect(outline(text) == "x: a web page, which is not read; save its table as CSV")
  }

  @Test func sloppyXMLIsRefusedWithItsLine() {
    let menu = "<menu>\n  <category name=\"Tea\">\n    <item>Mint</item>\n  </category>\n</menu>\n"
    #expect(
      outline("menu.xml\n" + menu) == "x:1: no XML: a text stands in front of the first element")
    #expect(
      outline(menu.replacing("\"Tea\"", with: "Tea"))
        == "x:2:18: no XML: not well-formed (invalid token)")
  }

  @Test func anOutlineMayNameTags() {
    #expect(
      outline("HTML\n  <div> a block\n  <span> a part\n  <br> an end\n")
        == "HTML\n  <div> a block\n  <span> a part\n  <br> an end")
  }

  // MARK: Without a root

  @Test func elementsBesideEachOtherAreAList() {
    #expect(
      outline("<item>Colima</item>\n<item>Durango</item>\n<item>Jalisco</item>") == "Colima\nDurango\nJalisco"
    )
    #expect(
      outline(
        "<?xml version=\"1.0\"?>\n<!-- cities -->\n<city id=\"7\"><name>Rome</name></city>\n<city id=\"8\"><name>Oslo</name></city>\n"
      ) == "7 Rome\n8 Oslo")
  }

  @Test func aTextBehindTheRootIsAFlaw() {
    #expect(outline("<a>x</a>\nstray\n<a>y</a>") == "x:2:1: no XML: junk after document element")
    let parts = "<META>\nauthor: Ann\n</META>\n<DATA>\n11;Aceh\n12;Bali\n</DATA>"
    #expect(outline(parts) == "x:4:1: no XML: junk after document element")
    #expect(outline("<a>x</a>\n<a>y</b>") == "x:2:1: no XML: junk after document element")
  }

  @Test(arguments: [
    "  1: {\n    // first\n    name: \"Adana\",\n    districts: [{ id: 17, name: \"Feke\" }, { id: 12, name: \"Kozan\" }],\n  },\n  2: { name: \"Bursa\", districts: [{ id: 20, name: \"Gemlik\" }] },\n",
    "\"1\": {\"name\": \"Adana\", \"districts\": [{\"id\": 17, \"name\": \"Feke\"}, {\"id\": 12, \"name\": \"Kozan\"}]},\n\"2\": {\"name\": \"Bursa\", \"districts\": [{\"id\": 20, \"name\": \"Gemlik\"}]}",
  ])
  func pairsWithoutBracesAreAnObject(text: String) {
    #expect(outlineOfFile(text) == "1 Adana\n  17 Feke\n  12 Kozan\n2 Bursa\n  20 Gemlik")
  }

  @Test func pairsWithoutCommasAreYAML() {
    #expect(
      outlineOfFile("Adana: [Feke, Kozan]\nBursa: [Gemlik]\n") == "Adana\n  Feke\n  Kozan\nBursa\n  Gemlik")
  }
}
