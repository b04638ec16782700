import PickerCore
import RegionModel

/// The letters at the right edge, one for each row of the list.
///
/// If there are more letters than rows, some are left out evenly, but never the current one.
struct LetterIndex {
  /// The letters, from the list's first row on.
  let letters: [Letter]

  init(_ all: [Letter], rows: Int, current: Letter?) {
    guard all.count > rows, rows > 0 else {
      letters = rows > 0 ? all : []
      return
    }
    var kept = (0..<rows).map { rows == 1 ? 0 : $0 * (all.count - 1) / (rows - 1) }
    if let wanted = all.firstIndex(where: { $0 == current }), !kept.contains(wanted) {
      let nearest = kept.indices.min { abs(kept[$0] - wanted) < abs(kept[$1] - wanted) } ?? 0
      kept[nearest] = wanted
    }
    letters = kept.map { all[$0] }
  }
}
