/// The nodes of a tree as a format gives them, not yet checked: numbers, and slices of the source's text.
struct Records {
  /// The bits of `flags`, the same as in the atlas.
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
  /// The number of the parent's record; -1 for none.
  var parents: [Int32] = []
  /// The offset of each record in the source, for messages.
  var places: [UInt32] = []
  /// Empty if no record has flags.
  private(set) var flags: [UInt8] = []
  /// Whether they were paths that begin with `/`.
  var arePathsFromRoot = false
  /// The number of the table that each record is of; empty where all are of one.
  var tables: [UInt8] = []
  /// The codes that were left out since another place below the same parent has them, with the places of their records.
  var doubledCodes: [(place: UInt32, code: String)] = []
  /// The names of further fields.
  var fieldNames: [String] = []
  /// The index in `fields` where each record's begin; empty if no record has fields.
  private(set) var fieldStarts: [UInt32] = []
  private(set) var fields: [Field] = []
  /// The errors found so far, with their offsets in the source.
  private(set) var flaws: [RecordError] = []

  struct RecordError {
    let place: UInt32
    let message: String
    /// The number of the broken record.
    let record: Int
  }

  var count: Int { names.count }
  /// How many rows gave no record.
  private(set) var lost = 0

  /// Adds a record and returns its number.
  @discardableResult
  mutating func append(name: Slice, code: Slice = .none, parent: Int, place: UInt32) -> Int {
    names.append(name)
    codes.append(code)
    parents.append(Int32(truncatingIfNeeded: parent))
    places.append(place)
    return names.count - 1
  }

  /// Sets flags of the last record.
  mutating func setFlags(_ bits: UInt8) {
    guard bits != 0 else { return }
    flags.append(contentsOf: repeatElement(0, count: names.count - flags.count))
    flags[names.count - 1] |= bits
  }

  /// Adds a further field to the last record.
  mutating func addField(_ name: UInt16, _ text: Slice) {
    guard !text.isEmpty else { return }
    while fieldStarts.count < names.count { fieldStarts.append(UInt32(fields.count)) }
    fields.append(Field(name: name, text: text))
  }

  /// Adds further fields to records that have none.
  ///
  /// - Parameter late: In the order of the records, each of which stands once.
  /// - Complexity: O(records + fields).
  mutating func addFields(late: [(record: Int, fields: [Field])]) {
    guard !late.isEmpty else { return }
    var (starts, all): ([UInt32], [Field]) = ([], [])
    starts.reserveCapacity(count)
    var next = late[...]
    for record in 0..<count {
      starts.append(UInt32(all.count))
      if let first = next.first, first.record == record {
        all += first.fields
        next.removeFirst()
      } else {
        all += fields(of: record)
      }
    }
    (fieldStarts, fields) = (starts, all)
  }

  /// Changes the text of a further field.
  mutating func setField(_ index: Int, to text: Slice) {
    fields[index] = Field(name: fields[index].name, text: text)
  }

  /// Whether some record lies in itself.
  ///
  /// - Complexity: O(*n*).
  var hasCircle: Bool {
    var visits = [Int32](repeating: -1, count: count)
    for start in 0..<count {
      var record = start
      while record >= 0, visits[record] < 0 {
        visits[record] = Int32(start)
        record = Int(parents[record])
      }
      if record >= 0, visits[record] == Int32(start) { return true }
    }
    return false
  }

  /// Reports an error in a record.
  mutating func report(_ record: Int, _ place: UInt32, _ message: String) {
    flaws.append(RecordError(place: place, message: message, record: record))
  }

  /// Reports a row that gave no record.
  mutating func reportLost(_ place: UInt32, _ message: String) {
    lost += 1
    report(-1, place, message)
  }

  /// Whether rows name parents, and none of these is there: they may be names of a level above, where they are no numbers.
  var areParentsNowhere: Bool {
    let start = "the parent "
    return !flaws.isEmpty && parents.allSatisfy { $0 < 0 }
      && flaws.allSatisfy { flaw in
        flaw.message.hasPrefix(start) && flaw.message.dropFirst(start.count).first?.isNumber == false
      }
  }

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
