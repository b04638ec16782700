import RegionSources
import Testing

/// Tables in which the codes tell the tree: accounts, codes beside those of the places around them.
@Suite struct CodedTableTests {
  private static let accounts = [
    "1000,Assets", "1100,Current Assets", "1110,Cash", "1120,Receivables", "1121,Trade Debtors",
    "1200,Fixed Assets", "1210,Buildings", "2000,Liabilities", "2100,Current Liabilities", "2110,Payables",
    "3000,Equity", "3100,Earnings",
  ]
  private static let accountTree = """
    1000 Assets
      1100 Current Assets
        1110 Cash
        1120 Receivables
          1121 Trade Debtors
      1200 Fixed Assets
        1210 Buildings
    2000 Liabilities
      2100 Current Liabilities
        2110 Payables
    3000 Equity
      3100 Earnings
    """

  @Test(arguments: ["code,name", "Account Number,Account Name", "Konto,Bezeichnung"])
  func eachDigitOfAnAccountIsALevel(header: String) {
    let rows = CodedTableTests.accounts.joined(separator: "\n")
    #expect(outline("\(header)\n\(rows)\n") == CodedTableTests.accountTree)
  }

  @Test func accountsMayStandInFrontOfTheirNames() {
    let lines = CodedTableTests.accounts.map { $0.replacing(",", with: " ") }.joined(separator: "\n")
    #expect(outline(lines) == CodedTableTests.accountTree)
  }

