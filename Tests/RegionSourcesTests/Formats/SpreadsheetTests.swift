import RegionSources
import Testing

/// Tables as people save them from a spreadsheet: titles, merged cells, headings in two rows, line ends inside cells.
@Suite struct SpreadsheetTests {
  @Test(arguments: [
    // Each row ends with as many separators, the title as well; a blank row stands below it.
    (
      "Liste des communes;;;;;\n;;;;;\nCode région;Nom région;Code département;Nom département;Code commune;Nom commune\n84;Auvergne;01;Ain;01001;L'Abergement\n84;Auvergne;03;Allier;03001;Abrest\n27;Bourgogne;21;Côte-d'Or;21001;Agencourt\n",
      "84 Auvergne\n  01 Ain\n    01001 L'Abergement\n  03 Allier\n    03001 Abrest\n27 Bourgogne\n  21 Côte-d'Or\n    21001 Agencourt"
    ),
    // A title above merged cells, and a blank row at the end.
    (
      "产品分类表,,,\n一级分类,二级分类,三级分类,负责人\n家用电器,电视,曲面电视,张三\n,,超薄电视,李四\n,空调,壁挂式空调,王五\n手机数码,手机通讯,手机,赵六\n,摄影摄像,单反相机,\n,,,\n",
      "家用电器\n  电视\n    曲面电视\n    超薄电视\n  空调\n    壁挂式空调\n手机数码\n  手机通讯\n    手机\n  摄影摄像\n    单反相机"
    ),
    // What groups of columns are stands above what each of them is.
    (
      ",,2023年,2023年,2024年,2024年\n部门,科室,预算,实际,预算,实际\n行政部,人事科,100,98,110,105\n行政部,总务科,80,81,85,84\n财务部,会计科,60,59,65,66\n财务部,出纳科,40,41,42,40\n合计,,280,279,302,295\n",
      "行政部\n  人事科\n  总务科\n财务部\n  会计科\n  出纳科"
    ),
    // A code and a name a level, where the upper ones are left blank.
    (
      "序号,一级编码,一级科目,二级编码,二级科目,备注\n1,1001,库存现金,,,\n2,1002,银行存款,100201,工商银行,基本户\n3,,,100202,建设银行,一般户\n4,1122,应收账款,112201,国内客户,\n",
      "1001 库存现金\n1002 银行存款\n  100201 工商银行\n  100202 建设银行\n1122 应收账款\n  112201 国内客户"
    ),
    // Cells go on over lines in most rows, and one row ends early.
    (
      "Département,Service,Équipe\n\"Direction\ngénérale\",Cabinet,Communication\n\"Direction\ngénérale\",Cabinet,\"Relations\npresse\"\nFinances ,Comptabilité,Fournisseurs\nFinances,Comptabilité,Clients\nFinances,Contrôle de gestion,\n",
      "Direction générale\n  Cabinet\n    Communication\n    Relations presse\nFinances\n  Comptabilité\n    Fournisseurs\n    Clients\n  Contrôle de gestion"
    ),
    // How many rows there are stands below them.
    (
      "组织机构表,,\n部门编号,部门名称,上级部门编号\n01,总公司,\n0101,财务部,01\n0102,技术部,01\n共3条,,\n",
      "01 总公司\n  0101 财务部\n  0102 技术部"
    ),
  ])
  func whatPeopleAddIsNoRow(text: String, expected: String) { #expect(outline(text) == expected) }

  /// A row of one cell is a title only where a heading stands below it.
  @Test func aShortFirstRowIsARow() {
    #expect(outline("Toys,,\nFood,Fruit,Apple\nFood,Fruit,Pear\nFood,Bread,Rye\n").hasPrefix("Toys\n"))
  }

  @Test(arguments: [
    // The word in the middle is known nowhere.
    (
      "Provincia;Isla;Municipio;Población\nLas Palmas;Fuerteventura;Antigua;12461\nLas Palmas;Fuerteventura;Betancuria;811\nLas Palmas;Lanzarote;Arrecife;64497\nTenerife;La Gomera;Agulo;1049\n",
      "Las Palmas\n  Fuerteventura\n    Antigua\n    Betancuria\n  Lanzarote\n    Arrecife\nTenerife\n  La Gomera\n    Agulo"
    ),
    // The one in front is not, in objects.
    (
      #"[{"areaid":1011,"prov":"北京","city":"北京","district":"海淀"},{"areaid":1012,"prov":"北京","city":"北京","district":"朝阳"},{"areaid":1090,"prov":"河北","city":"石家庄","district":"井陉"},{"areaid":1091,"prov":"河北","city":"石家庄","district":"正定"},{"areaid":1092,"prov":"河北","city":"保定","district":"满城"}]"#,
      "北京\n  北京\n    1011 海淀\n    1012 朝阳\n河北\n  石家庄\n    1090 井陉\n    1091 正定\n  保定\n    1092 满城"
    ),
    // None of them is, in objects.
    (
      #"[{"bolge":"Akdeniz","id":1,"il":"Adana","ilce":"Aladağ"},{"bolge":"Akdeniz","id":2,"il":"Adana","ilce":"Ceyhan"},{"bolge":"Akdeniz","id":79,"il":"Antalya","ilce":"Aksu"},{"bolge":"Ege","id":105,"il":"Aydın","ilce":"Efeler"},{"bolge":"Ege","id":106,"il":"Aydın","ilce":"Söke"}]"#,
      "Akdeniz\n  Adana\n    1 Aladağ\n    2 Ceyhan\n  Antalya\n    79 Aksu\nEge\n  Aydın\n    105 Efeler\n    106 Söke"
    ),
    // The highest level has one place, and the lowest tells the rows apart.
    (
      "id\tsuperkingdom\tphylum\tgenus\tspecies\nG1\tBacteria\tPseudomonadota\tKlebsiella\tK. pneumoniae\nG2\tBacteria\tPseudomonadota\tShigella\tS. dysenteriae\nG3\tBacteria\tBacillota\tStaphylococcus\tS. aureus\n",
      "Bacteria\n  Pseudomonadota\n    Klebsiella\n      G1 K. pneumoniae\n    Shigella\n      G2 S. dysenteriae\n  Bacillota\n    Staphylococcus\n      G3 S. aureus"
    ),
  ])
  func unknownLevelsStandBesideKnownOnes(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  /// In a spreadsheet a name goes on in the next line where the column is narrow; in JSON somebody wrote the sign.
  @Test func lineEndsInNamesAreBlanksInCellsAndFlawsInJSON() {
    #expect(outline("code,name,parent\n1,\"A\r\nB\",\n2,\"C\tD\n\",1\n") == "1 A B\n  2 C D")
    #expect(
      outline(#"[{"code":"1","name":"A\r\nB"},{"code":"2","name":"C\n"},{"code":"3","name":"D\tE"}]"#)
        == "x:1: the name 'A B' holds a line end\nx:1: the name 'D E' holds a tab")
  }

  /// What exporting writes is read as such, whatever the codes look like.
  @Test func exportedPathsKeepRepeatedCodes() {
    let text =
      "# codes and paths, separated by a tab and by /\n1\tTop\n1\tTop/same\n2\tTop/same\n3\tTop/x\n9\tTop2\n"
    #expect(outline(text) == "1 Top\n  1 same\n  2 same\n  3 x\n9 Top2")
  }

  /// Both have shoes: they stand side by side, and none is a list of names for the other.
  @Test func groupsOfOneNameAreNoLevels() {
    let text =
      #"{"Women":{"Shoes":["Boots","Shoes"],"Bags":["Totes","Bags"]},"Men":{"Shoes":["Boots","Shoes"],"Bags":["Totes"]}}"#
    #expect(
      outline(text)
        == "Women\n  Shoes\n    Boots\n    Shoes\n  Bags\n    Totes\n    Bags\nMen\n  Shoes\n    Boots\n    Shoes\n  Bags\n    Totes"
    )
  }

  /// Records say what they are: so the levels are called, unless two of one level differ.
  @Test(arguments: [
    (
      "id,pid,name,type\n1,0,Kenya,Country\n2,1,Meru,County\n3,1,Nairobi,County\n4,2,Buuri,Ward\n",
      "Country,County,Ward"
    ),
    (
      #"[{"name":"北京","level":"province","children":[{"name":"市辖区","level":"city","children":[{"name":"东城"}]}]}]"#,
      "province,city,"
    ),
    ("id,pid,name,type\n1,0,src,dir\n2,1,lib,dir\n3,1,a.c,file\n4,2,b.c,file\n", ""),
    ("id,pid,name,level\n1,0,A,1\n2,1,B,2\n", ""),
  ])
  func recordsNameTheirLevels(text: String, expected: String) throws {
    let read = try Array(text.utf8).withUnsafeBytes { bytes in
      try readTree(bytes, name: "x", options: ReadingOptions())
    }
    #expect(read.understanding.levels.joined(separator: ",") == expected)
  }

  @Test(arguments: [
    // Sums stand among the rows, below the last, and beside the place that they are of.
    (
      "Category,Sub,Budget\nHousing,Rent,\"14,400\"\nHousing,Utilities,\"2,400\"\nHousing,Total Housing,\"16,800\"\nTransport,Fuel,900\nTransport,Bus,910\nTransport,Total Transport,\"1,810\"\n,Grand Total,\"18,610\"\n",
      "Housing\n  Rent\n  Utilities\nTransport\n  Fuel\n  Bus"
    ),
    // Of what is counted, `Total` is a kind.
    (
      "code,name,kind,people\n1,Jammu,Total,254\n2,Kupwara,Rural,76\n3,Badgam,Urban,10\n4,Chamba,Total,75\n",
      "1 Jammu\n2 Kupwara\n3 Badgam\n4 Chamba"
    ),
    // The heading stands on each page again, and so does its number.
    (
      "Region,Country,City\nEurope,France,Paris\nEurope,France,Lyon\nRegion,Country,City\nAsia,Japan,Tokyo\nAsia,Japan,Osaka\nPage 2 of 2,,\n",
      "Europe\n  France\n    Paris\n    Lyon\nAsia\n  Japan\n    Tokyo\n    Osaka"
    ),
    // An amount is no code, although no two rows have the same.
    (
      "一级部门,二级部门,项目,金额\n办公室,秘书处,差旅费,12\n,,会议费,8\n,信息处,设备费,100\n财务部,会计处,审计费,30\n",
      "办公室\n  秘书处\n    差旅费\n    会议费\n  信息处\n    设备费\n财务部\n  会计处\n    审计费"
    ),
  ])
  func sumsAndHeadingsAmongRowsAreNone(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    // What counts on behind 9 lies in nothing.
    (
      "WBS,Task\n1,Planning\n1.1,Kick-off\n1.2,Scope\n2,Design\n10,Closing\n10.1,Handover\n",
      "1 Planning\n  1.1 Kick-off\n  1.2 Scope\n2 Design\n10 Closing\n  10.1 Handover"
    ),
    (
      "Code\tTier\tCategory\nIAB1\tTier 1\tArts\nIAB1-1\tTier 2\tBooks\nIAB2\tTier 1\tCars\nIAB10\tTier 1\tHome\nIAB10-1\tTier 2\tGarden\n",
      "IAB1 Arts\n  IAB1-1 Books\nIAB2 Cars\nIAB10 Home\n  IAB10-1 Garden"
    ),
    // Accounts and trades have digits in each other, with signs and without.
    (
      "code,name\n1,Assets\n10,Cash\n100,Till\n10.1,Bank\n2,Debts\n20,Loans\n",
      "1 Assets\n  10 Cash\n    100 Till\n    10.1 Bank\n2 Debts\n  20 Loans"
    ),
    (
      "code,name\n01,Crops\n01.1,Annual\n01.11,Cereals\n01.12,Rice\n02,Forestry\n02.1,Wood\n",
      "01 Crops\n  01.1 Annual\n    01.11 Cereals\n    01.12 Rice\n02 Forestry\n  02.1 Wood"
    ),
    // Diseases go on by a digit or a letter; sections of a chapter count.
    (
      "code,name\nS72,Femur\nS72.0,Neck\nS72.00,Part\nS72.001,Right\nS72.001A,First\nS72.1,Shaft\n",
      "S72 Femur\n  S72.0 Neck\n    S72.00 Part\n      S72.001 Right\n        S72.001A First\n  S72.1 Shaft"
    ),
    (
      "code,name\n1,Start\n1.1,Aim\n1.2,Scope\n1.10,Words\n1.11,Signs\n2,Rules\n",
      "1 Start\n  1.1 Aim\n  1.2 Scope\n  1.10 Words\n  1.11 Signs\n2 Rules"
    ),
    (
      "code,name\n1,Start\n1.1,Aim\n2,Rules\n2.1,Walls\n2.10,Rest\n",
      "1 Start\n  1.1 Aim\n2 Rules\n  2.1 Walls\n  2.10 Rest"
    ),
  ])
  func numbersOfChaptersCount(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func commentsMayBeIndented() {
    #expect(
      outline("# Families\nAsiatic\n\t# a comment\n\tKhmer\n\tVietic\n\t\tMuong\n")
        == "Asiatic\n  Khmer\n  Vietic\n    Muong")
    #expect(outline("Sharp\n\tC#\n\t#1\n") == "Sharp\n  C#\n  #1")
  }

