import RegionSources
import Testing

/// Tables with a column of codes for each level, and headings that offices write over several lines.
@Suite struct StepTableTests {
  /// Each row fills the column of its own level alone.
  @Test(arguments: [
    "Abschnitt;Abteilung;Gruppe;Bezeichnung", "Section,Division,Group,Description", "Kod1,Kod2,Kod3,Nazwa",
    "X;Y;Code;Titel", "大类代码,中类代码,小类代码,名称", "Level 1 code,Level 2 code,Level 3 code,Title",
  ])
  func codesStandFurtherToTheRightTheDeeperTheyLie(header: String) {
    let sign = header.contains(";") ? ";" : ","
    let rows =
      "A,,,Land\n,01,,Crops\n,,011,Wheat\n,,012,Rice\n,02,,Wood\nB,,,Mines\n,05,,Coal\n,,051,Lignite\n"
    #expect(
      outline(header + "\n" + rows.replacing(",", with: sign))
        == "A Land\n  01 Crops\n    011 Wheat\n    012 Rice\n  02 Wood\nB Mines\n  05 Coal\n    051 Lignite")
  }

  @Test func numbersOfPersonsAreNoSteps() {
    #expect(
      outline("Phone,Fax,Mobile,Name\n11,,,Ada\n,22,,Bob\n44,,,Cy\n,,33,Di\n55,,,Ed\n66,,,Flo\n77,,,Gus\n")
        .contains("\n  ") == false)
  }

  /// Japan's table of municipalities: words in brackets of its own script, on a line of their own, and readings beside them.
  @Test func remarksBehindHeadingsAreNoneOfTheirWords() throws {
    let rows =
      "011002,北海道,札幌市,ﾎｯｶｲﾄﾞｳ,ｻｯﾎﾟﾛｼ\n012025,北海道,函館市,ﾎｯｶｲﾄﾞｳ,ﾊｺﾀﾞﾃｼ\n022012,青森県,青森市,ｱｵﾓﾘｹﾝ,ｱｵﾓﾘｼ\n022021,青森県,弘前市,ｱｵﾓﾘｹﾝ,ﾋﾛｻｷｼ\n"
    let plain = "団体コード,都道府県名（漢字）,市区町村名（漢字）,都道府県名（カナ）,市区町村名（カナ）\n"
    let broken =
      "\"団体コード\",\"都道府県名\n（漢字）\",\"市区町村名\n（漢字）\",\"都道府県名\n（カナ）\",\"市区町村名\n（カナ）\"\n"
    let expected = "北海道\n  011002 札幌市\n  012025 函館市\n青森県\n  022012 青森市\n  022021 弘前市"
    #expect(outline(plain + rows) == expected)
    #expect(outline(broken + rows) == expected)
    let inner = "010006,北海道,,ﾎｯｶｲﾄﾞｳ,\n020001,青森県,,ｱｵﾓﾘｹﾝ,\n"
    #expect(
      outline(plain + inner + rows)
        == expected.replacing("北海道", with: "010006 北海道").replacing("青森県", with: "020001 青森県"))
    #expect(try read(plain + rows).understanding.levels == ["都道府県名（漢字）", "市区町村名（漢字）"])
  }

  /// Poland's register has a town and the country around it under one name.
  @Test func twinsAreToldApartByTheirCodes() {
    #expect(
      outline(
        """
        WOJ;POW;GMI;RODZ;NAZWA;NAZWA_DOD
        02;;;;DOLNOŚLĄSKIE;województwo
        02;01;;;bolesławiecki;powiat
        02;01;01;1;Bolesławiec;gmina miejska
        02;01;02;2;Bolesławiec;gmina wiejska
        04;;;;KUJAWSKO-POMORSKIE;województwo
        04;01;;;aleksandrowski;powiat
        04;01;01;1;Ciechocinek;gmina miejska

        """)
        == "02 DOLNOŚLĄSKIE\n  0201 bolesławiecki\n    0201011 Bolesławiec\n    0201022 Bolesławiec\n04 KUJAWSKO-POMORSKIE\n  0401 aleksandrowski\n    0401011 Ciechocinek"
    )
  }
}
