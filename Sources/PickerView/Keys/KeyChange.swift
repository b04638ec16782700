import PickerCore
import TerminalKit

/// A person's change of the keymaps: a key, and the command that it runs.
///
/// It holds in every mode that has the command. A key that types a character still types it in a search or an entry
/// line.
public struct KeyChange: Equatable, Sendable {
  public let key: Key
  public let command: KeyCommand

  public init(_ key: Key, does command: KeyCommand) {
    self.key = key
    self.command = command
  }

  /// Reads `ctrl-j:next-row`; nil where the key or the command does not exist.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let key = Key(name: String(parts[0])),
      let command = KeyCommand.named(String(parts[1]))
    else { return nil }
    self.init(key, does: command)
  }

  /// The change as `init(_:)` reads it.
  public var text: String { "\(key.name):\(command.name)" }
}

extension Keymap {
  /// The keymap with a person's changes, of which later ones win, and with keys that end the pick as Enter does.
  func changed(by changes: [KeyChange], expecting expected: [Key]) -> Keymap {
    if changes.isEmpty, expected.isEmpty { return self }
    func table(_ mode: Mode) -> [Binding] {
      var table = KeyTable(bindings(in: mode), isTyped: mode != .content)
      for change in changes { table.apply(change) }
      table.expect(expected)
      return table.bindings
    }
    let (search, entry) = (table(.search), table(.entry))
    return Keymap(
      content: table(.content), search: search, entry: entry, expectsKeys: !expected.isEmpty)
  }

  /// Whether every mode has a key that leads out of it.
  var canBeLeft: Bool {
    Mode.allCases.map(bindings).allSatisfy { table in
      table.isEmpty
        || table.contains {
          [.send(.cancelled), .send(.dismissed)].contains($0.command) && !$0.triggers.isEmpty
        }
    }
  }

  /// Whether changes leave a way out of every face of every subject.
  public static func canBeLeft(with changes: [KeyChange], expecting expected: [Key]) -> Bool {
    Face.allCases.allSatisfy { face in
      Subject.allCases.allSatisfy { subject in
        face.description(of: subject).keymap.changed(by: changes, expecting: expected).canBeLeft
      }
    }
  }
}

/// The keys of a mode while they are changed.
private struct KeyTable {
  private(set) var bindings: [Binding]
  private let usual: [Binding]
  /// Whether characters are typed in the mode; no change takes a character's key from the line.
  private let isTyped: Bool

  init(_ bindings: [Binding], isTyped: Bool) {
    (self.bindings, usual) = (bindings, bindings)
    self.isTyped = isTyped
  }

  mutating func apply(_ change: KeyChange) {
    guard !usual.isEmpty, !(isTyped && change.key.isTyped) else { return }
    if change.command.command == .nothing {
      remove(change.key)
      bindings.append(Binding(.key(change.key), does: .nothing, says: nil))
    } else {
      let indices = indices(of: change.command.command)
      if !indices.isEmpty { remove(change.key) }
      // Hints name the first.
      for index in indices { bindings[index].triggers.insert(.key(change.key), at: 0) }
    }
    renewPartners()
  }

  /// The first binding of a command for each setting of a pick: Enter has one for a single place, one for several.
  private func indices(of command: Binding.Command) -> [Int] {
    var indices: [Int] = []
    for (index, binding) in bindings.enumerated() where binding.command == command {
      let isNew = indices.allSatisfy { bindings[$0].requirement != binding.requirement }
      if isNew { indices.append(index) }
    }
    return indices
  }

  mutating func expect(_ keys: [Key]) {
    let keys = keys.filter { !(isTyped && $0.isTyped) }
    guard !usual.isEmpty, !keys.isEmpty else { return }
    for key in keys { remove(key) }
    renewPartners()
    bindings.append(
      Binding(
        keys.map(Trigger.key), does: .expected,
        says: Wording("选择，并打印所按的键", "choose, and print the key"), brief: Wording("选择", "choose")))
  }

  private mutating func remove(_ key: Key) {
    for index in bindings.indices { bindings[index].triggers.removeAll { $0 == .key(key) } }
  }

  /// A hint that names two directions names the keys that they have now.
  private mutating func renewPartners() {
    for (index, binding) in usual.enumerated() {
      guard let hint = binding.hint, let partner = hint.partner else { continue }
      let command = usual.first { $0.triggers.contains(.key(partner)) }?.command
      let keys = bindings.first { $0.command == command }?.triggers.compactMap(\.key)
      bindings[index].hint = hint.with(keys?.first)
    }
  }
}

extension Trigger {
  /// Nil for a kind of keys.
  var key: Key? { if case .key(let key) = self { key } else { nil } }
}
