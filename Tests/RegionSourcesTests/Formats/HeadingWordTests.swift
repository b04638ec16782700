import Testing

/// Headings in the words and letters of many offices.
@Suite struct HeadingWordTests {
  private static let rows = [
    ["01", "Aa", "011", "Bb"], ["01", "Aa", "012", "Cc"], ["02", "Dd", "021", "Ee"],
  ]

  @Test(arguments: [
    "stateCode,stateNameEnglish,districtCode,districtNameEnglish",
    "admin0Pcode,admin0Name_en,admin1Pcode,admin1Name_en",
    "province_code,province_name_en,district_code,district_name_en",
    "CÓDIGO DEPARTAMENTO,DEPARTAMENTO,CÓDIGO MUNICIPIO,MUNICIPIO",
    "Código departamento,Nombre departamento,Código municipio,Nombre municipio",
    "CÓDIGO DANE DEL DEPARTAMENTO,DEPARTAMENTO,CÓDIGO DANE DEL MUNICIPIO,MUNICIPIO",
    "Código de la Región,Nombre de la Región,Código de la Provincia,Nombre de la Provincia",
    "Código da UF,Nome da UF,Código do Município,Nome do Município",
    "Landesschlüssel,Land,Kreisschlüssel,Kreis",
    "Landesnummer,Landesname,Kreisnummer,Kreisname",
    "Код региона,Регион,Код района,Район",
    "Код региона,Наименование региона,Код города,Название города",
    "Kod województwa,Nazwa województwa,Kod powiatu,Nazwa powiatu",
    "Kód kraje,Název kraje,Kód okresu,Název okresu",
    "Code région,Nom région,Code département,Nom département",
  ])
  func codesAndNamesOfLevelsAreKnown(heading: String) {
    for rows in [HeadingWordTests.rows, [HeadingWordTests.rows[0], HeadingWordTests.rows[2]]] {
      let text = ([heading] + rows.map { $0.joined(separator: ",") }).joined(separator: "\n")
      let expected =
        rows.count == 3 ? "01 Aa\n  011 Bb\n  012 Cc\n02 Dd\n  021 Ee" : "01 Aa\n  011 Bb\n02 Dd\n  021 Ee"
      #expect(outline(text) == expected)
    }
  }

  @Test(arguments: [
    "Código,Descripción,Código padre", "Nr,Bezeichnung,Übergeordnete ID", "Код,Наименование,Родитель",
    "Schlüssel,Name,Elternid",
  ])
  func codesAndParentsAreKnown(heading: String) {
    #expect(outline(heading + "\n1,Aa bb,\n2,Bb cc,1\n3,Cc dd,2\n") == "1 Aa bb\n  2 Bb cc\n    3 Cc dd")
  }

  @Test func theNamePeopleReadIsTheName() {
    #expect(
      outline(
        "SupplierID;Identifier;CodedName;PreferredName\n0173-1;AAA000;13000000;Development\n0173-1;AAB001;13010000;Engineering\n"
      ) == "13000000 Development\n  13010000 Engineering")
  }
}
