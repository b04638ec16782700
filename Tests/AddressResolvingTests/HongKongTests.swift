import AddressResolving
import RegionModel
import Testing

/// Parts of Hong Kong by their names alone, in lines that are written as there.
@Suite struct HongKongTests {
  private func answer(_ address: String) -> String {
    let match = CarriedAtlas.resolver.resolve(address.utf8)
    return "\(match.region?.code ?? "-") \(match.confidence.rawValue)"
  }

  @Test(arguments: [
    ("馬鞍山西沙路608號馬鞍山廣場三樓308號", "810114 likely"), ("馬鞍山新港城中心2樓2136號舖", "810114 likely"),
    ("馬鞍山鞍祿街18號", "810114 likely"), ("大埔安慈路昌運中心地下24-25號舖", "810116 likely"),
    ("大埔廣福道12號", "810116 likely"), ("筲箕灣筲箕灣東大街136號", "810102 likely"), ("上環蘇杭街41-47號地下", "810101 likely"),
    ("西環吉席街47號", "810101 likely"), ("中環德輔道中4號", "810101 likely"), ("沙田正街3號", "810114 likely"),
    ("元朗青山公路12號", "810118 likely"), ("東尖沙咀麼地道63號好時中心G27號", "810109 likely"),
    ("九龍灣宏開道16號德福大廈", "810104 likely"), ("九龍塘聯合道320號建新中心G28號", "810103 likely"),
    ("太和邨亨和樓地下", "810116 likely"), ("長洲新興街12號地下", "810110 likely"), ("深井青山公路33號地下", "810117 likely"),
  ])
  func itsSignsDecide(_ address: String, _ expected: String) { #expect(answer(address) == expected) }

  @Test(arguments: [
    ("香港灣仔活道29號", "810107 likely"), ("香港筲箕灣東大街161-165號東輝大廈地下2-3號舖", "810102 likely"),
    ("九龍九龍塘聯福道11號", "810103 likely"), ("九龍塘達之路83號香港城市大學", "810106 likely"),
    ("太古廣場二期12樓", "810101 likely"), ("中環太子大廈3樓", "810101 likely"),
  ])
  func aPartOfItLeadsToItsDistrictAndLongerNamesGoFirst(_ address: String, _ expected: String) {
    #expect(answer(address) == expected)
  }

  @Test(arguments: [
    ("安徽省馬鞍山市花山區湖東路8號", "340503 certain"), ("馬鞍山市雨山區", "340504 certain"), ("馬鞍山雨山東路12號", "340500 likely"),
    ("馬鞍山鋼鐵股份有限公司", "340500 likely"), ("馬鞍山", "340500 likely"), ("马鞍山西沙路608号", "340500 likely"),
    ("深圳 沙田 香港大學深圳醫院", "440300 likely"), ("中環路12號", "- none"), ("大同路12號", "- none"),
    ("大埔鄉和平村12號", "711924 likely"),
    ("大埔縣湖寮鎮", "441422100 certain"),
    ("嘉義縣大埔鄉", "711924 certain"), ("藍田縣三里鎮", "610122107 certain"), ("石門區中山路12號", "711158 certain"),
    ("桃園市大潭", "711400 certain"), ("臺北市大同區", "710102 certain"), ("上环路12号", "- none"),
    ("中环大厦3号楼 南京市玄武区", "320102 certain"), ("新竹縣竹東鎮中興路12號", "711321 certain"),
  ])
  func otherPlacesStay(_ address: String, _ expected: String) { #expect(answer(address) == expected) }
}
