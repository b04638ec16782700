import RegionModel
import RegionSources
import TestSupport
import Testing

/// Rows with an id and a parent, under the words and with the further columns that real files have.
@Suite struct ParentColumnCaseTests {
  private static let tree = "7 Aa\n  9 Bb\n    12 Cc\n  15 Dd"

  /// The same four rows under three headings, with another sign for no parent.
  private func rows(_ headings: String, none: String) -> String {
    "\(headings)\n7,Aa,\(none)\n9,Bb,7\n12,Cc,9\n15,Dd,7"
  }

  @Test(arguments: [
    "id,name,ancestor_id", "Personeelsnummer,Naam,Leidinggevende", "Personalnummer,Mitarbeiter,Führungskraft",
    "id_dipendente,nominativo,id_capo", "id_pracownika,imie_nazwisko,id_przelozonego", "社員コード,氏名,上長コード",
    "직원번호,이름,관리자번호", "الكود,الاسم,كود الأب", "Mã,Tên,Mã cấp trên", "کد واحد,نام,کد واحد بالادست",
    "id,nimike,ylätaso id", "id,name,super_team_id", "id,Adı,ust_id", "N°,Libellé,N° parent",
  ])
  func whatStandsAboveHasAWordInManyLanguages(headings: String) {
    #expect(outline(rows(headings, none: "")) == Self.tree)
    #expect(outline(rows(headings, none: "0")) == Self.tree)
  }

  @Test(arguments: ["root", "ROOT", "--", "n/a", "无"])
  func aSignForNoParentIsNoFlaw(sign: String) {
    let text = "代码,父代码,中文名称\nA01,\(sign),Aa\nA02,A01,Bb\nA03,A02,Cc\nA04,A01,Dd"
    #expect(outline(text) == "A01 Aa\n  A02 Bb\n    A03 Cc\n  A04 Dd")
  }

  @Test func aRowMayBeCalledRoot() {
    #expect(outline("id,parent,name\nroot,,Aa\nx1,root,Bb\nx2,x1,Cc") == "root Aa\n  x1 Bb\n    x2 Cc")
  }

  @Test(arguments: [
    "Kategori,Üst Kategori", "Catégorie,Catégorie parente", "Einheit,Übergeordnete Einheit",
    "Отдел,Вышестоящий отдел",
    "Begriff,Oberbegriff", "节点,父节点", "조직명,상위조직명", "Unidade,Unidade superior", "Сотрудник,Руководитель",
  ])
  func parentsMayBeNamed(headings: String) {
    let text = "\(headings)\nAaron,\nBelto,Aaron\nCedar,Belto\nDorn,Aaron"
    let tree = "Aaron\n  Belto\n    Cedar\n  Dorn"
    #expect(outline(text) == tree)
    #expect(outline(text.replacing("Aaron,\n", with: "Aaron,-\n")) == tree)
  }

