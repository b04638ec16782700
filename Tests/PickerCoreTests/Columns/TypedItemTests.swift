import RegionModel
import TestSupport
import Testing

@testable import PickerCore

/// What people type into columns of items: it finds an item, or it is written and refused.
struct TypedItemTests {
  private static let colours = [
    "Black", "Blue", "Dark Blue", "Dark Green", "Darkness", "3XL", "36", "37 half", "10", "11",
  ]

  /// Types as the keymap of the columns sends it, with a low line for a pause.
  private func typed(_ keys: String, _ lists: [[String]] = [colours]) throws -> State {
    var (state, clock) = (try TestStore(lists: lists).state, 0)
    for key in keys {
      clock += key == "_" ? 5000 : 100
      if key == "_" { continue }
      if state.columns?.entry != nil {
        _ = reduce(&state, .searchEdited(.typed(String(key))))
      } else if let digit = key.wholeNumberValue {
        _ = reduce(&state, .digitTyped(digit, at: clock))
      } else if let letter = Letter(key) {
        _ = reduce(&state, .letterTyped(letter, at: clock))
      } else {
        _ = reduce(&state, .signTyped(String(key)))
      }
    }
    return state
  }

  private func item(_ state: State) -> String {
    state.columns.map { $0.column.text(ofRow: $0.column.cursor) } ?? ""
  }

  @Test(arguments: [
    ("dark b", "Dark Blue"), ("dark g", "Dark Green"), ("dark", "Dark Blue"), ("darkn", "Darkness"),
    ("dark_ b", "Dark Blue"), ("dark _g", "Dark Green"), ("bl", "Blue"), ("blu", "Blue"), ("b_b", "Black"),
    ("36", "36"), ("3", "3XL"), ("37 h", "37 half"), ("3x", "3XL"), ("11", "11"), ("1", "10"), (" b", "Blue"),
    ("bb", "Black"), ("bld", "Dark Blue"),
  ])
  func itGoesToTheItemThatBeginsSo(_ keys: String, _ wanted: String) throws {
    let state = try typed(keys)
    #expect(item(state) == wanted, "\(keys)")
  }

  @Test(arguments: [
    ("blak", "blak"), ("zz", "zz"), ("9", "9"), ("dark r", "dark r"), ("38", "38"), ("-", "-"),
    ("blue!", "blue!"),
  ])
  func whatNoItemHasStaysWrittenAndIsRefused(_ keys: String, _ line: String) throws {
    var state = try typed(keys)
    #expect(state.columns?.entry?.text == line)
    #expect(state.notice == .noSuchText(line))
    for _ in 1...2 {
      _ = reduce(&state, .rowActivated)
      #expect(state.outcome == nil)
      #expect(state.notice == .noSuchText(line))
    }
    _ = reduce(&state, .dismissed)
    #expect(state.columns?.entry == nil)
    _ = reduce(&state, .rowActivated)
    #expect(state.outcome != nil)
  }

  @Test func aDigitOfNoItemIsTheNumberOfAColumn() throws {
    let lists = [["S", "M", "2XL"], ["red", "blue"]]
    #expect(try typed("2", lists).columns?.rows == [2, 0])
    var state = try typed("1", lists)
    #expect(state.columns?.active == 0)
    state = try typed("2_", [["S", "M"], ["red", "blue"]])
    #expect(state.columns?.active == 1)
    #expect(state.columns?.entry == nil)
    #expect(try typed("3", [["S", "M"], ["red", "blue"]]).notice == .noSuchText("3"))
    #expect(try typed("m2", [["S", "M", "m2"], ["red"]]).columns?.rows == [2, 0])
  }

  @Test func backspaceTakesTheLastCharacterAway() throws {
    var state = try typed("dark b")
    for wanted in ["dark ", "dark", "dar"] {
      _ = reduce(&state, .searchEdited(.characterDeleted))
      #expect(state.typeAhead.text == wanted)
      #expect(state.columns?.entry == nil)
    }
    _ = reduce(&state, .letterTyped(Letter("k")!, at: 700))
    #expect(state.typeAhead.text == "dark")
  }

  /// An input method sends a Han character behind letters.
  @Test func aHanCharacterGoesOnWithTheLetters() throws {
    var state = try typed("t", [["外套", "T恤", "top"]])
    _ = reduce(&state, .searchEdited(.typed("恤")))
    #expect(state.columns?.entry?.text == "t恤")
    #expect(state.columns?.rows == [1])
  }

  @Test func whatIsTypedIsShownForASecond() throws {
    var state = try typed("dark ")
    #expect(state.typeAhead.text == "dark ")
    #expect(state.typeAhead.isCounting)
    _ = reduce(&state, .clockTicked(at: 5000))
    #expect(!state.typeAhead.isCounting)
    _ = reduce(&state, .cursorMoved(by: 1))
    #expect(state.typeAhead.text == "")
  }
}
