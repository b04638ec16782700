import PickerCore

/// The output for columns of items.
struct ItemText {
  /// The bytes without the line end.
  let bytes: [UInt8]

  init(_ lists: [ItemTable], _ rows: [Int], _ style: ValueStyle) {
    let items = zip(lists, rows).map { Array($0.bytes(ofRow: $1)) }
    let separator = Array((style.separator ?? " ").utf8)
    switch style.format {
    case .text: bytes = Array(items.joined(separator: separator))
    case .index: bytes = Array(rows.map { Array(String($0).utf8) }.joined(separator: separator))
    case .json: bytes = Array(ItemText.json(lists, rows).utf8)
    case .shell: bytes = Array(ItemText.shell(items).joined(separator: [UInt8(ascii: "\n")]))
    }
  }

  private static func json(_ lists: [ItemTable], _ rows: [Int]) -> String {
    let objects = zip(lists, rows).enumerated().map { column, item in
      "{\"column\":\(column),\"row\":\(item.1),\"value\":\(item.0[item.1].jsonQuoted)}"
    }
    return "[" + objects.joined(separator: ",") + "]"
  }

  /// Assignments such as `AREA_1='S'`, as bytes, since items may not be UTF-8.
  private static func shell(_ items: [[UInt8]]) -> [[UInt8]] {
    items.enumerated().map { index, item in
      let quoted = item.flatMap { $0 == UInt8(ascii: "'") ? Array("'\\''".utf8) : [$0] }
      return Array("AREA_\(index + 1)='".utf8) + quoted + [UInt8(ascii: "'")]
    }
  }
}
