import RegionModel
import RegionSources
import TestSupport
import Testing

/// What programs print for people, and files that are not read.
@Suite struct ToolOutputTests {
  @Test(arguments: [
    (".:\nREADME\nsrc\n\n./src:\na.c\nlib\n\n./src/lib:\nx y.c\n", "README\nsrc\n  a.c\n  lib\n    x y.c"),
    // macOS names no folder above the first names.
    ("README\nsrc\n\n./src:\na.c\n", "README\nsrc\n  a.c"),
    ("/etc:\nhosts\nssh\n\n/etc/ssh:\nconfig\n", "etc\n  hosts\n  ssh\n    config"),
    (
      ".:\ntotal 8\n-rw-r--r-- 1 me me   12 Jan  1 10:00 README.md\nlrwxrwxrwx 1 me me 3 Jan  1 10:00 now -> src\ndrwxr-xr-x 2 me me 4096 Jan  1 10:00 src\n\n./src:\ntotal 4\n-rw-r--r-- 1 me me 10 2026-01-01 10:00 a b.c\n",
      "README.md\nnow\nsrc\n  a b.c"
    ),
  ])
  func aListingOfFoldersIsATree(text: String, expected: String) throws {
    #expect(outline(text) == expected)
    #expect(try read(text).understanding.shape == "a listing of folders")
  }

  @Test func sectionsThatLieNowhereAreNoListing() {
    #expect(outline("Fruit:\nApple\n\nTools:\nSaw\n") == "Fruit:\nApple\nTools:\nSaw")
  }

