import RegionModel
import RegionSearch
import Testing

/// Texts that leave levels out.
@Suite struct GapTests {
  @Test func aLevelLeftOutIsBridgedWhereOnePlaceFits() {
    #expect(found("江苏/鼓楼区") == "江苏省/南京市/鼓楼区")
    #expect(found("广东/粤海街道") == "广东省/深圳市/南山区/粤海街道")
    #expect(found("江苏鼓楼区") == "江苏省/南京市/鼓楼区")
  }

  @Test func aNameThatOnePlaceBearsNeedsNothingAboveIt() {
    #expect(found("石碣镇") == "广东省/东莞市/石碣镇")
    #expect(found("台江") == "福建省/福州市/台江区")
  }

  @Test func aNameThatSeveralPlacesBearIsNotGuessed() {
    #expect(found("鼓楼区") == " ? 鼓楼区: 江苏省/南京市/鼓楼区, 福建省/福州市/鼓楼区")
    #expect(found("朝阳") == " ? 朝阳: 北京市/朝阳区, 吉林省/长春市/朝阳区")
  }

  @Test func whatSeveralPlacesShareIsFound() {
    #expect(found("河北省/桥西区") == "河北省 ? 桥西区: 河北省/石家庄市/桥西区, 河北省/邢台市/桥西区")
  }

  @Test func whatComesLaterDecides() {
    #expect(found("海南/共和县") == "青海省/海南藏族自治州/共和县")
    #expect(found("吉林/船营区") == "吉林省/吉林市/船营区")
  }

  @Test func aNameOfTheHighestLevelIsNotTakenForAnother() {
    #expect(found("吉林") == "吉林省")
    #expect(found("海南") == "海南省")
    #expect(found("吉林市") == "吉林省/吉林市")
  }

  @Test func aPlaceThatBearsTheNameOfWhatLiesInItIsTheOuterOne() {
    #expect(found("南山") == "广东省/深圳市/南山区")
    #expect(found("南山街道") == "广东省/深圳市/南山区/南山街道")
  }

  @Test func amongSeveralPlacesWhatIsNotFoundChangesNothing() {
    #expect(found("鼓楼区/湖南路") == " ? 鼓楼区/湖南路: 江苏省/南京市/鼓楼区, 福建省/福州市/鼓楼区")
  }
}

/// Texts read below the place at which a pick starts.
@Suite struct BelowRootTests {
  @Test func thePathMayBeginBelowTheRoot() {
    #expect(found("南山区", below: "440300") == "广东省/深圳市/南山区")
    #expect(found("朝阳区", below: "吉林省") == "吉林省/长春市/朝阳区")
  }

  @Test func thePathMayBeWhole() {
    #expect(found("广东省/深圳市/南山区", below: "440300") == "广东省/深圳市/南山区")
    #expect(found("广东省深圳市南山区", below: "440300") == "广东省/深圳市/南山区")
    #expect(found("440305", below: "440300") == "广东省/深圳市/南山区")
  }

  @Test func aPlaceAboveTheRootSaysNoMoreThanTheRoot() {
    #expect(found("广东省", below: "440300") == "广东省/深圳市")
    #expect(found("深圳", below: "440300") == "广东省/深圳市")
    #expect(found("440000", below: "440300") == "广东省/深圳市")
  }

  @Test func aPlaceElsewhereIsNotFound() {
    #expect(found("北京市/朝阳区", below: "440300") == "广东省/深圳市 | 北京市/朝阳区")
    #expect(found("110105", below: "440300") == "广东省/深圳市 | 110105")
  }

  @Test func whatCannotBeFoundBelowTheRootIsSaid() {
    #expect(found("广东省/深圳市/福田区", below: "440300") == "广东省/深圳市 | 福田区")
    #expect(found("南山区/蛇口街道", below: "440300") == "广东省/深圳市/南山区 | 蛇口街道")
  }
}
