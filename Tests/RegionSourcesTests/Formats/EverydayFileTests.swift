import RegionModel
import RegionSources
import TestSupport
import Testing

/// Files as developers and offices write them, which were read as another tree, or not at all.
@Suite struct EverydayFileTests {
  @Test func theManagerOfADepartmentIsNoParent() {
    let text = """
      department_id,department_name,manager_id,location_id
      10,Administration,200,1700
      20,Marketing,201,1800
      50,Shipping,121,1500
      100,Finance,108,1700
      120,Treasury,NULL,1700
      """
    #expect(outline(text) == "10 Administration\n20 Marketing\n50 Shipping\n100 Finance\n120 Treasury")
  }

  @Test func numbersWithOneStepAreAList() {
    let rows = (1...12).map { "\($0 * 10),Room \($0)" }
    #expect(
      outline((["id,name"] + rows).joined(separator: "\n"))
        == rows.map { $0.replacing(",", with: " ") }.joined(separator: "\n"))
  }

  @Test func aCategoryTellsThatAccountsLieInNoOther() {
    let text = """
      Account Number,Account Name,Category
      1000,Cash,Current Assets
      1100,Receivables,Current Assets
      1200,Inventory,Current Assets
      1500,Property,Fixed Assets
      1510,Machines,Fixed Assets
      1900,Deposits,Other Assets
      """
    #expect(!outline(text).contains("Cash\n  "))
  }

  @Test func aLostZeroIsNoParent() {
    let text = """
      SIC Code,Title
      100,Crops
      200,Livestock
      700,Services
      1000,Metal mining
      1040,Gold ores
      2000,Food
      2011,Meat plants
      """
    #expect(!outline(text).contains("Crops\n  "))
  }

  @Test func wordsThatHelpAProgramAreNoChildren() {
    #expect(
      outline(
        #"[{"code":"4100","name":"Sales","hints":["sales","invoice"]},{"code":"5200","name":"Rent","hints":["rent"]}]"#
      )
        == "4100 Sales\n5200 Rent")
  }

  @Test func districtsGoAcrossRegions() {
    let text = """
      concelho_name,concelho,distrito_name,distrito,nut1_name,nut1,nut2_name,nut2,nut3_name,nut3
      Anadia,103,Aveiro,1,Continente,PT1,Centro,PT16,Aveiro (Região),PT16D
      Arouca,104,Aveiro,1,Continente,PT1,Norte,PT11,Porto (Área),PT11A
      Espinho,107,Aveiro,1,Continente,PT1,Norte,PT11,Porto (Área),PT11A
      Mealhada,111,Aveiro,1,Continente,PT1,Centro,PT16,Coimbra (Região),PT16E
      Coimbra,603,Coimbra,6,Continente,PT1,Centro,PT16,Coimbra (Região),PT16E
      Lousã,607,Coimbra,6,Continente,PT1,Centro,PT16,Coimbra (Região),PT16E
      Aljustrel,201,Beja,2,Continente,PT1,Alentejo,PT18,Baixo Alentejo,PT184
      Almodôvar,202,Beja,2,Continente,PT1,Alentejo,PT18,Baixo Alentejo,PT184
      Odemira,211,Beja,2,Continente,PT1,Alentejo,PT18,Alentejo Litoral,PT181
      Braga,303,Braga,3,Continente,PT1,Norte,PT11,Cávado,PT112
      """
    #expect(
      outline(text).hasPrefix("PT1 Continente\n  PT16 Centro\n    PT16D Aveiro (Região)\n      103 Anadia\n"))
  }

  @Test func numbersOfAccountsStandBesideTheirNames() {
    #expect(
      outline("general_ledger_number,general_ledger_name\n100001,Checking\n101001,Inventory\n200007,Payables")
        == "100001 Checking\n101001 Inventory\n200007 Payables")
  }

  @Test func theNameOfAFileIsNoName() {
    let text = """
      Unit,Topic,Microtopic,MD File Name
      U1,Logic,Normal Forms,a.md
      U1,Logic,Predicates,b.md
      U1,Sets,Unions,c.md
      U2,CPU,RISC,d.md
      U2,CPU,Modes,e.md
      """
    #expect(
      outline(text)
        == "U1\n  Logic\n    Normal Forms\n    Predicates\n  Sets\n    Unions\nU2\n  CPU\n    RISC\n    Modes"
    )
  }

  @Test func aSumBelowCodesIsLeftOut() {
    #expect(
      outline(
        "WBS,Task,Hours,Result\n1.0,Setup,4,a\n1.1,Metrics,2,b\n2.0,Data,9,c\n2.1,Ingest,5,d\n2.2,QA,3,e\nTotal,,23,all"
      )
        == "1.0 Setup\n  1.1 Metrics\n2.0 Data\n  2.1 Ingest\n  2.2 QA")
  }

  // MARK: Programs

  @Test func keysOfTextsTellWhereTheyLie() {
    let text = """
      { "menu.dashboard": "Dashboard", "menu.dashboard.analysis": "Analysis",
        "menu.form": "Form", "menu.form.basic-form.step": "Step" }
      """
    #expect(
      outline(text)
        == "menu.dashboard Dashboard\n  menu.dashboard.analysis Analysis\nmenu.form Form\n  menu.form.basic-form.step Step"
    )
    #expect(
      outline(#"{"app.title": "My app", "app.footer.text": "Thanks", "login.button": "Log in"}"#)
        == "app.title My app\napp.footer.text Thanks\nlogin.button Log in")
  }

  @Test func membersOfAnotherFileAreLeftOutAndTold() throws {
    let text =
      "import x from './x';\nexport const a = [\n  { value: '1', label: 'One' },\n  ...x,\n  { value: '2', label: 'Two' },\n  ...more\n];"
    let file = TemporaryFile(Array(text.utf8))
    let found = try withExtendedLifetime(file) { try TreeFile.read([file.path], options: ReadingOptions()) }
    #expect(outline(found.tree) == "1 One\n2 Two")
    #expect(
      found.understanding.notes.contains { $0.contains("...x (line 4)") && $0.contains("...more (line 6)") })
  }

  // MARK: Lines

  @Test(arguments: ["-", "*", "+", "•"])
  func aFlatListHasNoBullets(bullet: String) {
    #expect(outline("\(bullet) alpha\n\(bullet) beta\n\(bullet) [gamma](c.md)") == "alpha\nbeta\ngamma")
  }

  @Test func anItemMayStandBelowItsSign() {
    #expect(
      outline("-\n    id: a\n    name: Acrobatics\n-\n    id: b\n    name: Arcana")
        == "a Acrobatics\nb Arcana")
  }

  @Test func namesInBracketsStandAboveHosts() {
    let text = """
      [web]
      host1 ansible_host=10.0.0.1
      host2

      [db]
      host3

      [prod:children]
      web
      db
      other

      [web:vars]
      http_port=80
      """
    #expect(outline(text) == "prod\n  web\n    host1\n    host2\n  db\n    host3\n  other")
  }

  @Test func namesInBracketsMayNameEachOtherInACircle() {
    #expect(outline("[a:children]\nb\n\n[b:children]\na\n\n[b]\nhost1") == "a\n  b\n    host1")
  }
}
