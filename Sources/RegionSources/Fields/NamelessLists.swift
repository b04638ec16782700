/// The lists of objects without a name, by the keys that they stand under.
struct NamelessLists {
  private var counts: [Int]
  private var named: [Int]
  /// The key of the only text in each object; -1 where there is none, -2 where they differ.
  private var only: [Int]

  init(_ keys: Int) {
    counts = Array(repeating: 0, count: keys)
    named = counts
    only = Array(repeating: -1, count: keys)
  }

  /// - Parameter value: The key `value`, which holds a quantity where names stand elsewhere.
  mutating func add(
    _ list: Int, _ document: Document, _ names: [UInt8], _ codes: [UInt8], value quantity: UInt32?
  ) {
    let key = Int(document.values[list].key)
    for object in document.children(of: list) where document.values[object].kind == .object {
      counts[key] += 1
      var (texts, text) = (0, -2)
      let isAlone = document.count(of: object) == 1
      for member in document.children(of: object) {
        let value = document.values[member]
        let isKnown =
          names[Int(value.key)] < KeyRoles.none
          || codes[Int(value.key)] < KeyRoles.none && value.key != quantity
        if value.isContainer || isKnown { named[key] += 1 }
        if value.kind == .string || value.kind == .number {
          texts += 1
          // An address is no name.
          let mayName =
            value.kind == .string
            && document.text.bytes(value.slice) { bytes in
              bytes.contains { $0 > 0x40 } && !bytes.contains(UInt8(ascii: "/"))
            }
          text = mayName || isAlone && value.kind == .number ? Int(value.key) : -2
        }
      }
      let own = texts == 1 ? text : -2
      only[key] = only[key] == -1 || only[key] == own ? own : -2
    }
  }

  func areNameless(_ key: Int) -> Bool { counts[key] > 0 && named[key] == 0 }

  func onlyText(_ key: Int) -> Int? { only[key] >= 0 ? only[key] : nil }
}
