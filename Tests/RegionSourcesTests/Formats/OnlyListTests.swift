import RegionSources
import Testing

/// Lists that are all that lies below a place, whatever stands around them.
struct OnlyListTests {
  /// What named objects hold besides their name is their children, whatever its word and the words of these.
  @Test func theOnlyListOfNamedObjectsIsTheirChildren() {
    let text = """
      [{"District":"Achham","data":[{"Post Office":"Srikot","Postal Code":"10702","Type":"A.P.O."},
                                    {"Post Office":"Thanti","Postal Code":"10703","Type":"A.P.O."},
                                    {"Post Office":"Mellekh","Postal Code":"10704","Type":"D.P.O."}]},
       {"District":"Baglung","data":[{"Post Office":"Kusmi Sera","Postal Code":"33301","Type":"A.P.O."},
                                     {"Post Office":"Harichaur","Postal Code":"33302","Type":"A.P.O."}]}]
      """
    #expect(
      outline(text)
        == "Achham\n  10702 Srikot\n  10703 Thanti\n  10704 Mellekh\nBaglung\n  33301 Kusmi Sera\n  33302 Harichaur"
    )
  }

  /// Such a list of things that are said of a place is none.
  @Test func whatIsSaidOfAPlaceIsNoChild() {
    let text = """
      [{"name":"A","visits":[{"url":"http://a.b/c","date":"2020-01-02"},{"url":"http://a.b/d","date":"2020-01-03"}]},
       {"name":"B","visits":[{"url":"http://a.b/e","date":"2020-01-04"},{"url":"http://a.b/f","date":"2020-01-05"}]}]
      """
    #expect(outline(text) == "A\nB")
  }

  /// Numbers beside the children are said of the place.
  @Test func numbersBesideTheChildrenAreNone() {
    let text = """
      {"Abia":{"cities":["Aba","Ikwuano"],"cordinate":{"lat":5.45,"log":7.52}},
       "Kano":{"cities":["Dala","Wudil"],"cordinate":{"lat":11.7,"log":8.52}},
       "Edo":{"cities":["Egor"],"cordinate":[6.5,5.9]}}
      """
    #expect(outline(text) == "Abia\n  Aba\n  Ikwuano\nKano\n  Dala\n  Wudil\nEdo\n  Egor")
  }

  /// A word around the only list below each place is no place.
  @Test func aWordAroundTheOnlyListIsNone() {
    let text = """
      {"Attock":[{"tehsil":["Hazro","Pindi Gheb"]}],"Jhelum":[{"tehsil":["Dina"]}],"Vehari":[{"tehsil":["Mailsi"]}]}
      """
    #expect(outline(text) == "Attock\n  Hazro\n  Pindi Gheb\nJhelum\n  Dina\nVehari\n  Mailsi")
  }

  /// The answer of a mock stands under its request.
  @Test func aRequestIsAWrapper() {
    let text = """
      {"GET /api/menu":{"code":0,"data":[{"name":"System","children":[{"name":"Users"},{"name":"Roles"}]}],"desc":"ok"}}
      """
    #expect(outline(text) == "System\n  Users\n  Roles")
  }

  /// Where values often repeat the labels, a key that is in each object is the code.
  @Test func valuesThatRepeatTheirLabelsAreNoCodes() {
    let text = """
      [{"label":"Sales","value":"Sales","key":"0","children":[{"label":"East","value":"Boston","key":"0-0"},
                                                             {"label":"West","value":"West","key":"0-1"}]}]
      """
    #expect(outline(text) == "0 Sales\n  0-0 East\n  0-1 West")
  }
}

/// Levels whose columns are called by one to three letters and a word for a code or a name.
struct ShortHeadingTests {
  @Test func aCodeAndANameUnderTheSameLetters() {
    let text = """
      pcode,pname,acode,aname,tcode,tname
      37,Amnat Charoen,3701,Mueang,370101,Bung
      37,Amnat Charoen,3701,Mueang,370102,Kai Kham
      37,Amnat Charoen,3702,Chanuman,370201,Khamphon
      35,Yasothon,3501,Mueang,350101,Nai Mueang
      """
    #expect(
      outline(text) == """
        37 Amnat Charoen
          3701 Mueang
            370101 Bung
            370102 Kai Kham
          3702 Chanuman
            370201 Khamphon
        35 Yasothon
          3501 Mueang
            350101 Nai Mueang
        """)
  }

  /// Other columns do not hide three levels whose codes lie in each other, not even in rows of one province.
  @Test func otherColumnsBesideThem() {
    let rows = [
      ("3701", "Mueang", "37010100", "Bung", "37010101", "Ang Yai", "Somchai"),
      ("3701", "Mueang", "37010100", "Bung", "37010103", "Non Chai", "Anan"),
      ("3702", "Chanuman", "37020100", "Khamphon", "37020101", "Khok", "Malee"),
    ].map { a, district, t, town, m, village, leader in
      #"{"pcode":"37","pname":"Amnat Charoen","tname":"\#(town)","acode":"\#(a)","aname":"\#(district)","tcode":"\#(t)","mcode":"\#(m)","mname":"\#(village)","leader":"\#(leader)","road":"0"}"#
    }
    #expect(
      outline("[\(rows.joined(separator: ","))]") == """
        37 Amnat Charoen
          3701 Mueang
            37010100 Bung
              37010101 Ang Yai
              37010103 Non Chai
          3702 Chanuman
            37020100 Khamphon
              37020101 Khok
        """)
  }
}
