import TerminalKit

/// The purpose of a cell of the sheet. `Theme` says how each looks.
///
/// Expected screens show a role by its plane letter.
enum Role: UInt8, CaseIterable {
  case plain, backdrop, sheet, border, title, cancel
  case stepDone, stepActive, stepPending, join
  case heading, count, letter, name, chosen
  case cursorRow, cursorSign, cursorLetter, cursorName, cursorChosen
  case index, indexCurrent, hintKey, hint, notice, wholeName
  case searchSign, query, match, cursorMatch, path, cursorPath, pathMatch, cursorPathMatch
  case dot, bar, more, typed, indexInView, cursorIndex, wheelSign

  var style: Style { Style(rawValue: rawValue) }

  var planeLetter: Character {
    switch self {
    case .plain: " "
    case .backdrop: "~"
    case .sheet: "."
    case .border: "b"
    case .title: "T"
    case .cancel: "x"
    case .stepDone: "d"
    case .stepActive: "A"
    case .stepPending: "p"
    case .join: "j"
    case .heading: "H"
    case .count: "n"
    case .letter: "l"
    case .name: "t"
    case .chosen: "C"
    case .cursorRow: "_"
    case .cursorSign: "S"
    case .cursorLetter: "L"
    case .cursorName: "R"
    case .cursorChosen: "K"
    case .index: "i"
    case .indexCurrent: "I"
    case .hintKey: "k"
    case .hint: "h"
    case .notice: "!"
    case .wholeName: "w"
    case .searchSign: "/"
    case .query: "q"
    case .match: "m"
    case .cursorMatch: "M"
    case .path: "g"
    case .cursorPath: "G"
    case .pathMatch: "u"
    case .cursorPathMatch: "U"
    case .dot: "o"
    case .bar: "="
    case .more: "^"
    case .typed: "y"
    case .indexInView: "v"
    case .cursorIndex: "N"
    case .wheelSign: ">"
    }
  }
}
