import RegionModel

/// What the texts of objects side by side tell, in a sample of a document: which key's tell the objects apart and read like
/// names.
///
/// Objects of one kind are those of all lists, or of all dictionaries, under one key: the districts of all provinces.
struct SiblingTexts {
  /// Objects of one kind.
  struct Kind {
    var count = 0
    /// How many stand under keys, under how many of these that are codes, and under how many that people write.
    var keyed = 0
    var coded = 0
    var named = 0
    /// The keys of their texts, in the order in which they were met.
    var order: [UInt32] = []
    var uses: [UInt32: Use] = [:]
    /// How often the keys that most of them have stand in them, and how many members they have.
    var members: [UInt32: Int] = [:]
    var memberCount = 0
  }

  /// The texts of one key in objects of one kind.
  struct Use {
    var count = 0
    /// How many stand beside others, and how many of these have the same text as one beside them.
    var beside = 0
    var alike = 0
    var distinct: Set<UInt32> = []
    var forms: [TextForm: Int] = [:]
    /// In bytes.
    var length = 0
    var lengths: Set<Int> = []
    /// Whether some begin with a zero or hold letters, as no quantity does.
    var hasMarks = false

    /// Whether hardly two objects side by side have the same text.
    var tellsApart: Bool { alike * 5 <= beside && (count < 6 || distinct.count * 4 > count) }

    /// Whether at least half of the objects that stand beside others have the text of one of these.
    var repeats: Bool { alike > 3 && alike * 2 >= beside }

    func areMostly(_ forms: TextForm...) -> Bool {
      forms.reduce(0) { $0 + (self.forms[$1] ?? 0) } * 4 >= count * 3
    }
  }

  /// By the key of the list or the dictionary that the objects stand in.
  private(set) var kinds: [UInt32: Kind] = [:]
  private let document: Document

  /// How many objects are looked at, and how many of one list.
  private static let sample = 2_000
  private static let sampleOfList = 200
  /// An object with more members is a dictionary itself.
  private static let mostMembers = 60

  /// - Complexity: O(sample).
  init(_ document: Document) {
    self.document = document
    var left = SiblingTexts.sample
    for index in document.values.indices where document.values[index].isContainer {
      guard document.hasObject(index) else { continue }
      left -= add(index)
      if left <= 0 { break }
    }
  }

  /// Adds the objects of a list or a dictionary, and returns how many these are.
  private mutating func add(_ list: Int) -> Int {
    let key = document.values[list].key
    let isKeyed = document.values[list].kind == .object
    var kind = kinds[key] ?? Kind()
    var known: [UInt32: [UInt32: Int]] = [:]
    var count = 0
    for object in document.children(of: list).prefix(SiblingTexts.sampleOfList) {
      guard document.values[object].kind == .object else {
        if isKeyed { return count }
        continue
      }
      count += 1
      if isKeyed { kind.addKey(document.keys.slices[Int(document.values[object].key)], document.text) }
      for member in document.children(of: object).prefix(SiblingTexts.mostMembers) {
        let value = document.values[member]
        kind.members[value.key, default: 0] += 1
        kind.memberCount += 1
        guard value.kind == .string, !value.slice.isEmpty else { continue }
        let hash = document.text.bytes(value.slice, ByteHash.of)
        known[value.key, default: [:]][hash, default: 0] += 1
        kind.add(value, hash, document.text)
      }
    }
    guard count > 0 else { return 0 }
    kind.count += count
    for (key, counts) in known {
      let all = counts.values.reduce(0, +)
      guard all > 1 else { continue }
      kind.uses[key]?.beside += all
      kind.uses[key]?.alike += counts.values.reduce(0) { $0 + ($1 > 1 ? $1 : 0) }
    }
    kinds[key] = kind
    return count
  }
}

extension SiblingTexts {
  /// Whether no two objects have the same text under a key.
  func areUnique(_ key: UInt32) -> Bool {
    let (count, distinct) = counts(key)
    return count > 2 && distinct == count
  }

