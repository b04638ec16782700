import Testing

@testable import RegionSources

/// Objects whose names and codes the data tell, where no word does.
@Suite struct NameEvidenceTests {
  /// In front of the names stand identifiers, dates, addresses, states, colours, words for pages and descriptions.
  @Test(arguments: [
    (
      #"[{"uuid":"6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e5f","created":"2024-01-01T00:00:00Z","kind":"group","href":"https://example.com/fruits","heading":"Fruits","entries":[{"uuid":"6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e60","created":"2024-01-02T00:00:00Z","kind":"leaf","href":"https://example.com/apples","heading":"Apples"},{"uuid":"6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e61","created":"2024-01-02T00:00:00Z","kind":"leaf","href":"https://example.com/pears","heading":"Pears"}]},{"uuid":"6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e62","created":"2024-01-01T00:00:00Z","kind":"group","href":"https://example.com/nuts","heading":"Nuts","entries":[{"uuid":"6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e63","created":"2024-01-03T00:00:00Z","kind":"leaf","href":"https://example.com/hazelnuts","heading":"Hazelnuts"}]}]"#,
      "6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e5f Fruits\n  6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e60 Apples\n  6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e61 Pears\n6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e62 Nuts\n  6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e63 Hazelnuts"
    ),
    (
      ##"[{"status":"open","colour":"#ff0000","topic":"Plumbing","below":[{"status":"open","colour":"#ff0000","topic":"Pipes"},{"status":"closed","colour":"#00ff00","topic":"Taps"},{"status":"open","colour":"#00ff00","topic":"Drains"}]},{"status":"open","colour":"#ff0000","topic":"Electrics","below":[{"status":"open","colour":"#ff0000","topic":"Cables"},{"status":"open","colour":"#ff0000","topic":"Switches"}]}]"##,
      "Plumbing\n  Pipes\n  Taps\n  Drains\nElectrics\n  Cables\n  Switches"
    ),
    (
      #"[{"blurb":"Everything that grows on trees and can be eaten without being cooked, from all over the world.","label_txt":"Fruits","parts":[{"blurb":"Round, red or green or yellow, with a core in which the seeds sit.","label_txt":"Apples"},{"blurb":"Like apples, but with a neck, and softer when they are ripe.","label_txt":"Pears"}]},{"blurb":"Hard shells around something that is good to eat.","label_txt":"Nuts","parts":[{"blurb":"Small and round, found in hedges.","label_txt":"Hazelnuts"}]}]"#,
      "Fruits\n  Apples\n  Pears\nNuts\n  Hazelnuts"
    ),
    (
      #"[{"slug":"home-garden","heading":"Home & Garden","groups":[{"slug":"bath","heading":"Bath"},{"slug":"patio-lawn","heading":"Patio & Lawn"}]},{"slug":"toys","heading":"Toys","groups":[{"slug":"board-games","heading":"Board games"}]}]"#,
      "home-garden Home & Garden\n  bath Bath\n  patio-lawn Patio & Lawn\ntoys Toys\n  board-games Board games"
    ),
  ])
  func textsThatTellObjectsApartAreNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    (
      #"[{"rhif":"W06000001","enw":"Ynys Môn","cymunedau":[{"rhif":"W04000001","enw":"Amlwch"},{"rhif":"W04000002","enw":"Biwmares"}]},{"rhif":"W06000002","enw":"Gwynedd","cymunedau":[{"rhif":"W04000041","enw":"Aberdaron"},{"rhif":"W04000042","enw":"Bangor"}]}]"#,
      "W06000001 Ynys Môn\n  W04000001 Amlwch\n  W04000002 Biwmares\nW06000002 Gwynedd\n  W04000041 Aberdaron\n  W04000042 Bangor"
    ),
    (
      #"[{"კოდი":"GE-TB","დასახელება":"თბილისი","რაიონები":[{"კოდი":"TB-01","დასახელება":"ვაკე"},{"კოდი":"TB-02","დასახელება":"საბურთალო"}]},{"კოდი":"GE-AJ","დასახელება":"აჭარა","რაიონები":[{"კოდი":"AJ-01","დასახელება":"ბათუმი"}]}]"#,
      "GE-TB თბილისი\n  TB-01 ვაკე\n  TB-02 საბურთალო\nGE-AJ აჭარა\n  AJ-01 ბათუმი"
    ),
    (
      #"[{"marzCode":"AG","marzHy":"Արագածոտն","marzEn":"Aragatsotn","hamaynkner":[{"hamaynkCode":"AG1","hamaynkHy":"Աշտարակ","hamaynkEn":"Ashtarak"},{"hamaynkCode":"AG2","hamaynkHy":"Ապարան","hamaynkEn":"Aparan"}]},{"marzCode":"AR","marzHy":"Արարատ","marzEn":"Ararat","hamaynkner":[{"hamaynkCode":"AR1","hamaynkHy":"Արտաշատ","hamaynkEn":"Artashat"}]}]"#,
      "AG Արագածոտն\n  AG1 Աշտարակ\n  AG2 Ապարան\nAR Արարատ\n  AR1 Արտաշատ"
    ),
  ])
  func codesOfOwnAreFoundBesideNames(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (
      #"{"AG":{"marzHy":"Արագածոտն","hamaynkner":{"AG1":{"hamaynkHy":"Աշտարակ"},"AG2":{"hamaynkHy":"Ապարան"}}},"AR":{"marzHy":"Արարատ","hamaynkner":{"AR1":{"hamaynkHy":"Արտաշատ"}}}}"#,
      "AG Արագածոտն\n  AG1 Աշտարակ\n  AG2 Ապարան\nAR Արարատ\n  AR1 Արտաշատ"
    ),
    (
      #"{"AG":{"marz":"Aragatsotn","capital":"Ashtarak","places":["Ashtarak","Aparan"]},"AR":{"marz":"Ararat","capital":"Artashat","places":["Artashat"]},"LO":{"marz":"Lori","capital":"Vanadzor","places":["Vanadzor","Spitak"]}}"#,
      "AG Aragatsotn\n  Ashtarak\n  Aparan\nAR Ararat\n  Artashat\nLO Lori\n  Vanadzor\n  Spitak"
    ),
    (
      #"{"Aragatsotn":{"capital":"Ashtarak","places":["Ashtarak","Aparan"]},"Ararat":{"capital":"Artashat","places":["Artashat"]}}"#,
      "Aragatsotn\n  Ashtarak\n  Aparan\nArarat\n  Artashat"
    ),
  ])
  func recordsUnderCodesAreNamedByTheirTexts(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// A form of address, a post, a kind and a section are the same for those beside each other.
  @Test(arguments: [
    (
      #"[{"id":"1","title":"Mr","person":"Ken Adams","reports":[{"id":"2","title":"Mrs","person":"Terri Duffy"},{"id":"3","title":"Mr","person":"Rob Walters"},{"id":"4","title":"Mr","person":"Gail Erickson"}]},{"id":"5","title":"Mr","person":"Jossef Gold","reports":[{"id":"6","title":"Ms","person":"Dylan Miller"}]}]"#,
      "1 Ken Adams\n  2 Terri Duffy\n  3 Rob Walters\n  4 Gail Erickson\n5 Jossef Gold\n  6 Dylan Miller"
    ),
    (
      #"[{"EmployeeID":1,"ManagerID":null,"Title":"Chief Executive Officer","Employee":"Ken Adams"},{"EmployeeID":2,"ManagerID":1,"Title":"Engineer","Employee":"Terri Duffy"},{"EmployeeID":3,"ManagerID":1,"Title":"Engineer","Employee":"Rob Walters"},{"EmployeeID":4,"ManagerID":3,"Title":"Engineer","Employee":"Gail Erickson"},{"EmployeeID":5,"ManagerID":3,"Title":"Engineer","Employee":"Dylan Miller"}]"#,
      "1 Ken Adams\n  2 Terri Duffy\n  3 Rob Walters\n    4 Gail Erickson\n    5 Dylan Miller"
    ),
    (
      #"[{"label":"Region","key":"R1","nazev":"Praha","deti":[{"label":"District","key":"D1","nazev":"Praha 1"},{"label":"District","key":"D2","nazev":"Praha 2"},{"label":"District","key":"D3","nazev":"Praha 3"}]},{"label":"Region","key":"R2","nazev":"Morava","deti":[{"label":"District","key":"D4","nazev":"Brno"}]}]"#,
      "R1 Praha\n  D1 Praha 1\n  D2 Praha 2\n  D3 Praha 3\nR2 Morava\n  D4 Brno"
    ),
    (
      #"[{"sectionName":"Manufacturing","description":"Making of things","classes":[{"sectionName":"Manufacturing","description":"Food products"},{"sectionName":"Manufacturing","description":"Textiles"},{"sectionName":"Manufacturing","description":"Paper"}]},{"sectionName":"Mining","description":"Getting of things","classes":[{"sectionName":"Mining","description":"Coal"},{"sectionName":"Mining","description":"Ores"}]}]"#,
      "Making of things\n  Food products\n  Textiles\n  Paper\nGetting of things\n  Coal\n  Ores"
    ),
    (
      #"[{"id":1,"title":"Mr","person":"Ken Adams"},{"id":2,"title":"Mrs","person":"Terri Duffy"},{"id":3,"title":"Mr","person":"Rob Walters"},{"id":4,"title":"Mr","person":"Gail Erickson"}]"#,
      "1 Ken Adams\n2 Terri Duffy\n3 Rob Walters\n4 Gail Erickson"
    ),
  ])
  func wordsStandBackWhereTheySayTheSame(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func aCodeThatStandsTwiceIsNone() {
    #expect(
      outline(
        #"[{"rhif":"A11","enw":"Môn","rhannau":[{"rhif":"B21","enw":"Amlwch"},{"rhif":"B22","enw":"Bangor"}]},{"rhif":"A12","enw":"Gwynedd","rhannau":[{"rhif":"B23","enw":"Nefyn"},{"rhif":"B24","enw":"Pwllheli"}]},{"rhif":"A13","enw":"Conwy","rhannau":[{"rhif":"A13","enw":"Betws"}]}]"#
      ) == "Môn\n  Amlwch\n  Bangor\nGwynedd\n  Nefyn\n  Pwllheli\nConwy\n  Betws")
  }

  @Test func codesMayHaveColonsBehindCapitals() {
    #expect(
      outline(#"{"A":"Works","A:AC":"Collections","A:AE":"Lexica","B":"Thought","B:BC":"Logic"}"#)
        == "A Works\n  A:AC Collections\n  A:AE Lexica\nB Thought\n  B:BC Logic")
    #expect(outline(#"{"Tea":"16:30","Lunch":"12:30"}"#) == "Tea\n  16:30\nLunch\n  12:30")
  }

  @Test func placesOnTheMapStandBesideNames() {
    #expect(
      outline(
        #"[{"name":"Cairo","coordinates":{"lat":30.04,"lng":31.23},"majorCities":["Giza","Helwan"]},{"name":"Alexandria","coordinates":{"lat":31.2,"lng":29.9},"majorCities":["Borg"]}]"#
      ) == "Cairo\n  Giza\n  Helwan\nAlexandria\n  Borg")
    #expect(
      outline(
        #"{"places":{"Amazonas":{"Bagua":["Aramango"]},"Ancash":{"Huaraz":["Jangas"]}},"map":{"Bagua":{"lat":-5.6,"lng":-78.5},"Huaraz":{"lat":-9.5,"lng":-77.5}}}"#
      ) == "Amazonas\n  Bagua\n    Aramango\nAncash\n  Huaraz\n    Jangas")
  }

  @Test func partsOfANameThatAPersonPutsTogetherAreJoined() throws {
    let text =
      #"[{"first":"Ada","last":"Byron","id":"1","children":[{"first":"Bob","last":"Cole","id":"2"},{"first":"Cyd","last":"Dow","id":"3"}]},{"first":"Eve","last":"Fox","id":"4"}]"#
    let read = try read(text) { $0.fields.name = ["first", "last"] }
    #expect(outline(read.tree) == "1 Ada Byron\n  2 Bob Cole\n  3 Cyd Dow\n4 Eve Fox")
    #expect(read.understanding.name == ["first+last"])
    // Rows that name their parents; others have a level a column.
    let rows = "id,pid,first,last\n1,,Ada,Byron\n2,1,Bob,Cole\n"
    let joined = outline(rows) { ($0.fields.name, $0.fields.parent) = (["first", "last"], ["pid"]) }
    #expect(joined == "1 Ada Byron\n  2 Bob Cole")
    // Each level has its own word.
    let levels =
      #"[{"province":"Koshi","districts":[{"district":"Morang"}]},{"province":"Bagmati","districts":[{"district":"Dolakha"}]}]"#
    #expect(
      outline(levels) { $0.fields.name = ["province", "district"] }
        == "Koshi\n  Morang\nBagmati\n  Dolakha")
  }

  /// A name for programs stands in front of the one for people.
  @Test(arguments: [
    (
      #"[{"name":"home-garden","title":"Home & Garden","children":[{"name":"bath","title":"Bath"},{"name":"patio-lawn","title":"Patio & Lawn"}]}]"#,
      "Home & Garden\n  Bath\n  Patio & Lawn"
    ),
    (
      #"[{"key":"k1","name":"toys_games","displayName":"Toys & Games","groups":[{"key":"k2","name":"board_games","displayName":"Board Games"},{"key":"k3","name":"dolls","displayName":"Dolls"}]}]"#,
      "k1 Toys & Games\n  k2 Board Games\n  k3 Dolls"
    ),
    // The other says something else.
    (
      #"[{"name":"anna","title":"Queen","children":[{"name":"bert","title":"Knight"},{"name":"carl","title":"Page"}]}]"#,
      "anna\n  bert\n  carl"
    ),
  ])
  func namesForPeopleGoBeforeThoseForPrograms(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func whatIsEmptyEverywhereIsNoName() {
    #expect(
      outline(
        #"[{"CountryId":"98","Country":"India","ISOName":"","List":[{"ProvinceId":"1","Name":"Goa","List":[]},{"ProvinceId":"2","Name":"Bihar","List":[]}]},{"CountryId":"23","Country":"Peru","ISOName":"","List":[{"ProvinceId":"3","Name":"Lima","List":[]}]}]"#
      ) == "98 India\n  1 Goa\n  2 Bihar\n23 Peru\n  3 Lima")
  }

  @Test func codesOfOthersAreNoCode() {
    #expect(
      outline(
        #"{"I":{"title":"Infections","codes":"A00-B99","blocks":{"A00-A09":"Bowels","A15-A19":"Lungs"}},"II":{"title":"Growths","codes":"C00-D48","blocks":{"C00-C14":"Lip","C15-C26":"Stomach"}}}"#
      ) == "I Infections\n  A00-A09 Bowels\n  A15-A19 Lungs\nII Growths\n  C00-C14 Lip\n  C15-C26 Stomach")
  }

  @Test func chaptersHaveNumbers() {
    #expect(
      outline(
        #"[{"abbrev":"gn","book":"Genesis","chapters":[{"chapter":1,"verses":31},{"chapter":2,"verses":25}]},{"abbrev":"ex","book":"Exodus","chapters":[{"chapter":1,"verses":22}]}]"#
      ) == "Genesis\n  1\n  2\nExodus\n  1")
  }

  /// No word says that these are codes: they stand in front of the names, or have letters or zeros in front.
  @Test(arguments: [
    (
      #"[{"Sektion":"A","Bezeichnung":"Wald","Abteilungen":[{"Abteilung":"01","Bezeichnung":"Holz"},{"Abteilung":"02","Bezeichnung":"Wild"}]},{"Sektion":"B","Bezeichnung":"Berg","Abteilungen":[{"Abteilung":"05","Bezeichnung":"Kohle"}]}]"#,
      "A Wald\n  01 Holz\n  02 Wild\nB Berg\n  05 Kohle"
    ),
    (
      #"[{"section":"A","sectionDesc":"Forestry","divisions":[{"division":"01","divisionDesc":"Timber"},{"division":"02","divisionDesc":"Game"}]},{"section":"B","sectionDesc":"Mining","divisions":[{"division":"05","divisionDesc":"Coal"}]}]"#,
      "A Forestry\n  01 Timber\n  02 Game\nB Mining\n  05 Coal"
    ),
    (
      #"[{"hs":"01","en":"Live animals","fr":"Animaux","headings":[{"hs":"0101","en":"Horses","fr":"Chevaux"},{"hs":"0102","en":"Cattle","fr":"Bovins"}]},{"hs":"02","en":"Meat","fr":"Viandes","headings":[{"hs":"0201","en":"Beef","fr":"Boeuf"}]}]"#,
      "01 Live animals\n  0101 Horses\n  0102 Cattle\n02 Meat\n  0201 Beef"
    ),
    // How many live there is no code, and what is right is none either.
    (
      #"[{"Ad":"Adana","Plaka":"01","Ilceler":[{"Ad":"Seyhan","Nufus":"800000"},{"Ad":"Ceyhan","Nufus":"160000"}]},{"Ad":"Ankara","Plaka":"06","Ilceler":[{"Ad":"Çankaya","Nufus":"900000"}]}]"#,
      "01 Adana\n  Seyhan\n  Ceyhan\n06 Ankara\n  Çankaya"
    ),
    (
      #"{"questions":[{"q":"What?","options":["Yes","No"],"answer":"A"},{"q":"Why?","options":["So","Not so"],"answer":"B"}]}"#,
      "What?\n  Yes\n  No\nWhy?\n  So\n  Not so"
    ),
  ])
  func codesAreToldByTheirTexts(text: String, expected: String) { #expect(outline(text) == expected) }

  /// A word for names holds codes or colours where another key names.
  @Test(arguments: [
    (
      ##"[{"text":"#ff0000","heading":"Reds","below":[{"text":"#ff1111","heading":"Ruby"},{"text":"#ff2222","heading":"Rose"}]},{"text":"#00ff00","heading":"Greens","below":[{"text":"#11ff11","heading":"Lime"}]}]"##,
      "Reds\n  Ruby\n  Rose\nGreens\n  Lime"
    ),
    (
      #"[{"name":"W06000001","enw":"Môn","rhannau":[{"name":"W05000001","enw":"Amlwch"},{"name":"W05000002","enw":"Bangor"}]},{"name":"W06000002","enw":"Gwynedd","rhannau":[{"name":"W05000003","enw":"Nefyn"}]}]"#,
      "W06000001 Môn\n  W05000001 Amlwch\n  W05000002 Bangor\nW06000002 Gwynedd\n  W05000003 Nefyn"
    ),
    // Nothing else names, or only describes.
    (
      #"[{"name":"A1","rooms":[{"name":"A101"},{"name":"A102"}]},{"name":"B1","rooms":[{"name":"B101"}]}]"#,
      "A1\n  A101\n  A102\nB1\n  B101"
    ),
    (
      #"[{"name":"US","description":"All the States","children":[{"name":"US-CA","description":"The golden one"},{"name":"US-NV","description":"The silver one"}]},{"name":"CA","description":"The cold one","children":[]}]"#,
      "US\n  US-CA\n  US-NV\nCA"
    ),
  ])
  func wordsStandBackWhereTheyHoldNoNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func identifiersAreCodesWhereTheDataTellNames() {
    #expect(
      outline(
        #"[{"id":"1","place_ar":"القاهرة","place_en":"Cairo","cities":[{"id":"1","place_id":"1","town_ar":"مايو","town_en":"May"},{"id":"2","place_id":"1","town_ar":"الازبكية","town_en":"Azbakeya"}]},{"id":"2","place_ar":"الجيزة","place_en":"Giza","cities":[{"id":"50","place_id":"2","town_ar":"الصف","town_en":"Saff"}]}]"#
      ) == "1 القاهرة\n  1 مايو\n  2 الازبكية\n2 الجيزة\n  50 الصف")
  }

  /// Lists of what a place has, and of other ways to write its name.
  @Test(arguments: [
    (
      #"[{"isoCode":"AD","name":"Andorra","timezones":[{"zoneName":"Europe/Andorra","tzName":"CET"}]},{"isoCode":"AF","name":"Afghanistan","timezones":[{"zoneName":"Asia/Kabul","tzName":"AFT"}]}]"#,
      "AD Andorra\nAF Afghanistan"
    ),
    (
      #"[{"code":"Z200","name":"Afghanistan","name_slugs":["afghanistan"]},{"code":"Z310","name":"Comore","name_slugs":["comore","comoros"]}]"#,
      "Z200 Afghanistan\nZ310 Comore"
    ),
  ])
  func listsOfPropertiesAreNoChildren(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func aPersonSaysThatThereAreNoChildren() {
    let text =
      #"[{"code":"A","name":"North","sights":[{"name":"Tower"}]},{"code":"B","name":"South","sights":[{"name":"Gate"}]}]"#
    #expect(outline(text) == "A North\n  Tower\nB South\n  Gate")
    #expect(outline(text) { $0.fields.children = ["-"] } == "A North\nB South")
  }

  /// Postcodes below towns, sizes below shoes; two numbers each time are coordinates.
  @Test(arguments: [
    (
      #"{"state":[{"name":"Johor","city":[{"name":"Ayer Baloi","postcode":["82100"]},{"name":"Ayer Hitam","postcode":["86100","86101"]}]},{"name":"Kedah","city":[{"name":"Alor Setar","postcode":["05000","05050"]}]}]}"#,
      "Johor\n  Ayer Baloi\n    82100\n  Ayer Hitam\n    86100\n    86101\nKedah\n  Alor Setar\n    05000\n    05050"
    ),
    (
      #"[{"name":"Shoes","sizes":[38,39,40]},{"name":"Hats","sizes":[52,54]},{"name":"Socks","sizes":[38,40]}]"#,
      "Shoes\n  38\n  39\n  40\nHats\n  52\n  54\nSocks\n  38\n  40"
    ),
    (
      #"[{"name":"A","loc":[12,13]},{"name":"B","loc":[5,6]},{"name":"C","loc":[7,8]}]"#, "A\nB\nC"
    ),
    (
      #"[{"name":"Wil","code":"9500","zips":["9500","9501"]},{"name":"Chur","code":"7000","zips":["7000"]},{"name":"Bern","code":"3000","zips":["3000","3001"]}]"#,
      "9500 Wil\n7000 Chur\n3000 Bern"
    ),
  ])
  func numbersAreListedBelowNamesThatHaveNothingElse(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// Kinds of objects have no order; what is found in one changes no other's reading.
  @Test(arguments: [
    (
      #"[{"xa":"AA1","name":"North","parts":[{"yb":"D01","xa":"AA1","name":"Elm"},{"yb":"D02","xa":"AA1","name":"Oak"}]},{"xa":"BB2","name":"South","parts":[{"yb":"D03","xa":"BB2","name":"Ash"},{"yb":"D04","xa":"BB2","name":"Fir"}]}]"#,
      "AA1 North\n  D01 Elm\n  D02 Oak\nBB2 South\n  D03 Ash\n  D04 Fir"
    ),
    (
      #"{"a":[{"label":"Region","pick":"North side","subs":[{"text":"Zone","whom":"Elm town"},{"text":"Zone","whom":"Oak town"},{"text":"Zone","whom":"Ash town"},{"text":"Zone","whom":"Fir town"}]},{"label":"Region","pick":"South side","subs":[]},{"label":"Region","pick":"East side","subs":[]},{"label":"Region","pick":"West side","subs":[]}]}"#,
      "North side\n  Elm town\n  Oak town\n  Ash town\n  Fir town\nSouth side\nEast side\nWest side"
    ),
  ])
  func readingsAreAlikeEachTime(text: String, expected: String) {
    // Dictionaries are ordered by where they lie in memory.
    var blocks: [[UInt8]] = []
    let outlines = (0..<60).map { round in
      blocks.append([UInt8](repeating: 0, count: 100 + round * 97 % 1_500))
      return outline(text)
    }
    #expect(Set(outlines) == [expected])
    #expect(blocks.count == 60)
  }

  /// Codes that cities share are none, each after the other; dates are no codes; a number in several rows is no name.
  @Test(arguments: [
    (
      #"{"9972517":{"name":"Cranbourne","countrycode":"AU","admin1code":"07","alternatenames":[""]},"9972518":{"name":"Narre","countrycode":"AU","admin1code":"07","alternatenames":[""]},"9972522":{"name":"Dandenong","countrycode":"AU","admin1code":"07","alternatenames":[""]}}"#,
      "9972517 Cranbourne\n9972518 Narre\n9972522 Dandenong"
    ),
    (
      #"{"dotnet6":{"create-block":"2026-06-01","deprecated":"2024-12-20"},"ruby2.7":{"create-block":"2024-03-07","deprecated":"2024-12-20"}}"#,
      "dotnet6\n  create-block\n    2026-06-01\n  deprecated\n    2024-12-20\nruby2.7\n  create-block\n    2024-03-07\n  deprecated\n    2024-12-20"
    ),
    (
      #"[{"district":101,"_id":101001,"libellé":"1er arrondissement"},{"district":101,"_id":101002,"libellé":"2e arrondissement"},{"district":102,"_id":102010,"libellé":"ALASORA"},{"district":102,"_id":102039,"libellé":"ILAFY"}]"#,
      "101001 1er arrondissement\n101002 2e arrondissement\n102010 ALASORA\n102039 ILAFY"
    ),
  ])
  func whatSeveralShareIsNoCodeAndNoName(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// A sign beside each name; records of a list without the word for names that the others have.
  @Test(arguments: [
    (
      #"{"A00":[false,"Cholera"],"A000":[true,"Cholera, classical"],"A001":[true,"Cholera, El Tor"],"A01":[false,"Typhoid"],"A010":[false,"Typhoid fever"]}"#,
      "A00 Cholera\n  A000 Cholera, classical\n  A001 Cholera, El Tor\nA01 Typhoid\n  A010 Typhoid fever"
    ),
    (
      #"[{"goal":"1","title":"End poverty","code":"1","targets":[{"goal":"1","code":"1.1","title":"By 2030","indicators":[{"goal":"1","target":"1.1","code":"1.1.1","description":"Proportion of all","series":[]}]}]},{"goal":"2","title":"End hunger","code":"2","targets":[]}]"#,
      "1 End poverty\n  1.1 By 2030\n    1.1.1 Proportion of all\n2 End hunger"
    ),
    (
      #"{"CodeList":{"IssueNumber":"1.5","ThemaCodes":{"Code":[{"CodeValue":"A","CodeDescription":"The Arts","CodeNotes":"Use all","CodeParent":"","Modified":1.1},{"CodeValue":"AB","CodeDescription":"The arts: topics","CodeNotes":"","CodeParent":"A","Modified":""},{"CodeValue":"C","CodeDescription":"Language","CodeNotes":"","CodeParent":"","Modified":""}]}}}"#,
      "A The Arts\n  AB The arts: topics\nC Language"
    ),
  ])
  func recordsInOddPlacesAreRead(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func theNumberZeroAroundATreeIsNoPlace() {
    #expect(
      outline(
        #"{"id":0,"item":[{"id":"1","text":"Fruit","item":[{"id":"11","text":"Apple"},{"id":"12","text":"Citrus"}]},{"id":"2","text":"Nuts"}]}"#
      ) == "1 Fruit\n  11 Apple\n  12 Citrus\n2 Nuts")
  }

  /// Offices write the order of living things in front of the class.
  @Test func classesStandAboveOrders() {
    #expect(
      outline(
        "kingdomName,phylumName,orderName,className,genusName,scientificName\nANIMALIA,CHORDATA,CARNIVORA,MAMMALIA,Panthera,Panthera leo\nANIMALIA,CHORDATA,CARNIVORA,MAMMALIA,Panthera,Panthera tigris\nANIMALIA,CHORDATA,PRIMATES,MAMMALIA,Pan,Pan paniscus\n"
      ).hasPrefix("ANIMALIA\n  CHORDATA\n    MAMMALIA\n      CARNIVORA\n        Panthera\n"))
  }

  /// No word names the upper levels of Mexico's list; those that hold named objects are named, level by level.
  @Test func holdersOfHoldersAreNamed() {
    #expect(
      outline(
        #"[{"ce":"01","ne":"Baja","m":[{"cm":"001","nm":"Ensenada","l":[{"c":"0001","n":"Centro"},{"c":"0094","n":"Granja Adelita"}]}]},{"ce":"02","ne":"Colima","m":[{"cm":"001","nm":"Tecomán","l":[{"c":"0001","n":"Agua Azul"}]}]}]"#
      ) == "Baja\n  Ensenada\n    0001 Centro\n    0094 Granja Adelita\nColima\n  Tecomán\n    0001 Agua Azul"
    )
  }

  /// Texts under slugs are the lowest level below dictionaries of objects.
  @Test func textsUnderSlugsAreChildren() {
    #expect(
      outline(
        #"{"adana":{"name":"Adana","ilceler":{"aladag":{"name":"Aladağ","mahalleler":{"akcali":"Akçalı","akoren":"Akören"}},"ceyhan":{"name":"Ceyhan","mahalleler":{"adapinar":"Adapınar"}}}}}"#
      )
        == "adana Adana\n  aladag Aladağ\n    akcali Akçalı\n    akoren Akören\n  ceyhan Ceyhan\n    adapinar Adapınar"
    )
  }

  @Test func aNameUnderItselfHasNoCode() {
    #expect(
      outline(#"{"Abaeté":{"name":"Abaeté","state":"MG"},"Belo":{"name":"Belo","state":"MG"}}"#)
        == "Abaeté\nBelo")
  }

  /// Tables of a level each say `regDesc`, `provDesc`; a table may say its upper one's, too.
  @Test func aDescriptionIsANameWhereNothingElseIs() throws {
    let read = try readFiles([
      (
        "regions",
        #"{"RECORDS":[{"id":1,"psgcCode":"010000000","regDesc":"ILOCOS","regCode":"01"},{"id":2,"psgcCode":"020000000","regDesc":"CAGAYAN","regCode":"02"}]}"#
      ),
      (
        "cities",
        #"{"RECORDS":[{"id":1,"psgcCode":"012801000","citymunDesc":"ADAMS","regDesc":"01","regCode":"01","citymunCode":"012801"},{"id":2,"psgcCode":"012802000","citymunDesc":"BACARRA","regDesc":"01","regCode":"01","citymunCode":"012802"}]}"#
      ),
    ])
    #expect(outline(read.tree).contains("ILOCOS\n  012801 ADAMS\n  012802 BACARRA\n"))
  }

  /// A column of ways tells the tree, whatever its heading is.
  @Test func namesAtTheEndsOfWaysLieInThem() {
    #expect(
      outline(
        #"[{"tipo":"PUNO > SANDIA > YANAHUAYA","codigo":"211208","nombre":"YANAHUAYA"},{"tipo":"PUNO > EL COLLAO > CAPAZO","codigo":"210502","nombre":"CAPAZO"}]"#
      ) == "PUNO\n  SANDIA\n    211208 YANAHUAYA\n  EL COLLAO\n    210502 CAPAZO")
    #expect(
      outline("name,url\nA,https://x.org/A\nB,https://x.org/B\n") == "A\nB")
  }

  /// Below a name alone, postcodes are a level; beside a place on the map they are said of it.
  @Test func postcodesBesideAPlaceOnTheMapAreFields() {
    func place(_ name: String, _ digit: Int) -> String {
      #""\#(name)":{"zipcode":["1060\#(digit)"],"latitude":"13.7\#(digit)","longitude":"100.4\#(digit)"}"#
    }
    let (first, second) = ("\(place("San", 1)),\(place("Sai", 2))", "\(place("Tan", 3)),\(place("Tai", 4))")
    #expect(
      outline("{\"Bang\":{\"Klong\":{\(first)},\"Toei\":{\(second)}}}")
        == "Bang\n  Klong\n    San\n    Sai\n  Toei\n    Tan\n    Tai")
  }

  /// A browser's bookmarks have a root and lines without titles.
  @Test func groupsWithoutANameAreTheirChildren() throws {
    let text =
      #"{"guid":"root","title":"","id":1,"type":"text/x-moz-place-container","children":[{"title":"menu","id":2,"type":"text/x-moz-place-container","children":[{"title":"News","id":7,"type":"text/x-moz-place"},{"title":"","id":8,"type":"text/x-moz-place-separator"},{"title":"","id":9,"children":[{"title":"Deep","id":10}]}]}]}"#
    #expect(outline(text) == "2 menu\n  7 News\n  10 Deep")
    #expect(
      try read(text).understanding.notes.contains(
        "1 group has no name; what lies in it stands in its place"))
  }

  @Test func aPlaceWithoutANameThatHoldsNothingIsAFlaw() {
    #expect(
      outline(#"[{"name":"A","x":"z"},{"name":"","x":"y"}]"#).contains("the name is empty"))
  }

  /// A word of addresses is made of the name, which stands under another word for names.
  @Test func aWordOfAddressesIsNoName() throws {
    let text = """
      term_id,category_nicename,category_parent,cat_name
      12,6-1,,6.1
      111995,cat-a,,Cat A
      161095136,edge-case-2,cat-a,Edge Case
      193,block,cat-a,Block
      9,creme,,Crème
      """
    let read = try read(text)
    #expect(read.understanding.name == ["cat_name"])
    #expect(outline(read.tree) == "6-1 6.1\ncat-a Cat A\n  edge-case-2 Edge Case\n  block Block\ncreme Crème")
    // Names that are small letters on both sides are in two languages.
    #expect(
      outline("name,full_name\nbath,bath\noral,oral-care\nskin,skin\n") == "bath\noral\nskin")
  }

  /// What lies in an object may name that by its title, under a word for parents.
  @Test func aTitleMayStandUnderAWordForParents() {
    let category =
      #"{"_id":"64158b6744fa7ab0e83f7b39","children":["Bath","Skin"],"slug":"new","parent":"New Arrival","type":"Care"}"#
    let other =
      #"{"_id":"640f0d0144fa7ab0e8dfc901","children":["Fish","Meat"],"slug":"fish","parent":"Fish & Meat","type":"Food"}"#
    #expect(
      outline("[\(category),\(other)]")
        == "64158b6744fa7ab0e83f7b39 New Arrival\n  Bath\n  Skin\n640f0d0144fa7ab0e8dfc901 Fish & Meat\n  Fish\n  Meat"
    )
    #expect(
      outline(#"[{"parent":"A","children":["B","C"]},{"parent":"E","children":["D"]}]"#)
        == "A\n  B\n  C\nE\n  D")
  }
}
