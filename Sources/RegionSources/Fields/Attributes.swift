/// Texts and numbers that are said of objects in nested dictionaries of names:
///
///     {"Carnivora": {"Level": "Order", "Canidae": {"Level": "Family"}, "Felidae": {"Level": "Family"}}}
///     {"Europe": {"code": "EU", "France": {"code": "FR", "Paris": {"code": "PAR"}}}}
///     {"Current Assets": {"Bank Accounts": {"account_type": "Bank", "account_number": "1200"}, "account_number": "1100"}}
struct Attributes {
  private let document: Document
  private var objects = 0
  private var isNested = false
  /// The keys of texts and numbers with how often each of these stands there.
  private var texts: [UInt32: [String: Int]] = [:]
  private var holders: [UInt32] = []
  /// How many objects hold texts beside objects or lists, and how many hold one of these under each key.
  private var outer = 0
  private var inner: [UInt32: Int] = [:]

  private static let fewest = 4
  private static let sample = 5_000
  private static let mostKeys = 200

  /// The keys that are no names, and the one of these that is the objects' code.
  ///
  /// Nearly all objects have such a key, and its few texts repeat; or it is a word of a program beside names for people.
  ///
  /// - Complexity: O(*n*) in a document of few keys of texts; O(keys) elsewhere.
  static func keys(_ document: Document) -> (all: Set<UInt32>, code: UInt32?) {
    guard let root = document.values.first, root.kind == .object else { return ([], nil) }
    var attributes = Attributes(document)
    for index in document.values.indices where document.values[index].kind == .object && index > 0 {
      guard attributes.add(index) else { return ([], nil) }
      if attributes.objects == sample { break }
    }
    if !attributes.isNested { return (attributes.ofRows, nil) }
    guard attributes.objects >= fewest else { return ([], nil) }
    if let code = attributes.ownCode { return (Set(attributes.texts.keys), code) }
    return attributes.found
  }

  private init(_ document: Document) { self.document = document }

  /// False where too many keys hold texts: these are names.
  private mutating func add(_ object: Int) -> Bool {
    objects += 1
    if document.values[object].key != Value.noKey { holders.append(document.values[object].key) }
    var holds = (text: false, object: false)
    for member in document.children(of: object) {
      let value = document.values[member]
      if value.isContainer {
        holds.object = true
        inner[value.key, default: 0] += 1
      } else {
        holds.text = true
        texts[value.key, default: [:]][document.text.string(value.slice), default: 0] += 1
        guard texts.count < Attributes.mostKeys else { return false }
      }
    }
    isNested = isNested || holds.text && holds.object
    if holds.text, holds.object { outer += 1 }
    return true
  }

  /// The only text beside keys that are names, where nearly each object has one of its own under a word for codes.
  private var ownCode: UInt32? {
    // A word for what lies below stands in most objects, and is no name: `{"code": "BY", "cities": […]}`.
    guard !inner.values.contains(where: { $0 > 1 && $0 * 2 > outer }) else { return nil }
    guard texts.count == 1, let (key, counts) = texts.first, Set(holders).count * 10 >= holders.count * 9,
      (FieldNames.of(.code).rank(FieldNames.normalized(word(key))) ?? .max) <= FieldNames.lastResort,
      counts.count * 10 >= objects * 8, counts.allSatisfy({ $0.value == 1 && !$0.key.isEmpty })
    else { return nil }
    return key
  }

  private var found: (all: Set<UInt32>, code: UInt32?) {
    let areForPeople = holders.count { isForPeople($0) } * 2 > holders.count
    let held = Set(holders)
    let areOfProgram =
      areForPeople
      && texts.contains { key, counts in
        counts.values.reduce(0, +) > 2 && !held.contains(key) && isOfProgram(key)
      }
    let all = texts.filter { key, counts in
      let count = counts.values.reduce(0, +)
      if count * 10 >= objects * 8, counts.count * 2 <= count { return true }
      return areOfProgram && !held.contains(key) && isOfProgram(key)
    }
    let code = all.filter { key, counts in
      // What only groups others may have none.
      let own = counts.filter { !$0.key.isEmpty }
      return own.count > 2 && own.values.allSatisfy { $0 == 1 }
        && ["number", "code", "id"].contains { word(key).hasSuffix($0) }
    }
    return (Set(all.keys), code.keys.min())
  }

  /// The keys of rows that stand under their names, where nothing else holds texts or numbers: `{"web01": {"ip": "10.0.0.1",
  /// "os": "Debian"}, "web02": {…}}`. All have the same ones, in small letters, and one of them is a word for what things have.
  ///
  /// - Complexity: O(*n*) where there are few keys of texts, one of them such a word; else O(1).
  private var ofRows: Set<UInt32> {
    guard (2...Attributes.mostFields).contains(texts.count), outer == 0,
      Int(document.values[0].end) == document.values.count,
      texts.keys.contains(where: { Attributes.facts.contains(word($0)) })
    else { return [] }
    let rows = document.values.indices.dropFirst().filter {
      document.values[$0].kind == .object && !document.hasContainer($0) && document.count(of: $0) > 0
    }
    guard rows.count > 1, rows.allSatisfy({ document.values[$0].key != Value.noKey }),
      !rows.contains(where: { LanguageTexts.isTag(word(document.values[$0].key)) }),
      rows.allSatisfy({ document.count(of: $0) == texts.count }),
      texts.keys.allSatisfy({ key in
        document.text.bytes(document.keys.slices[Int(key)], TextForm.isOfPrograms)
      })
    else { return [] }
    let areFilled = rows.allSatisfy { row in
      document.children(of: row).allSatisfy {
        document.values[$0].kind != .null && !document.values[$0].slice.isEmpty
      }
    }
    return areFilled ? Set(texts.keys) : []
  }

  /// Words for what a machine, a thing or a person has, and that name none of these.
  private static let facts: Set<String> = [
    "ip", "host", "hostname", "port", "os", "cpu", "cpus", "cores", "memory", "ram", "disk", "url", "size",
    "version",
    "user", "username", "password", "email", "phone", "address", "lat", "lng", "lon", "latitude", "longitude",
    "price", "quantity", "qty", "stock", "age", "weight", "height", "width", "population", "area",
  ]

  /// Objects with more hold the texts of a program.
  private static let mostFields = 12

  private func word(_ key: UInt32) -> String { document.text.string(document.keys.slices[Int(key)]) }

  /// Whether a key has a capital, a blank or a sign of another script, as names have.
  private func isForPeople(_ key: UInt32) -> Bool {
    document.text.bytes(document.keys.slices[Int(key)]) { bytes in
      bytes.contains { $0 == 0x20 || $0 >= 0x80 || $0 >= 0x41 && $0 <= 0x5A }
    }
  }

  /// Whether a key is small letters with a low line or a capital between: `account_type`, `accountType`, but not `iPhone`.
  private func isOfProgram(_ key: UInt32) -> Bool {
    func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    return document.text.bytes(document.keys.slices[Int(key)]) { bytes in
      let start = bytes.prefix(while: isSmall).count
      let areCapitals = start > 1 && start < bytes.count && isCapital(bytes[start])
      return (areCapitals || bytes.contains(UInt8(ascii: "_")))
        && bytes.allSatisfy {
          isSmall($0) || $0 >= 0x30 && $0 <= 0x39 || (areCapitals ? isCapital($0) : $0 == 0x5F)
        }
    }
  }
}
