import RegionModel
import RegionSources
import Testing

/// Tables whose rows refer to others by the key of a record, which is not the code that people see.
struct RecordKeyTests {
  /// `province` is the number of the province's record; the code beside it fits some rows by chance.
  @Test func aColumnOfRecordKeysIsNotComparedWithCodes() throws {
    let files = [
      ("a.csv", "id,name,code\n1,Azar,3\n2,Ardabil,4\n3,Alborz,1\n"),
      ("b.csv", "id,name,province,code\n1,Abadan,3,301\n2,Abyek,1,101\n3,Ahar,2,201\n4,Arak,1,102\n"),
      (
        "c.csv",
        """
        id,name,province,county,code
        1,Hume,3,1,30101
        2,Gugan,1,2,10101
        3,Sis,2,3,20101
        4,Tasuj,1,4,10201
        5,Leylan,3,1,30102

        """
      ),
    ]
    #expect(
      outline(try readFiles(files).tree) == """
        3 Azar
          101 Abyek
            10101 Gugan
          102 Arak
            10201 Tasuj
        4 Ardabil
          201 Ahar
            20101 Sis
        1 Alborz
          301 Abadan
            30101 Hume
            30102 Leylan
        """)
  }

  /// What Odoo exports: the heading of the upper rows' names is one of the program.
  @Test func externalNamesJoinFiles() throws {
    let files = [
      ("x-0.csv", "id,country_id:id,name,code\nst_10,base.ir,Tehran,10\nst_12,base.ir,Mazandaran,12\n"),
      (
        "x-1.csv",
        "id,country_id:id,state_id:id,name\nct_1,base.ir,st_12,Sari\nct_2,base.ir,st_10,Rey\nct_3,base.ir,st_12,Amol\n"
      ),
    ]
    #expect(
      outline(try readFiles(files).tree) == "10 Tehran\n  ct_2 Rey\n12 Mazandaran\n  ct_1 Sari\n  ct_3 Amol")
  }

  /// The nearest table is meant although a few cells name nothing, and its key tells which column is the code.
  @Test func theNearestTableIsMeant() throws {
    let states = #"[{"code":"AB","name":"Abia"},{"code":"AD","name":"Adamawa"}]"#
    let areas = """
      [{"alias":"aba-north","name":"Aba North","state_code":"AB"},{"alias":"bende","name":"Bende","state_code":"AB"},
       {"alias":"girei","name":"Girei","state_code":"AD"},{"alias":"yola","name":"Yola","state_code":"AD"}]
      """
    let wards = (1...12).map { number in
      let area = ["aba-north", "bende", "girei", "yola"][number % 4]
      let state = ["AB", "AB", "AD", "AD"][number % 4]
      return
        #"{"alias":"w\#(number)-x","name":"Ward \#(number)","lga_alias":"\#(number == 5 ? "benda" : area)","#
        + #""state_code":"\#(state)","postal_code":"4502\#(number / 2)"}"#
    }
    let files = [
      ("f-0.json", states), ("f-1.json", areas), ("f-2.json", "[\(wards.joined(separator: ","))]"),
    ]
    let error = #expect(throws: SourceErrors.self) { try readFiles(files) }
    #expect(error?.lines.first?.contains("the parent benda does not exist") == true)
  }

  /// Two places of one latitude have nothing else in common.
  @Test func measuresJoinNothing() throws {
    let files = [
      ("asia.csv", "name,lat\nDoha,25\nRiyadh,24\n"),
      ("america.csv", "name,lat\nMiami,25\nHavana,24\nKey West,24\n"),
    ]
    let tree = try readFiles(files).tree
    #expect(outline(tree) == "asia\n  Doha\n  Riyadh\namerica\n  Miami\n  Havana\n  Key West")
  }

  @Test func theCodeIsShownWhereRecordsNameTheirParentsByAnotherKey() throws {
    let read = try read(
      """
      id,parent_id,name,code
      root_fr,,Plan,
      11_fr,root_fr,Réserves,11
      111_fr,11_fr,Réserve légale,111
      112_fr,11_fr,Autres,112

      """ + (201...220).map { "\($0)_fr,11_fr,Compte \($0),\($0)\n" }.joined())
    #expect(
      outline(read.tree).hasPrefix(
        "root_fr Plan\n  11 Réserves\n    111 Réserve légale\n    112 Autres\n    201 Compte 201\n"))
    #expect(read.understanding.code == ["code"])
    #expect(read.understanding.others == ["id"])
  }

  /// A code that stands twice below one parent by mistake is no code the second time.
  @Test func aCodeThatStandsTwiceLeavesTheKey() throws {
    let rows = (100...299).map { "k\($0),r,Name \($0),\($0 == 250 ? 249 : $0)\n" }.joined()
    let text = outline("id,parent,name,code\nr,,Root,1\n" + rows)
    #expect(text.contains("\n  249 Name 249\n  k250 Name 250\n  251 Name 251\n"))
  }

  /// The records' names are made of the codes.
  @Test func aKeyMadeOfACodeIsNotTheCode() {
    #expect(
      outline(
        "id,name,ibge_code\ncity_1100015,Alta,1100015\ncity_1100379,Alto,1100379\ncity_1100403,Paraíso,1100403\n"
      )
        == "1100015 Alta\n1100379 Alto\n1100403 Paraíso")
    // Half of them are not.
    #expect(
      outline("id,name,ibge_code\ncity_1,Alta,1100015\ncity_2,Alto,1100379\ncity_3,Paraíso,1100403\n")
        == "city_1 Alta\ncity_2 Alto\ncity_3 Paraíso")
  }

  /// What stands in the records' names by chance, and what counts the rows, is no code.
  @Test func otherNumbersInKeysAreNoCodes() {
    #expect(
      outline("id,name,no\n5f01,Alta,01\n5f03,Alto,03\n5f07,Paraíso,07\n")
        == "5f01 Alta\n5f03 Alto\n5f07 Paraíso")
    #expect(
      outline("id,name,order\nx-1,Alta,1\nx-2,Alto,2\nx-3,Paraíso,3\n") == "x-1 Alta\nx-2 Alto\nx-3 Paraíso")
  }

  @Test func recordsOfOtherModelsAreTold() throws {
    let read = try read(
      """
      <?xml version="1.0"?><tryton><data>
      <record model="account.type" id="t1"><field name="name">Actif</field></record>
      <record model="account.type" id="t2"><field name="name">Passif</field></record>
      <record model="account" id="a"><field name="name">Plan</field></record>
      <record model="account" id="b"><field name="name">Banques</field><field name="parent" ref="a"/></record>
      <record model="account" id="c"><field name="name">Caisses</field><field name="parent" ref="a"/></record>
      </data></tryton>
      """)
    #expect(outline(read.tree) == "a Plan\n  b Banques\n  c Caisses")
    #expect(read.understanding.notes.contains("records of other models were left out: account.type (2)"))
  }

  /// A row keeps its place where another one has its number by mistake.
  @Test func aNumberTypedTwiceLosesNoRow() throws {
    let rows = (1...150).map { number in
      let district = (number - 1) / 10
      return #"{"id":\#(number == 72 ? 71 : number),"name":"M\#(number % 140)","#
        + #""district":"D\#(district)","province":"P\#(district / 5)"}"#
    }
    let read = try read("[\(rows.joined(separator: ","))]")
    #expect(outline(read.tree).contains("\n    71 M71\n    M72\n    73 M73\n"))
    #expect(read.understanding.notes.contains("codes that another place beside it has were left out: 71"))
  }

  /// Of several codes in a database the one that is called after the table is its own.
  @Test func theCodeOfATableIsCalledAfterIt() {
    #expect(
      outline(
        """
        CREATE TABLE refprovince (id int, psgcCode text, provDesc text, regCode text, provCode text);
        INSERT INTO refprovince VALUES (1,'12800000','NORTE','1','128'),(2,'12900000','SUR','1','129');
        CREATE TABLE refcitymun (id SERIAL PRIMARY KEY, psgcCode text, citymunDesc text, regCode text, provCode text, citymunCode text);
        INSERT INTO refcitymun VALUES (1,'12801000','ADAMS','1','128','12801'),(2,'12802000','BACARRA','1','128','12802'),
        (30,'12901000','ALILEM','1','129','12901');
        """) == "128 NORTE\n  12801 ADAMS\n  12802 BACARRA\n129 SUR\n  12901 ALILEM")
  }

  /// What a person names as the code is shown, although the parents are named by the record's id.
  @Test func theCodeThatAPersonNamesIsShown() {
    let text = "id,prefix,name,parent_id\na,1,Assets,\nb,1.1,Cash,a\nc,1.2,Bank,a\n"
    #expect(outline(text) { $0.fields.code = ["prefix"] } == "1 Assets\n  1.1 Cash\n  1.2 Bank")
  }
}
