/// Records that a program makes one by one, as seeds of databases do: a call a record, with its fields.
///
///     DB::table('places')->insert(['id' => 1, 'parent_id' => 0, 'name' => 'Nias']);
///     phones = Category.create!(name: 'Phones', parent: electronics)
///     CITIES.put("Cairo", new String[]{"Maadi"});
///
/// Nothing is run: a call whose fields are not written out is left out. A record that is given a name, and stands as a
/// value in another or in front of its call, is that one's parent.
struct RecordCalls {
  private let bytes: UnsafeRawBufferPointer
  private var calls: [Call] = []
  /// The calls that make records of what a program computes.
  private var left = 0
  private var size = 0

  private struct Call {
    let start: Int
    /// What the call is one of: the name of a table or of a class.
    let group: String
    /// The name that its record is given.
    let variable: String?
    var parent: String?
    var fields: [(key: [UInt8], json: [UInt8])]
    /// Whether it says a key and what stands under it.
    var isPair = false
  }

  /// The JSON of the records; nil where these are not most of a text.
  ///
  /// - Complexity: O(1) in a text that does not begin with such calls, else O(*n*).
  static func json(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard mayBe(bytes) else { return nil }
    var reader = RecordCalls(bytes)
    reader.read()
    guard reader.calls.count > 1, reader.left * 2 <= reader.calls.count, reader.size * 10 >= bytes.count * 3
    else { return nil }
    return reader.json()
  }

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  private static let verbs: Set<String> = [
    "create", "create!", "bulkCreate", "bulkInsert", "insertMany", "insert", "insert!", "insertGetId",
    "insertOrIgnore", "insertOne", "updateOrCreate",
    "firstOrCreate", "find_or_create_by", "find_or_create_by!", "where_or_create", "create_or_find_by",
    "add_root", "add_child", "put", "set", "Add",
  ]
  private static let pairVerbs: Set<String> = ["put", "set", "Add"]

