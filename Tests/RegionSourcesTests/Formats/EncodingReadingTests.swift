import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Files in the encodings of before UTF-8, as spreadsheets and statistics bureaus still write them.
@Suite struct EncodingReadingTests {
  private func read(_ bytes: [UInt8]) -> (outline: String, encoding: String?) {
    let file = TemporaryFile(bytes)
    return withExtendedLifetime(file) {
      do throws(SourceErrors) {
        let read = try TreeFile.read([file.path], options: ReadingOptions())
        return (outline(read.tree), read.understanding.encodings.first?.name)
      } catch {
        return (error.lines.map { String($0.drop { $0 != ":" }) }.joined(separator: "\n"), nil)
      }
    }
  }

  /// 广东,广州,天河 / 广东,广州,越秀 / 广东,深圳,南山 under 省,市,区.
  private static let gbk: [UInt8] =
    [0xCA, 0xA1, 0x2C, 0xCA, 0xD0, 0x2C, 0xC7, 0xF8, 0x0A]
    + [0xB9, 0xE3, 0xB6, 0xAB, 0x2C, 0xB9, 0xE3, 0xD6, 0xDD, 0x2C, 0xCC, 0xEC, 0xBA, 0xD3, 0x0A]
    + [0xB9, 0xE3, 0xB6, 0xAB, 0x2C, 0xB9, 0xE3, 0xD6, 0xDD, 0x2C, 0xD4, 0xBD, 0xD0, 0xE3, 0x0A]
    + [0xB9, 0xE3, 0xB6, 0xAB, 0x2C, 0xC9, 0xEE, 0xDB, 0xDA, 0x2C, 0xC4, 0xCF, 0xC9, 0xBD, 0x0A]

  @Test func aTableInGBKIsRead() {
    let read = read(Self.gbk)
    #expect(read.outline == "广东\n  广州\n    天河\n    越秀\n  深圳\n    南山")
    #expect(read.encoding == "GBK")
  }

  @Test func aTableInLatin1IsRead() {
    let text = Array(
      "région;ville\nRhône;Mâcon\nRhône;Lyon\nIsère;Mézé\n".unicodeScalars.map { UInt8($0.value) })
    let read = read(text)
    #expect(read.outline == "Rhône\n  Mâcon\n  Lyon\nIsère\n  Mézé")
    #expect(read.encoding == "Latin-1")
  }

  @Test func aScriptIsConvertedBeforeItsTextsAreCut() {
    // The second byte of the first character, 0x5C, is a backslash in ASCII.
    let names: [UInt8] = [0x81, 0x5C] + Self.gbk.filter { $0 >= 0x80 }
    let script = Array("const a = [{name: \"".utf8) + names + Array("\", children: [\"x\", \"y\"]}];\n".utf8)
    let read = read(script)
    #expect(read.outline == "乗省市区广东广州天河广东广州越秀广东深圳南山\n  x\n  y")
    #expect(read.encoding == "GBK")
  }

  @Test func severalFilesAreEachReadInTheirOwn() throws {
    let states = TemporaryFile(Array("uf,nome\n1,Par\u{E1}\n2,Acre\n".unicodeScalars.map { UInt8($0.value) }))
    let cities = TemporaryFile(Array("id,uf,nome\n11,1,Belém\n21,2,Feijó\n".utf8))
    try withExtendedLifetime((states, cities)) {
      let read = try TreeFile.read([states.path, cities.path], options: ReadingOptions())
      #expect(outline(read.tree) == "1 Pará\n  11 Belém\n2 Acre\n  21 Feijó")
      #expect(read.understanding.encodings.map(\.file) == [states.path])
      #expect(
        read.understanding.notes.first?.hasPrefix("\(states.path): no UTF-8, so it was read as Latin-1; ")
          == true)
    }
  }

  @Test func damagedUTF8IsRefused() {
    let text = Array("café/x\nnaïve/y\ndéjà/".utf8) + [0xC3, 0x0A]
    #expect(read(text).outline.hasPrefix(":3: broken UTF-8; if it is "))
  }

  @Test func tooFewBytesTellNoEncoding() {
    #expect(
      read(Array("a/".utf8) + [0xD6, 0xD0, 0xB9, 0xFA, 0x0A]).outline.hasPrefix(":1: broken UTF-8; if it is ")
    )
  }
}
