import RegionModel
import TestSupport
import Testing

@testable import RegionSearch

/// Searches in a tree of names that are not Chinese.
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
    ("Йошкар-Ола", "Йошкар-Ола"), ("йошкар", "Йошкар-Ола"), ("и\u{306}ошкар", "Йошкар-Ола"),
    ("Орёл", "Орёл"), ("орел", "Орёл"), ("оре\u{308}л", "Орёл"),
    ("ながさき", "ながさき"), ("なか\u{3099}さき", "ながさき"), ("がさ", "ながさき"), ("か\u{3099}さ", "ながさき"),
    ("강릉", "강릉"), ("\u{1100}\u{1161}\u{11BC}\u{1105}\u{1173}\u{11BC}", "강릉"), ("강", "강릉"), ("αθηνα", "Αθήνα"),
    ("αθη\u{301}να", "Αθήνα"),
  ])
  func aNameIsFoundHoweverItsLettersAreStored(_ query: String, _ name: String) {
    let names = ["Йошкар-Ола", "Орёл", "ながさき", "강릉", "Αθήνα", "Zürich"]
    for decomposed in [false, true] {
      let lines = names.map { "|" + (decomposed ? ForeignSearchTests.decomposed($0) : $0) }
      let tree = SmallTrees.foreign(lines.joined(separator: "\n"), order: .source)
      #expect(RegionSearcher(tree).names(query) == [name])
    }
  }

  private static func decomposed(_ name: String) -> String {
    let parts = [
      "Й": "И\u{306}", "ё": "е\u{308}", "が": "か\u{3099}", "ή": "η\u{301}", "ü": "u\u{308}",
      "강": "\u{1100}\u{1161}\u{11BC}", "릉": "\u{1105}\u{1173}\u{11BC}",
    ]
    return name.map { parts[String($0)] ?? String($0) }.joined()
  }

  @Test(arguments: ["zürich", "ZÜRICH", "zurich", "zu\u{308}rich", "zür", "zur"])
  func anUmlautIsFoundBesidePinyin(_ query: String) throws {
    let records = [
      RegionRecord(parent: .none, name: "吕梁", reading: "lv liang"),
      RegionRecord(parent: .none, name: "Zürich"), RegionRecord(parent: .none, name: "Zürich West"),
    ]
    let tree = try RegionTree(compiled: TreeBuilder(records).build())
    let searcher = RegionSearcher(tree)
    let results = searcher.search(SearchQuery(query))
    #expect(results.map(\.region.name) == ["Zürich", "Zürich West"])
    #expect(results.marks(in: results[0].region) == [0..<query.unicodeScalars.count { $0 != "\u{308}" }])
    for text in ["lüliang", "lvliang", "lǚ liáng", "lu\u{308}\u{30C} lia\u{301}ng", "LÜ"] {
      #expect(searcher.names(text) == ["吕梁"], "\(text)")
    }
    #expect(searcher.names("west zürich") == ["Zürich West"])
    #expect(searcher.names("zürich west") == ["Zürich West"])
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
    let inside = searcher.search(SearchQuery("léan orl"))
    #expect(inside.marks(in: try #require(inside.first).region) == [0..<6])
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

/// Options that name a place in a tree outside China.
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
          // `/` always separates, so a name that contains it is found only by a path with its own separator.
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