  @Test(arguments: [
    " id | name  | parent_id \n----+-------+-----------\n  1 | A     |          \n  2 | B, b  |         1\n(2 rows)\n",
    "+----+------+-----------+\n| id | name | parent_id |\n+----+------+-----------+\n|  1 | A    |      NULL |\n|  2 | B, b |         1 |\n+----+------+-----------+\n2 rows in set (0.00 sec)\n",
    "| id | name | parent_id |\n|----|:-----|-----------|\n| 1 | A | |\n| 2 | B, b | 1 |\n",
    "┌────┬──────┬───────────┐\n│ id │ name │ parent_id │\n├────┼──────┼───────────┤\n│ 1  │ A    │           │\n│ 2  │ B, b │ 1         │\n└────┴──────┴───────────┘\n",
    "id  name  parent_id\n--  ----  ---------\n1   A\n2   B, b  1\n",
  ])
  func drawnTablesAreTables(text: String) { #expect(outline(text) == "1 A\n  2 B, b") }

  @Test(arguments: [
    (
      "NAMESPACE     NAME      READY   STATUS\ndefault       web-1     1/1     Running\ndefault       web-2     1/1     Running\nkube-system   coredns   1/1     Running\nkube-system   proxy     1/1     Running\n",
      "default\n  web-1\n  web-2\nkube-system\n  coredns\n  proxy"
    ),
    // A heading of two words, and a sign that takes three bytes.
    (
      "CONTAINER ID   IMAGE   COMMAND        NAMES\na1b2c3d4e5f6   nginx   \"/docker-…\"    web\nb1b2c3d4e5f6   redis   \"redis\"        cache\n",
      "a1b2c3d4e5f6 web\nb1b2c3d4e5f6 cache"
    ),
    (
      "NAME        MAJ:MIN RM   SIZE TYPE\nsda           8:0    0   1.8T disk\n├─sda1        8:1    0     1G part\n└─sda2        8:2    0   1.8T part\nsdb         259:0    0 931.5G disk\n",
      "sda\n  sda1\n  sda2\nsdb"
    ),
    (
      "    PID TTY      COMMAND\n      1 ?        /sbin/init\n    500 ?        /usr/sbin/cron\n",
      "1 /sbin/init\n500 /usr/sbin/cron"
    ),
  ])
  func columnsOfToolsAreTables(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (
      "# Format: {GID} : {Ancestor} > {Category}\n\ngid://shop/Category/ap     : Animals\ngid://shop/Category/ap-1   : Animals > Live\n",
      "gid://shop/Category/ap Animals\n  gid://shop/Category/ap-1 Live"
    ),
    ("1. General\n1.1. Scope\n2. Rules\n2.1. First\n", "1 General\n  1.1 Scope\n2 Rules\n  2.1 First"),
    (
      "A000    Cholera, biovar cholerae\nA0102XA Typhoid, heart\nA009    Cholera, unspecified\n",
      "A000 Cholera, biovar cholerae\nA0102XA Typhoid, heart\nA009 Cholera, unspecified"
    ),
    (
      "# Countries\n#\n#ISO\tISO3\tCountry\tCapital\nAD\tAND\tAndorra\tVella\nAE\tARE\tEmirates\tDhabi\n",
      "AD Andorra\nAE Emirates"
    ),
  ])
  func codesInFrontMayHaveAnyForm(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func aNameMayGoOverLines() throws {
    let read = try read("id,parent,name\n1,,A\n2,1,\"Line one\r\nline two\"\n")
    #expect(outline(read.tree) == "1 A\n  2 Line one line two")
    #expect(read.understanding.notes == ["line ends inside 1 cell were made blanks"])
  }

  @Test(arguments: [
    (
      "[a]\nname = \"x\"\n[[b]]\nname = \"y\"\n",
      "TOML or INI, which is not read; say: (yq -p toml -o json FILE || tomlq . FILE) | areapick --data -"
    ),
    (
      "(function (f) {\n  var d = {1: 'a'};\n})();\n",
      "a program in JavaScript, which is not read; say: node -p 'JSON.stringify(require(\"./FILE\"))' | areapick --data -"
    ),
    ("PK\u{3}\u{4}x", "a spreadsheet or an archive, which is not read; save it as CSV, or unpack it"),
    ("%PDF-1.7\n", "PDF, which is not read; save its table as CSV"),
  ])
  func whatIsNotReadIsNamed(text: String, reason: String) { #expect(outline(text) == "x: " + reason) }

  @Test func aCompressedFileIsNamed() {
    #expect(
      said([0x1F, 0x8B, 8, 0]) == "x: compressed, which is not read; say: gzip -dc FILE | areapick --data -")
  }

  /// The bytes of the same words in other encodings.
  @Test(arguments: [
    ([0x96, 0x6B, 0x8A, 0x43, 0x93, 0xB9, 0x2C, 0x8E, 0x44, 0x96, 0x79], "Shift-JIS", "cp932"),
    ([0xA5, 0x4E, 0xBD, 0x58, 0x2C, 0xA6, 0x57, 0xBA, 0xD9], "Big5", "big5"),
    (
      [0xBC, 0xAD, 0xBF, 0xEF, 0xC6, 0xAF, 0xBA, 0xB0, 0xBD, 0xC3, 0x20, 0xC1, 0xBE, 0xB7, 0xCE, 0xB1, 0xB8],
      "EUC-KR", "cp949"
    ),
    ([0x41, 0x6D, 0x62, 0xE9, 0x72, 0x69, 0x65, 0x75, 0x0A, 0xC9, 0x76, 0x72, 0x79], "Latin-1", "cp1252"),
    // Words in Hebrew, Arabic and Thai.
    (
      [
        0xE9, 0xF8, 0xE5, 0xF9, 0xEC, 0xE9, 0xED, 0x3B, 0xE7, 0xE9, 0xF4, 0xE4, 0x0A, 0xFA, 0xEC, 0x20, 0xE0,
        0xE1,
        0xE9, 0xE1,
      ], "Windows-1255", "cp1255"
    ),
    ([0xC7, 0xE1, 0xD1, 0xED, 0xC7, 0xD6, 0x3B, 0xCC, 0xCF, 0xC9], "Windows-1256", "cp1256"),
    (
      [0xE0, 0xAA, 0xD5, 0xC2, 0xA7, 0xE3, 0xCB, 0xC1, 0xE8, 0x3B, 0xB4, 0xD8, 0xCA, 0xD4, 0xB5],
      "Windows-874", "cp874"
    ),
    // Привет, мир in three encodings, and Καλημέρα.
    ([0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x2C, 0x20, 0xEC, 0xE8, 0xF0], "Windows-1251", "cp1251"),
    ([0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4, 0x2C, 0x20, 0xCD, 0xC9, 0xD2], "KOI8-R", "koi8-r"),
    ([0x8F, 0xE0, 0xA8, 0xA2, 0xA5, 0xE2, 0x2C, 0x20, 0xAC, 0xA8, 0xE0], "CP866", "cp866"),
    (
      [0xCA, 0xE1, 0xEB, 0xE7, 0xEC, 0xDD, 0xF1, 0xE1, 0x2C, 0x20, 0xE5, 0xE3, 0xFE], "Windows-1253", "cp1253"
    ),
    ([0xB4, 0xFA, 0xC2, 0xEB, 0x2C, 0xC3, 0xFB, 0xB3, 0xC6], "GBK", "gb18030"),
  ])
  func theLikelyEncodingIsSaid(bytes: [UInt8], name: String, iconv: String) {
    #expect(said(bytes) == "x:1: broken UTF-8; if it is \(name), say: iconv -f \(iconv) -t utf-8")
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0], "x: a picture: no text"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], "x: a picture: no text"),
      ([0x7F, 0x45, 0x4C, 0x46, 2, 1], "x: a compiled program: no text"),
      ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "x: nothing but NUL bytes: no text"),
      ([0x52, 0x49, 0x46, 0x46, 0xF3, 0x01, 0x02, 0x03, 0x9A, 0x05], "x: a binary file: no text"),
    ] as [([UInt8], String)])
  func whatIsNoTextIsNotTakenForAnEncoding(bytes: [UInt8], message: String) {
    #expect(said(bytes) == message)
  }

  /// Plzeň, Benešov, Žďár in ISO 8859-2.
  @Test func lettersOfISOAreKnown() {
    let bytes: [UInt8] = [
      0x50, 0x6C, 0x7A, 0x65, 0xF2, 0x3B, 0x42, 0x65, 0x6E, 0x65, 0xB9, 0x6F, 0x76, 0x3B, 0x41, 0x9, 0x4B,
      0xB1,
      0x74, 0x79,
    ]
    #expect(
      said(bytes)
        == "x:1: broken UTF-8; if it is ISO 8859-2, say: iconv -f iso-8859-2 -t utf-8; if it is Windows-1250, -f cp1250"
    )
  }

  @Test func theLikelyEncodingOfJSONIsSaid() {
    let bytes =
      Array("[{\"name\":\"".utf8) + [
        0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0, 0x20, 0xCA, 0xE0, 0xE7, 0xE0, 0xED, 0xFC,
      ] + Array("\"}]".utf8)
    #expect(said(bytes) == "x:1: broken UTF-8; if it is Windows-1251, say: iconv -f cp1251 -t utf-8")
  }

  /// Letters that Western languages lack, in the bytes of others: two encodings are likely.
  @Test(arguments: [
    // Středočeský, Gdańsk Łódź, Győr fű, Bacău Ploieşti.
    ([0x53, 0x74, 0xF8, 0x65, 0x64, 0x6F, 0xE8, 0x65, 0x73, 0x6B, 0xFD], "Windows-1250", "cp1250"),
    (
      [
        0x47, 0x64, 0x61, 0xF1, 0x73, 0x6B, 0x20, 0xA3, 0xF3, 0x64, 0x9F, 0x20, 0x57, 0x72, 0x6F, 0x63, 0xB3,
        0x61, 0x77,
      ], "Windows-1250", "cp1250"
    ),
    ([0x47, 0x79, 0xF5, 0x72, 0x20, 0x66, 0xFB], "Windows-1250", "cp1250"),
    ([0x42, 0x61, 0x63, 0xE3, 0x75, 0x20, 0x69, 0x65, 0xFE, 0x74, 0x69], "Windows-1250", "cp1250"),
    // Beşiktaş, Kadıköy.
    (
      [0x42, 0x65, 0xFE, 0x69, 0x6B, 0x74, 0x61, 0xFE, 0x2C, 0x4B, 0x61, 0x64, 0xFD, 0x6B, 0xF6, 0x79],
      "Windows-1254", "cp1254"
    ),
  ])
  func twoLikelyEncodingsAreSaid(bytes: [UInt8], name: String, iconv: String) {
    #expect(
      said(bytes)
        == "x:1: broken UTF-8; if it is \(name), say: iconv -f \(iconv) -t utf-8; if it is Latin-1, -f cp1252"
    )
  }

  private func said(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { bytes -> String in
      do throws(SourceErrors) { return outline(try readTree(bytes, name: "x").tree) } catch {
        return error.description
      }
    }
  }

  private func outlineOfFiles(_ texts: String...) throws -> String {
    let files = texts.map { TemporaryFile(Array($0.utf8)) }
    return try withExtendedLifetime(files) {
      outline(try TreeFile.read(files.map(\.path), options: ReadingOptions()).tree)
    }
  }

  @Test func filesOfALevelEachMayBeJoinedByCodesThatLieInEachOther() throws {
    #expect(
      try outlineOfFiles(
        "AE.01\tDhabi\t2929\nAF.01\tBadakh\t1147\n", "AE.01.101\tAl Ain\t120\nAF.01.112\tArgo\t112\n")
        == "AE.01 Dhabi\n  AE.01.101 Al Ain\nAF.01 Badakh\n  AF.01.112 Argo")
    #expect(
      try outlineOfFiles("11,Aceh\n12,Utara\n", "1101,11,Simeulue\n1201,12,Nias\n")
        == "11 Aceh\n  1101 Simeulue\n12 Utara\n  1201 Nias")
  }

  @Test func recordsUnderTheirCodesAreATableToo() throws {
    #expect(
      try outlineOfFiles(
        #"{"AK":{"code":"AK","name":"Alaska","fips":"02"},"AL":{"code":"AL","name":"Alabama","fips":"01"}}"#,
        #"[{"fips":"01001","name":"Autauga County","state":"AL"},{"fips":"01003","name":"Baldwin County","state":"AL"},{"fips":"02013","name":"Aleutians East Borough","state":"AK"}]"#
      )
        == "AK Alaska\n  02013 Aleutians East Borough\nAL Alabama\n  01001 Autauga County\n  01003 Baldwin County"
    )
  }

  /// Two countries have a state 02: its cities say both.
  @Test func filesMayBeJoinedByTwoColumns() throws {
    #expect(
      try outlineOfFiles(
        #"[{"isoCode":"AD","name":"Andorra","timezones":[{"zoneName":"Europe/Andorra"}]},{"isoCode":"AF","name":"Afghanistan","timezones":[{"zoneName":"Asia/Kabul"}]}]"#,
        #"[{"name":"Canillo","isoCode":"02","countryCode":"AD"},{"name":"Encamp","isoCode":"03","countryCode":"AD"},{"name":"Badakhshan","isoCode":"BDS","countryCode":"AF"},{"name":"Second","isoCode":"02","countryCode":"AF"}]"#,
        #"[{"name":"El Tarter","countryCode":"AD","stateCode":"02"},{"name":"Vila","countryCode":"AD","stateCode":"03"},{"name":"Fayzabad","countryCode":"AF","stateCode":"BDS"},{"name":"Elsewhere","countryCode":"AF","stateCode":"02"}]"#
      )
        == "AD Andorra\n  02 Canillo\n    El Tarter\n  03 Encamp\n    Vila\nAF Afghanistan\n  BDS Badakhshan\n    Fayzabad\n  02 Second\n    Elsewhere"
    )
  }

  /// A parent that is not there is a flaw with its line, and not a reason to look for the parents elsewhere.
  @Test func aParentInNoFileIsAFlaw() {
    #expect(throws: SourceErrors.self) {
      try outlineOfFiles(
        "codigo_uf,nome\n11,Rondonia\n12,Acre\n",
        "codigo_ibge,nome,codigo_uf\n1100015,Alta,11\n1200013,Acrel,99\n")
    }
  }

  @Test(arguments: ["* main\n  develop\n  fix\n", "  develop\n* main\n  fix\n"])
  func theCurrentBranchIsOneOfAll(text: String) {
    #expect(Set(outline(text).split(separator: "\n")) == ["develop", "main", "fix"])
  }

  @Test func aBulletWithItemsBelowIsAnOutline() {
    #expect(outline("* Fruit\n  - Apple\n  - Pear\n") == "Fruit\n  Apple\n  Pear")
  }

  /// `apt rdepends`: YAML has a key or an item in each line.
  @Test func anOutlineMayHaveAHeadingWithAColon() {
    #expect(
      outline("codes\nReverse Depends:\n  python3-codes\n  juicer\n  lib1.0-0\n")
        == "codes\nReverse Depends:\n  python3-codes\n  juicer\n  lib1.0-0")
  }

  /// `ls -R` of two folders; the second has others below it.
  @Test func aListingMayHaveSeveralFolders() {
    #expect(
      outline(
        "/usr/share/info:\na.csv\nb.csv\n\n/usr/share/codes:\njson\n\n/usr/share/codes/json:\n1.json\n2.json\n"
      )
        == "info\n  a.csv\n  b.csv\ncodes\n  json\n    1.json\n    2.json")
    #expect(outline("a/src:\nx\n\nb/src:\ny\n") == "a/src\n  x\nb/src\n  y")
  }

  /// `go mod graph`: a module and one that it requires.
  @Test func twoModulesInALineAreAParentAndAChild() throws {
    let text = """
      ex.com/app ex.org/x/text@v0.3.0
      ex.com/app ex.io/quote@v1.5.2
      ex.io/quote@v1.5.2 ex.io/sampler@v1.3.0
      ex.io/sampler@v1.3.0 ex.org/x/text@v0.0.0

      """
    let expected = """
      ex.com/app
        ex.org/x/text@v0.3.0
        ex.io/quote@v1.5.2
          ex.io/sampler@v1.3.0
            ex.org/x/text@v0.0.0
      """
    #expect(outline(text) == expected)
    // Modules may require each other.
    #expect(
      try read(text + "ex.org/x/text@v0.0.0 ex.io/quote@v1.5.2\n").tree.roots.map(\.name) == ["ex.com/app"])
  }

  @Test func linesThatDoNotFollowFromOneAreNoGraph() {
    #expect(shape("a.x/b c.x/d\ne.x/f g.x/h\ni.x/j k.x/l\n") != "a graph of modules")
    #expect(shape("in.txt out.txt\nout.txt end.txt\nend.txt x.txt\n") != "a graph of modules")
  }
}
