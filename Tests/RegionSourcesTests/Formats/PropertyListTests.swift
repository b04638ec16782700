import RegionSources
import Testing

/// Property lists, in XML and binary.
@Suite struct PropertyListTests {
  @Test func dictionariesKeepTheOrderOfTheFile() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>浙江省</key><dict><key>杭州市</key><array><string>西湖区</string><string>A &amp; B</string></array></dict>
        <key>安徽省</key><dict/>
      </dict>
      </plist>
      """
    #expect(outline(text) == "浙江省\n  杭州市\n    西湖区\n    A & B\n安徽省")
  }

  @Test func numberedDictionariesAreLists() {
    let text = """
      <plist><dict><key>0</key><dict><key>B</key><dict><key>0</key><dict><key>b</key><array><string>x</string></array>
      </dict></dict></dict><key>1</key><dict><key>A</key><dict/></dict></dict></plist>
      """
    #expect(outline(text) == "B\n  b\n    x\nA")
  }

  @Test func recordsHaveTheSameFieldsAsInJSON() {
    let text = """
      <plist><array><dict><key>name</key><string>A</string><key>code</key><integer>011</integer><key>children</key>
      <array><dict><key>name</key><string>B</string></dict></array></dict></array></plist>
      """
    #expect(outline(text) == "011 A\n  B")
  }

  @Test func flawsHaveTheirLines() {
    #expect(outline("<plist>\n<dict>\n<key>a</key></plist>").hasPrefix("x:3:"))
    #expect(outline("<plist>\n<list/></plist>").hasSuffix("a property list has no <list>"))
  }

  /// `{"甲": ["b"]}`
  /// Made by Python: `[{"id": 1, "name": "A", "since": 2020-02-29 03:04:05}]`.
  @Test func datesOfBinaryListsAreThoseOfXML() throws {
    let bytes: [UInt8] = [
      98, 112, 108, 105, 115, 116, 48, 48, 161, 1, 211, 2, 3, 4, 5, 6, 7, 82,
      105, 100, 84, 110, 97, 109, 101, 85, 115, 105, 110, 99, 101, 16, 1, 81, 65, 51,
      65, 194, 5, 6, 18, 128, 0, 0, 8, 10, 17, 20, 25, 31, 33, 35, 0, 0,
      0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44,
    ]
    let tree = try bytes.withUnsafeBytes { try readTree($0, name: "x").tree }
    #expect(tree.roots.map { $0.field("since") } == ["2020-02-29T03:04:05Z"])
  }

  @Test func binaryListsAreRead() throws {
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x61, 0x75, 0x32, 0xA1, 0x03, 0x51, 0x62] + [8, 11, 14, 16]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 4] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 18]
    let tree = try bytes.withUnsafeBytes { try readTree($0, name: "x").tree }
    #expect(outline(tree) == "甲\n  b")
  }

  @Test func aValueWithoutItsKeyIsNoCrash() {
    let text = "<plist><dict><array><string>a</string></array><key>b</key><dict><true/></dict></dict></plist>"
    #expect(!outline(text).isEmpty)
  }
}
