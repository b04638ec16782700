/// The hosts of an inventory that Ansible reads from YAML, below the groups that they are in:
///
///     all:
///       children:
///         web:
///           hosts:
///             host1: {ansible_host: 10.0.0.1}
///           vars: {http_port: 80}
///
/// What is set of a host or a group is no place, and tells that they are such. Where `all` or `ungrouped` stands around all, it is opened.
struct HostGroups {
  private struct Entry {
    let name: Slice
    /// The values that say what lies in the group: it may stand in several places. Nil for a host.
    let bodies: [Int]?
    let place: UInt32
  }

  private let document: Document
  /// The groups that stand at the top, by their names.
  private var tops: [String: Int] = [:]
  /// The names of the groups that lie in others.
  private var inner: Set<String> = []
  private var hostCount = 0
  /// Whether something is set of a host or of a group. Without it, `hosts` and `children` may be names like others.
  private var hasSettings = false
  private var records = Records()

  /// The tree of an inventory; nil where a document is another.
  static func interpretation(of document: Document) -> Interpretation? {
    var groups = HostGroups(document)
    guard groups.read() else { return nil }
    groups.write()
    guard groups.records.count < groups.room else { return nil }
    return Interpretation(
      records: groups.records, understanding: Understanding(format: .yaml, shape: "hosts in their groups"))
  }

  private init(_ document: Document) { self.document = document }

  // MARK: Reading

  /// The deepest groups in each other that are looked at.
  private static let deepest = 60
  /// How many records are made: groups can name each other in more ways than there is room for.
  private var room: Int { document.values.count * 8 + 10_000 }

  /// Whether all that stands at the top is a group, and some have hosts.
  private mutating func read() -> Bool {
    guard let top = document.values.first, top.kind == .object, Int(top.end) == document.values.count else {
      return false
    }
    for group in document.children(of: 0) {
      guard isGroup(group, depth: 0) else { return false }
      tops[name(group)] = group
    }
    return hostCount > 0 && hasSettings
  }

  private mutating func isGroup(_ group: Int, depth: Int) -> Bool {
    if document.values[group].kind == .null { return true }
    guard document.values[group].kind == .object, depth < HostGroups.deepest else { return false }
    for part in document.children(of: group) {
      switch name(part) {
      case "hosts":
        guard holdsHosts(part) else { return false }
        hostCount += document.count(of: part)
      case "children":
        guard [.object, .null].contains(document.values[part].kind) else { return false }
        for child in document.children(of: part) {
          guard isGroup(child, depth: depth + 1) else { return false }
          inner.insert(name(child))
        }
      case "vars":
        guard [.object, .null].contains(document.values[part].kind) else { return false }
        hasSettings = true
      default: return false
      }
    }
    return true
  }

  /// Whether each host is a name with nothing behind it, or with what is set of it.
  private mutating func holdsHosts(_ hosts: Int) -> Bool {
    hasSettings = hasSettings || document.hasMembers(below: hosts)
    return [.object, .null].contains(document.values[hosts].kind)
      && document.children(of: hosts).allSatisfy { [.object, .null].contains(document.values[$0].kind) }
  }

  private func name(_ value: Int) -> String { document.text.string(nameSlice(value)) }

  private func nameSlice(_ value: Int) -> Slice {
    let key = document.values[value].key
    return key == Value.noKey ? .none : document.keys.slices[Int(key)]
  }

  // MARK: Writing

  private mutating func write() {
    var entries = document.children(of: 0).compactMap { group in
      inner.contains(name(group)) ? nil : entry(ofGroup: group)
    }
    // Groups that name each other in a circle lie below none.
    if entries.isEmpty { entries = document.children(of: 0).map(entry(ofGroup:)) }
    while entries.count == 1, let only = entries.first, let bodies = only.bodies,
      ["all", "ungrouped"].contains(document.text.string(only.name))
    {
      let below = self.entries(of: bodies)
      if below.isEmpty { break }
      entries = below
    }
    for entry in entries { write(entry, below: -1, in: []) }
  }

  private mutating func write(_ entry: Entry, below parent: Int, in way: [String]) {
    guard records.count < room else { return }
    let record = records.append(name: entry.name, parent: parent, place: entry.place)
    let name = document.text.string(entry.name)
    guard let bodies = entry.bodies, !way.contains(name), way.count < HostGroups.deepest else { return }
    for child in entries(of: bodies) { write(child, below: record, in: way + [name]) }
  }

  /// The group with all that is said of it, here and at the top.
  private func entry(ofGroup group: Int) -> Entry {
    let top = tops[name(group)]
    let bodies = top == nil || top == group ? [group] : [group, top ?? group]
    return Entry(name: nameSlice(group), bodies: bodies, place: document.place(of: group))
  }

  /// The groups and hosts of a group, in the order of the file, each once.
  private func entries(of bodies: [Int]) -> [Entry] {
    var (found, known): ([Entry], Set<String>) = ([], [])
    for part in bodies.lazy.flatMap({ document.children(of: $0) }) where name(part) != "vars" {
      for member in document.children(of: part) where known.insert(name(member)).inserted {
        found.append(
          name(part) == "children"
            ? entry(ofGroup: member)
            : Entry(name: nameSlice(member), bodies: nil, place: document.place(of: member)))
      }
    }
    return found
  }
}

extension Document {
  /// Whether a member of a container holds something itself.
  fileprivate func hasMembers(below container: Int) -> Bool {
    children(of: container).contains { values[$0].isContainer && Int(values[$0].end) > $0 + 1 }
  }
}
