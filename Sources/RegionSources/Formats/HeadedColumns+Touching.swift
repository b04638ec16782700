/// Columns that touch somewhere: what is long in one ends where the heading of the next begins.
///
///     NAME        MAJ:MIN RM
///       └─vg0-root 253:0   0
extension HeadedColumns {
  /// Parts columns whose headings stand apart, where in each row a word ends or begins between these.
  mutating func splitTouching(_ rows: ArraySlice<PrintedLine>) {
    for index in columns.indices.reversed() where columns[index].heading.count > 1 && columns[index].isFilled
    {
      split(index, rows)
    }
  }

  private mutating func split(_ index: Int, _ rows: ArraySlice<PrintedLine>) {
    let words = columns[index].heading
    for next in words.dropFirst().reversed() {
      let (left, right) = (heading.words[next - 1].cells.upperBound, heading.words[next].cells.lowerBound)
      guard right - left > 1,
        let cut = (left...right).reversed().first(where: { cut in
          rows.allSatisfy { row in
            !row.words.contains { $0.cells.lowerBound < cut && $0.cells.upperBound > cut }
          }
        }), hasWords(columns[index].cells.lowerBound..<cut, rows),
        hasWords(cut..<columns[index].cells.upperBound, rows)
      else { continue }
      var other = columns[index]
      other.cells = cut..<other.cells.upperBound
      other.heading = next..<other.heading.upperBound
      columns[index].cells = columns[index].cells.lowerBound..<cut
      columns[index].heading = columns[index].heading.lowerBound..<next
      columns.insert(other, at: index + 1)
    }
  }

  private func hasWords(_ cells: Range<Int>, _ rows: ArraySlice<PrintedLine>) -> Bool {
    rows.contains { row in row.words.contains { cells.contains($0.cells.lowerBound) } }
  }
}
