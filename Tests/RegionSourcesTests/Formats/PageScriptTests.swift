import RegionModel
import RegionSources
import TestSupport
import Testing

@testable import RegionSources

/// Web pages whose scripts fill their selects, constants that stand alone, and entries that are written short.
@Suite struct PageScriptTests {
  private func outlineOfFile(_ text: String, table: String? = nil) -> String {
    let file = TemporaryFile(Array(text.utf8))
    return withExtendedLifetime(file) {
      var options = ReadingOptions()
      options.tables = table.map { [$0] } ?? []
      do throws(SourceErrors) {
        return outline(try TreeFile.read([file.path], options: options).tree)
      } catch {
        return error.description
      }
    }
  }

  private func page(_ scripts: String...) -> String {
    "<!DOCTYPE html>\n<html><head>\(scripts.joined(separator: "\n"))</head>\n"
      + "<body><select id=a><option value=''>Choose</option></select><select id=b></select></body></html>\n"
  }

  private static let tree = "Austria\n  Tyrol\n  Vienna\nBelgium\n  Antwerp\n  Ghent"

  @Test(arguments: [
    "var all = {'Austria': ['Tyrol', 'Vienna'], 'Belgium': ['Antwerp', 'Ghent']};",
    "const all = [{name: 'Austria', states: ['Tyrol', 'Vienna']}, {name: 'Belgium', states: ['Antwerp', 'Ghent']}];",
    "var all = new Array();\nall['Austria'] = ['Tyrol', 'Vienna'];\nall['Belgium'] = ['Antwerp', 'Ghent'];",
    "var s = new Array('Austria', 'Belgium');\nvar s_1 = new Array('-', 'Tyrol', 'Vienna');\nvar s_2 = new Array('-', 'Antwerp', 'Ghent');",
    "var s_a = new Array();\ns_a[0] = '';\ns_a[1] = 'Tyrol|Vienna';\ns_a[2] = 'Antwerp|Ghent';\nvar c = new Array('Austria', 'Belgium');",
  ])
  func scriptsFillTheSelectsOfAPage(script: String) {
    #expect(outlineOfFile(page("<script>\n\(script)\n</script>")) == PageScriptTests.tree)
    let around = page(
      "<script src='jquery.js'></script>",
      "<script type='application/ld+json'>{\"@type\": \"WebSite\", \"name\": \"Shop\"}</script>",
      "<script type='text/javascript'>\n\(script)\n</script>",
      "<script>\nwindow.onload = function () { fill(document.getElementById('a'), all); };\n</script>")
    #expect(outlineOfFile(around) == PageScriptTests.tree)
  }

  /// What a page itself lists is what is chosen from, and settings of a program are no tree.
  @Test func aPageWithAListOrWithSettingsIsNotItsScripts() {
    let list =
      "<html><body><ul><li>Ham</li><li>Egg</li></ul><script>var a = {'B': ['c', 'd'], 'E': ['f', 'g']};</script></body></html>"
    #expect(outlineOfFile(list) == "Ham\nEgg")
    let labels =
      "<html><body><select><option value=fr>France</option><option value=es>Spain</option></select><select></select><script>var a = {fr: ['Paris', 'Lyon'], es: ['Vigo']};</script></body></html>"
    #expect(outlineOfFile(labels).contains("a web page with several lists"))
    let two = page(
      "<script>const a = {B: ['c', 'd'], E: ['f']};\nconst h = {Week: ['Mo'], Rest: ['Sa', 'So']};</script>")
    #expect(outlineOfFile(two).contains("a web page with several lists"))
    let settings = page("<script>var config = {host: 'x', sizes: [1, 2], debug: {level: 2}};</script>")
    #expect(outlineOfFile(settings).contains("a web page with several lists"))
  }