  @Test func branchesMayBeOneDashWide() {
    #expect(
      outline("|- Thoughts\n|  |- On X\n|- Knowledge\n|  |- Fields\n|  |  |- Codes\n")
        == "Thoughts\n  On X\nKnowledge\n  Fields\n    Codes")
  }

  /// Names of objects are ways down where nearly each has the one above it; others may hold the sign.
  @Test(arguments: [
    (
      #"[{"id":1,"name":"Pets"},{"id":2,"name":"Pets > Birds"},{"id":3,"name":"Pets > Birds > Cages"},{"id":4,"name":"Toys"}]"#,
      "1 Pets\n  2 Birds\n    3 Cages\n4 Toys"
    ),
    (
      #"[{"id":1,"name":"宠物"},{"id":2,"name":"宠物 > 鸟"},{"id":4,"name":"Möbel"},{"id":5,"name":"Möbel > Stühle"}]"#,
      "1 宠物\n  2 鸟\n4 Möbel\n  5 Stühle"
    ),
    (#"[{"id":1,"name":"R > D"},{"id":2,"name":"Sales"}]"#, "1 R > D\n2 Sales"),
  ])
  func namesOfObjectsMayBeWays(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Medical subjects: the numbers are longer than other codes, and words that nobody knows may stand above them.
  @Test(arguments: ["", "term;tree\n"])
  func longNumbersInPartsAreCodes(heading: String) {
    let text =
      heading
      + "Body Regions;A01\nExtremities;A01.378\nLower Extremity;A01.378.610\nFoot;A01.378.610.250\nForefoot, Human;A01.378.610.250.300\nToes;A01.378.610.250.300.792\nHallux;A01.378.610.250.300.792.380\n"
    #expect(
      outline(text)
        == "A01 Body Regions\n  A01.378 Extremities\n    A01.378.610 Lower Extremity\n      A01.378.610.250 Foot\n        A01.378.610.250.300 Forefoot, Human\n          A01.378.610.250.300.792 Toes\n            A01.378.610.250.300.792.380 Hallux"
    )
  }

  /// A spreadsheet keeps the zeros of a code in a formula.
  @Test func formulasOfTextsAreTheTexts() {
    #expect(
      outline(
        "CIPCode,CIPTitle\n=\"01\",Agriculture\n=\"01.00\",Agriculture General\n=\"03\",Conservation\n=\"03.01\",Research\n"
      )
        == "01 Agriculture\n  01.00 Agriculture General\n03 Conservation\n  03.01 Research")
  }
}
