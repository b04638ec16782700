import RegionSources
import Testing

/// Shapes of files that stand in public repositories, and that were read as other trees before.
@Suite struct PublicFileTests {
  /// Tables with commas, without quotes and with them.
  @Test(arguments: [
    // ОКВЭД: a column for the sections, and codes that lie in each other.
    (
      """
      "A";" ";"Farming"
      "A";"01";"Crops"
      "A";"01.1";"Annual crops"
      "A";"01.11";"Cereals"
      "A";"01.11.1";"Wheat"
      "A";"02";"Forestry"
      "A";"02.1";"Silviculture"
      "B";" ";"Mining"
      "B";"05";"Coal"
      "B";"05.1";"Hard coal"
      """,
      """
      A Farming
        01 Crops
          01.1 Annual crops
            01.11 Cereals
              01.11.1 Wheat
        02 Forestry
          02.1 Silviculture
      B Mining
        05 Coal
          05.1 Hard coal
      """
    ),
    // A freak row repeats a word of the heading.
    (
      """
      species,common,class,order,fam,genus,sp
      Canis lupus,Wolf,Mammalia,Carnivora,Canidae,Canis,lupus
      Vulpes vulpes,Fox,Mammalia,Carnivora,Canidae,Vulpes,vulpes
      Picidae,Woodpecker,Aves,Piciformes,Picidae,genus,Pi
      Turdus merula,Blackbird,Aves,Passeriformes,Turdidae,Turdus,merula
      """,
      """
      Mammalia
        Carnivora
          Canidae
            Canis
              Canis lupus
            Vulpes
              Vulpes vulpes
      Aves
        Piciformes
          Picidae
            genus
              Picidae
        Passeriformes
          Turdidae
            Turdus
              Turdus merula
      """
    ),
    // A code of any heading in front.
    (
      """
      gl_account,account_name,tax_code
      GL-1100,Cash,N/A
      GL-1200,Receivables,G1
      GL-2310,Liability,N/A
      GL-2400,Tax,N/A
      """,
      """
      GL-1100 Cash
      GL-1200 Receivables
      GL-2310 Liability
      GL-2400 Tax
      """
    ),
    // The rows' code behind levels, two rows of one name.
    (
      """
      Country,Company,Department,Cost Center
      HQ,One,IT,C011
      HQ,One,HR,C012
      HQ,Two,IT,C021
      HQ,Two,HR,C022
      KSA,Three,IT,C031
      KSA,Three,IT,C032
      """,
      """
      HQ
        One
          C011 IT
          C012 HR
        Two
          C021 IT
          C022 HR
      KSA
        Three
          C031 IT
          C032 IT
      """
    ),
    // What is said of a row that has a code of its own is no level below it.
    (
      """
      cost_center,cost_center_name,department,controlling_area
      CC1000,Finance,Finance,RT01
      CC2000,Sales,Sales,RT01
      CC3000,IT,Information Technology,RT01
      CC4000,HR,Human Resources,RT01
      """,
      """
      CC1000 Finance
      CC2000 Sales
      CC3000 IT
      CC4000 HR
      """
    ),
    // An address of the web names nothing.
    (
      """
      id,link,dish,catId
      S1,https://example.org/a/b/c/,Burritos,C1
      S2,https://example.org/a/b/d/,Casseroles,C1
      S3,https://example.org/a/e/f/,Crepes,C2
      """,
      """
      S1 Burritos
      S2 Casseroles
      S3 Crepes
      """
    ),
    // Commas that nobody quoted.
    (
      """
      id,nome,categoria_id
      1,Concreto (usinado, armado),7
      2,Aço (barras, perfis),7
      3,Tijolos,8
      """,
      """
      1 Concreto (usinado, armado)
      2 Aço (barras, perfis)
      3 Tijolos
      """
    ),
    // One column in quotes, padded.
    ("\"Action    \"\n\"Beat 'em up \"\n\"Combat  \"\n", "Action\nBeat 'em up\nCombat"),
    // Peru's districts: a code of the whole way beside those of the levels, which count anew in each place.
    (
      """
      codigo_ubigeo,codigo_departamento,codigo_provincia,codigo_distrito,descripcion_departamento,descripcion_provincia,descripcion_distrito
      010101,01,01,01,AMAZONAS,CHACHAPOYAS,CHACHAPOYAS
      010102,01,01,02,AMAZONAS,CHACHAPOYAS,ASUNCION
      010201,01,02,01,AMAZONAS,BAGUA,BAGUA
      020101,02,01,01,ANCASH,HUARAZ,HUARAZ
      020201,02,02,01,ANCASH,AIJA,AIJA
      """,
      """
      01 AMAZONAS
        01 CHACHAPOYAS
          010101 CHACHAPOYAS
          010102 ASUNCION
        02 BAGUA
          010201 BAGUA
      02 ANCASH
        01 HUARAZ
          020101 HUARAZ
        02 AIJA
          020201 AIJA
      """
    ),
    // Hardly a region has two of the cities.
    (
      "name,oblast\nВінниця,Вінницька\nДніпро,Дніпропетровська\nКривий Ріг,Дніпропетровська\nЖитомир,Житомирська\nЛьвів,Львівська\n",
      "Вінницька\n  Вінниця\nДніпропетровська\n  Дніпро\n  Кривий Ріг\nЖитомирська\n  Житомир\nЛьвівська\n  Львів"
    ),
    // A drug that is given in two ways has two rows.
    (
      """
      atc_code,atc_name,ddd,adm_r
      A,Alimentary,NA,NA
      A01,Stomatological,NA,NA
      A01A,Preparations,NA,NA
      A01AA,Prophylactic,NA,NA
      A01AA01,fluoride,1.1,O
      A01AA01,fluoride,2.2,P
      A01AB,Antiinfectives,NA,NA
      """,
      """
      A Alimentary
        A01 Stomatological
          A01A Preparations
            A01AA Prophylactic
              A01AA01 fluoride
            A01AB Antiinfectives
      """
    ),
    // Code and name in one cell.
    (
      """
      "Paragraf, Konto";"2012";"2013"
      "01 Dronningen "; 76,1; 72,1
      "011 Statsydelse "; 76,1; 72,1
      "0111 Ydelse "; 76,1; 72,1
      "05 Ministeriet "; 149,4; 142,5
      "051 Departement "; 149,4; 142,5
      """,
      """
      01 Dronningen
        011 Statsydelse
          0111 Ydelse
      05 Ministeriet
        051 Departement
      """
    ),
    // A blank cell below those that repeat what they say is blank, and none that was merged.
    (
      """
      region,state,city
      North,Ohio,Akron
      North,Ohio,Dayton
      ,Puerto Rico,Ponce
      South,Texas,Austin
      South,Texas,Dallas
      """,
      """
      North
        Ohio
          Akron
          Dayton
      Puerto Rico
        Ponce
      South
        Texas
          Austin
          Dallas
      """
    ),
    // Levels in the letters of the rows' names.
    (
      """
      id,japanese_name,order_name_en,order_name_ja,family_name_en,family_name_ja
      1,アズミ,Insectivora,食虫目,Soricidae,トガリ科
      2,シントウ,Insectivora,食虫目,Soricidae,トガリ科
      3,ヒミズ,Insectivora,食虫目,Talpidae,モグラ科
      4,ヒメ,Insectivora,食虫目,Talpidae,モグラ科
      5,オリイ,Chiroptera,翼手目,Pteropodidae,オオ科
      6,エラブ,Chiroptera,翼手目,Pteropodidae,オオ科
      """,
      """
      食虫目
        トガリ科
          1 アズミ
          2 シントウ
        モグラ科
          3 ヒミズ
          4 ヒメ
      翼手目
        オオ科
          5 オリイ
          6 エラブ
      """
    ),
    // Tanzania: a code behind each level, all under one heading.
    (
      """
      REGION,POSTCODE,DISTRICT,POSTCODE,WARD,POSTCODE,STREET
      KATAVI,50,MPANDA,501,KAWAJENSE,50101,MAJENGO
      KATAVI,50,MPANDA,501,KAWAJENSE,50101,KICHANGANI
      KATAVI,50,MPANDA,501,ILEMBO,50102,MTAA
      KATAVI,50,TANGANYIKA,502,MISHAMO,50201,RUHAMA
      RUKWA,55,SUMBAWANGA,551,MOMOKA,55101,SOKO
      """,
      """
      50 KATAVI
        501 MPANDA
          50101 KAWAJENSE
            MAJENGO
            KICHANGANI
          50102 ILEMBO
            MTAA
        502 TANGANYIKA
          50201 MISHAMO
            RUHAMA
      55 RUKWA
        551 SUMBAWANGA
          55101 MOMOKA
            SOKO
      """
    ),
    // A code lies in another of its own section alone.
    (
      """
      "A";" ";"Farming"
      "A";"01";"Crops"
      "A";"01.2";"Perennial"
      "A";"02";"Forestry"
      "B";" ";"Mining"
      "B";"01.1";"Odd"
      "B";"05";"Coal"
      "B";"05.1";"Hard"
      "B";"05.2";"Brown"
      """,
      """
      A Farming
        01 Crops
          01.2 Perennial
        02 Forestry
      B Mining
        01.1 Odd
        05 Coal
          05.1 Hard
          05.2 Brown
      """
    ),
    // In a few rows each province may have one city.
    ("省代码,省,市\n11,北京,北京市\n12,天津,天津市\n44,广东,深圳\n", "11 北京\n  北京市\n12 天津\n  天津市\n44 广东\n  深圳"),
    // Three columns say which levels they are, although the lowest tells all rows apart.
    (
      """
      一级分类,二级分类,三级分类,英文名称,定位
      内容,印刷,漫画,Manga,Core
      内容,印刷,杂志,Magazine,Core
      内容,音像,动画,Disc,Core
      周边,徽章,吧唧,Badge,Goods
      周边,立牌,立卡,Stand,Goods
      """,
      """
      内容
        印刷
          漫画
          杂志
        音像
          动画
      周边
        徽章
          吧唧
        立牌
          立卡
      """
    ),
  ])
  func tables(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func devicesHaveNumbersInBase16() {
    let text = """
      # List of devices
      0010  Allied Telesis
      \t8139  AT-2500TX
      001c  PEAK-System
      \t0001  PCAN-PCI
      \t\t001c 0004  2 Channel
      C 01  Mass storage
      \t00  SCSI
      """
    #expect(
      outline(text) == """
        0010 Allied Telesis
          8139 AT-2500TX
        001c PEAK-System
          0001 PCAN-PCI
            001c 0004 2 Channel
        C 01 Mass storage
          00 SCSI
        """)
  }

