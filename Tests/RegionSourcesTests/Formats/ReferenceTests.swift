import RegionSources
import Testing

/// Lists and files of which each is a level: a column of the lower ones says where their rows lie.
///
/// The ids are such that their digits tell another tree than the references.
@Suite struct ReferenceTests {
  @Test(arguments: [
    (
      #"{"departments":[{"id":1,"name":"Sales"},{"id":2,"name":"Lab"}],"teams":[{"id":10,"name":"North","department_id":2},{"id":20,"name":"Apps","department_id":1}]}"#,
      "1 Sales\n  20 Apps\n2 Lab\n  10 North"
    ),
    // Three levels, in camel case; the lowest may name both levels above it.
    (
      #"{"countries":[{"id":1,"name":"US"},{"id":2,"name":"CA"}],"states":[{"id":1,"name":"Ontario","countryId":2},{"id":2,"name":"Texas","countryId":1}],"cities":[{"id":1,"name":"Toronto","stateId":1,"countryId":2},{"id":2,"name":"Austin","stateId":2,"countryId":1},{"id":3,"name":"Dallas","stateId":2,"countryId":1}]}"#,
      "1 US\n  2 Texas\n    2 Austin\n    3 Dallas\n2 CA\n  1 Ontario\n    1 Toronto"
    ),
    (
      #"{"prefectures":[{"id":1,"name":"北海道"},{"id":13,"name":"東京都"}],"cities":[{"id":101,"name":"千代田区","prefecture_id":13},{"id":1301,"name":"札幌市","prefecture_id":1}]}"#,
      "1 北海道\n  1301 札幌市\n13 東京都\n  101 千代田区"
    ),
    // Nothing shows where the words of a heading begin.
    (
      #"{"departamentos":[{"IDDEPARTAM":1,"DESCRDEPAR":"Amazonas"},{"IDDEPARTAM":9,"DESCRDEPAR":"Ancash"}],"provincias":[{"IDDEPA":1,"IDPROVI":1,"DESCRPROVI":"Bagua"},{"IDDEPA":9,"IDPROVI":2,"DESCRPROVI":"Aija"},{"IDDEPA":1,"IDPROVI":90,"DESCRPROVI":"Ambo"}]}"#,
      "1 Amazonas\n  1 Bagua\n  90 Ambo\n9 Ancash\n  2 Aija"
    ),
    // Ids with letters, and the plain word; the lower list may stand first, inside a wrapper.
    (
      #"{"data":{"teams":[{"id":"t1","name":"North","department":"d2"},{"id":"t2","name":"South","department":"d1"}],"departments":[{"id":"d1","name":"Sales"},{"id":"d2","name":"Lab"}]}}"#,
      "d1 Sales\n  t2 South\nd2 Lab\n  t1 North"
    ),
    // A column of the same name, and a short one.
    (
      #"{"companies":[{"companyId":1,"companyName":"A"},{"companyId":2,"companyName":"B"}],"departments":[{"deptId":10,"deptName":"HR","companyId":2},{"deptId":20,"deptName":"IT","companyId":1}]}"#,
      "1 A\n  20 IT\n2 B\n  10 HR"
    ),
    (
      #"{"depts":[{"id":1,"name":"Sales"},{"id":2,"name":"Lab"}],"staff":[{"id":10,"name":"Ada","dept":2},{"id":20,"name":"Bob","dept":1}]}"#,
      "1 Sales\n  20 Bob\n2 Lab\n  10 Ada"
    ),
    // The word for a code in front; rows name all levels above them, the nearest counts.
    (
      #"{"departamento":[{"codDep":"01","desDep":"La Libertad"},{"codDep":"02","desDep":"San Martín"}],"provincia":[{"codDep":"02","codProv":"0101","desProv":"Bolívar"},{"codDep":"01","codProv":"0102","desProv":"El Dorado"}],"distrito":[{"codDep":"02","codProv":"0101","codDist":"9","desDist":"Ucuncha"},{"codDep":"01","codProv":"0102","codDist":"8","desDist":"San José"}]}"#,
      "01 La Libertad\n  0102 El Dorado\n    8 San José\n02 San Martín\n  0101 Bolívar\n    9 Ucuncha"
    ),
    (
      #"{"provinsi":[{"id_provinsi":1,"nama":"Aceh"},{"id_provinsi":2,"nama":"Bali"}],"kota":[{"id_kota":10,"id_provinsi":2,"nama":"Denpasar"},{"id_kota":20,"id_provinsi":1,"nama":"Sabang"}]}"#,
      "1 Aceh\n  20 Sabang\n2 Bali\n  10 Denpasar"
    ),
    // An object that refers, lists of texts, and what is said of the file.
    (
      #"{"meta":{"version":1},"categories":[{"id":1,"title":"Fruit"},{"id":2,"title":"Veg"}],"products":[{"id":11,"title":"Leek","category":{"id":2},"tags":["a"]},{"id":21,"title":"Apple","category":{"id":1},"tags":[]}]}"#,
      "1 Fruit\n  21 Apple\n2 Veg\n  11 Leek"
    ),
    // Objects by their ids.
    (
      #"{"departments":{"1":{"name":"Sales"},"2":{"name":"Lab"}},"teams":{"10":{"name":"North","department_id":2},"20":{"name":"Apps","department_id":1}}}"#,
      "1 Sales\n  20 Apps\n2 Lab\n  10 North"
    ),
    // Rows may lie in each other before others lie in them.
    (
      #"{"orgs":[{"id":1,"name":"HQ","parent_id":null},{"id":2,"name":"Lab","parent_id":1}],"users":[{"id":10,"name":"Ada","org_id":2},{"id":11,"name":"Bob","org_id":1}]}"#,
      "1 HQ\n  2 Lab\n    10 Ada\n  11 Bob"
    ),
  ])
  func aReferenceGoesBeforeDigits(text: String, expected: String) { #expect(outline(text) == expected) }

  /// Lists of codes that lie in each other, and say nothing else, are levels by these.
  @Test func codesAloneTellWhereNothingElseDoes() {
    #expect(
      outline(
        #"{"province_list":[{"code":"11","name":"A"},{"code":"12","name":"B"}],"city_list":[{"code":"1101","name":"C"},{"code":"1201","name":"D"}]}"#
      ) == "11 A\n  1101 C\n12 B\n  1201 D")
  }

