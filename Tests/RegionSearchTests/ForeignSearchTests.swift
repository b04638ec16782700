import RegionModel
import TestSupport
import Testing

@testable import RegionSearch

/// A person searches a tree of names that are not Chinese.
@Suite struct ForeignSearchTests {
  private let searcher = RegionSearcher(SmallTrees.latin)

  @Test(arguments: [
    ("orleans", "Orléans"), ("Orleans", "Orléans"), ("orléans", "Orléans"), ("ORLÉANS", "Orléans"),
    ("orl", "Orléans"),
    ("Orle\u{301}ans", "Orléans"), ("L'Aquila", "L'Aquila"), ("laquila", "L'Aquila"),
    ("l aquila", "L'Aquila"),
    ("aquila", "L'Aquila"), ("sao paulo", "São Paulo"), ("saopaulo", "São Paulo"), ("São", "São Paulo"),
    ("paulo", "São Paulo"), ("rio de jan", "Rio de Janeiro"), ("ile-de-france", "Île-de-France"),
    ("france ile", "Île-de-France"), ("oeuvre", "Œuvre"), ("œuvre", "Œuvre"), ("lodz", "Łódź"),
    ("москва", "Москва"),
    ("МОСК", "Москва"), ("とう", "とうきょう"), ("日", "日本"), ("مص", "مصر"), ("tcp/ip", "TCP/IP"),
    ("tcpip", "TCP/IP"),
    ("3rd", "3rd Street"), ("street", "3rd Street"), ("italia aquila", "L'Aquila"), ("75", "Paris"),
    ("family", "👨\u{200D}👩\u{200D}👧 Family"),
  ])
  func aNameIsFoundByItsLetters(_ query: String, _ name: String) {
    #expect(searcher.names(query).first == name)
  }

  @Test(arguments: [
    ("orlaens", "Orléans"), ("orleens", "Orléans"), ("brasul", "Brasil"), ("москвв", "Москва"),
  ])
  func aTypingErrorIsForgiven(_ query: String, _ name: String) { #expect(searcher.names(query) == [name]) }

  @Test func nothingIsFoundByWhatIsNotThere() { #expect(searcher.names("xyzzy") == []) }

  @Test func aWholeNameGoesBeforeTheBeginningOfOne() {
    let tree = SmallTrees.foreign("1|Parisville\n2|Paris\n3|New Paris", order: .source)
    #expect(RegionSearcher(tree).names("paris") == ["Paris", "Parisville", "New Paris"])
    #expect(RegionSearcher(tree).names("París").first == "Paris")
  }

  @Test func marksStandOnTheLettersThatFit() throws {
    let results = searcher.search(SearchQuery("leans orl"))
    #expect(results.isEmpty)
    let found = searcher.search(SearchQuery("orlé"))
    #expect(found.marks(in: try #require(found.first).region) == [0..<4])
    let quoted = searcher.search(SearchQuery("laq"))
    #expect(quoted.marks(in: try #require(quoted.first).region) == [0..<4])
  }

  @Test func everyNameIsFoundByItself() {
    for tree in [SmallTrees.latin, SmallTrees.latinByLetters, SmallTrees.fortyLevels, SmallTrees.equalNames] {
      let searcher = RegionSearcher(tree)
      for region in tree.roots.subtrees {
        #expect(searcher.names(region.name).contains(region.name), "\(region.name)")
      }
    }
  }

  @Test func equalNamesAreAllFound() {
    #expect(RegionSearcher(SmallTrees.equalNames).search(SearchQuery("main street")).count == 3)
  }

  @Test func theIndexOfATreeIsFoundInItsBlock() throws {
    var builder = TreeBuilder([RegionRecord(parent: .none, name: "Zürich")])
    builder.order = .source
    let tree = try RegionTree(compiled: IndexBuilder.indexed(builder.build()))
    #expect(SearchIndex(tree) != nil)
    #expect(RegionSearcher(tree).names("zurich") == ["Zürich"])
    #expect(RegionSearcher(tree).names("zürich") == ["Zürich"])
  }
}

/// An option names a place of a tree that is not China's.
@Suite struct ForeignPlaceTests {
  private func found(_ text: String) -> String {
    RegionSearchTests.found(text, in: SmallTrees.latin)
  }

  @Test(arguments: [
    (#"TCP\/IP"#, "TCP/IP"), (#"TCP\/IP/C:\\Temp"#, #"TCP/IP/C:\Temp"#),
    (#"TCP\/IP / 3rd Street"#, "TCP/IP/3rd Street"),
    (#"C:\Temp"#, #"TCP/IP/C:\Temp"#),
    ("France/Centre-Val de Loire/Orléans", "France/Centre-Val de Loire/Orléans"),
    ("france/orleans", "France/Centre-Val de Loire/Orléans"), ("italia, l'aquila", "Italia/L'Aquila"),
    ("São Paulo", "Brasil/São Paulo"), ("a.b.c", "Italia/L'Aquila"),
    ("45", "France/Centre-Val de Loire/Orléans"),
    ("FR", "France"),
  ])
  func aPathOrACodeIsRead(_ text: String, _ path: String) { #expect(found(text) == path) }

  @Test(arguments: ["4500", "440000", "市辖区", "县"])
  func chinasRulesDoNotCount(_ text: String) { #expect(found(text) == " | \(text)") }

  @Test func aPrintedPathIsReadAgain() {
    for tree in [SmallTrees.latin, SmallTrees.fortyLevels, SmallTrees.latinByLetters] {
      for separator in ["/", " > ", "-"] {
        for region in tree.roots.subtrees {
          var path: [UInt8] = []
          region.appendPath(to: &path, separator: separator)
          let match = PlaceFinder(tree, separator: separator).find(String(decoding: path, as: UTF8.self))
          // `/` separates whatever else does, so a name that holds it is found by the path with its own sign alone.
          if separator == "/" || !region.path.contains(where: { $0.name.contains("/") }) {
            #expect(match?.region == region, "\(String(decoding: path, as: UTF8.self))")
          }
        }
      }
    }
  }

  @Test func aCodeOfSeveralIsAmbiguous() {
    let tree = SmallTrees.foreign("1|A\n  7|below A\n2|B\n  7|below B", order: .source)
    #expect(RegionSearchTests.found("7", in: tree) == " ? 7: A/below A, B/below B")
    #expect(CodeLookup(tree).meaning(of: "7")?.regions.map(\.name) == ["below A", "below B"])
    #expect(CodeLookup(tree).meaning(of: "4403") == nil)
  }
}
