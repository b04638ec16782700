import RegionModel
import Testing

@testable import RegionSources

/// Tables with a column a level, in several languages, of which a stranger's reading did not hold.
@Suite struct LevelColumnCaseTests {
  @Test(arguments: [
    // Merged cells, of which a name stands below two places.
    (
      "Abteilung;Team\nVertrieb;Leitung\n;Nord\n;Süd\nIT;Leitung\n;Betrieb\n",
      "Vertrieb\n  Leitung\n  Nord\n  Süd\nIT\n  Leitung\n  Betrieb"
    ),
    // Streets repeat from town to town.
    (
      "Область,Район,Город,Улица\nТульская,Щёкинский,Щёкино,Ленина\nТульская,Щёкинский,Щёкино,Мира\nТульская,Щёкинский,Советск,Ленина\nОрловская,Мценский,Мценск,Мира\n",
      "Тульская\n  Щёкинский\n    Щёкино\n      Ленина\n      Мира\n    Советск\n      Ленина\nОрловская\n  Мценский\n    Мценск\n      Мира"
    ),
    (
      "Bezirk,Ortsteil,Straße\nMitte,Wedding,Müllerstraße\nMitte,Wedding,Seestraße\nMitte,Moabit,Turmstraße\nPankow,Buch,Seestraße\n",
      "Mitte\n  Wedding\n    Müllerstraße\n    Seestraße\n  Moabit\n    Turmstraße\nPankow\n  Buch\n    Seestraße"
    ),
    (
      "Regione,Provincia,Comune\nLazio,Roma,Nemi\nLazio,Rieti,Castro\nPuglia,Lecce,Castro\nPuglia,Bari,Turi\n",
      "Lazio\n  Roma\n    Nemi\n  Rieti\n    Castro\nPuglia\n  Lecce\n    Castro\n  Bari\n    Turi"
    ),
  ])
  func names(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    // Headings in other letters.
    (
      "קוד,מחוז,נפה,יישוב\nA1,צפון,כנרת,טבריה\nA2,צפון,כנרת,יבנאל\nA3,צפון,עכו,נהריה\nB1,דרום,אשקלון,שדרות\n",
      "צפון\n  כנרת\n    A1 טבריה\n    A2 יבנאל\n  עכו\n    A3 נהריה\nדרום\n  אשקלון\n    B1 שדרות"
    ),
    // One heading for all codes.
    (
      "Código,Estado,Código,Municipio,Código,Localidad\n01,Jalisco,012,Tala,01053,Ahuisculco\n01,Jalisco,013,Tequila,01173,Santa Teresa\n02,Colima,021,Tecomán,02168,Caleras\n",
      "01 Jalisco\n  012 Tala\n    01053 Ahuisculco\n  013 Tequila\n    01173 Santa Teresa\n02 Colima\n  021 Tecomán\n    02168 Caleras"
    ),
    // The word for a code stands in front.
    (
      "ID Región;Región;ID Provincia;Provincia;ID Comuna;Comuna\n1;Norte;11;Arica;111;Putre\n1;Norte;12;Iquique;121;Huara\n2;Sur;21;Osorno;211;Purranque\n",
      "1 Norte\n  11 Arica\n    111 Putre\n  12 Iquique\n    121 Huara\n2 Sur\n  21 Osorno\n    211 Purranque"
    ),
    (
      "N° région,Région,N° département,Département\n84,ARA,01,Ain\n84,ARA,03,Allier\n27,BFC,21,Côte-d'Or\n",
      "84 ARA\n  01 Ain\n  03 Allier\n27 BFC\n  21 Côte-d'Or"
    ),
    // Each digit is a level, behind two of the highest: the procurement vocabulary without its check digits.
    (
      "code,name\n03000000,Farms\n03100000,Plants\n03110000,Crops\n03111000,Seeds\n03111100,Soya\n03111200,Nuts\n03112000,Leaves\n03115000,Raw\n03115100,Textile\n03115110,Cotton\n03120000,Flowers\n03121000,Bulbs\n03121100,Live\n09000000,Oil\n09100000,Fuels\n",
      "03000000 Farms\n  03100000 Plants\n    03110000 Crops\n      03111000 Seeds\n        03111100 Soya\n        03111200 Nuts\n      03112000 Leaves\n      03115000 Raw\n        03115100 Textile\n          03115110 Cotton\n    03120000 Flowers\n      03121000 Bulbs\n        03121100 Live\n09000000 Oil\n  09100000 Fuels"
    ),
    (
      "国家,sheng,shi,qu\n中国,河北,石家庄,长安\n中国,河北,石家庄,桥西\n中国,河北,唐山,路南\n中国,山西,太原,小店\n",
      "中国\n  河北\n    石家庄\n      长安\n      桥西\n    唐山\n      路南\n  山西\n    太原\n      小店"
    ),
    // A class of its own and no sum.
    (
      "code,name\n111,Grain\n11119,Other Grain Farming\n111191,Oilseed Farming\n111199,All Other Grain Farming\n1112,Vegetables\n11121,Potatoes\n",
      "111 Grain\n  11119 Other Grain Farming\n    111191 Oilseed Farming\n    111199 All Other Grain Farming\n  1112 Vegetables\n    11121 Potatoes"
    ),
  ])
  func codes(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func tablesWithHeadingsInOtherLettersAreJoined() throws {
    let files = [
      ("a.csv", "รหัส,ชื่อ\n1,เหนือ\n2,ใต้\n3,กลาง\n"),
      ("b.csv", "รหัส,ชื่อ,ภาค\n1,ตรัง,2\n2,น่าน,1\n3,อ่างทอง,3\n"),
    ]
    #expect(
      outline(try readFiles(files).tree)
        == "1 เหนือ\n  2 น่าน\n2 ใต้\n  1 ตรัง\n3 กลาง\n  3 อ่างทอง")
  }

  @Test func aScriptOfPHPMaySendHeadersFirst() {
    let text = """
      <?php
      header('content-type:application/json;charset=utf-8');
      $depts = ["list" => [["id" => 1, "name" => "Sales", "pid" => 0], ["id" => 2, "name" => "North", "pid" => 1]]];
      echo json_encode($depts);
      """
    #expect(outlineOfFile(text) == "1 Sales\n  2 North")
  }

  @Test func nestedRowsOfRootsThatNameThemselvesStay() {
    let text =
      #"[{"id":101,"parentId":101,"name":"A","leaves":[{"id":1,"parentId":101,"name":"x"}]},{"id":102,"parentId":102,"name":"B","leaves":[{"id":3,"parentId":102,"name":"z"}]}]"#
    #expect(outline(text) == "101 A\n  1 x\n102 B\n  3 z")
  }
}
