import RegionModel
import RegionSources

/// Damages texts in every format, reads them, and walks the trees that come of it.
public struct SourceFuzz {
  /// What became of the cases.
  public struct Tally: Equatable, Sendable {
    public var refused = 0
    public var read = 0
  }

  public private(set) var tally = Tally()
  /// What went wrong, with the seed that shows it again; empty where nothing did.
  public private(set) var failures: [String] = []
  private var sum = 0

  public init() {}

  /// Runs the case of one seed; the same seed runs the same case, always.
  public mutating func run(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(random.oneOf(SourceFuzz.texts).utf8)
    if random.onceIn(40) { bytes = SourceFuzz.binaryList }
    for _ in 0...random.below(3) { SourceFuzz.damage(&bytes, &random) }
    var options = ReadingOptions()
    options.keepsGoing = random.onceIn(3)
    options.findsNamesakes = random.onceIn(4)
    options.order = random.onceIn(2) ? .letters : .source
    options.isAnswer = random.onceIn(8)
    if random.onceIn(6) { options.format = random.oneOf(TreeFormat.allCases) }
    if random.onceIn(8) { options.separator = random.oneOf(["/", ">", ".", "::", ",", "\t", ""]) }
    if random.onceIn(8) { options.fields.name = [random.oneOf(["name", "b", "省", "1", "nothing"])] }
    if random.onceIn(20) { options.tables = random.oneOf([["a"], ["p", "c"], ["nothing"]]) }
    bytes.withUnsafeBytes { read($0, options, seed: seed) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions, seed: UInt64) {
    do throws(SourceErrors) {
      let read = try readTree(bytes, name: "x", options: options)
      tally.read += 1
      if let flaw = AtlasWalk.flaw(in: read.tree, sum: &sum) { failures.append("seed \(seed): \(flaw)") }
      if let block = read.block, (try? RegionTree(compiled: block, check: .whole)) == nil {
        failures.append("seed \(seed): what was read does not hold as a file")
      }
    } catch {
      tally.refused += 1
      if error.lines.isEmpty || error.count == 0 { failures.append("seed \(seed): refused without a reason") }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch random.below(9) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes[place] ^= UInt8(1 << random.below(8))
    case 2: bytes[place] = UInt8(random.below(256))
    case 3: bytes.insert(contentsOf: random.oneOf(pieces), at: place)
    case 4: bytes.removeSubrange(place..<min(place + 1 + random.below(20), bytes.count))
    case 5:
      let part = Array(bytes[place..<min(place + 1 + random.below(60), bytes.count)])
      bytes.insert(contentsOf: part, at: random.below(bytes.count))
    case 6:
      bytes.insert(
        contentsOf: Array(repeating: random.oneOf(signs), count: 1 + random.below(2_000)), at: place)
    case 7:
      func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
      guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
      let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
      bytes.replaceSubrange(start..<end, with: random.oneOf(numbers))
    default: bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
    }
  }

  /// The ends of what 64 and 32 bits hold, and what lies beside them.
  private static let numbers: [[UInt8]] = [
    "9223372036854775807", "9223372036854775806", "-9223372036854775808", "9223372036854775808", "2147483647",
    "4294967296",
    "0", "-1", "00", "1.9223372036854775807",
  ].map { Array($0.utf8) }

  private static let signs: [UInt8] = Array("[{\"\\,\t\n 0/>.<&".utf8) + [0, 0xE4, 0xFF]

  private static let pieces: [[UInt8]] = [
    "null", "{}", "[]", "\"\"", "\\u0000", "\\ud800", "\u{FEFF}", "\r\n", "\"", "<dict>", "</array>", "&lol;",
    "<a b='c'>", "</a>", "<!--", "<![CDATA[", "&#x4E2D;", "<a:b/>",
    "&a ", "*a", "<<: ", "- ", ": ", "|\n", "? ", "---\n", "!!str ", "INSERT INTO t VALUES (1,", "');", "$$",
    "/*", "--", "`", "CREATE TABLE t (", "CAST(", "||", "_binary '",
    "\\.",
    "1e99999", "99999999999999999999999999", "广东省", "\u{202E}", "a\u{0301}", "\u{200D}", ",,,,", "\t\t", "# ",
    "/", " > ",
  ].map { Array($0.utf8) }

  private static let texts = [
    "{\"html\":\"front\",\"css\":\"front\",\"a\":\"back\",\"b\":\"back\"}",
    "{\"A\":{\"lat\":1.5,\"at\":[1.234,2]},\"B\":{\"lat\":2,\"at\":[3,4.567]},\"C\":{\"lat\":3,\"at\":{\"x\":1}}}",
    "[{\"Cities\":{\"City\":[{\"Name\":\"B\"}]},\"Name\":\"A\"},{\"Cities\":{\"City\":{\"Name\":\"D\"}},\"Name\":\"C\"}]",
    "[{\"name\":\"A\",\"awards\":[{\"title\":\"X\"}],\"modules\":[{\"title\":\"B\",\"topics\":[{\"title\":\"E\"}]}],\"dependencies\":[\"a\"]},{\"name\":\"\",\"title\":\"C\",\"awards\":[{\"title\":\"Y\"}],\"modules\":[{\"title\":\"D\",\"topics\":[]}]}]",
    "{\"t\":1,\"props\":{\"title\":\"S\",\"nodes\":[{\"id\":1,\"name\":\"A\",\"parentId\":null},{\"id\":2,\"name\":\"B\",\"parentId\":1}]}}",
    "[{\"header\":\"\",\"child\":[{\"title\":\"A\",\"child\":[]}]},{\"header\":\"B\",\"child\":[{\"title\":\"C\",\"child\":[]}]}]",
    #"{"北京市":{"市辖区":["东城区","西城区"]},"天津市":{"市辖区":["和平区"]}}"#,
    #"[{"code":"11","name":"A","children":[{"code":"1101","name":"B","disabled":true}]},{"code":"12","name":"C"}]"#,
    #"{"RECORDS":[{"id":"1","pid":"0","name":"A","x":1.5},{"id":"2","pid":"1","name":"B"},{"id":"3","pid":"2","name":"C"}]}"#,
    #"{"0":{"甲":{"0":{"乙":["丙"]}}},"1":{"丁":{}}}"#,
    #"{"86":{"110000":"北京市"},"110000":{"110100":"市辖区"},"110100":{"110101":"东城区"}}"#,
    #"{"province_list":{"110000":"a"},"city_list":{"110100":"b"},"county_list":{"110101":"c"}}"#,
    "{\"id\":1,\"name\":\"A\"}\n{\"id\":2,\"name\":\"B\",\"parent_id\":1}\n",
    "\u{FEFF}省,市,区\r\n广东省,深圳市,南山区\r\n广东省,广州市,\"天\"\"河\"\r\n",
    "id;pid;name\n1;0;A\n2;1;B\n3;2;C\n", "code\tname\n11\tA\n1101\tB\n110101\tC\n",
    "State Code,State Name,District Code,District Name\n01,X,001,Y\n01,X,002,Z\n",
    "a/b/c\na/d\\/e\nf\n", "# t\n166 - A & B\n1604 - A & B > C\n", "A\n\tB\n\t\tC\nD\n",
    "lib\n├── a\n│   └── b\n└── c\n",
    "NAME     KIND\nfoo      A\nbar      B\n", "11\tA\t-\n12\tB\t+\n13\tC\n",
    """
    <?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "y"><plist version="1.0"><dict><key>0</key><dict><key>甲</key>
    <array><string>乙</string><string>丙 &amp; 丁</string></array></dict></dict></plist>
    """,
    "# codes and paths, separated by a tab and by /\n1\ta\n2\ta/b\n\ta/c\\/d\n",
    #"{"01":{"name":"a","quan-huyen":{"001":{"name":"b","xa":{"00001":{"name":"c"}}}}},"02":{"name":"d"}}"#,
    #"{"features":[{"type":"F","properties":{"adcode":1,"name":"a"},"geometry":{"coordinates":[1,2]}}]}"#,
    #"{"estados":[{"sigla":"AC","nome":"Acre","cidades":["a","b"]},{"sigla":"AL","nome":"c","cidades":[]}]}"#,
    #"{"cn":"China","jp":"Japan","vn":"Vietnam"}"#, "A00\nA00.0\nA00.1\nA01\nA01.0\n",
    "省,市,区\n广东,广州,天河\n,,越秀\n,深圳,南山\n浙江,杭州,西湖\n", "A:\n  - b\n  - c: d\nE:\n",
    "employee,reports_to,title\nAda,,CEO\nBob,Ada,CTO\nDi,Bob,Dev\nCy,Ada,CTO\n",
    #"{"kind":"List","items":[{"metadata":{"name":"a","namespace":"x","uid":"1"},"status":{"phase":"R"}}],"metadata":{"v":""}}"#,
    #"{"data":{"c":{"edges":[{"node":{"id":"1","name":{"en":"A"},"children":{"edges":[{"node":{"name":"B"}}]}}}]}}}"#,
    #"[{"_id":{"$oid":"1"},"name":"A","parent":null},{"_id":{"$oid":"2"},"name":"B","parent":{"$oid":"1"}}]"#,
    #"[{"path":"/m","name":"m","meta":{"title":"M"},"children":[{"path":"a","meta":{"title":"A"}}]}]"#,
    #"{"columns":["code","name","parent"],"data":[["11","A",null],["12","B","11"]]}"#,
    #"{"code":{"0":"11","1":"12"},"name":{"0":"A","1":"B"}}"#,
    #"[{"id":1,"name":"A","children":[2,3]},{"id":2,"name":"B","children":[]},{"id":3,"name":"C"}]"#,
    #"[{"id":2,"name":"B","parent":{"id":1,"name":"A"}},{"id":3,"name":"C","parent":{"id":1,"name":"A"}}]"#,
    #"{"11":{"北京":{"1101":{"市辖区":{"110101":"东城"}}}},"44":{"广东":{"4401":{"广州":{"440103":"荔湾"}}}}}"#,
    ".:\ntotal 8\n-rw-r--r-- 1 me me   12 Jan  1 10:00 a.md\nlib\n\n./lib:\nx\n",
    " id | name  | parent_id \n----+-------+-----------\n  1 | A     |          \n  2 | B     |         1\n(2 rows)\n",
    "│ id │ name │\n├────┼──────┤\n│ 1  │ A    │\n│ 2  │ B    │\n", "id  name\n--  ----\n1   A\n2   B\n",
    "AL,01,001,Autauga,H1\nAL,01,003,Baldwin,H1\nAK,02,013,East,H1\nAK,02,016,West,H5\n",
    "id,name,lft,rgt\n1,Root,1,8\n2,A,2,5\n3,A1,3,4\n4,B,6,7\n",
    "id,path,name\n1,/1/,A\n2,/1/2/,B\n3,/3/,C\n",
    "    PID    PPID COMMAND\n      1       0 init\n  20898       1 Web Content\n1234567   20898 x\n",
    "sep=;\r\nLand;Stadt;Bezirk\r\nÖsterreich;Wien;Innere Stadt\r\nÖsterreich;Tirol;Innsbruck\r\n",
    "city,country,iso2,admin_name,id\nTokyo,Japan,JP,Tōkyō,92\nDelhi,India,IN,Delhi,74\nCairo,Egypt,EG,Cairo,31\n",
    #"{"type":"FeatureCollection","name":"x","features":[{"properties":{"GID_0":"F","GID_1":"F1","NAME_1":"a"}}]}"#,
    "L1,L2,L3,Description\n1,,,Food\n1,1.1,,Fruit\n1,1.1,1.1.1,Apple\n2,,,Toys\n",
    #"{"nodes":[{"id":"a","name":"T"},{"id":"b","name":"O"},{"id":"c","name":"U"}],"links":[{"source":"a","target":"b"},{"source":"b","target":"c"}]}"#,
    #"[["Food","Fruit","Apple"],["Food","Bread"],["Tools"]]"#,
    "*NEWRECORD\nMH = Abdomen\nMN = A01.923\nUI = D5\n\n*NEWRECORD\nMH = Body\nMN = A01\nMN = A10\nUI = D1\n",
    "version: 1\n\ndn: dc=x,dc=y\ndc: x\n\ndn: cn=a\\, b,ou=P,dc=x,dc=y\ncn: a\n  b\n\ndn:: Y249aixkYz14LGRjPXk=\ncn:: ag==\n",
    "dn,mail\n\"ou=P,dc=x\",\n\"cn=a\\, b+uid=1,ou=P,dc=x\",m\n\"cn=\\2C\\,,ou=Q,dc=x\",n\n",
    "id\tactive\tsourceId\tdestinationId\ttypeId\n1\t1\t73\t36\t116680003\n2\t1\t36\t64\t116680003\n3\t1\t73\t64\t116680003\n",
    "ancestor,descendant,depth\n1,1,0\n2,2,0\n1,2,1\n2,3,1\n1,3,2\n",
    "ancestor,descendant,name\n1,2,B\n2,3,C\n1,3,C\n",
    "1\t2\tADM\n1\t3\tADM\n3\t5\t\n5\t7\tADM\n", ",AD,,.A,,\n,AD,ALV,V,,\n,AE,,.E,,\n,AE,AUH,D,,\n",
    "Satzart;Land;Kreis;Gem;Name\n10;01;;;A\n40;01;01;;B\n60;01;01;000;C\n",
    "Country,Location,Name\nAD,ALV,A\nAD,CAN,B\nAE,AUH,C\nAE,DXB,D\n",
    "Name,Amount\nAssets,100\n  Cash,50\n    \"Petty\",5\nDebts,20\n",
    #"[{"id":1,"nome":"A","m":{"id":6,"nome":"C","UF":{"id":11,"nome":"R"}}},{"id":2,"nome":"B","m":{"id":7,"nome":"D","UF":{"id":11,"nome":"R"}}}]"#,
    "format-version: 1.2\n\n[Term]\nid: G:1\nname: p\n\n[Term]\nid: G:2\nname: q\nis_a: G:1 ! p\nrelationship: part_of G:1\n",
    "# x\n#ISO\tCountry\nAD\tAndorra\nAE\tEmirates\n", "sda   8:0 0 1T disk\n├─sda1 8:1 0 1G part\n",
    #"{"北海道":["札幌市","函館市"],"青森県":["青森市"],"岩手県":["盛岡市","宮古市"]}"#,
    "import x from 'y';\nexport interface A { id: string }\nconst b = [{ id: 1, n: 'B' }];\nexport const a: A[] = [\n  { id: 2, name: `C`, sub: [...b, 'd'], f: (x) => x },\n] as const;\n",
    "const p = [{id:1,name:'A'}], q = [{id:11,name:'B',p_id:1}];\nexport default { p, q };\n",
    "# t\ntowns = [\n    {'name': \"A\", 'lga': None},\n    {'name': 'B', 'lga': True},\n]\n",
    "ICD=[{text:\"I\",nodes:[{text:\" A00\"},],},{text:\"II\"}]\n",
    #"[{"86":{"11":"A","12":"B"}},{"11":{"1101":"C"}},{"12":{"1201":"D"}}]"#,
    #"[["Åland","AX",[{"name":"B"},{"name":"E"}]],[2,"Süd",["Ulm"]]]"#,
    #"{"name":"x","contact":[{"name":"p","telecom":[{"system":"u"}]}],"concept":[{"code":"a","display":"A","concept":[{"code":"b","display":"B"}]}]}"#,
    #"{"departamento":[{"codDep":"01","desDep":"A b"},{"codDep":"02","desDep":"C d"}],"provincia":[{"codDep":"02","codProv":"01","desProv":"E f"},{"codDep":"01","codProv":"02","desProv":"G h"}]}"#,
    #"{"count":2,"params":{"max":5,"fields":["a"]},"total":9,"items":[{"id":"1","nombre":"A","provincia":{"id":"6","nombre":"B"}},{"id":"2","nombre":"C","provincia":{"id":"6","nombre":"B"}}]}"#,
    #"{"counties":["Meru","Embu"],"wards":{"Meru":["Buuri"],"Embu":["Manyatta"]}}"#,
    #"{"a":{"cidade":"x","uf":"P"},"b":{"cidade":"y","uf":"P"},"c":{"cidade":"z","uf":"Q"}}"#,
    #"[{"type":"header"},{"type":"table","name":"provinces","data":[{"id":"1","name":"A"}]},{"type":"table","name":"cities","data":[{"id":"2","province_id":"1","name":"B"}]}]"#,
    #"[{"province_id":"9","province_name":"A","district":[{"district_id":"92","district_name":"B","ward":[{"district_id":"92","ward_id":"3","ward_name":"C"},{"district_id":"92","ward_id":"4","ward_name":"D"}]}]}]"#,
    #"[{"id":1,"states":[{"id":3,"name":"B","code":"X"}]},{"id":2,"states":[{"id":4,"name":"C","code":"Y"}]}]"#,
    "hotel,street,city,state\nRitz,1 A St,Austin,TX\nInn,2 B St,Dallas,TX\nLux,3 C St,Austin,TX\nSol,4 D St,Reno,NV\n",
    "testament,book,chapter,verse\nOld,Gen,1,1\nOld,Gen,1,2\nOld,Gen,2,1\nOld,Ex,1,1\nNew,Mt,1,1\nNew,Mt,1,2\n",
    "code,name\nQ1,a\nQ2,b\nQ3,c\nQ10,d\nQ11,e\nQ12,f\n", "no,item\n1,A\n1.1,B\n1.2,C\n1.10,D\n2,E\n",
    "#codes\tcoordinates\tTZ\nAD\t+4230+00131\tEurope/Andorra\nAE\t+2518+05518\tAsia/Dubai\n",
    "k__Fungi;p__Asco;c__X\nk__Fungi;p__Basi;c__Y\nk__Plantae;p__Z;c__W\n",
    "Europe -- France -- Paris\nEurope -- France -- Lyon\nEurope -- Spain\nAsia -- Japan -- Tokyo\n",
    "Assets:Bank:Giro\nAssets:Bank:Cash\nAssets:Land\nDebts:Loan:Car\n", "#linux\n#swift\n#vim\n",
    "Section I,,\ncode,name,parent\n1,Gueppi\u{AD},\n2,A\u{200B}B,1\n",
    "---\n- &a {name: A, code: 1}\n- <<: *a\n  name: \"B\\u4e2d\"\n  children: [*a, {name: 'C''s'}]\n---\nx: |\n  y\n",
    "en:\n  countries:\n    AD: Andorra\n    \"NO\": Norway\n  b: !t &x\n    - c\n    - *x\n    - ? d\n      : ~\n",
    "CREATE TABLE `a` (`id` int COMMENT 'x', `name` varchar(9), `pid` int, PRIMARY KEY (`id`));\nINSERT INTO `a` VALUES (1,'A\\'s',0),(2,'B''s',1);\n",
    "CREATE TABLE p (id int primary key, name text);\nCREATE TABLE c (id int primary key, p_id int references p(id), name text);\nINSERT INTO p VALUES (1,'A'),(2,'B');\nINSERT INTO c VALUES (1,1,'C'),(2,2,N'D');\n",
    "COPY public.t (id, name, parent_id) FROM stdin;\n1\tA\t\\N\n2\tB\\tx\t1\n\\.\nALTER TABLE ONLY t ADD PRIMARY KEY (id);\n",
    "INSERT [dbo].[t] ([id], [name]) VALUES (CAST(1 AS int), N'A' + char(66))\nGO\nINSERT INTO t SELECT 2, X'4243' UNION ALL SELECT 0x44, q'[E]'\n",
    "<?xml version='1.0'?><c><p name='A' id='1'><q name='B' id='2'/><r name='C' id='3'><t>x</t></r></p><p name='D' id='4'/></c>",
    "<o version='2'><head><title>T</title></head><body><l text='A'><l text='B'/><f NAME='S'/></l><l text='C'/></body></o>",
    "<x:a xmlns:x='u'><x:b><x:name>A</x:name><x:id t='g'>1</x:id></x:b><x:b><x:name>B</x:name><x:id t='g'>2</x:id><x:parent>1</x:parent></x:b></x:a>",
    "<r><s name='A'><item>B</item><item>C &amp; D</item></s><p>E<q>F</q><q>G<![CDATA[<h>]]></q></p></r>",
    "Table 1\n,Codes,,Names,\nlevel 1,level 2,,level 1,level 2\n01,0101,,A,B\n01,0102,,A,C\n",
  ]

  /// `{"甲": ["b"]}` as a binary property list.
  private static let binaryList: [UInt8] =
    Array("bplist00".utf8)
    + [0xD1, 0x01, 0x02, 0x61, 0x75, 0x32, 0xA1, 0x03, 0x51, 0x62]
    + [8, 11, 14, 16] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 4] + [0, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0, 0, 0, 18]
}
