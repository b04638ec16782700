import RegionModel
import RegionSearch
import Testing

/// Texts with another suffix than the data, or none.
@Suite struct KindTests {
  @Test(
    arguments: [
      ("浦东", "上海市/浦东新区"), ("上海/浦东", "上海市/浦东新区"), ("上海浦东", "上海市/浦东新区"),
      ("喀喇沁", "内蒙古自治区/赤峰市/喀喇沁旗"), ("达尔罕茂明安", "内蒙古自治区/包头市/达尔罕茂明安联合旗"),
      ("内蒙", "内蒙古自治区"), ("内蒙古", "内蒙古自治区"), ("内蒙/赤峰", "内蒙古自治区/赤峰市"),
      ("内蒙赤峰", "内蒙古自治区/赤峰市"), ("广西自治区", "广西壮族自治区"), ("恩施州", "湖北省/恩施土家族苗族自治州"),
      ("湖北/恩施州", "湖北省/恩施土家族苗族自治州"), ("湖北恩施州恩施市", "湖北省/恩施土家族苗族自治州/恩施市"),
      ("延边州", "吉林省/延边朝鲜族自治州"), ("本溪县", "辽宁省/本溪市/本溪满族自治县"),
      ("喀喇沁左翼县", "辽宁省/朝阳市/喀喇沁左翼蒙古族自治县"), ("香港特区", "香港特别行政区"), ("石岐街道", "广东省/中山市/石岐区街道办事处"),
      ("石岐区街道", "广东省/中山市/石岐区街道办事处"), ("西区街道办事处", "广东省/中山市/西区街道"),
      ("朝阳乡", "上海市/浦东新区/朝阳回族乡"),
    ])
  func everyWordForTheKindIsKnown(text: String, path: String) {
    #expect(found(text, in: kinds) == path)
  }

  @Test(arguments: ["碑", "浦", "恩施土家", "喀喇沁左", "内", "恩施州市", "延边县", "浦东区", "浦东新", "石岐"])
  func aPartOfANameIsNoName(text: String) {
    #expect(found(text, in: kinds) == " | \(text)")
  }

  @Test func aNameWithoutItsKindIsNotGuessed() {
    #expect(found("滨海", in: kinds) == " ? 滨海: 天津市/滨海新区, 江苏省/盐城市/滨海县")
    #expect(found("嘉义", in: kinds) == "台湾省 ? 嘉义: 台湾省/嘉义县, 台湾省/嘉义市")
    #expect(found("通化", in: kinds) == "辽宁省/本溪市/通化县")
    #expect(found("天津/滨海", in: kinds) == "天津市/滨海新区")
    #expect(found("井陉县", in: kinds) == "河北省/石家庄市/井陉县")
    #expect(found("河北/井陉", in: kinds) == "河北省/石家庄市 ? 井陉: 河北省/石家庄市/井陉县, 河北省/石家庄市/井陉矿区")
  }
}

/// Towns that have the name of a city.
@Suite struct HighestLevelTests {
  @Test func theHighestLevelThatOnePlaceHasGoesFirst() {
    #expect(found("南京", in: kinds) == "江苏省/南京市")
    #expect(found("恩施", in: kinds) == "湖北省/恩施土家族苗族自治州")
    #expect(found("朝阳", in: kinds) == "辽宁省/朝阳市")
    #expect(found("吉林", in: kinds) == "吉林省")
  }

  @Test func aFullNameGoesBeforeAHigherLevel() {
    #expect(found("恩施市", in: kinds) == "湖北省/恩施土家族苗族自治州/恩施市")
    #expect(found("南京镇", in: kinds) == "吉林省/延边朝鲜族自治州/汪清县/南京镇")
    #expect(found("朝阳区", in: kinds) == "江苏省/南京市/朝阳区")
  }

  @Test func whatComesLaterDecides() {
    #expect(found("吉林/南京", in: kinds) == "吉林省/延边朝鲜族自治州/汪清县/南京镇")
    #expect(found("汪清县/南京", in: kinds) == "吉林省/延边朝鲜族自治州/汪清县/南京镇")
    #expect(found("南京/朝阳", in: kinds) == "江苏省/南京市/朝阳区")
    #expect(found("南京朝阳", in: kinds) == "江苏省/南京市/朝阳区")
  }

  @Test func severalPlacesOfTheHighestLevelStayOpen() {
    #expect(found("鼓楼区") == " ? 鼓楼区: 江苏省/南京市/鼓楼区, 福建省/福州市/鼓楼区")
  }
}

/// Filler words that other tables use for a missing level.
@Suite struct FillerWordTests {
  @Test(
    arguments: [
      ("北京市/市辖区/东城区", "北京市/东城区"), ("北京市市辖区东城区", "北京市/东城区"), ("北京市/市辖区", "北京市"),
      ("河南省/省直辖县级行政区划/济源市", "河南省/济源市"), ("河南省省直辖县级行政区划济源市", "河南省/济源市"),
      ("河南省/直辖/济源市", "河南省/济源市"), ("市辖区/东城区", "北京市/东城区"), ("北京市/县/东城区", "北京市/东城区"),
      ("广西/自治区直辖县级行政区划/碑林", "广西壮族自治区/碑林区"),
    ])
  func itCountsForNothing(text: String, path: String) {
    #expect(found(text, in: kinds) == path)
  }

  @Test func aPlaceMayBearIt() {
    #expect(found("河南省/柘城县/县", in: kinds) == "河南省/柘城县/县")
  }

  @Test(arguments: ["市辖区", "县", "县/市辖区", "南京县"]) func aloneItIsNoPlace(text: String) {
    #expect(found(text) == " | \(text)")
  }
}
