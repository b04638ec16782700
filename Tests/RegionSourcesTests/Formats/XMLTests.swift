import RegionSources
import Testing

/// XML that is no property list.
@Suite struct XMLTests {
  @Test(arguments: [
    (
      """
      <?xml version="1.0" encoding="utf-8"?>
      <root><province name="安徽省"><city name="安庆市"><district name="枞阳县" zipcode="246700"/>
      <district name="大观区" zipcode="246002"/></city></province><province name="北京市"/></root>
      """, "安徽省\n  安庆市\n    246700 枞阳县\n    246002 大观区\n北京市"
    ),
    (
      """
      <Location><CountryRegion Name="中国" Code="1"><State Name="北京" Code="11"><City Name="东城" Code="1"/></State>
      <State Name="天津" Code="12"/></CountryRegion><CountryRegion Name="Albania" Code="ALB"><State>
      <City Name="Elbasan" Code="EL"/><City Name="Dibra" Code="DI"/></State></CountryRegion></Location>
      """, "1 中国\n  11 北京\n    1 东城\n  12 天津\nALB Albania\n  EL Elbasan\n  DI Dibra"
    ),
    (
      """
      <Area><Province ID="1" ProvinceName="A"><City ID="2" CityName="B"><District ID="3" DistrictName="C"/></City></Province>
      <Province ID="4" ProvinceName="D"><City ID="5" CityName="E"/></Province></Area>
      """, "1 A\n  2 B\n    3 C\n4 D\n  5 E"
    ),
    (
      "<China><province>A<city>B<area>C</area><area>D</area></city><city>E</city></province><province>F</province></China>",
      "A\n  B\n    C\n    D\n  E\nF"
    ),
  ])
  func placesLieInEachOther(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func elementsOfSeveralNamesAreOneListInTheOrderOfTheFile() {
    let text = """
      <country name="X"><province name="A"><city name="B"/><county name="C"/><city name="D"/></province>
      <municipality name="E"><district name="F"/></municipality></country>
      """
    #expect(outline(text) == "X\n  A\n    B\n    C\n    D\n  E\n    F")
  }

  @Test func whatElementsSayInTextsAreFields() throws {
    let text = """
      <g:places xmlns:g="http://g.example/"><g:place><g:name>A</g:name><g:code>01</g:code><g:note>n</g:note>
      <g:inner><g:place><g:name>B</g:name><g:code>02</g:code></g:place></g:inner></g:place></g:places>
      """
    let read = try read(text)
    #expect(outline(read.tree) == "01 A\n  02 B")
    #expect(read.understanding.others == ["note"])
    #expect(read.understanding.format.title == "XML")
  }

  @Test(arguments: [
    (
      """
      <opml version="2.0"><head><title>States</title></head><body><outline text="US"><outline text="West">
      <outline text="Alaska"/></outline></outline><outline text="Canada"/></body></opml>
      """, "US\n  West\n    Alaska\nCanada"
    ),
    (
      """
      <map version="0.9.0"><node ID="a" TEXT="Plan"><font NAME="SansSerif" SIZE="12"/><node ID="b" TEXT="Food">
      <icon BUILTIN="idea"/></node><node ID="c" TEXT="Drinks"><font NAME="Serif" SIZE="9"/></node></node></map>
      """, "a Plan\n  b Food\n  c Drinks"
    ),
    (
      """
      <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Trip</name><Style id="s"><Icon/></Style><Folder>
      <name>Japan</name><Folder><name>Tokyo</name><Placemark><name>Ueno</name></Placemark></Folder>
      <Placemark><name>Fuji</name><Point><coordinates>3,4</coordinates></Point></Placemark></Folder></Document></kml>
      """, "Trip\n  Japan\n    Tokyo\n      Ueno\n    Fuji"
    ),
    (
      """
      <list><node id="host" class="system"><description>Computer</description><configuration><setting id="a" value="b"/>
      <setting id="c" value="d"/></configuration><node id="core" class="bus"><description>Board</description>
      <node id="cpu" class="processor"><description>CPU</description></node></node></node></list>
      """, "host Computer\n  core Board\n    cpu CPU"
    ),
    (
      """
      <template><title>T</title><accounts><account type="9" name=""><account type="9" name="A"><account type="1" name="B"/>
      </account></account><account type="4" name=""><account type="4" name="C"><flag name="f" value="Yes"/></account>
      </account></accounts></template>
      """, "A\n  B\nC"
    ),
    (
      """
      <resources><string-array name="A"><item>a</item><item>b</item></string-array><string-array name="B"><item>c</item>
      </string-array></resources>
      """, "A\n  a\n  b\nB\n  c"
    ),
  ])
  func theFilesOfProgramsAreTrees(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func classificationsSayCodesUnderTheWordForNames() {
    let text = """
      <ICD10CM.tabular><version>2024</version><title>Tabular list</title><chapter><name>1</name><desc>Infections</desc>
      <includes><note>all that spread</note></includes><sectionIndex><sectionRef id="A00-A09">Of the gut</sectionRef>
      <sectionRef id="A15-A19">Tuberculosis</sectionRef></sectionIndex><section id="A00-A09"><desc>Of the gut</desc>
      <diag><name>A00</name><desc>Cholera</desc><diag><name>A00.0</name><desc>Classical cholera</desc></diag>
      <diag><name>A00.1</name><desc>Cholera eltor</desc></diag></diag></section></chapter><chapter><name>2</name>
      <desc>Neoplasms</desc></chapter></ICD10CM.tabular>
      """
    #expect(
      outline(text)
        == "1 Infections\n  A00-A09 Of the gut\n    A00 Cholera\n      A00.0 Classical cholera\n      A00.1 Cholera eltor\n2 Neoplasms"
    )
  }

  @Test(arguments: [
    "<rows><City ID='1' PID='0' CityName='A'/><City ID='2' PID='1' CityName='B'/><City ID='3' PID='2' CityName='C'/></rows>",
    """
    <homebank v="1.3"><account key="1" name="Cash"/><account key="2" name="Bank"/><pay key="3" name="Shop"/><cat key="1" name="A"/>
    <cat key="2" parent="1" name="B"/><cat key="3" parent="2" name="C"/><ope date="1" amount="2"/></homebank>
    """,
    """
    <book><title>T</title><act:account><act:name>A</act:name><act:id type="new">1</act:id></act:account><act:account>
    <act:name>B</act:name><act:id type="new">2</act:id><act:parent type="new">1</act:parent></act:account><act:account>
    <act:name>C</act:name><act:id type="new">3</act:id><act:parent type="new">2</act:parent></act:account></book>
    """,
  ])
  func rowsNameTheirParents(text: String) { #expect(outline(text) == "1 A\n  2 B\n    3 C") }

  @Test func rowsOfDatabasesNameTheirFields() {
    let text = """
      <resultset><row><field name="id">1</field><field name="pid">0</field><field name="title">A</field></row>
      <row><field name="id">2</field><field name="pid">1</field><field name="title">B</field></row></resultset>
      """
    #expect(outline(text) == "1 A\n  2 B")
  }

  @Test func anElementAroundOneTextIsAField() {
    let text = """
      <ncx version="2005-1"><head><meta name="uid" content="x"/></head><docTitle><text>Book</text></docTitle><navMap>
      <navPoint id="n1"><navLabel><text>Part I</text></navLabel><content src="a"/><navPoint id="n2"><navLabel><text>One</text>
      </navLabel></navPoint></navPoint><navPoint id="n3"><navLabel><text>Part II</text></navLabel></navPoint></navMap></ncx>
      """
    #expect(outline(text) == "n1 Part I\n  n2 One\nn3 Part II")
  }

  @Test func classesAreNamedByTheirPreferredRubrics() {
    let text = """
      <ClaML version="2.0.0"><Title name="ICD-10" version="2019">ICD-10</Title><ClassKinds><ClassKind name="chapter"/>
      <ClassKind name="block"/></ClassKinds><Class code="I" kind="chapter"><SubClass code="A00-A09"/><Rubric kind="preferred">
      <Label xml:lang="en">Infections</Label></Rubric></Class><Class code="A00-A09" kind="block"><SuperClass code="I"/>
      <Rubric id="1" kind="inclusion"><Label>x</Label></Rubric><Rubric id="2" kind="preferred"><Label>Of the <Term>gut</Term></Label>
      </Rubric></Class></ClaML>
      """
    #expect(outline(text) == "I Infections\n  A00-A09 Of the gut")
  }

  @Test func longIdentifiersBesideAFewCodesAreNoNames() {
    let (a, b, c) = (
      "1972cce2e2364f95b2b0bc014502661d", "8d33ceef608df2a5dfd1ad5fe57c24f5",
      "bebb679353339a1b8da3a33253ec36f8"
    )
    let text =
      #"[{"name":"A","id":"\#(a)"},{"name":"B","id":"\#(b)","code":"1000","parent":"\#(a)"},{"name":"C","id":"\#(c)","code":"1001","parent":"\#(b)"}]"#
    #expect(outline(text) == "\(a) A\n  \(b) B\n    \(c) C")
  }

  @Test func elementsMayBeNamedLikeTheirPlaces() {
    let text = "<China><浙江><杭州><西湖/><上城/></杭州><宁波/></浙江><安徽><合肥/></安徽></China>"
    // A place with nothing below it stands in front of those with more.
    #expect(outline(text) == "浙江\n  宁波\n  杭州\n    西湖\n    上城\n安徽\n  合肥")
  }

  @Test func aNameInSeveralLanguagesIsTheFirst() throws {
    let text = """
      <countries><country code="SE"><name xml:lang="en">Sweden</name><name xml:lang="sv">Sverige</name></country>
      <country code="NO"><name xml:lang="en">Norway</name><name xml:lang="sv">Norge</name></country></countries>
      """
    let read = try read(text)
    #expect(outline(read.tree) == "SE Sweden\nNO Norway")
    #expect(read.understanding.others == ["name.sv"])
  }

  @Test func textsAreWhatTheyStandFor() {
    #expect(
      outline("<r><a name='A &amp; &#x4E2D;'/><a name=' B '/><a>C<![CDATA[ <D>]]></a></r>")
        == "A & 中\nB\nC <D>")
  }

  @Test func declarationsOfEncodingsMayBeOutOfDate() {
    #expect(
      outline("<?xml version='1.0' encoding='gb2312'?><r><a name='北京'/><a name='天津'/></r>") == "北京\n天津")
    let bytes =
      Array("<?xml version='1.0' encoding='gb2312'?>\n<r><a name='".utf8) + [0xB1, 0xB1, 0xBE, 0xA9]
      + Array("'/></r>".utf8)
    let said = bytes.withUnsafeBytes { bytes -> String in
      do throws(SourceErrors) {
        _ = try readTree(bytes, name: "x")
        return ""
      } catch {
        return error.description
      }
    }
    #expect(said == "x:2: broken UTF-8; if it is GBK, say: iconv -f gb18030 -t utf-8")
  }

