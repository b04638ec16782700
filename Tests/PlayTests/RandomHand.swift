import Fuzzing
import PickerCore
import RegionModel
import TerminalKit

@testable import PickerView

/// Random input of a person: keys of the face's tables, targets of the frame.
struct RandomHand {
  private let keymap: Keymap

  init(_ presentation: Presentation) { keymap = presentation.keymap }

  /// The action of a random key of the tables; nil if it has none.
  func key(in state: State, at now: Milliseconds, random: inout SplitMix64) -> Action? {
    let bindings = keymap.bindings(in: Keymap.Mode(state)).filter {
      $0.command != .pointer && !$0.triggers.isEmpty
    }
    let binding = random.oneOf(bindings)
    let key = key(random.oneOf(binding.triggers), in: state, random: &random)
    let action = keymap.action(for: key, in: state, at: now)
    // Games that end at once show little.
    return ends(action, state) && !random.onceIn(8) ? nil : action
  }

  private func ends(_ action: Action?, _ state: State) -> Bool {
    switch action {
    case .cancelled: true
    case .dismissed: state.search == nil && state.helpTop == nil && state.columns?.entry == nil
    case .rowActivated where (state.markCount?.marked ?? 0) > 0: true
    case .rowActivated: state.columns?.moments != nil || state.columns?.titles.isEmpty == false
    default: false
    }
  }

  private func key(_ trigger: Trigger, in state: State, random: inout SplitMix64) -> Key {
    switch trigger {
    case .key(let key): key
    case .pointer: .escape
    case .letters: .character(letter(in: state, random: &random))
    case .digits: .character(random.oneOf(Array("0123456789".unicodeScalars)))
    case .composed: .character(random.oneOf(Array("南深县東𠮷é\u{301}\u{200B}上下午点三半".unicodeScalars)))
    case .text: .character(random.oneOf(Array("南深 gdsz4é\u{301}🇨\u{7F}".unicodeScalars)))
    }
  }

  /// The first letter of a row, or any letter.
  private func letter(in state: State, random: inout SplitMix64) -> Unicode.Scalar {
    let list = state.places?.list ?? state.columns?.column.listing?.list
    let known = (list?.letters ?? []).flatMap { $0.description.unicodeScalars }.filter(
      \.properties.isAlphabetic)
    return random.oneOf(known + Array("agvYZ".unicodeScalars))
  }

  /// A click or a turn of the wheel on a target of the frame, or anywhere.
  func pointer(on rendering: Rendering, in state: State, at now: Milliseconds, random: inout SplitMix64)
    -> Action?
  {
    let kind = random.oneOf([MouseEvent.Kind.leftPress, .leftPress, .leftPress, .wheelUp, .wheelDown, .other])
    let event: MouseEvent
    if let spot = rendering.targets.spots.isEmpty ? nil : random.oneOf(rendering.targets.spots),
      !random.onceIn(9)
    {
      event = MouseEvent(
        kind, column: spot.columns.lowerBound + random.below(spot.columns.count),
        row: spot.rows.lowerBound + random.below(spot.rows.count))
    } else {
      event = MouseEvent(
        kind, column: random.below(rendering.frame.columns + 2) - 1,
        row: random.below(rendering.frame.rows + 2) - 1)
    }
    let action = rendering.action(for: event, in: state, keymap: keymap, at: now)
    return ends(action, state) && !random.onceIn(4) ? nil : action
  }
}
