import CNCurses

/// The cells of one run, in the pieces that ncurses takes in one call each: characters, or blanks of one style.
struct RowPieces {
  /// The characters of all pieces but the blanks.
  var characters: [cchar_t] = []
  private var pieces: [Piece] = []

  private struct Piece {
    let column: Int
    /// Where its characters begin, or the first after it; they end where those of the next piece begin.
    let firstCharacter: Int
    /// How many blanks it is; 0 for characters.
    let blankCount: Int
    let blank: cchar_t
  }

  init(columns: Int) { characters.reserveCapacity(columns) }

  /// Forgets the run before; the next characters begin at `column`.
  mutating func begin(at column: Int) {
    characters.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    beginCharacters(at: column)
  }

  /// Adds so many blanks at `column`; characters after them begin where they end.
  mutating func add(_ count: Int, _ blank: cchar_t, at column: Int) {
    pieces.append(
      Piece(column: column, firstCharacter: characters.count, blankCount: count, blank: blank))
    beginCharacters(at: column + count)
  }

  private mutating func beginCharacters(at column: Int) {
    pieces.append(
      Piece(column: column, firstCharacter: characters.count, blankCount: 0, blank: cchar_t()))
  }

  /// Puts the pieces on ncurses' screen, the last one first.
  func put(row: Int) {
    var end = characters.count
    for piece in pieces.reversed() {
      if piece.blankCount > 0 {
        withUnsafePointer(to: piece.blank) {
          _ = mvwhline_set(cn_screen(), Int32(row), Int32(piece.column), $0, Int32(piece.blankCount))
        }
      } else if piece.firstCharacter < end {
        characters[piece.firstCharacter..<end].withUnsafeBufferPointer {
          _ = mvwadd_wchnstr(cn_screen(), Int32(row), Int32(piece.column), $0.baseAddress, Int32($0.count))
        }
      }
      end = piece.firstCharacter
    }
  }
}
