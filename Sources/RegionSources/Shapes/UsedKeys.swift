/// The keys taken for each role.
struct UsedKeys {
  private(set) var name: Set<UInt32> = []
  private(set) var code: Set<UInt32> = []
  private(set) var children: Set<UInt32> = []
  private var lastName = UInt32.max
  private var lastCode = UInt32.max
  private var lastChildren = UInt32.max

  mutating func add(_ fields: RecordFields, _ document: Document) {
    UsedKeys.insert(fields.name, document, &name, &lastName)
    UsedKeys.insert(fields.code, document, &code, &lastCode)
    UsedKeys.insert(fields.children, document, &children, &lastChildren)
  }

  /// Adds the key of a further list of children.
  mutating func add(children list: Int, _ document: Document) {
    UsedKeys.insert(list, document, &children, &lastChildren)
  }

  @inline(__always)
  private static func insert(
    _ index: Int?, _ document: Document, _ keys: inout Set<UInt32>, _ last: inout UInt32
  ) {
    guard let index else { return }
    let key = document.values[index].key
    guard key != last else { return }
    last = key
    keys.insert(key)
  }
}