  /// Whether one of the verbs stands behind a point and in front of a bracket, near the beginning.
  private static func mayBe(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(1 << 13))
    var at = head.startIndex
    while let open = head[at...].firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == 0x20 }) {
      at = open + 1
      let before = head[..<open].suffix(24)
      guard let point = before.lastIndex(where: { ".:>".utf8.contains($0) }), point + 1 < open else {
        continue
      }
      if verbs.contains(String(decoding: head[(point + 1)..<open], as: UTF8.self)) { return true }
    }
    return false
  }

  // MARK: Calls

  private mutating func read() {
    var scanner = ScriptStatements(bytes, scanningAt: 0)
    while scanner.at < bytes.count {
      let byte = bytes[scanner.at]
      guard ScriptData.isWord(byte), !(0x30...0x39).contains(byte) else {
        scanner.advance()
        continue
      }
      let start = scanner.at
      guard let chain = chain(&scanner) else { continue }
      read(chain, from: start, &scanner)
    }
  }

  private struct Chain {
    var first = ""
    var verb = ""
    /// The table that a call in front names.
    var table: String?
    var count = 0
  }

  /// Goes behind words with points and arrows between them, and calls in front of the last; nil where no verb ends them.
  private func chain(_ scanner: inout ScriptStatements) -> Chain? {
    var chain = Chain()
    while scanner.at < bytes.count {
      let start = scanner.at
      while scanner.at < bytes.count, ScriptData.isWord(bytes[scanner.at]) { scanner.at += 1 }
      if scanner.at < bytes.count, "!?".utf8.contains(bytes[scanner.at]) { scanner.at += 1 }
      guard scanner.at > start else { return nil }
      let word = scanner.string(start..<scanner.at)
      if chain.count == 0 { chain.first = word }
      chain.count += 1
      chain.verb = word
      if chain.count > 1, RecordCalls.verbs.contains(word) { return chain }
      if scanner.at < bytes.count, bytes[scanner.at] == UInt8(ascii: "(") {
        let open = scanner.at
        var inner = ScriptStatements(bytes, scanningAt: open)
        inner.skipGroup()
        guard inner.at < bytes.count, isLink(inner.at) else { return nil }
        chain.table = text(at: ScriptData.behindBlanks(bytes, open + 1)) ?? chain.table
        scanner.at = inner.at
      }
      guard isLink(scanner.at) else { return nil }
      while scanner.at < bytes.count, ".:->?".utf8.contains(bytes[scanner.at]) { scanner.at += 1 }
    }
    return nil
  }

  private func isLink(_ place: Int) -> Bool {
    guard place + 1 < bytes.count else { return false }
    if bytes[place] == UInt8(ascii: ".") { return ScriptData.isWord(bytes[place + 1]) }
    return bytes[place...].starts(with: "::".utf8) || bytes[place...].starts(with: "->".utf8)
  }

  /// The text in quotes that begins at a place.
  private func text(at place: Int) -> String? {
    guard place < bytes.count, "\"'".utf8.contains(bytes[place]) else { return nil }
    let inside = bytes[(place + 1)...].prefix(60)
    return inside.firstIndex(of: bytes[place]).map { String(decoding: inside[..<$0], as: UTF8.self) }
  }

  private mutating func read(_ chain: Chain, from start: Int, _ scanner: inout ScriptStatements) {
    guard let (open, end) = arguments(scanner.at) else { return }
    var reader = CallFields(bytes, at: open, end: end)
    defer { scanner.at = max(end, scanner.at) }
    if RecordCalls.pairVerbs.contains(chain.verb) {
      guard let pair = reader.pair() else {
        left += 1
        return
      }
      calls.append(Call(start: start, group: chain.first, variable: nil, fields: [pair], isPair: true))
    } else if let (table, records) = listed(open, end) {
      for record in records {
        var one = CallFields(bytes, at: record.lowerBound, end: record.upperBound)
        let fields = one.fields().fields
        guard !fields.isEmpty else { continue }
        calls.append(
          Call(
            start: record.lowerBound, group: table ?? chain.first, variable: nil,
            parent: known(chain.first), fields: fields))
      }
    } else {
      let (fields, references) = reader.fields()
      guard !fields.isEmpty else {
        left += 1
        return
      }
      let parent = references.lazy.compactMap(known).first ?? known(chain.first)
      calls.append(
        Call(
          start: start, group: chain.table ?? reader.table ?? chain.first, variable: variable(before: start),
          parent: parent, fields: fields))
    }
    size += end - start
  }

  /// The name, if one of the records before was given it.
  private func known(_ name: String) -> String? {
    calls.suffix(RecordCalls.mostKnown).contains { $0.variable == name } ? name : nil
  }

  /// The records in a list that a call gets, perhaps behind their table: `children.create([{name: "A"}, {name: "B"}])`; nil
  /// where it gets something else.
  private func listed(_ open: Int, _ end: Int) -> (table: String?, records: [Range<Int>])? {
    var at = ScriptData.behindBlanks(bytes, open)
    let table = text(at: at)
    if let table {
      at = ScriptData.behindBlanks(bytes, at + table.utf8.count + 2)
      guard at < end, bytes[at] == UInt8(ascii: ",") else { return nil }
      at = ScriptData.behindBlanks(bytes, at + 1)
    }
    guard at < end, bytes[at] == UInt8(ascii: "[") else { return nil }
    var found: [Range<Int>] = []
    at = ScriptData.behindBlanks(bytes, at + 1)
    while at < end, bytes[at] == UInt8(ascii: "{") {
      var group = ScriptStatements(bytes, scanningAt: at)
      group.skipGroup()
      guard group.at > at + 1, group.at <= end else { return nil }
      found.append((at + 1)..<(group.at - 1))
      at = ScriptData.behindBlanks(bytes, group.at)
      if at < end, bytes[at] == UInt8(ascii: ",") { at = ScriptData.behindBlanks(bytes, at + 1) }
    }
    return found.count > 1 && at < end && bytes[at] == UInt8(ascii: "]") ? (table, found) : nil
  }

  /// A parent stands not too far in front of its children.
  private static let mostKnown = 200

  /// The arguments of a call: behind its bracket, or up to the end of the line.
  private func arguments(_ place: Int) -> (start: Int, end: Int)? {
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "(") {
      var group = ScriptStatements(bytes, scanningAt: place)
      group.skipGroup()
      return (place + 1, max(place + 1, group.at - 1))
    }
    guard bytes[place] == 0x20 else { return nil }
    let line = bytes[place...].prefix { $0 != 0x0A }
    let words = line.drop { $0 == 0x20 }
    let word = words.prefix { ScriptData.isWord($0) }
    guard !word.isEmpty, word.endIndex < line.endIndex, bytes[word.endIndex] == UInt8(ascii: ":") else {
      return nil
    }
    return (words.startIndex, line.endIndex)
  }

  /// The name that the value of a call is given: `phones = …`, `$phones = …`.
  private func variable(before start: Int) -> String? {
    func blanks(_ end: Int) -> Int {
      var at = end
      while at > 0, bytes[at - 1] == 0x20 { at -= 1 }
      return at
    }
    var at = blanks(start)
    if bytes[..<at].suffix(5).elementsEqual("await".utf8) { at = blanks(at - 5) }
    guard at > 1, bytes[at - 1] == UInt8(ascii: "="), !"=!<>".utf8.contains(bytes[at - 2]) else { return nil }
    let end = blanks(at - 1)
    var first = end
    while first > 0, ScriptData.isWord(bytes[first - 1]) { first -= 1 }
    return first < end ? String(decoding: bytes[first..<end], as: UTF8.self) : nil
  }

  // MARK: JSON

  private func json() -> [UInt8] {
    if calls.contains(where: \.isPair) { return map() }
    if calls.contains(where: { $0.parent != nil }) { return nested() }
    var groups: [String] = []
    for call in calls where !groups.contains(call.group) && groups.count < RecordCalls.mostGroups {
      groups.append(call.group)
    }
    guard groups.count > 1 else { return list(calls) }
    let lists = groups.map { group in
      Array("\"\(group.filter { $0 != "\"" && $0 != "\\" })\":".utf8)
        + list(calls.filter { $0.group == group })
    }
    return [UInt8(ascii: "{")] + Array(lists.joined(separator: ",".utf8)) + [UInt8(ascii: "}")]
  }

  private static let mostGroups = 40

  /// A list of records, on the lines where they stand.
  private func list(_ calls: [Call]) -> [UInt8] {
    var (output, end): ([UInt8], Int) = ([UInt8(ascii: "[")], 0)
    for call in calls {
      if output.count > 1 { output.append(UInt8(ascii: ",")) }
      output += bytes[end..<max(end, call.start)].lazy.filter { $0 == 0x0A }
      output += object(call) + [UInt8(ascii: "}")]
      end = max(end, call.start)
    }
    return output + [UInt8(ascii: "]")]
  }

  private func object(_ call: Call) -> [UInt8] {
    [UInt8(ascii: "{")]
      + Array(call.fields.map { $0.key + [UInt8(ascii: ":")] + $0.json }.joined(separator: ",".utf8))
  }

  private func map() -> [UInt8] {
    let pairs = calls.filter(\.isPair).flatMap { $0.fields.map { $0.key + [UInt8(ascii: ":")] + $0.json } }
    return [UInt8(ascii: "{")] + Array(pairs.joined(separator: ",".utf8)) + [UInt8(ascii: "}")]
  }

  /// The records with those whose parents they are; a name means the last record before that it was given to.
  private func nested() -> [UInt8] {
    var (last, children): ([String: Int], [[Int]]) = ([:], Array(repeating: [], count: calls.count))
    var roots: [Int] = []
    for (number, call) in calls.enumerated() {
      if let parent = call.parent.flatMap({ last[$0] }) {
        children[parent].append(number)
      } else {
        roots.append(number)
      }
      if let variable = call.variable { last[variable] = number }
    }
    var output: [UInt8] = [UInt8(ascii: "[")]
    /// A record, or the end of one with children.
    var steps: [Int?] = roots.reversed()
    while let step = steps.popLast() {
      guard let number = step else {
        output += Array("]}".utf8)
        continue
      }
      if let sign = output.last, !"[".utf8.contains(sign) { output.append(UInt8(ascii: ",")) }
      output += object(calls[number])
      guard !children[number].isEmpty else {
        output.append(UInt8(ascii: "}"))
        continue
      }
      output += Array(",\"children\":[".utf8)
      steps.append(nil)
      steps += children[number].reversed()
    }
    return output + [UInt8(ascii: "]")]
  }
}