  @Test func flawsHaveTheirPlaces() {
    #expect(outline("<a>\n  <b name='A'></a>") == "x:2:17: no XML: mismatched tag")
    #expect(outline("<a>\n<b name='A'/>") == "x:2:14: no XML: no element found")
    #expect(outline("<a>\n<b name=A/></a>") == "x:2:9: no XML: not well-formed (invalid token)")
    #expect(outline("<a/>") == "x: there is nothing to choose from")
    #expect(
      outline("<a>\n<b id='1' name='A'/>\n<b id='2' pid='7' name='B'/>\n<b id='3' pid='1' name='C'/></a>")
        == "x:3: the parent 7 does not exist")
  }

  @Test func webPagesAreNamedAsSuch() {
    let said = "a web page, which is not read; save its table as CSV"
    for page in [
      "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><p>A</p></html>",
      "<table><tr><td>A</td></tr></table>",
      "<template><div/></template>", "<ul><li>A</li></ul>",
    ] { #expect(outline(page).hasSuffix(said)) }
    #expect(outline("<table><row name='A'/><row name='B'/></table>") == "A\nB")
  }

  @Test func theFormatIsToldByTheFirstElement() {
    func format(_ text: String) -> String? { (try? read(text))?.understanding.format.rawValue }
    #expect(format("<?xml version='1.0'?>\n<!-- <plist> -->\n<a><b name='A'/><b name='B'/></a>") == "xml")
    #expect(format("\u{FEFF}<a><b name='A'/><b name='B'/></a>") == "xml")
    #expect(
      format("<!-- a > b --><!DOCTYPE plist>\n<plist><array><string>A</string></array></plist>") == "plist")
  }

  /// What tells the columns of rows is no place, where the rows have these columns.
  @Test func describedColumnsAreNoPlaces() {
    let rows = """
      <entities><category id="Clothes" id_parent="Home" active="1"/><category id="Men" id_parent="Clothes" active="1"/>
      <category id="Art" id_parent="Home" active="1"/></entities>
      """
    let fields =
      #"<fields id="name" class="Category"><field name="id_parent" relation="category"/><field name="active"/></fields>"#
    #expect(outline("<entity_category>\(fields)\(rows)</entity_category>") == "Clothes\n  Men\nArt")
    #expect(
      outline(
        #"<form><fields><field name="Mail"/><field name="Post"/></fields><buttons><button name="Send"/><button name="Back"/></buttons></form>"#
      ) == "fields\n  Mail\n  Post\nbuttons\n  Send\n  Back")
  }
}
