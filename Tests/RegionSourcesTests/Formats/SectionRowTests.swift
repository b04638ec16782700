import Testing

@testable import RegionSources

/// Spreadsheets for people: sections, sums, amounts, headings over two rows, and descriptions beside names.
@Suite struct SectionRowTests {
  @Test(arguments: [
    (
      ";PRICES;;\nArt.;Name;Unit;EUR\n;METAL;;\n1001;Screw;100;4,90\n1002;Nut;100;2,50\n;GLUE;;\n2001;Wood glue;1;8,20\n",
      "METAL\n  Screw\n  Nut\nGLUE\n  Wood glue"
    ),
    (
      "Course,Dish,Description,Price\nFirst,,,\n,Soup,Ask for it,5.00\n,Bread,,2.00\nLast,,,\n,Cake,With cream,6.00\n",
      "First\n  Soup\n  Bread\nLast\n  Cake"
    ),
    (
      "No,Name,Price\nTOOLS,,\n1,Saw,9\n2,File,4\nPAINT,,\n3,Red,7\n",
      "TOOLS\n  1 Saw\n  2 File\nPAINT\n  3 Red"
    ),
  ])
  func rowsWithOneTextAreSections(text: String, expected: String) { #expect(outline(text) == expected) }

  /// A person without a number is no section.
  @Test(arguments: [
    ("Name,Phone\nAnn,\nBob,123\nCy,124\nDee,\nEd,125\n", "Ann\nBob\nCy\nDee\nEd"),
    ("Name,Phone,Town\nAnn,,\nBob,123,\nCy,,Ulm\nDee,,\nEd,125,Kiel\n", "Ann\nBob\nCy\nDee\nEd"),
  ])
  func rowsThatLackFieldsAreNone(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func amountsAreNumbersAndSumsOfThemAreNoRows() {
    #expect(
      outline(
        """
        Office,Team,Item,Budget,Share
        Safety,Police,Pay,"$4,250.00",50.3 %
        ,,Cars,"$310.00",4.6 %
        ,,Total Police,"$4,560.00",54.9 %
        ,Fire,Pay,"$3,100.00",45.1 %
        Total Safety,,,"$7,660.00",
        Works,Streets,Salt,"($120.00)",-1.5 %
        ,,Paint,"$5.00",0 %

        """) == "Safety\n  Police\n    Pay\n    Cars\n  Fire\n    Pay\nWorks\n  Streets\n    Salt\n    Paint")
  }

  @Test func headingsOverTwoRowsHaveTheirGroupsWhereTheyRepeat() throws {
    let read = try read(
      "Region,,Sales,,Target,\nArea,Store,2023,2024,2023,2024\nNorth,Leeds,100,120,110,130\nNorth,York,80,85,90,95\nSouth,Dover,60,75,70,80\n"
    )
    #expect(outline(read.tree) == "North\n  Leeds\n  York\nSouth\n  Dover")
    #expect(read.understanding.others == ["Sales 2023", "Sales 2024", "Target 2023", "Target 2024"])
  }

  @Test func yearsWithUnitsAreHeadings() {
    #expect(
      outline(
        "Item;2023 EUR;2024 EUR;Change\nPay;1.200;1.310;+9,2 %\nRent;250;250;0,0 %\nPower;90;95;+5,5 %\n")
        == "Pay\nRent\nPower")
  }

  // MARK: Descriptions