  /// A file a province: they stand beside each other. The country of each is one.
  @Test func severalFilesMayBeATreeEach() throws {
    let files = [
      ("AG.json", #"{"code":"AG","name":"An Giang","district":[{"name":"An Phú"},{"name":"Châu Đốc"}]}"#),
      ("BL.json", #"{"code":"BL","name":"Bạc Liêu","district":[{"name":"Giá Rai"},{"name":"Hồng Dân"}]}"#),
    ]
    let tree = try readFiles(files).tree
    #expect(
      outline(tree) == "AG An Giang\n  An Phú\n  Châu Đốc\nBL Bạc Liêu\n  Giá Rai\n  Hồng Dân")
  }

  /// What two files have is taken once, at any depth. A broken file says itself what is wrong.
  @Test func filesShareTheirPlaces() throws {
    let one = #"{"name":"VN","parts":[{"name":"South","parts":["An Giang"]}]}"#
    let other =
      #"{"name":"VN","parts":[{"name":"South","parts":["Bạc Liêu"]},{"name":"North","parts":["Hà Nội"]}]}"#
    let tree = try readFiles([("a.json", one), ("b.json", other), ("c.json", one)]).tree
    #expect(outline(tree) == "VN\n  South\n    An Giang\n    Bạc Liêu\n  North\n    Hà Nội")
    let error = #expect(throws: SourceErrors.self) { try readFiles([("a.json", one), ("b.json", "[{")]) }
    #expect(error?.lines.first?.hasPrefix("b.json:1") == true)
  }

  /// Words that a person says beside levels that were found, and for codes that lie in each other.
  @Test func whatIsSaidOfCodesHolds() {
    let text =
      "Country,Company,Department,Number\nHQ,One,IT,11\nHQ,One,HR,12\nHQ,Two,IT,21\nUS,Six,IT,31\nUS,Six,HR,32\n"
    #expect(
      outline(text) { $0.fields.code = ["Number"] }
        == "HQ\n  One\n    11 IT\n    12 HR\n  Two\n    21 IT\nUS\n  Six\n    31 IT\n    32 HR")
    let codes = "code,phrase\n100,Continue\n101,Switching\n200,OK\n201,Created\n"
    #expect(outline(codes) == "100 Continue\n  101 Switching\n200 OK\n  201 Created")
    #expect(
      outline(codes) { $0.fields.parent = [FieldChoice.none] }
        == "100 Continue\n101 Switching\n200 OK\n201 Created")
  }

  /// Dictionaries by the codes of parents, as wecatch has them.
  @Test func listsUnderTheirParentsAreLevels() throws {
    let files = [
      ("province.json", #"[{"name":"北京市","id":"110000"},{"name":"河北省","id":"130000"}]"#),
      (
        "city.json",
        #"{"110000":[{"province":"北京市","name":"市辖区","id":"110100"}],"130000":[{"province":"河北省","name":"石家庄市","id":"130100"},{"province":"河北省","name":"唐山市","id":"130200"}]}"#
      ),
    ]
    let tree = try readFiles(files).tree
    #expect(
      outline(tree) == "110000 北京市\n  110100 市辖区\n130000 河北省\n  130100 石家庄市\n  130200 唐山市")
  }

  @Test func descriptionsOfSomeNameNone() {
    let text = #"""
      [{"key": "menu.docs", "children": [{"key": "menu.guide", "desc": "menu.guide-desc"}, {"key": "menu.api"}]},
       {"key": "menu.home"}, {"key": "menu.blog", "desc": "menu.blog-desc"}, {"key": "menu.team"}]
      """#
    #expect(outline(text) == "menu.docs\n  menu.guide\n  menu.api\nmenu.home\nmenu.blog\nmenu.team")
  }

  @Test func theNumberOfADatabaseIsNoCodeBesideAnother() {
    let text = #"""
      [{"_id": "5633defa1098d32b63820000", "CategoryID": "11450", "CategoryNamePath": "Clothing, Shoes"},
       {"_id": "5633defa1098d32b63820001", "CategoryID": "15724", "CategoryNamePath": "Clothing, Shoes:Women"},
       {"_id": "5633defa1098d32b63820002", "CategoryID": "63861", "CategoryNamePath": "Clothing, Shoes:Women:Dresses"}]
      """#
    #expect(outline(text) == "11450 Clothing, Shoes\n  15724 Women\n    63861 Dresses")
  }

  /// What inspect advises for rows under their codes makes a tree.
  @Test func levelsOfRowsUnderTheirCodesAreSaid() {
    let text = #"""
      {"01": {"nom": "Ain", "region": "Alpes"}, "02": {"nom": "Aisne", "region": "Nord"}, "03": {"nom": "Allier", "region": "Alpes"}}
      """#
    #expect(
      outline(text) { $0.fields.name = ["region", "nom"] } == "Alpes\n  01 Ain\n  03 Allier\nNord\n  02 Aisne"
    )
  }

  @Test func listsReferToEachOtherInPortuguese() {
    let text = """
      {"secoes": [{"codigo": "A", "nome": "Agricultura"}, {"codigo": "B", "nome": "Extrativas"}],
       "divisoes": [{"codigo": "01", "nome": "Pecuária", "secao_codigo": "A"}, {"codigo": "05", "nome": "Carvão", "secao_codigo": "B"}],
       "grupos": [{"codigo": "01.1", "nome": "Lavouras", "divisao_codigo": "01"}]}
      """
    #expect(
      outline(text) == "A Agricultura\n  01 Pecuária\n    01.1 Lavouras\nB Extrativas\n  05 Carvão")
  }

  @Test func problemsOfPackagesAreNoPlaces() {
    let text = #"""
      {"name": "root", "problems": ["missing: a@1"], "dependencies": {
        "a": {"required": "^1", "missing": true, "problems": ["missing: a@1, required by root"]},
        "b": {"version": "2", "dependencies": {"c": {"required": "^1", "problems": ["missing: c@1"]}}}}}
      """#
    #expect(outline(text) == "root\n  a\n  b\n    c")
  }

  @Test func recordsOfProgramsReferToEachOther() {
    let text = """
      <odoo><data noupdate="1">
      <record id="all" model="product.category"><field name="name">All</field></record>
      <record id="soft" model="product.category"><field name="parent_id" ref="product.sale"/><field name="name">Software</field></record>
      <record id="sale" model="product.category"><field name="parent_id" ref="all"/><field name="name">Saleable</field></record>
      <record id="r1" model="res.partner"><field name="name">Somebody</field></record>
      </data></odoo>
      """
    #expect(outline(text) == "all All\n  sale Saleable\n    soft Software")
  }

  @Test func rowsWithoutIdsReferToTheirNumbers() {
    let rows = [("Main", 1, "null"), ("Sales", 2, "1"), ("Export", 2, "2"), ("Works", 3, "1")]
    let text = rows.map {
      "INSERT INTO department(title, office_id, main_department_id) VALUES('\($0)', \($1), \($2));"
    }.joined(separator: "\n")
    #expect(outline(text) == "Main\n  Sales\n    Export\n  Works")
  }

  @Test func linksOfMarkupAreTheirTexts() {
    #expect(
      outline(
        "* xref:index.adoc[Home]\n* Usage\n** xref:usage/basic.adoc[Basic Usage]\n* xref:cops.adoc[Cops]\n")
        == "Home\nUsage\n  Basic Usage\nCops")
    #expect(
      outline("- [Keywords](a.md)\n    - [Traits]() (might move)\n    - [Operators](c.md)\n- [End](d.md)\n")
        == "Keywords\n  Traits\n  Operators\nEnd")
  }
}