  @Test func aTaxonomyWithFieldsIsTheTreeOfItsProgram() {
    let text = """
      TAXONOMY = {
          "Food": {"id": "f", "subcategories": {"Fruit": {"id": "f1", "items": ["Apple"]}, "Nuts": {"id": "f2", "items": ["Pecan"]}}},
          "Cloth": {"id": "c", "subcategories": {"Hats": {"id": "c1", "items": ["Cap"]}, "Shoes": {"id": "c2", "items": ["Boot"]}}},
      }

      SAMPLES = [
          {"title": "A red cap", "description": "A cap of wool.", "expected": "c1"},
          {"title": "A bag of nuts", "description": "Nuts in a bag.", "expected": "f2"},
      ]
      """
    #expect(
      outlineOfFile(text) == """
        f Food
          f1 Fruit
            Apple
          f2 Nuts
            Pecan
        c Cloth
          c1 Hats
            Cap
          c2 Shoes
            Boot
        """)
  }

  /// Constants of one kind are the roots, whatever some of them have beside their lists.
  @Test func aFamilyOfConstantsStaysTogether() {
    let text =
      "GERMANY = {'Bavaria': {'capital': 'Munich', 'cities': ['Augsburg', 'Hof']}, 'Hesse': {'capital': 'Wiesbaden', 'cities': ['Kassel']}}\nAUSTRIA = ['Vienna', 'Graz']\nSWITZERLAND = ['Bern', 'Basel']\n"
    let roots = outlineOfFile(text).split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(roots == ["GERMANY", "AUSTRIA", "SWITZERLAND"])
  }

  @Test func constantsOfPHPAreCalledWithoutTheirSign() {
    let text =
      "<?php\n$fruit = ['Citrus' => ['Lemon', 'Lime'], 'Berries' => ['Currant', 'Cranberry']];\n$veg = ['Roots' => ['Carrot'], 'Leaves' => ['Chard']];\n"
    let veg = "Roots\n  Carrot\nLeaves\n  Chard"
    #expect(outlineOfFile(text, table: "veg") == veg)
    #expect(outlineOfFile(text, table: "$veg") == veg)
    #expect(
      outlineOfFile("const $veg = {a: ['b'], c: ['d']}, $oil = {e: ['f'], g: ['h']};").hasPrefix("$veg\n"))
    #expect(outlineOfFile(text).hasPrefix("fruit\n  Citrus\n"))
    #expect(outlineOfFile(text, table: "meat").hasSuffix("there is no constant meat; there are fruit, veg"))
  }

  @Test func entriesAreWrittenShortAmongLongOnes() {
    #expect(
      outline(
        #"{"home": "Home page", "about": {"label": "About us", "children": {"team": "The team", "jobs": {"label": "Jobs", "children": {"dev": "Developer", "ops": "Operator"}}}}, "contact": "Contact"}"#
      ) == """
        home Home page
        about About us
          team The team
          jobs Jobs
            dev Developer
            ops Operator
        contact Contact
        """)
    #expect(
      outline(
        #"{"Food": {"singular_name": "Food item", "subcategories": {"Fruit": "A fruit", "Nuts": {"singular_name": "Nut", "subcategories": {"Walnuts": "Walnut", "Almonds": "Almond"}}, "Herbs": "A herb"}}, "Drinks": {"singular_name": "Drink", "subcategories": {"Waters": "Water", "Beers": "Beer"}}}"#
      ) == """
        Food Food item
          Fruit A fruit
          Nuts Nut
            Walnuts Walnut
            Almonds Almond
          Herbs A herb
        Drinks Drink
          Waters Water
          Beers Beer
        """)
  }

  /// A code, a date or an address beside lists is no name, nor is what a place lies in.
  @Test(arguments: [
    (
      #"{"Europe": {"code": "EU", "countries": {"France": "FR", "Spain": "ES"}}, "Asia": {"code": "AS", "countries": {"Japan": "JP"}}, "Antarctica": "AQ"}"#,
      "EU Europe\n  FR France\n  ES Spain\nAS Asia\n  JP Japan\nAQ Antarctica"
    ),
    (
      #"{"Paris": {"region": "IDF", "districts": ["1er"]}, "Lyon": {"region": "ARA", "districts": ["2e"]}, "Nice": "PACA"}"#,
      "Paris\n  1er\nLyon\n  2e\nPACA Nice"
    ),
  ])
  func codesBesideListsAreNoShortEntries(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// `p_id` beside `parent_id` is the number of something else where its texts are no codes, and alone it is the parent.
  @Test func theNumberOfAProductIsNoParent() {
    let tree = "1 Root\n  2 Kid\n  3 Child"
    #expect(outline("id,title,p_id,parent_code\n1,Root,0,EU\n2,Kid,1,EU\n3,Child,1,AS\n") == tree)
    #expect(
      outline(
        "id,title,p_id,parent\n10,Men,,\n11,Shoes,10,Men\n20,Women,,\n21,Shoes,20,Women\n22,Boots,21,Shoes\n")
        == "10 Men\n  11 Shoes\n20 Women\n  21 Shoes\n    22 Boots")
    #expect(outline("id,p_id,parent_id,name\n1,7,0,Root\n2,8,1,Kid\n3,9,1,Child\n") == tree)
    #expect(outline("id,p_id,name\n1,0,Root\n2,1,Kid\n3,1,Child\n") == tree)
  }
}