  @Test func accountsMayHaveLeastOfZeros() {
    #expect(
      outline("code,name\n1000,A\n1010,Cash\n1011,Petty\n1012,Bank\n1020,B\n1021,C\n2000,D\n2010,E\n2011,F\n")
        == "1000 A\n  1010 Cash\n    1011 Petty\n    1012 Bank\n  1020 B\n    1021 C\n2000 D\n  2010 E\n    2011 F"
    )
    #expect(
      outline("code,name\n100000,A\n110000,B\n111000,C\n111100,D\n112000,E\n120000,F\n200000,G\n210000,H\n")
        == "100000 A\n  110000 B\n    111000 C\n      111100 D\n    112000 E\n  120000 F\n200000 G\n  210000 H"
    )
    #expect(
      outline(
        "Compte;Libellé\n1;Capitaux\n10;Réserves\n101;Capital\n1011;Non appelé\n11;Report à nouveau\n2;Immobilisations\n20;Frais\n"
      )
        == "1 Capitaux\n  10 Réserves\n    101 Capital\n      1011 Non appelé\n  11 Report à nouveau\n2 Immobilisations\n  20 Frais"
    )
  }

  /// Zeros mark no level where the code stands without them: 1000 lies below 10, as 1020 does.
  @Test func aCodeWithoutItsZerosGoesBeforeOneWithThem() {
    #expect(
      outline("code,name\n1,A\n10,B\n1000,C\n1020,D\n2,E\n20,F\n2000,G\n")
        == "1 A\n  10 B\n    1000 C\n    1020 D\n2 E\n  20 F\n    2000 G")
    #expect(
      outline("Konto,Bezeichnung\n0,A\n01,B\n0100,C\n0120,D\n1,E\n10,F\n1000,G\n1010,H\n12,I\n1200,J\n")
        == "0 A\n  01 B\n    0100 C\n    0120 D\n1 E\n  10 F\n    1000 G\n    1010 H\n  12 I\n    1200 J")
  }

  /// 330110 is no level above 330111.
  @Test func pairsOfDigitsStayPairs() {
    #expect(
      outline(
        "code,name\n110000,A\n110100,B\n110101,C\n110110,D\n110111,E\n330000,F\n330100,G\n330106,H\n330110,I\n330111,J\n"
      )
        == "110000 A\n  110100 B\n    110101 C\n    110110 D\n    110111 E\n330000 F\n  330100 G\n    330106 H\n    330110 I\n    330111 J"
    )
  }

  @Test func codesOfThePostAreNoLevels() {
    let rows = "1000,A\n1020,B\n1030,C\n1080,D\n1081,E\n1082,F\n1500,G\n1501,H\n1502,I\n"
    #expect(outline("plz,name\n" + rows) == "A\nB\nC\nD\nE\nF\nG\nH\nI")
    #expect(shape("postcode,name\n" + rows) == "a list")
  }

  /// A quantity ascends by chance alone.
  @Test func quantitiesAreNoCodes() {
    #expect(
      outline("Ort,Einwohner\nA,12\nB,1200\nC,1\nD,120\nE,1201\nF,2\nG,20\n") == "A\nB\nC\nD\nE\nF\nG")
  }

  @Test(arguments: [
    "reg,dep,com,libelle\n84,01,01001,A\n84,01,01002,B\n84,69,69123,C\n32,02,02001,D\n94,2A,2A004,E\n",
    "code_commune,nom,code_departement,code_region\n01001,A,01,84\n01002,B,01,84\n69123,C,69,84\n02001,D,02,32\n2A004,E,2A,94\n",
    "TYPECOM,COM,REG,DEP,LIBELLE,COMPARENT\nCOM,01001,84,01,A,\nCOM,01002,84,01,B,\nCOM,69123,84,69,C,\nCOM,02001,32,02,D,\nCOM,2A004,94,2A,E,\n",
  ])
  func codesOfTheLevelsAboveAreTheirNames(text: String) {
    #expect(
      outline(text)
        == "84 84\n  01 01\n    01001 A\n    01002 B\n  69 69\n    69123 C\n32 32\n  02 02\n    02001 D\n94 94\n  2A 2A\n    2A004 E"
    )
  }

  @Test func partsOfAPlaceStandBelowItAndNotBesideIt() {
    let text =
      "TYPECOM,COM,REG,DEP,LIBELLE,COMPARENT\nCOM,01001,84,01,A,\nCOM,01015,84,01,B,\nCOM,69123,84,69,C,\nCOMD,01015,,,D,01015\nARM,69381,84,69,E,69123\n"
    #expect(
      outline(text)
        == "84 84\n  01 01\n    01001 A\n    01015 B\n      01015 D\n  69 69\n    69123 C\n      69381 E")
  }

  /// A category's number is not the beginning of an article's.
  @Test func numbersOfOtherThingsAreNoLevels() {
    #expect(
      outline("category_id,id,name\n7,101,A\n7,102,B\n8,103,C\n8,104,D\n") == "101 A\n102 B\n103 C\n104 D")
  }

  /// The codes of makers have three letters, and a few another sign; two makers have one name.
  @Test func oneOfTheCodesInFrontMayHaveAnotherSign() {
    #expect(
      outline(
        "AAA\tAlmond Ltd\nAAE\tAnise Inc.\nVQ@\tVanilla\nABE\tAlmond Ltd\ninu\tIris\nBNO\tBasil\nBOB\tBarley\nCAB\tCaper\n"
      )
        == "AAA Almond Ltd\nAAE Anise Inc.\nVQ@ Vanilla\nABE Almond Ltd\ninu Iris\nBNO Basil\nBOB Barley\nCAB Caper"
    )
    #expect(outline("USA;Ohio\nUSA;Utah\nPeru;Lima\n") == "USA\n  Ohio\n  Utah\nPeru\n  Lima")
  }

  /// The Mathematics Subject Classification fills the codes of its groups.
  @Test func lettersMayFillTheCodesOfGroups() {
    #expect(
      outline(
        "code,text\n00-XX,General\n00-01,Surveys\n00Axx,Mixed\n00A05,Maths\n03-XX,Logic\n03Bxx,General logic\n03B05,Classical\n"
      )
        == "00-XX General\n  00-01 Surveys\n  00Axx Mixed\n    00A05 Maths\n03-XX Logic\n  03Bxx General logic\n    03B05 Classical"
    )
  }

  /// The parent's number beside its name tells which column has the rows' own.
  @Test func numbersBesideNamesOfParentsAreCodes() {
    #expect(
      outline(
        "Account Name,Parent Account,Account Number,Parent Account Number\nAssets,,1000,\nCash,Assets,1100,1000\nBank,Cash,1110,1100\n"
      ) == "1000 Assets\n  1100 Cash\n    1110 Bank")
  }

  /// A column that only sounds like a parent's, and is empty in most rows, is none where others are levels.
  @Test func aParentThatHardlyAnyRowHasIsAField() {
    #expect(
      outline(
        "zip,city,state_id,state_name,parent_zcta,county_name\n00601,Adjuntas,PR,Puerto Rico,,Adjuntas\n00602,Aguada,PR,Puerto Rico,,Aguada\n01001,Agawam,MA,Massachusetts,,Hampden\n"
      )
        == "PR Puerto Rico\n  Adjuntas\n    Adjuntas\n  Aguada\n    Aguada\nMA Massachusetts\n  Hampden\n    Agawam"
    )
  }
}
