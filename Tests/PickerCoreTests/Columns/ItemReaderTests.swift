import Foundation
import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// Items in Han characters are found by letters.
struct ItemReaderTests {
  private final class Reader: ItemReader {
    static let readings = [
      "单身": "dan shen", "约会中": "yue hui zhong", "已婚": "yi hun", "芒果": "mang guo", "M 码": "m ma",
    ]

    func reading(of item: UnsafeRawBufferPointer) -> [UInt8] {
      Array((Reader.readings[String(decoding: item, as: UTF8.self)] ?? "").utf8)
    }
  }

  private func table(_ items: String...) throws -> ItemTable { try ItemTable(items).read(by: Reader()) }

  @Test func lettersMeanInitialsAndThenPinyin() throws {
    let table = try table("单身", "约会中", "已婚", "Apple")
    #expect(table.row(after: -1, typed: "Y") == 1)
    #expect(table.row(after: 1, typed: "Y") == 2)
    #expect(table.row(after: 2, typed: "Y") == 1)
    #expect(table.row(after: -1, typed: "YH") == 1)
    #expect(table.row(after: 1, typed: "YH") == 2)
    #expect(table.row(after: -1, typed: "YHZ") == 1)
    #expect(table.row(after: -1, typed: "YUEHUI") == 1)
    #expect(table.row(after: -1, typed: "YIH") == 2)
    #expect(table.row(after: -1, typed: "AP") == 3)
    #expect(table.row(after: -1, typed: "HUN") == nil)
    #expect(table.row(after: -1, typed: "X") == nil)
  }

  /// Text and reading count alike, so that the same letter goes through all of its rows.
  @Test func theNextRowIsOfEitherKind() throws {
    let table = try table("Mango", "芒果", "Lime", "melon")
    #expect(table.row(after: 0, typed: "M") == 1)
    #expect(table.row(after: 1, typed: "M") == 3)
    #expect(table.row(after: 3, typed: "M") == 0)
    #expect(table.row(after: -1, typed: "MG") == 1)
    #expect(table.row(after: -1, typed: "MANG") == 0)
  }

  @Test func theLineFindsThemAlso() throws {
    let table = try table("单身", "约会中", "已婚", "yh")
    #expect(table.row(after: -1, holding: "hun") == 2)
    #expect(table.row(after: -1, holding: "hz") == 1)
    #expect(table.row(after: -1, holding: "huizhong") == 1)
    #expect(table.row(after: 2, holding: "YH") == 3)
    #expect(table.row(before: 1, holding: "yh") == 3)
    #expect(table.row(after: -1, holding: "会") == 1)
    #expect(table.row(after: -1, holding: "ui") == nil)
  }

  @Test func withoutAReaderOnlyTextCounts() throws {
    let table = try ItemTable(["单身", "约会中"])
    #expect(table.row(after: -1, typed: "Y") == nil)
    #expect(table.row(after: -1, holding: "yue") == nil)
    #expect(try table == self.table("单身", "约会中"))
  }

  @Test func aLetterTurnsTheColumn() throws {
    let pick = try ItemPick([ItemTable(["单身", "约会中", "已婚"])], reader: Reader())
    var (state, _) = State.opened(.items(pick), options: Options(), size: Size(columns: 80, rows: 24))
    _ = reduce(&state, .letterTyped(Letter("Y")!, at: 0))
    #expect(state.columns?.rows == [1])
    _ = reduce(&state, .letterTyped(Letter("I")!, at: 100))
    #expect(state.columns?.rows == [2])
    #expect(state.notice == nil)
  }

  /// A replay knows the readings by the recording alone.
  @Test func aRecordingKeepsTheReadings() throws {
    let pick = try ItemPick([ItemTable(["单身", "约会中"]), ItemTable(["S", "M"])], reader: Reader())
    let data = try JSONEncoder().encode(pick)
    let read = try JSONDecoder().decode(ItemPick.self, from: data)
    #expect(read == pick)
    #expect(read.lists[0].row(after: -1, typed: "YH") == 1)
    #expect(String(decoding: data, as: UTF8.self).contains(#""约会中":"yue hui zhong""#))
    let plain = try JSONEncoder().encode(ItemPick([ItemTable(["S", "M"])], reader: Reader()))
    #expect(!String(decoding: plain, as: UTF8.self).contains("readings"))
  }
}