  @Test(arguments: ["id", "编号", "번호", "Код"])
  func numbersBesideNamedParentsAreTheCodes(heading: String) {
    #expect(
      outline(
        "\(heading),Afdeling,Bovenliggende afdeling,Link\n1,Aaron,null,/a\n2,Belto,Aaron,/b\n3,Cedar,Belto,/c"
      )
        == "1 Aaron\n  2 Belto\n    3 Cedar")
  }

  @Test(arguments: [
    "部门编号,父部门编号,英文名称,部门", "kód,szülő kód,Short Name,Megnevezés", "branch_id,branch_parent,short_name,branch",
    "kode,kode_induk,name_en,uraian", "카테고리코드,상위카테고리코드,영문명,이름", "code,parent_code,parent_name,omschrijving",
    "matricule,matricule_manager,supervisor_name,Nom et prénom", "PersNr,VorgesetztenNr,JobTitle,Mitarbeiter",
    "코드,상위코드,설명,명칭",
  ])
  func otherFormsOfNamesAreNoNames(headings: String) {
    #expect(
      outline("\(headings)\nA01,,Other one,Aa\nA02,A01,Other two,Bb\nA03,A02,Other three,Cc")
        == "A01 Aa\n  A02 Bb\n    A03 Cc")
  }

  @Test func whatTellsAllAboveIsNotTheParent() {
    #expect(
      outline(
        "afdelingsnr,bovenliggende_afdelingsnr,naam,parent_ids,parent_name\n1000,0,Aa,0,\n1001,1000,Bb,\"0,1000\",Aa\n"
          + "1002,1001,Cc,\"0,1000,1001\",Bb\n1003,1000,Dd,\"0,1000\",Aa")
        == "1000 Aa\n  1001 Bb\n    1002 Cc\n  1003 Dd")
  }

  @Test func anotherCodeMayNameTheParents() {
    #expect(
      outline(
        "num_empleado,nombre_completo,guid,num_jefe\n1,Ana Sol,0a1b2c3d-0000-4000-8000-0000000000a1,1\n"
          + "2,Eva Mar,0a1b2c3d-0000-4000-8000-0000000000a2,1\n3,Leo Paz,0a1b2c3d-0000-4000-8000-0000000000a3,2"
      )
        == "1 Ana Sol\n  2 Eva Mar\n    3 Leo Paz")
  }

  @Test func whatManyRowsShareIsNoCode() {
    #expect(
      outline("name,boss,country_code\nAaron,,DE\nBelto,Aaron,FR\nCedar,Belto,DE\nDorn,Aaron,DE")
        == "Aaron\n  Belto\n    Cedar\n  Dorn")
  }

  @Test func aColumnOfSQLMayBeCalledKey() {
    #expect(
      outline(
        """
        CREATE TABLE branches (
          key INTEGER PRIMARY KEY,
          parent INTEGER,
          branch TEXT
        );
        INSERT INTO branches VALUES (1, 0, 'Aa');
        INSERT INTO branches VALUES (2, 1, 'Bb');
        """) == "1 Aa\n  2 Bb")
  }

  // MARK: A file a level

  @Test(arguments: [
    ("bundeslaender", "kreise", "bundesland_id"), ("Länder", "Städte", "Land-ID"),
    ("abteilungen", "personen", "abteilung_id"),
    ("regionen", "orte", "region_nr"), ("Категории", "Товары", "Код категории"),
    ("Регионы", "Города", "Код региона"),
    ("iller", "ilceler", "il_id"), ("powiaty", "gminy", "powiat_id"), ("fylker", "kommuner", "fylke_id"),
    ("vendors", "products", "vendor_abbr"),
  ])
  func keysAreCalledAfterTablesInManyLanguages(upper: String, lower: String, key: String) throws {
    let files = [
      ("\(lower).csv", "id,name,\(key)\n1,Cc,2\n2,Dd,1\n3,Ee,2"), ("\(upper).csv", "id,name\n1,Aa\n2,Bb"),
    ]
    #expect(outline(try readFiles(files).tree) == "1 Aa\n  2 Dd\n2 Bb\n  1 Cc\n  3 Ee")
  }

  @Test func filesAreInTheOrderOfTheirLevelsWhateverTheirNames() throws {
    let files = [
      ("中分類.csv", "中分類コード,中分類名,大分類コード\n1,Cc,1\n2,Dd,2"), ("大分類.csv", "大分類コード,大分類名\n1,Aa\n2,Bb"),
      ("小分類.csv", "小分類コード,中分類コード,小分類名\n1,1,Ee\n2,2,Ff"),
    ]
    #expect(outline(try readFiles(files).tree) == "1 Aa\n  1 Cc\n    1 Ee\n2 Bb\n  2 Dd\n    2 Ff")
  }

  @Test func aCodeOfAnotherTableIsNoParentOfItsOwn() throws {
    let files = [
      ("clubs.csv", "code,title\n1,Aa\n2,Bb"),
      ("players.csv", "code,clubCode,teamCode,title\n1,1,2,Ee\n2,2,3,Ff\n3,2,1,Gg"),
      ("teams.csv", "code,title,clubCode\n1,Cc,2\n2,Dd,1\n3,Hh,2"),
    ]
    #expect(
      outline(try readFiles(files).tree) == "1 Aa\n  2 Dd\n    1 Ee\n2 Bb\n  1 Cc\n    3 Gg\n  3 Hh\n    2 Ff"
    )
  }
}