  /// Whether objects mostly have the same text under a key, where another tells them apart: `"approved": "true"`.
  func areAlike(_ key: UInt32) -> Bool {
    let (count, distinct) = counts(key)
    return distinct * 2 <= count && Set(kinds.values.flatMap(\.order)).contains(where: areUnique)
  }

  private func counts(_ key: UInt32) -> (all: Int, distinct: Int) {
    let uses = kinds.values.compactMap { $0.uses[key] }
    return (uses.reduce(0) { $0 + $1.count }, uses.reduce(into: Set()) { $0.formUnion($1.distinct) }.count)
  }
}

extension SiblingTexts.Kind {
  fileprivate mutating func addKey(_ key: Slice, _ text: SourceText) {
    keyed += 1
    if text.bytes(key, CodeShape.isCode) { coded += 1 }
    if text.bytes(key, TextForm.init) == .name { named += 1 }
  }

  fileprivate mutating func add(_ value: Value, _ hash: UInt32, _ text: SourceText) {
    if uses[value.key] == nil { order.append(value.key) }
    let length = Int(value.slice.count)
    let form = text.bytes(value.slice, TextForm.init)
    uses[value.key, default: SiblingTexts.Use()].count += 1
    uses[value.key]?.distinct.insert(hash)
    uses[value.key]?.forms[form, default: 0] += 1
    uses[value.key]?.length += length
    uses[value.key]?.lengths.insert(length)
    if form == .code,
      text.bytes(value.slice, { $0.first == 0x30 && $0.count > 1 || $0.contains { $0 > 0x40 } })
    {
      uses[value.key]?.hasMarks = true
    }
  }

  /// Whether these are records: they stand in lists, or most of them have the same keys under keys that are codes.
  var areRecords: Bool { keyed == 0 || count > 1 && haveFields && coded * 10 >= keyed * 9 }

  /// Whether nearly all that they hold stands under keys that most of them have.
  var haveFields: Bool {
    members.values.filter { $0 * 5 >= count * 3 }.reduce(0, +) * 10 >= memberCount * 8
  }

  /// The keys that could hold their names, the best first: of texts that nearly all of them have, that tell them apart and
  /// read like names; behind these such as addresses of pages have, and behind these such as say more than a name does.
  ///
  /// - Parameter isExcluded: Whether a key says something else.
  func names(isExcluded: (UInt32) -> Bool) -> [UInt32] {
    let telling = order.filter { key in
      guard let use = uses[key] else { return false }
      return use.count * 5 >= count * 4 && use.tellsApart
    }
    let names = telling.filter { uses[$0]?.areMostly(.name) ?? false }
    let shortest = names.map(averageLength).min() ?? 0
    let (short, long) = (
      names.filter { averageLength($0) <= max(30, shortest * 3) },
      names.filter { averageLength($0) > max(30, shortest * 3) && averageLength($0) > SiblingTexts.longName }
    )
    let middle = names.filter { !short.contains($0) && !long.contains($0) }
    let words = telling.filter { !names.contains($0) && uses[$0]?.areMostly(.name, .word, .path) ?? false }
    let all = short + middle + words + long
    return all.filter { !isExcluded($0) } + all.filter(isExcluded)
  }

  /// In bytes.
  private func averageLength(_ key: UInt32) -> Int { uses[key].map { $0.length / $0.count } ?? 0 }

  /// The key of a text that could be their code: each has one of its own, of digits or of letters and digits, and these are
  /// of a few lengths. In front of the name it may be short; behind it digits alone are a quantity.
  func code(besides name: UInt32, isExcluded: (UInt32) -> Bool) -> UInt32? {
    let front = order.firstIndex(of: name) ?? 0
    return order.enumerated().first { at, key in
      guard let use = uses[key], key != name, !isExcluded(key), count > 1 else { return false }
      let areCodes = use.forms[.code] == use.count && use.lengths.count <= 4
      return areCodes && use.count * 20 >= count * 19 && use.distinct.count == use.count
        && (at < front || use.hasMarks && !use.lengths.contains(1))
    }?.element
  }
}

extension SiblingTexts {
  /// What is longer is a description, in bytes.
  fileprivate static let longName = 40
}
