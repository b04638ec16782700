import RegionSources
import Testing

/// Objects as services and offices publish them: codes of what lies around a place, remarks beside its children, answers
/// with facts beside their list.
@Suite struct ServiceAnswerTests {
  @Test(arguments: [
    // The code of the level above stands in front of the own one, which is called as the name is.
    (
      #"[{"zone_id":"9","zone_name":"A","quarter":[{"zone_id":"9","quarter_id":"91","quarter_name":"B"},{"zone_id":"9","quarter_id":"92","quarter_name":"C"}]},{"zone_id":"8","zone_name":"D","quarter":[]}]"#,
      "9 A\n  91 B\n  92 C\n8 D"
    ),
    // Only the highest level has an `id`.
    (
      #"[{"id":"p1","zoneName":"A","listQuarter":[{"quarterId":"q1","zoneId":"p1","quarterName":"B"},{"quarterId":"q2","zoneId":"p1","quarterName":"C"}]}]"#,
      "p1 A\n  q1 B\n  q2 C"
    ),
    // Under its code, a place has the code of its continent.
    (
      #"{"AA":{"name":"A","continentcode":"X"},"BB":{"name":"B","continentcode":"X"},"CC":{"name":"C","continentcode":"Y"}}"#,
      "AA A\nBB B\nCC C"
    ),
    // A number that is the same for all is none.
    (
      #"[{"name":"A","id":3,"parts":[{"name":"B","id":0},{"name":"C","id":0},{"name":"D","id":0},{"name":"E","id":0}]}]"#,
      "3 A\n  B\n  C\n  D\n  E"
    ),
    // Where it is all that a record has, it is the name.
    (
      #"[{"zone_id":"1","parts":[{"part_id":"3","name":"A"}]},{"zone_id":"2","parts":[{"part_id":"9","name":"B"}]}]"#,
      "1 1\n  3 A\n2 2\n  9 B"
    ),
    // Codes of records under their codes lie in each other.
    (
      #"{"110000":{"name":"A","level":"p"},"110100":{"name":"B","level":"c"},"120000":{"name":"C","level":"p"},"120100":{"name":"D","level":"c"}}"#,
      "110000 A\n  110100 B\n120000 C\n  120100 D"
    ),
    // Neighbours: a code that tells rows apart stays, whatever it is called.
    (
      #"[{"name":"A","phonecode":"7","x":[{"name":"B","phonecode":"71"},{"name":"C","phonecode":"72"}]}]"#,
      "7 A\n  71 B\n  72 C"
    ),
  ])
  func theCodeOfARecordIsItsOwn(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    // The name of the group in which a record lies is not its own.
    (
      #"{"01":{"code":"01","description":"Cows","sectionName":"X"},"02":{"code":"02","description":"Pigs","sectionName":"X"},"06":{"code":"06","description":"Trees","sectionName":"Y"},"07":{"code":"07","description":"Roots","sectionName":"Y"}}"#,
      "01 Cows\n02 Pigs\n06 Trees\n07 Roots"
    ),
    // Neighbours: a word for a name may stand several times where nothing else names.
    (
      #"{"01":{"code":"01","partName":"X"},"02":{"code":"02","partName":"X"},"06":{"code":"06","partName":"Y"},"07":{"code":"07","partName":"Y"}}"#,
      "01 X\n02 X\n06 Y\n07 Y"
    ),
    // Texts under codes lie below the object that holds them; texts under words say something of it.
    (
      #"{"I":{"title":"A","blocks":{"A00-A09":"B","A15":"C"}},"II":{"title":"D","blocks":{"C00-C14":"E","C44":"F"}}}"#,
      "I A\n  A00-A09 B\n  A15 C\nII D\n  C00-C14 E\n  C44 F"
    ),
    (#"[{"title":"A","texts":{"en":"B","de":"C"}},{"title":"D","texts":{"en":"E","de":"F"}}]"#, "A\nD"),
  ])
  func groupsAndTextsAreToldFromNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func oneCodeTwiceIsAFlaw() {
    #expect(
      outline(#"[{"code":"1","name":"A"},{"code":"1","name":"B"},{"code":"2","name":"C"}]"#)
        .contains("the code"))
  }

