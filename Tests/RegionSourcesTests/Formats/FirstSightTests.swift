import Testing

@testable import RegionSources

/// What was read wrong of ordinary files at first sight.
@Suite struct FirstSightTests {
  // MARK: Codes

  @Test func romanNumeralsLieInNoOther() {
    #expect(outline("name,code\nTarapaca,I\nAtacama,II\nMaule,III\n") == "I Tarapaca\nII Atacama\nIII Maule")
    #expect(
      outline(#"[{"name": "A", "code": "I"}, {"name": "B", "code": "II"}, {"name": "C", "code": "IV"}]"#)
        == "I A\nII B\nIV C")
  }

  @Test func partsOfZerosMarkHigherLevels() {
    let text = """
      codigo,cuenta,tipo
      1.0.00.00,ACTIVO,AC
      1.1.00.00,CORRIENTE,AC
      1.1.01.00,CAJA,AC
      1.1.01.01,Caja Bs,AC
      1.2.00.00,FIJO,ANC
      2.0.00.00,PASIVO,PA
      """
    #expect(
      outline(text) == """
        1.0.00.00 ACTIVO
          1.1.00.00 CORRIENTE
            1.1.01.00 CAJA
              1.1.01.01 Caja Bs
          1.2.00.00 FIJO
        2.0.00.00 PASIVO
        """)
  }

  @Test func versionsAndOccupationsDoNot() {
    #expect(
      outline("code,name\n1.0.0,First\n1.0.1,Second\n1.1.0,Third\n2.0.0,Fourth\n")
        == "1.0.0 First\n1.0.1 Second\n1.1.0 Third\n2.0.0 Fourth")
    #expect(
      outline("code,title\n11-1011.00,Chiefs\n11-1011.03,Officers\n11-1021.00,Managers\n")
        == "11-1011.00 Chiefs\n11-1011.03 Officers\n11-1021.00 Managers")
  }

  /// What parents are named by is the code, beside a column that is only called one.
  @Test func longIdentifiersAreCodesWhereParentsNameThem() {
    let text = """
      department_id,parent_id,department_name,status_code
      1D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F,,总经办,0
      2D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F,1D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F,人事部,0
      3D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F,2D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F,财务部,0
      """
    #expect(
      outline(text) == """
        1D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F 总经办
          2D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F 人事部
            3D8352A7-1111-4C5B-9F61-0A1B2C3D4E5F 财务部
        """)
  }

  // MARK: Parents

  @Test func parentsAreTheNumbersOfRows() throws {
    let text = """
      name,parent_id
      Appliances,null
      Washers,1
      Refrigerators,1
      One door,3
      Computers,null
      Laptops,5
      """
    let read = try read(text)
    #expect(
      outline(read.tree)
        == "Appliances\n  Washers\n  Refrigerators\n    One door\nComputers\n  Laptops")
    #expect(
      read.understanding.notes == ["the rows name their parents by the numbers of rows, counted from 1"])
  }

  @Test func aNumberOfALaterRowIsNone() {
    #expect(outline("name,parent_id\nA,\nB,7\nC,2\n").contains("7"))
  }

  // MARK: Headings

  @Test func aHeadingStandsOnceMoreInACell() throws {
    let text = """
      id,name,title,department,reports_to
      x_y,FIRST LAST,TITLE,LIST,reports_to
      ann,Ann Abel,Chief,Office,
      bo,Bo Bell,Clerk,Office,ann
      """
    let read = try read(text) { $0.keepsGoing = true }
    #expect(outline(read.tree) == "ann Ann Abel\n  bo Bo Bell")
  }

  @Test func rowsThatCountFromZeroHaveNoHeading() {
    #expect(
      outline("0;Module\n1;Kabel\n2;Raspberry\n3;Motoren\n") == "0 Module\n1 Kabel\n2 Raspberry\n3 Motoren")
  }

  @Test func aCategoryInFrontIsALevelOfFewRows() {
    let text = """
      category,name_el,name_en,price,is_available
      SALADS,Καβοντόρο,Cavodoro,8.50,true
      SALADS,Ντομάτα,Tomato,5.00,true
      SALADS,Χωριάτικη,Greek salad,8.50,true
      SALADS,Κρητική,Cretan,8.50,true
      STARTERS,Ντολμαδάκια,Dolmathes,7.00,true
      COFFEES,Φρέντο,Freddo,3.50,true
      """
    #expect(
      outline(text)
        == "SALADS\n  Καβοντόρο\n  Ντομάτα\n  Χωριάτικη\n  Κρητική\nSTARTERS\n  Ντολμαδάκια\nCOFFEES\n  Φρέντο"
    )
  }

  // MARK: Documents

  @Test func aListThatIsEmptySomewhereIsOneOfChildren() {
    let text = """
      toc:
        - title: Start
          url: /
          folderentries:
            - page: About
              url: /about
            - page: Routes
              url: /routes
            - page: Jobs
              url: /jobs
        - title: Parts
          url: /parts
          folderentries:
        - title: Hire
          url: /hire
          folderentries:
            - page: Pictures
              url: /pictures
        - title: Service
          url: /service
          folderentries:
            - page: Tyres
              url: /tyres
            - page: Frames
              url: /frames
      """
    #expect(
      outline(text)
        == "Start\n  About\n  Routes\n  Jobs\nParts\nHire\n  Pictures\nService\n  Tyres\n  Frames")
  }

  @Test func localNamesStandBesideSlugs() {
    let text = #"""
      [{"id": "banteay_meanchey", "code": "01", "local": "ខេត្តបន្ទាយមានជ័យ", "english": "Banteay Meanchey Province"},
       {"id": "battambang", "code": "02", "local": "ខេត្តបាត់ដំបង", "english": "Battambang Province"}]
      """#
    #expect(outline(text) == "01 ខេត្តបន្ទាយមានជ័យ\n02 ខេត្តបាត់ដំបង")
  }

  // MARK: Several files

  @Test func filesWithParentsStandInAnyOrder() throws {
    let read = try readFiles([
      ("regioni.csv", "no,title\nRE01,Lazio\nRE02,Lombardia\n"),
      ("comuni.csv", "no,parentId,title\nCO01,PR01,Tivoli\nCO02,PR02,Latina\nCO03,PR03,Monza\n"),
      ("province.csv", "no,parentId,title\nPR01,RE01,Roma\nPR02,RE01,Latina\nPR03,RE02,Monza\n"),
    ])
    #expect(
      outline(read.tree) == """
        RE01 Lazio
          PR01 Roma
            CO01 Tivoli
          PR02 Latina
            CO02 Latina
        RE02 Lombardia
          PR03 Monza
            CO03 Monza
        """)
  }

  @Test func theNameOfARowAboveIsNoneOfTheRows() throws {
    let read = try readFiles([
      ("DimCounty.csv", "Id,County\nC1,Varis\nC2,Karan\n"),
      ("DimMunicipality.csv", "Id,Municipality,County\nM1,Baret,C1\nM2,Soves,C1\nM3,Tamil,C2\n"),
      ("DimSettlement.csv", "Id,Settlement,Municipality\nS1,Kober,M1\nS2,Mahol,M3\n"),
    ])
    #expect(
      outline(read.tree)
        == "C1 Varis\n  M1 Baret\n    S1 Kober\n  M2 Soves\nC2 Karan\n  M3 Tamil\n    S2 Mahol")
  }
}

/// Constants of a script, some of which list what lies in each row of others.
@Suite struct GroupedConstantTests {
  @Test(arguments: [
    #"{"c1": ["One", "Two"], "c3": ["Three"]}"#,
    #"{c1: [{name: "One"}, {name: "Two"}], c3: [{name: "Three"}]}"#,
  ])
  func listsLieBelowTheRowsThatTheirKeysName(districts: String) {
    let text = """
      export const provinces = [{code: "p1", name: "North"}, {code: "p2", name: "South"}];
      export const cities = [
        {code: "c1", province: "p1", name: "Aa"}, {code: "c2", province: "p1", name: "Bb"},
        {code: "c3", province: "p2", name: "Cc"},
      ];
      export const districts = \(districts);
      """
    #expect(
      outlineOfFile(text) == "p1 North\n  c1 Aa\n    One\n    Two\n  c2 Bb\np2 South\n  c3 Cc\n    Three")
  }

  @Test func listsOfOtherThingsAreLeftOut() {
    let text = """
      export const provinces = [{code: "p1", name: "North"}, {code: "p2", name: "South"}];
      export const cities = [
        {code: "c1", province: "p1", name: "Aa"}, {code: "c2", province: "p1", name: "Bb"},
        {code: "c3", province: "p2", name: "Cc"},
      ];
      export const colours = {warm: ["red", "orange"], cold: ["blue"]};
      """
    #expect(outlineOfFile(text) == "p1 North\n  c1 Aa\n  c2 Bb\np2 South\n  c3 Cc")
  }
}

/// Lines whose levels two editors or a number tell.
@Suite struct LevelLineTests {
  @Test func aTabIsAsWideAsTheBlanksOfALevel() {
    let text = "Vehicles\n    Cars\n\tTrucks\n        Heavy\n\t\tLight\nHomes\n\tFlats\n    Houses\n"
    #expect(
      outline(text)
        == "Vehicles\n  Cars\n  Trucks\n    Heavy\n    Light\nHomes\n  Flats\n  Houses")
  }

  @Test(arguments: [" ", "\t"])
  func aNumberInFrontIsTheLevel(blank: String) {
    let rows = [
      "0 Architecture", "1 Building", "2 Alley", "2 Village", "1 Function", "2 Public", "3 Embassy",
      "3 Consulate",
    ]
    #expect(
      outline(rows.map { $0.replacing(" ", with: blank) }.joined(separator: "\n")) == """
        Architecture
          Building
            Alley
            Village
          Function
            Public
              Embassy
              Consulate
        """)
  }

  @Test func numbersThatBeginAnewAreNoLevels() {
    let text = "1 North\n2 South\n3 East\n1 North Sea\n2 Baltic Sea\n3 Black Sea\n"
    #expect(!outline(text).contains("  "))
  }
}

/// Tables in several files, and columns that tell less than the codes.
@Suite struct JoinedFileTests {
  @Test func theSameNumbersJoinNothing() {
    #expect(throws: SourceErrors.self) {
      try readFiles([
        ("provincias.csv", "id;nombre\n1;AZUAY\n2;BOLIVAR\n"),
        ("zonas.csv", "id;nombre\n1;Zona 1\n2;Zona 2\n"),
      ])
    }
  }

  @Test func theKeyIsCalledAfterItsTable() throws {
    let read = try readFiles([
      ("categoria.csv", "categoriaNo,description,uuid\n1,Aa,d6a37a30-a0a4\n2,Bb,7f6e38bd-7992\n"),
      ("producto.csv", "productoNo,description,categoria\n1,Cc,1\n2,Dd,1\n3,Ee,2\n"),
    ])
    let names = read.tree.roots.subtrees.map { "\($0.path.count) \($0.name)" }
    #expect(names == ["1 Aa", "2 Cc", "2 Dd", "1 Bb", "2 Ee"])
  }

  @Test func theCodesTellMoreThanTheCountry() {
    let text = """
      code,label,level,COUNTRY_CODE
      BE,BELGIQUE,0,BE
      BE1,BRUXELLES,1,BE
      BE10,Bruxelles-Capitale,2,BE
      BE100,Arr. de Bruxelles,3,BE
      BE2,VLAAMS GEWEST,1,BE
      BE21,Prov. Antwerpen,2,BE
      BE211,Arr. Antwerpen,3,BE
      BE212,Arr. Mechelen,3,BE
      """
    #expect(
      outline(text) == """
        BE BELGIQUE
          BE1 BRUXELLES
            BE10 Bruxelles-Capitale
              BE100 Arr. de Bruxelles
          BE2 VLAAMS GEWEST
            BE21 Prov. Antwerpen
              BE211 Arr. Antwerpen
              BE212 Arr. Mechelen
        """)
  }
}

/// Rows level by level, and records that stand in one call.
@Suite struct LevelledCodeTests {
  @Test func codesTellWhereRowsLieThatStandLevelByLevel() {
    let text = """
      codigo,nombre,nivel
      1,ACTIVO,1
      11,CORRIENTE,2
      12,NO CORRIENTE,2
      111,DISPONIBLE,3
      121,FIJO,3
      1110,Caja,4
      1210,Muebles,4
      2,PASIVO,1
      21,DEUDAS,2
      """
    #expect(
      outline(text) == """
        1 ACTIVO
          11 CORRIENTE
            111 DISPONIBLE
              1110 Caja
          12 NO CORRIENTE
            121 FIJO
              1210 Muebles
        2 PASIVO
          21 DEUDAS
        """)
  }

  /// The least number has none before it.
  @Test func levelsMayBeTheLeastNumber() {
    let text = "code,name,level\n1,A,-9223372036854775808\n11,B,1\n12,C,1\n111,D,2\n121,E,2\n"
    #expect(outline(text).contains("121 E"))
  }

  @Test func aCallMakesSeveralRecords() {
    let text = """
      tops = Category.create(name: "Tops")
      coats = Category.create(name: "Coats")
      tops.children.create([{:name=>"Shirts"}, {:name=>"Others"}])
      coats.children.create([{:name=>"Jackets"}, {:name=>"Parkas"}])
      """
    #expect(outlineOfFile(text) == "Tops\n  Shirts\n  Others\nCoats\n  Jackets\n  Parkas")
  }

  /// An `id` that stands twice is a flaw, and no sign that rows are numbered.
  @Test func anIdThatStandsTwiceIsAFlaw() {
    let text = "id,name,parent_id\n1,A,0\n2,B,1\n3,C,1\n3,D,1\n5,E,2\n"
    #expect(outline(text).contains("stands twice"))
  }

  @Test func textsWithCommasAreAList() {
    #expect(
      outlineOfFile("\"Baringo\",\"Bomet\",\"Bungoma\",\n    \"Busia\",\n    \"Embu\"\n")
        == "Baringo\nBomet\nBungoma\nBusia\nEmbu")
    #expect(outlineOfFile("\"code\",\"name\"\n\"1\",\"Busia\"\n\"2\",\"Embu\"\n") == "1 Busia\n2 Embu")
  }

  @Test func aTupleHoldsObjects() {
    #expect(
      outlineOfFile("cats = (\n  {'title': 'One', 'x': True},\n  {'title': 'Two', 'x': True},\n)\n")
        == "One\nTwo")
  }
}
