import Testing

@testable import RegionSources

/// Names in several languages.
@Suite struct LanguageTextTests {
  /// The second object of some begins with another language.
  @Test(arguments: [
    (
      #"[{"code":"BE","names":[{"lang":"en","value":"Belgium"},{"lang":"fr","value":"Belgique"}],"children":[{"code":"BRU","names":[{"lang":"en","value":"Brussels"},{"lang":"fr","value":"Bruxelles"}]},{"code":"VLG","names":[{"lang":"en","value":"Flanders"},{"lang":"fr","value":"Flandre"}]}]},{"code":"LU","names":[{"lang":"en","value":"Luxembourg"},{"lang":"fr","value":"Luxembourg"}]}]"#,
      "BE Belgium\n  BRU Brussels\n  VLG Flanders\nLU Luxembourg"
    ),
    (
      #"[{"code":"BE","labels":{"fr":"Belgique","en":"Belgium"},"children":[{"code":"BRU","labels":{"fr":"Bruxelles","en":"Brussels"}},{"code":"VLG","labels":{"en":"Flanders","fr":"Flandre"}}]},{"code":"LU","labels":{"fr":"Luxembourg","en":"Luxembourg (grand-duchy)"}}]"#,
      "BE Belgique\n  BRU Bruxelles\n  VLG Flandre\nLU Luxembourg"
    ),
    (
      #"[{"id":1,"translations":[{"locale":"de","name":"Obst"},{"locale":"en","name":"Fruits"}],"children":[{"id":2,"translations":[{"locale":"de","name":"Äpfel"},{"locale":"en","name":"Apples"}]},{"id":3,"translations":[{"locale":"de","name":"Birnen"},{"locale":"en","name":"Pears"}]}]},{"id":4,"translations":[{"locale":"de","name":"Nüsse"},{"locale":"en","name":"Nuts"}]}]"#,
      "1 Obst\n  2 Äpfel\n  3 Birnen\n4 Nüsse"
    ),
    (
      #"{"BE":{"label":{"en":"Belgium","fr":"Belgique"},"regions":{"BRU":{"label":{"en":"Brussels","fr":"Bruxelles"}},"VLG":{"label":{"en":"Flanders","fr":"Flandre"}}}},"LU":{"label":{"en":"Luxembourg","fr":"Luxembourg"},"regions":{}}}"#,
      "BE Belgium\n  BRU Brussels\n  VLG Flanders\nLU Luxembourg"
    ),
    (
      #"{"entities":{"Q46":{"type":"item","id":"Q46","labels":{"en":{"language":"en","value":"Europe"},"fr":{"language":"fr","value":"l'Europe"}}},"Q48":{"type":"item","id":"Q48","labels":{"en":{"language":"en","value":"Asia"},"fr":{"language":"fr","value":"Asie"}}}}}"#,
      "Q46 Europe\nQ48 Asia"
    ),
  ])
  func oneLanguageNamesAllObjects(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (
      #"[{"code":"BE","name":{"common":"Belgium","official":"Kingdom of Belgium"},"subdivisions":[{"code":"BRU","name":{"common":"Brussels","official":"Brussels-Capital Region"}}]},{"code":"LU","name":{"common":"Luxembourg","official":"Grand Duchy of Luxembourg"},"subdivisions":[]}]"#,
      "BE Belgium\n  BRU Brussels\nLU Luxembourg"
    ),
    (
      #"[{"id":"1","name":{"name":"Fruits","translations":{"de":"Obst"}},"children":[{"id":"2","name":{"name":"Apples","translations":{"de":"Äpfel"}}}]},{"id":"3","name":{"name":"Nuts","translations":{"de":"Nüsse"}}}]"#,
      "1 Fruits\n  2 Apples\n3 Nuts"
    ),
  ])
  func otherFormsOfANameAreFields(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Programs that turn XML into JSON put texts into objects of their own.
  @Test(arguments: [
    (
      #"[{"DescriptorUI":"D001829","DescriptorName":{"String":"Body Regions"},"TreeNumber":"A01","Narrower":[{"DescriptorUI":"D000005","DescriptorName":{"String":"Abdomen"},"TreeNumber":"A01.047"},{"DescriptorUI":"D006257","DescriptorName":{"String":"Head"},"TreeNumber":"A01.456"}]},{"DescriptorUI":"D009140","DescriptorName":{"String":"Musculoskeletal System"},"TreeNumber":"A02"}]"#,
      "A01 Body Regions\n  A01.047 Abdomen\n  A01.456 Head\nA02 Musculoskeletal System"
    )
  ])
  func textsMayStandInObjects(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func whatHasOneLanguageKeepsItsName() throws {
    let text =
      #"[{"id":"1","name":{"en":"Animals"},"children":[{"id":"2","name":{"en":"Cats"}},{"id":"3","name":{"en":"Dogs"}}]}]"#
    let read = try read(text)
    #expect(outline(read.tree) == "1 Animals\n  2 Cats\n  3 Dogs")
    #expect(read.understanding.name == ["name"])
  }

  @Test func otherLanguagesAreFields() throws {
    let read = try read(
      #"[{"id":"1","name":{"fr":"Belgique","en":"Belgium"},"children":[{"id":"2","name":{"en":"Brussels","fr":"Bruxelles"}}]}]"#
    )
    #expect(outline(read.tree) == "1 Belgique\n  2 Bruxelles")
    #expect(read.understanding.name == ["name.fr"])
    #expect(read.understanding.others == ["name.en"])
  }

  @Test func keysThatOnlyLookLikeLanguagesAreNone() {
    #expect(
      outline(#"{"Europe":{"fr":"France","de":"Germany"},"Asia":{"cn":"China","jp":"Japan"}}"#)
        == "Europe\n  fr France\n  de Germany\nAsia\n  cn China\n  jp Japan")
  }

  @Test func aPersonSaysTheLanguageOrTheWordForAll() {
    let text =
      #"[{"id":1,"labels":{"en":"Europe","fr":"l'Europe"},"children":[{"id":2,"labels":{"en":"France","fr":"la France"}},{"id":3,"labels":{"fr":"l'Italie","en":"Italy"}}]}]"#
    #expect(
      outline(text) { $0.fields.name = ["labels.fr"] } == "1 l'Europe\n  2 la France\n  3 l'Italie")
    #expect(outline(text) { $0.fields.name = ["labels"] } == "1 Europe\n  2 France\n  3 Italy")
  }
}
