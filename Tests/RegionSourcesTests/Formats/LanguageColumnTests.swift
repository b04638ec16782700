import Testing

@testable import RegionSources

/// Columns that say a name again in another language, and those that only stand beside one text each.
@Suite struct LanguageColumnTests {
  @Test func aNameInOtherLettersIsNoLevel() {
    #expect(
      outline(
        "省份,Province,城市,City\n广东,Guangdong,广州,Guangzhou\n广东,Guangdong,深圳,Shenzhen\n江苏,Jiangsu,南京,Nanjing\n")
        == "广东\n  广州\n  深圳\n江苏\n  南京")
    #expect(outline("国家,Country\n中国,China\n日本,Japan\n泰国,Thailand\n") == "中国\n日本\n泰国")
  }

  /// In a short table each state has one city by chance.
  @Test func oneCityInEachStateIsALevel() {
    #expect(
      outline(
        "State,City,Store\nOhio,Dayton,Store 1\nOhio,Dayton,Store 2\nUtah,Provo,Store 3\nUtah,Provo,Store 4\n"
      )
        == "Ohio\n  Dayton\n    Store 1\n    Store 2\nUtah\n  Provo\n    Store 3\n    Store 4")
  }

  @Test func wordsOfTwoLevelsAreTwoLevels() {
    #expect(
      outline("国家,Brand,店铺\n中国,Nike,北京店\n中国,Nike,上海店\n日本,Asics,东京店\n日本,Asics,大阪店\n")
        == "中国\n  Nike\n    北京店\n    上海店\n日本\n  Asics\n    东京店\n    大阪店")
  }

  @Test func headingsThatDifferInTheirLanguageAreOneLevel() {
    #expect(LanguageColumns.areOneHeading("Emirate EN", "Emirate AR"))
    #expect(LanguageColumns.areOneHeading("省份", "省份英文"))
    #expect(!LanguageColumns.areOneHeading("State", "City"))
    #expect(!LanguageColumns.areOneHeading("Area", "Area"))
    #expect(!LanguageColumns.areOneHeading("EN", "AR"))
  }
}
