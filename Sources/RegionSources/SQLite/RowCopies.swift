/// What lies in a place that stands below several others: it stands below each of them, as the lists have it.
///
/// The rows of a table have each place once for each of its parents, and those below it once. These are added again for
/// all places but the first.
struct RowCopies {
  private let rows: TableRows
  private let fieldCount: Int
  /// The rows that are in a place, by the first row of that place.
  private var inside: [Int: [Int]] = [:]
  private var firsts: [Int: Int] = [:]
  /// The texts of the rows that are copied: code, name, fields.
  private var texts: [Int: [[UInt8]]] = [:]
  private var wanted: Set<Int> = []

  /// The most rows that are added; beyond that the first place alone has what lies in it.
  private static let most = 1_000_000

  init(_ rows: TableRows, _ shape: TableShape) {
    self.rows = rows
    fieldCount = shape.fieldNames.count
    guard !rows.twins.isEmpty else { return }
    for twin in rows.twins { firsts[twin.row] = twin.first }
    for row in rows.parents.indices where rows.parents[row] >= 0 && rows.isLeft(row) {
      inside[Int(rows.parents[row]), default: []].append(row)
    }
    var rest = rows.twins.map(\.first)
    while let row = rest.popLast() {
      for child in inside[row] ?? [] where wanted.insert(child).inserted {
        rest.append(firsts[child] ?? child)
      }
    }
  }

  /// Keeps the texts of a row that is needed again.
  mutating func keep(_ number: Int, _ row: Statement) {
    guard wanted.contains(number) else { return }
    texts[number] = (0..<2 + fieldCount).map { Array(row.bytes($0)) }
  }

  /// Adds the copies behind all rows of the table; false where these are too many.
  func add(to list: inout ListMaker) -> Bool {
    guard !wanted.isEmpty else { return true }
    let twins = rows.twins.filter { rows.isLeft($0.row) }
    var rest = twins.reversed().map { (row: $0.first, number: rows.number($0.row)) }
    guard isFew(rest.map(\.row)) else { return false }
    while let place = rest.popLast() {
      var below: [(row: Int, number: Int)] = []
      for child in inside[place.row] ?? [] {
        guard let text = texts[child] else { continue }
        let number = text[0].withUnsafeBytes { code in
          text[1].withUnsafeBytes { name in
            Array(SingleLine.text(name).utf8).withUnsafeBytes {
              list.add(code: code, name: $0, parent: place.number)
            }
          }
        }
        if fieldCount > 0 {
          list.addFields(texts: text.dropFirst(2).map { String(decoding: $0, as: UTF8.self) })
        }
        below.append((firsts[child] ?? child, number))
      }
      rest += below.reversed()
    }
    return true
  }

  /// Whether not too many rows are added below some places.
  private func isFew(_ places: [Int]) -> Bool {
    var rest = places
    var count = 0
    while let place = rest.popLast() {
      let below = inside[place] ?? []
      count += below.count
      guard count <= RowCopies.most else { return false }
      rest += below.map { firsts[$0] ?? $0 }
    }
    return true
  }
}