  @Test func aParentThatIsNotThereIsAFlaw() {
    #expect(
      outline(
        #"""
        {"departments": [{"id": 1, "name": "Sales"}],
         "teams": [{"id": 10, "name": "North", "department_id": 1},
                   {"id": 11, "name": "West", "department_id": 1},
                   {"id": 12, "name": "East", "department_id": 7}]}
        """#) == "x:4: the parent 7 does not exist")
  }

  @Test func filesAreTakenInTheOrderOfTheirLevels() throws {
    let files = [
      ("d/cities.csv", "id,name,state_id,country_id\n1,Toronto,1,2\n2,Austin,2,1\n3,Dallas,2,1\n"),
      ("d/countries.csv", "id,name\n1,US\n2,CA\n"),
      ("d/states.csv", "id,name,country_id\n1,Ontario,2\n2,Texas,1\n"),
    ]
    let expected = "1 US\n  2 Texas\n    2 Austin\n    3 Dallas\n2 CA\n  1 Ontario\n    1 Toronto"
    #expect(outline(try readFiles(files).tree) == expected)
    #expect(outline(try readFiles(files.reversed()).tree) == expected)
  }

  @Test func filesOfObjectsUnderTheirCodesAreJoined() throws {
    let files = [
      ("a.json", #"{"UA01":{"ua":"Крим"},"UA05":{"ua":"Вінниця"}}"#),
      ("b.json", #"{"UA0102":{"parent":"UA01","ua":"Бахч"},"UA0502":{"parent":"UA05","ua":"Він"}}"#),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "UA01 Крим\n  UA0102 Бахч\nUA05 Вінниця\n  UA0502 Він")
  }

  @Test func filesOfXMLAreJoined() throws {
    let files = [
      ("p.xml", "<Provinces>\n<P ID='1' Name='BJ'/>\n<P ID='3' Name='HB'/>\n</Provinces>"),
      ("c.xml", "<Cities>\n<C ID='1' Name='BJC' PID='1'/>\n<C ID='3' Name='SJZ' PID='3'/>\n</Cities>"),
    ]
    #expect(outline(try readFiles(files).tree) == "1 BJ\n  1 BJC\n3 HB\n  3 SJZ")
    let broken = [
      files[0], ("c.xml", "<Cities>\n<C ID='1' Name='X' PID='1'/>\n<C ID='3' Name='Y' PID='8'/>\n</Cities>"),
    ]
    let flaws = #expect(throws: SourceErrors.self) { try readFiles(broken) }
    #expect(flaws?.first.map(\.message) == ["the parent 8 does not exist"])
    #expect(flaws?.first.map(\.line) == [3])
  }

  /// A department and a person may have one number below one department; two persons may not.
  @Test func rowsOfTwoFilesMayHaveOneCode() throws {
    let people = "id,name,dept_id\n1,Ada,2\n2,Bo,1\n"
    func files(_ people: String) -> [(String, String)] {
      [("dept.csv", "id,name,parent_id\n1,HQ,\n2,IT,1\n"), ("person.csv", people)]
    }
    #expect(outline(try readFiles(files(people)).tree) == "1 HQ\n  2 IT\n    1 Ada\n  2 Bo")
    let flaws = #expect(throws: SourceErrors.self) { try readFiles(files(people + "2,Cy,1\n")) }
    #expect(flaws?.first.map(\.message) == ["the code 2 stands twice below one parent"])
    #expect(flaws?.first.map(\.line) == [4])
  }

  @Test func filesWhoseNamesTellNothingFitInEitherOrder() throws {
    let files = [
      ("b.csv", "x,codigo,titulo\n9,1,Um\n8,2,Dois\n"), ("a.csv", "codigo,y,nome\n2,5,C\n1,6,D\n2,7,E\n"),
    ]
    let expected = "1 Um\n  D\n2 Dois\n  C\n  E"
    #expect(outline(try readFiles(files).tree) == expected)
    #expect(outline(try readFiles(files.reversed()).tree) == expected)
  }

  @Test func aColumnWithoutAWordForACodeRefersToo() throws {
    let files = [
      ("depts.csv", "id,dept_name\nd1,Sales\nd2,Lab\n"),
      ("teams.csv", "id,team,dept\nt1,North,d2\nt2,South,d1\n"),
    ]
    #expect(outline(try readFiles(files).tree) == "d1 Sales\n  t2 South\nd2 Lab\n  t1 North")
    let names = [
      ("teams.csv", "team,department\nNorth,Lab\nSouth,Sales\n"),
      ("departments.csv", "name,city\nSales,Ulm\nLab,Bonn\n"),
    ]
    #expect(outline(try readFiles(names).tree) == "Sales\n  South\nLab\n  North")
  }

  @Test func aListThatHasToDoWithNoneIsPassedOver() throws {
    let read = try read(
      #"{"provinces":[{"id":1,"name":"Koshi"},{"id":2,"name":"Bagmati"}],"districts":[{"id":11,"province":1,"name":"Morang"},{"id":21,"province":2,"name":"Dolakha"}],"colors":[{"hex":"f00","name":"Red"},{"hex":"0f0","name":"Green"}]}"#
    )
    #expect(outline(read.tree) == "1 Koshi\n  11 Morang\n2 Bagmati\n  21 Dolakha")
    #expect(read.understanding.notes == ["beside the lists stand colors; passed over"])
  }

  @Test func listsMayReferToWordsOfPrograms() {
    #expect(
      outline(
        #"{"categories":[{"slug":"fruit","name":"Fruit"},{"slug":"veg","name":"Vegetables"}],"products":[{"id":"p1","name":"Apple","category":"fruit"},{"id":"p2","name":"Pear","category":"fruit"},{"id":"p3","name":"Leek","category":"veg"}]}"#
      ) == "fruit Fruit\n  p1 Apple\n  p2 Pear\nveg Vegetables\n  p3 Leek")
  }

  @Test func rowsUnderTheirCodesHaveALevelAColumn() {
    #expect(
      outline(
        #"{"060-00":{"prefecture":"North","city":"Elm","street":""},"060-01":{"prefecture":"North","city":"Elm","street":"High"},"030-08":{"prefecture":"South","city":"Oak","street":"Low"}}"#
      ) == "North\n  060-00 Elm\n    060-01 High\nSouth\n  Oak\n    030-08 Low")
  }

  /// A file a parent, named by its code: each list lies below the nearest code above, in whatever file that is.
  @Test func codesInSeveralFilesLieInTheNearestAbove() throws {
    let read = try readFiles([
      ("0", #"[{"id":"330000","name":"浙江省"},{"id":"110000","name":"北京"}]"#),
      ("330000", #"[{"id":"330100","name":"杭州"}]"#), ("330100", #"[{"id":"330102","fullname":"上城区"}]"#),
      ("110000", #"[{"id":"110101","fullname":"东城区"}]"#),
    ])
    #expect(outline(read.tree) == "330000 浙江省\n  330100 杭州\n    330102 上城区\n110000 北京\n  110101 东城区")
  }

  /// A person says the fields of all levels at once.
  @Test func eachTableTakesTheFieldsOfItsLevel() throws {
    let files = [
      ("a", "regCode,regDesc,other\n01,North,x\n02,South,y\n"),
      ("b", "regDesc,regCode,town,code\n01,01,Ulm,7\n02,02,Bonn,8\n"),
    ]
    var options = ReadingOptions()
    options.fields.name = ["other", "town"]
    options.fields.code = ["regCode", "code"]
    #expect(outline(try readFiles(files, options).tree) == "01 x\n  7 Ulm\n02 y\n  8 Bonn")
  }
}
