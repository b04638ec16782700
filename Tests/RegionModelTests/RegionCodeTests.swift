import RegionModel
import Testing

/// Codes as people write them.
struct RegionCodeTests {
  @Test(
    arguments: [
      ("44", ["44", "440000"]), ("4403", ["4403", "440300"]), ("440305", ["440305"]),
      ("440300", ["440300", "4403"]), ("440000", ["440000", "44"]),
      ("440305007", ["440305007"]), ("440305000", ["440305000", "440305"]),
      ("440305000000", ["440305000000", "440305000", "440305"]),
      ("440305007000", ["440305007000", "440305007"]), ("440305007001", ["440305007001"]),
    ])
  func shortAndLongCodesMeanThePlaceTheirDigitsName(text: String, candidates: [String]) {
    #expect(RegionCode.candidates(text) == candidates)
  }

  @Test(
    arguments: [
      ("44", []), ("440000", []), ("4403", ["440000", "44"]),
      ("440300", ["440000", "44"]),
      ("440305", ["440300", "4403", "440000", "44"]),
      ("440305000", ["440300", "4403", "440000", "44"]),
      ("440305007", ["440305", "440300", "4403", "440000", "44"]),
      ("440305007001", ["440305007", "440305", "440300", "4403", "440000", "44"]),
    ])
  func digitsNameThePlacesAboveToo(text: String, above: [String]) {
    #expect(RegionCode.above(text) == above)
  }

  @Test(arguments: ["", "4", "440", "44030", "4403050", "44030500", "4403050070", "44030a", "４４", " 44"])
  func anythingElseIsNoCode(text: String) {
    #expect(RegionCode.candidates(text) == [])
    #expect(RegionCode.above(text) == [])
  }
}