  @Test(arguments: [
    // Lists without a name say something of the record.
    (
      #"[{"id":"1","name":"A","sources":[{"url":"https://a","date":"2020"}]},{"id":"2","name":"B","sources":[{"url":"https://b","date":"2020"}]}]"#,
      "1 A\n2 B"
    ),
    (
      #"[{"name":"A","stats":{"area":{"value":1},"people":{"value":2}}},{"name":"B","stats":{"area":{"value":3},"people":{"value":4}}}]"#,
      "A\nB"
    ),
    (#"[{"name":"A","labels":[{"id":"7","name":"red"}]},{"name":"B","labels":[]}]"#, "A\nB"),
    // Neighbours: objects of objects under different keys are what lies below.
    (
      #"[{"name":"A","cells":{"u":{"name":"U"},"v":{"name":"V"}}},{"name":"B","cells":{"w":{"name":"W"}}}]"#,
      "A\n  u U\n  v V\nB\n  w W"
    ),
    // A heading in a menu has only its text.
    (
      #"[{"name":"A","submenu":[{"name":"B"}]},{"header":"Tools"},{"name":"C","submenu":[{"name":"D"}]}]"#,
      "A\n  B\nTools\nC\n  D"
    ),
    // The word for a name is known on one level alone.
    (
      #"[{"bolge":"A","sehirler":[{"ad":"B","id":"1"}]},{"bolge":"C","sehirler":[{"ad":"D","id":"2"}]}]"#,
      "A\n  1 B\nC\n  2 D"
    ),
    // A number beside each list of names.
    (#"[{"nro":1,"items":["A","B"]},{"nro":2,"items":["C"]}]"#, "1\n  A\n  B\n2\n  C"),
    // Two lists of places side by side.
    (
      #"[{"name":"A","cities":["B"],"municipalities":["C","D"]},{"name":"E","municipalities":["F"]}]"#,
      "A\n  B\n  C\n  D\nE\n  F"
    ),
  ])
  func remarksAreNoChildren(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    // Facts beside the only list of named objects.
    (
      #"{"langs":["a","b"],"count":2,"zones":[{"code":"01","nom":"A"},{"code":"02","nom":"B"}]}"#,
      "01 A\n02 B"
    ),
    (
      #"{"zones":[{"id":"1","nombre":"A"},{"id":"2","nombre":"B"}],"total":2,"query":{"max":2,"fields":["id"]}}"#,
      "1 A\n2 B"
    ),
    // Folders in folders, with settings around them.
    (
      #"{"info":{"name":"API","version":"1"},"item":[{"name":"A","item":[{"name":"B","event":[{"name":"x"}]},{"name":"C"}]},{"name":"D"}],"variable":[{"key":"k","value":"v"}]}"#,
      "A\n  B\n  C\nD"
    ),
    // A list in an object in a list.
    (#"[{"codes":[{"name":"A","code":"1"},{"name":"B","code":"2"}]}]"#, "1 A\n2 B"),
    // What lies below a record in an object of its own.
    (
      #"{"data":[{"id":1,"attributes":{"name":"A","towns":{"data":[{"id":2,"attributes":{"name":"B"}}]}}},{"id":3,"attributes":{"name":"C","towns":{"data":[]}}}]}"#,
      "1 A\n  2 B\n3 C"
    ),
    // Neighbours: several lists of names are places.
    (#"{"North":[{"name":"A"}],"South":[{"name":"B"}]}"#, "North\n  A\nSouth\n  B"),
    (#"{"North":["A"],"South":["B"]}"#, "North\n  A\nSouth\n  B"),
  ])
  func anAnswerIsItsList(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    (
      #"{"counties":["A","B"],"wards":{"A":["C","D"],"B":["E"]},"streets":{"C":["F"],"E":["G"]}}"#,
      "A\n  C\n    F\n  D\nB\n  E\n    G"
    ),
    (#"{"wards":{"A":["C"],"B":["D"]},"streets":{"C":["E"],"D":["F"]}}"#, "A\n  C\n    E\nB\n  D\n    F"),
    (
      #"{"regions":[{"id":"r","nombre":"A"},{"id":"s","nombre":"B"}],"communes":{"r":["C","D"],"s":["E"]}}"#,
      "r A\n  C\n  D\ns B\n  E"
    ),
    // Neighbours: keys that are no names of the list before.
    (#"{"x":["A","B"],"y":{"U":["C"],"V":["D"]}}"#, "x\n  A\n  B\ny\n  U\n    C\n  V\n    D"),
  ])
  func listsMaySayUnderNamesWhatLiesBelow(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    // Names in one of several languages, and some records without it.
    (
      #"[{"id":"1","name":{"nl":"A","fr":"B"}},{"id":"2","name":{"fr":"C"}}]"#, "1 A\n2 C"
    ),
    // Levels in the language of the rows' names.
    (
      #"[{"province_ar":"ا","province_en":"A","nom_ar":"ب","nom_en":"B"},{"province_ar":"ا","province_en":"A","nom_ar":"ج","nom_en":"C"},{"province_ar":"د","province_en":"D","nom_ar":"ه","nom_en":"E"},{"province_ar":"د","province_en":"D","nom_ar":"و","nom_en":"F"}]"#,
      "A\n  B\n  C\nD\n  E\n  F"
    ),
    // A dash stands for no place; what all rows have in common names none.
    (
      #"[{"country":"K","sido":"A","sigungu":"-"},{"country":"K","sido":"A","sigungu":"B"},{"country":"K","sido":"C","sigungu":"D"}]"#,
      "K\n  A\n    B\n  C\n    D"
    ),
    (
      #"[{"country":"k","code":"11","first":"Aa","second":""},{"country":"k","code":"1101","first":"Aa","second":"Bb"},{"country":"k","code":"12","first":"Cc","second":""},{"country":"k","code":"1201","first":"Cc","second":"Dd"},{"country":"k","code":"1202","first":"Cc","second":"Ee"}]"#,
      "11 Aa\n  1101 Bb\n12 Cc\n  1201 Dd\n  1202 Ee"
    ),
    // Parents by a word in the form of an address, beside the name for people.
    (
      #"[{"slug":"big-one","label":"Big one","parentKey":null,"id":"7"},{"slug":"small-one","label":"Small one","parentKey":"big-one","id":"8"}]"#,
      "big-one Big one\n  small-one Small one"
    ),
  ])
  func rowsOfObjectsHaveNamesForPeople(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(arguments: [
    // Levels of objects under their keys.
    (
      #"{"a-x":{"cidade":"Aa","estado":"Xx"},"b-y":{"cidade":"Bb","estado":"Yy"},"c-x":{"cidade":"Cc","estado":"Xx"},"d-x":{"cidade":"Dd","estado":"Xx"}}"#,
      "Xx\n  Aa\n  Cc\n  Dd\nYy\n  Bb"
    ),
    // Neighbours: objects whose keys are places.
    (
      #"{"Asia":{"Best":"tokyo","Worst":"ulan"},"Europe":{"Best":"rome","Worst":"oslo"},"Oz":{"Best":"perth","Worst":"alice"}}"#,
      "Asia\n  Best\n    tokyo\n  Worst\n    ulan\nEurope\n  Best\n    rome\n  Worst\n    oslo\nOz\n  Best\n    perth\n  Worst\n    alice"
    ),
    // Numbers alone are the names of what lies below.
    (
      #"[{"name":"A","years":[{"year":1999},{"year":2001}]},{"name":"B","years":[{"year":2004}]}]"#,
      "A\n  1999\n  2001\nB\n  2004"
    ),
    // Whose rows they are may stand in front of a list's name.
    (
      #"{"carMakes":[{"id":"m","name":"A"},{"id":"n","name":"B"}],"carModels":[{"id":"x","name":"C","makeId":"m"},{"id":"y","name":"D","makeId":"n"}]}"#,
      "m A\n  x C\nn B\n  y D"
    ),
  ])
  func levelsAndTablesAreToldByTheirWords(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func tablesOfADatabaseThatPhpMyAdminExportsAreJoined() {
    let text =
      #"[{"type":"header","version":"5"},{"type":"database","name":"d"},{"type":"table","name":"zones","database":"d","data":[{"id":"1","zone_name":"A"},{"id":"2","zone_name":"B"}]},{"type":"table","name":"towns","database":"d","data":[{"id":"1","zone_id":"1","town_name":"C"},{"id":"2","zone_id":"2","town_name":"D"}]}]"#
    #expect(outline(text) == "1 A\n  1 C\n2 B\n  2 D")
  }
}
