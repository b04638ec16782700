import Testing

@testable import PickerCore

/// Items as the bytes that they came as.
struct ItemTableTests {
  private func items(_ text: String) throws -> [String] {
    let table = try ItemTable(lines: Array(text.utf8))
    return table.indices.map { table[$0] }
  }

  @Test func aLineIsAnItem() throws {
    #expect(try items("S\nM\nL\n") == ["S", "M", "L"])
    #expect(try items("S\nM\nL") == ["S", "M", "L"])
    #expect(try items("单身") == ["单身"])
    #expect(try items(" a b \n") == [" a b "])
  }

  @Test func emptyLinesAndEndsOfOtherSystemsAreNoItems() throws {
    #expect(try items("") == [])
    #expect(try items("\n\n") == [])
    #expect(try items("\na\n\n\nb\n\n") == ["a", "b"])
    #expect(try items("a\r\nb\r\n\r\nc\r") == ["a", "b", "c"])
    #expect(try items("\r\n\r") == [])
    #expect(try items("\u{FEFF}a\nb") == ["a", "b"])
  }

  @Test func controlCharactersAreRefusedWithTheirLine() {
    let cases: [(String, ItemTable.ItemError)] = [
      ("a\nb\u{1B}[31m\n", .init(line: 2, character: 0x1B)), ("a\tb", .init(line: 1, character: 9)),
      ("\n\na\u{0}", .init(line: 3, character: 0)), ("a\rb\n", .init(line: 1, character: 13)),
      ("a\n\u{7F}", .init(line: 2, character: 0x7F)), ("a\u{9B}31m", .init(line: 1, character: 0x9B)),
    ]
    for (text, flaw) in cases {
      #expect(throws: flaw) { try ItemTable(lines: Array(text.utf8)) }
    }
    #expect(throws: ItemTable.ItemError(line: 2, character: 10)) { try ItemTable(["a", "b\nc"]) }
  }

  @Test func brokenUTF8StaysAsItIs() throws {
    let table = try ItemTable(lines: [0x61, 0xFF, 0x0A, 0x62])
    #expect(table[0] == "a\u{FFFD}")
    #expect(Array(table.bytes(ofRow: 0)) == [0x61, 0xFF])
    #expect(table[1] == "b")
  }

  /// The marks stand at every 64th item: items around them, and some far behind.
  @Test func anyItemOfManyIsFound() throws {
    let all = (0..<1000).map { "item \($0)" }
    let text = all.enumerated().map { $1 + ($0 % 7 == 0 ? "\n\n" : $0 % 5 == 0 ? "\r\n" : "\n") }.joined()
    let table = try ItemTable(lines: Array(text.utf8))
    #expect(table.count == 1000)
    #expect(table.indices.map { table[$0] } == all)
    for row in [0, 63, 64, 65, 127, 128, 999] { #expect(table.row(of: "item \(row)") == row) }
    #expect(table.row(of: "item") == nil)
    #expect(table.row(of: "Item 3") == nil)
  }

  /// Items that came in pieces, of which one has no items, and one many.
  @Test func piecesAreOneTable() throws {
    var table = ItemTable()
    #expect(table.isEmpty)
    let pieces = ["\u{FEFF}a\n\nb\n", "\n", "", (0..<200).map { "item \($0)\n" }.joined(), "\u{FEFF}z"]
    for piece in pieces { table.append(try ItemTable(lines: Array(piece.utf8), from: table.lineCount + 1)) }
    #expect(table.count == 203)
    #expect(table.lineCount == 204)
    #expect(
      [0, 1, 2, 66, 201, 202, 203].map { table[$0] } == [
        "a", "b", "item 0", "item 64", "item 199", "\u{FEFF}z", "",
      ])
    #expect(table.row(of: "item 199") == 201)
    #expect(table.row(after: 202, beginningWith: "B") == 1)
    #expect(table.row(after: 1, beginningWith: "a") == 0)
    #expect(table.row(before: 2, holding: "9") == 201)
    #expect(table.row(before: 202, holding: "item") == 201)
    #expect(table.firstRow(in: 3..<203, holding: "item 0") == nil)
    #expect(table.firstRow(in: 100..<203, holding: "item") == 100)
    #expect(table == (try ItemTable(table.indices.map { table[$0] })))
    #expect(table != (try ItemTable(lines: Array("a\nb\n".utf8))))
  }

  @Test func aFlawInALaterPieceHasTheLineOfTheWhole() {
    #expect(throws: ItemTable.ItemError(line: 8, character: 0x1B)) {
      try ItemTable(lines: Array("a\n\u{1B}\n".utf8), from: 7)
    }
  }

  @Test func anItemOutsideIsNone() throws {
    let table = try ItemTable(["a"])
    #expect(table[1] == "")
    #expect(table[-1] == "")
  }
}
