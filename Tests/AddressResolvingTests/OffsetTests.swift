import AddressResolving
import Testing

/// The parts of an address in its own text, whatever stands between and around the characters of names.
@Suite struct OffsetTests {
  /// The texts before the place, of the place, and behind it.
  private func parts(_ address: String) -> [String] {
    let bytes = Array(address.utf8)
    let match = AddressResolver(addressPlaces).resolve(bytes)
    return [match.before, match.place, match.rest].map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ("南山区科苑路", ["", "南山区", "科苑路"]),
    ("12 深圳市南山区 34", ["12", "深圳市南山区", "34"]),
    ("１２３　深圳市；；南山区  Ａ座1２号", ["１２３", "深圳市；；南山区", "Ａ座1２号"]),
    ("é深圳市𠮷南山区", ["é深圳市𠮷", "南山区", ""]),
    ("8南山区", ["8", "南山区", ""]), ("南山区1234567", ["", "南山区", "1234567"]),
    ("12345678南山区12345678", ["12345678", "南山区", "12345678"]),
    ("123456789南山区12345678901234567890号", ["123456789", "南山区", "12345678901234567890号"]),
    ("南山区12A345678B9号", ["", "南山区", "12A345678B9号"]),
    ("深\u{200B}圳\u{FEFF}市&nbsp;南山区\u{200B}科苑路", ["", "深\u{200B}圳\u{FEFF}市&nbsp;南山区", "科苑路"]),
    ("<br/>深圳市<br/>南山区<br/>科苑路", ["<br", "深圳市<br/>南山区", "<br/>科苑路"]),
  ])
  func signsAndWideCharactersCountInTheAddress(_ address: String, _ answer: [String]) {
    #expect(parts(address) == answer)
  }

  @Test func anyNumberOfSignsMayStandBetweenNames() {
    let signs = String(repeating: "；", count: 5_000)
    #expect(
      parts(signs + "深圳市" + signs + "南山区" + signs + "科苑路") == [
        "", "深圳市" + signs + "南山区", "科苑路",
      ])
  }

  @Test func brokenBytesAreSigns() {
    let bytes: [UInt8] =
      [0xE6, 0xB7] + Array("深圳市".utf8) + [0xFF] + Array("南山区".utf8) + [0x80] + Array("路".utf8)
    let match = AddressResolver(addressPlaces).resolve(bytes)
    #expect(match.place == 2..<21)
    #expect(match.rest == 21..<25)
  }
}
