/// The nodes of a tree as a format gives them, before they are checked: numbers, and slices of the source's text.
struct Records {
  /// Bits of `flags`, as the atlas has them.
  enum Flag {
    static let disabled: UInt8 = 1
    static let leaf: UInt8 = 2
    static let hasChildren: UInt8 = 4
  }

  /// A further field of a record.
  struct Field {
    let name: UInt16
    let text: Slice
  }

  var names: [Slice] = []
  var codes: [Slice] = []
  /// The record of the parent; -1 for none.
  var parents: [Int32] = []
  /// Where in the source each record begins, for messages.
  var places: [UInt32] = []
  /// Empty where no record has any.
  private(set) var flags: [UInt8] = []
  /// What further fields are called.
  var fieldNames: [String] = []
  /// Where in `fields` those of a record begin; empty where no record has any.
  private(set) var fieldStarts: [UInt32] = []
  private(set) var fields: [Field] = []
  /// What is wrong already, by the place in the source.
  private(set) var flaws: [RecordError] = []

  struct RecordError {
    let place: UInt32
    let message: String
    /// The record that is broken.
    let record: Int
  }

  var count: Int { names.count }

  /// Adds a record and returns its number.
  @discardableResult
  mutating func append(name: Slice, code: Slice = .none, parent: Int, place: UInt32) -> Int {
    names.append(name)
    codes.append(code)
    parents.append(Int32(truncatingIfNeeded: parent))
    places.append(place)
    return names.count - 1
  }

  /// Sets flags of the record that was added last.
  mutating func setFlags(_ bits: UInt8) {
    guard bits != 0 else { return }
    flags.append(contentsOf: repeatElement(0, count: names.count - flags.count))
    flags[names.count - 1] |= bits
  }

  /// Adds a further field to the record that was added last.
  mutating func addField(_ name: UInt16, _ text: Slice) {
    guard !text.isEmpty else { return }
    while fieldStarts.count < names.count { fieldStarts.append(UInt32(fields.count)) }
    fields.append(Field(name: name, text: text))
  }

  /// Says what is wrong with a record.
  mutating func report(_ record: Int, _ place: UInt32, _ message: String) {
    flaws.append(RecordError(place: place, message: message, record: record))
  }

  /// The flags of all records; empty where no record has any.
  var allFlags: [UInt8] { flags }

  func flags(of record: Int) -> UInt8 { record < flags.count ? flags[record] : 0 }

  func fields(of record: Int) -> ArraySlice<Field> { fields[fieldRange(of: record)] }

  /// Where in `fields` those of a record stand.
  func fieldRange(of record: Int) -> Range<Int> {
    guard record < fieldStarts.count else { return 0..<0 }
    let end = record + 1 < fieldStarts.count ? Int(fieldStarts[record + 1]) : fields.count
    return Int(fieldStarts[record])..<end
  }

  /// How many bytes the further fields have together.
  var fieldSize: Int { fields.reduce(0) { $0 + Int($1.text.count) } }

  mutating func reserveFields(_ count: Int) {
    guard count > 0 else { return }
    fieldStarts.reserveCapacity(names.capacity)
    fields.reserveCapacity(count)
  }

  mutating func reserve(_ count: Int) {
    names.reserveCapacity(count)
    codes.reserveCapacity(count)
    parents.reserveCapacity(count)
    places.reserveCapacity(count)
  }
}