  @Test(arguments: [
    ("Role,Description\nEditor,May write all\nGuest,May look at it\n", "Editor\nGuest"),
    ("Item,Description,Price\nSoup,Ask for it,5\nBread,Fresh from here,2\nCake,,6\n", "Soup\nBread\nCake"),
    ("Code,Description\nA01,Cholera\nA02,Typhoid\n", "A01 Cholera\nA02 Typhoid"),
    (
      #"[{"role":"Editor","description":"May write all"},{"role":"Guest","description":"May look"}]"#,
      "Editor\nGuest"
    ),
    (
      #"[{"feature":"Fast","description":"It is quick","children":[{"feature":"Very fast","description":"Indeed so"}]},{"feature":"Small","description":"It is little"}]"#,
      "Fast\n  Very fast\nSmall"
    ),
    (
      #"[{"icd":"A01","description":"Cholera","children":[{"icd":"A01.1","description":"Mild cholera"}]},{"icd":"A02","description":"Typhus"}]"#,
      "A01 Cholera\n  A01.1 Mild cholera\nA02 Typhus"
    ),
  ])
  func whatIsDescribedIsTheName(text: String, expected: String) { #expect(outline(text) == expected) }

  /// The title of a person is a post.
  @Test func peopleAreCalledByTheirNames() {
    #expect(
      outline(
        "Employee ID,Employee Name,Manager ID,Title\n1,Ann Lee,,CEO\n2,Bob Roy,1,CTO\n3,Cy Fox,2,Engineer\n")
        == "1 Ann Lee\n  2 Bob Roy\n    3 Cy Fox")
  }

  // MARK: Levels

  /// The level of a skill is none of a tree: it does not begin with the highest, and jumps.
  @Test(arguments: [
    ("Skill,Level\nWeaving,3\nDyeing,2\nSewing,4\nKnitting,5\n", "Weaving\nDyeing\nSewing\nKnitting"),
    ("Skill,Level\nWeaving,1\nDyeing,5\nSewing,2\nKnitting,4\n", "Weaving\nDyeing\nSewing\nKnitting"),
    ("Title,Level\nA,1\nB,2\nC,3\nD,2\n", "A\n  B\n    C\n  D"),
  ])
  func levelsRiseStepByStep(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (
      "Ministry;Directorate;Unit\nFinance;Taxes;VAT\nFinance;Taxes;Income\nFinance;Budget;Planning\nHealth;Hospitals;North\n",
      "Finance\n  Taxes\n    VAT\n    Income\n  Budget\n    Planning\nHealth\n  Hospitals\n    North"
    ),
    (
      "公司,部门,小组,姓名\n总公司,研发部,前端组,张三\n总公司,研发部,前端组,李四\n总公司,研发部,后端组,王五\n分公司,市场部,销售组,赵六\n",
      "总公司\n  研发部\n    前端组\n      张三\n      李四\n    后端组\n      王五\n分公司\n  市场部\n    销售组\n      赵六"
    ),
    (
      "Faculty,Department,Programme\nScience,Physics,Astronomy\nScience,Maths,Statistics\nArts,History,Rome\n",
      "Science\n  Physics\n    Astronomy\n  Maths\n    Statistics\nArts\n  History\n    Rome"
    ),
  ])
  func theLastColumnMayBeTheLowestLevel(text: String, expected: String) { #expect(outline(text) == expected) }

  // MARK: Outlines

  @Test(arguments: [
    (
      "I. Animals\nA. Mammals\n1. Dogs\n2. Cats\nB. Birds\nII. Plants\nA. Trees\n",
      "I. Animals\n  A. Mammals\n    1. Dogs\n    2. Cats\n  B. Birds\nII. Plants\n  A. Trees"
    ),
    (
      "一、总则\n（一）目的\n（二）范围\n1. 国内\n2. 国外\n二、附则\n（一）施行\n",
      "一、总则\n  （一）目的\n  （二）范围\n    1. 国内\n    2. 国外\n二、附则\n  （一）施行"
    ),
    (
      "第一章 总则\n第一节 目的\n第一条 甲\n第二条 乙\n第二节 范围\n第三条 丙\n第二章 附则\n第四条 丁\n",
      "第一章 总则\n  第一节 目的\n    第一条 甲\n    第二条 乙\n  第二节 范围\n    第三条 丙\n第二章 附则\n  第四条 丁"
    ),
    (
      "A. One\n(i) two\n(ii) three\nB. Four\nC. Five\nD. Six\n",
      "A. One\n  (i) two\n  (ii) three\nB. Four\nC. Five\nD. Six"
    ),
    ("A. Ann\nC. Bob\nB. Cy\n1. Dee\n", "A. Ann\nC. Bob\nB. Cy\n1. Dee"),
  ])
  func numbersOfSeveralKindsTellLevels(text: String, expected: String) { #expect(outline(text) == expected) }
}
