/// Objects of fields under names: `{"Aalst": {"lat": 50.9, "lng": 4.0}, "Berg": {"lat": 51.1, "lng": 4.4}, …}`.
extension Document {
  /// The keys of fields in dictionaries whose objects have the same few, one of which says what a thing has.
  ///
  /// A field may hold a place on the map, which is an object or a short list of numbers itself.
  ///
  /// - Complexity: O(*n*).
  func keysOfFields() -> Set<UInt32> {
    var found: Set<UInt32> = []
    for index in values.indices where values[index].kind == .object {
      guard let counts = countsOfFields(index) else { continue }
      let all = counts.values.reduce(0, +)
      let most = counts.values.max() ?? 0
      let shared = counts.filter { $0.value * 2 >= most }
      guard shared.values.reduce(0, +) * 5 >= all * 4,
        shared.keys.contains(where: isFieldWord) || areTruths(Set(shared.keys), index)
      else { continue }
      for key in counts.keys { found.insert(key) }
    }
    return found
  }

  /// How often each key stands in the objects of a dictionary; nil where these are no rows of fields.
  private func countsOfFields(_ dictionary: Int) -> [UInt32: Int]? {
    var (counts, rows): ([UInt32: Int], Int) = ([:], 0)
    for row in children(of: dictionary) {
      guard values[row].kind == .object else { return nil }
      rows += 1
      for member in children(of: row) {
        guard isField(member) else { return nil }
        counts[values[member].key, default: 0] += 1
        if values[member].kind == .object {
          for inner in children(of: member) { counts[values[inner].key, default: 0] += 1 }
        }
      }
      guard counts.count <= Document.mostFields else { return nil }
    }
    return rows > 2 && counts.values.contains { $0 * 2 > rows } ? counts : nil
  }

  /// Whether the objects of a dictionary hold one truth each, which is not the same everywhere, under one key: `{"CPU":
  /// {"popular": true}, "RAM": {"popular": false}}`. Truths under several keys are those of a set's members.
  private func areTruths(_ shared: Set<UInt32>, _ dictionary: Int) -> Bool {
    var known: Set<Bool> = []
    let areAlone = children(of: dictionary).allSatisfy { row in
      children(of: row).allSatisfy { member in
        known.insert(isTrue(values[member]))
        return shared.contains(values[member].key) && values[member].kind == .bool
      }
    }
    return shared.count == 1 && areAlone && known.count == 2
  }

  private static let mostFields = 60

  /// Whether a member is a text, a number, a place on the map, or an object of such.
  private func isField(_ member: Int) -> Bool {
    switch values[member].kind {
    case .array: areNumbers(member)
    case .object:
      children(of: member).allSatisfy { values[$0].kind == .array ? areNumbers($0) : !values[$0].isContainer }
    default: true
    }
  }

  /// Whether a list holds a few numbers and nothing else, as a place on the map does.
  private func areNumbers(_ array: Int) -> Bool {
    count(of: array) <= 4 && children(of: array).allSatisfy { values[$0].kind == .number }
  }

  /// Whether a list is a latitude and a longitude: two numbers, one of which has three digits behind its point.
  func isPlaceOnMap(_ array: Int) -> Bool {
    guard count(of: array) == 2, areNumbers(array) else { return false }
    return children(of: array).contains { number in
      text.bytes(values[number].slice) { bytes in
        bytes.firstIndex(of: UInt8(ascii: ".")).map { bytes.count - $0 > 3 } ?? false
      }
    }
  }

  private func isFieldWord(_ key: UInt32) -> Bool {
    let slice = keys.slices[Int(key)]
    guard slice.count < 30 else { return false }
    let word = FieldNames.normalized(text.string(slice))
    return PropertyWords.areIn(word) || MeasureWords.all.contains(word) || PostalWords.areIn(word)
  }
}

/// Keys of what is measured or counted of a thing.
enum MeasureWords {
  static let all: Set<String> = [
    "lat", "lng", "lon", "long", "latitude", "longitude", "latlng", "coordinates", "center", "geo",
    "position", "x", "y", "elevation", "altitude", "population", "pop", "area",
    "min", "max", "count", "size", "width", "height", "weight", "age", "year", "rank", "order", "sort",
    "index", "decimals",
    "flag", "iso2", "iso3", "hex", "rgb", "version", "density", "gdp", "percent", "score", "rating", "length",
    "duration",
    "经度", "纬度", "人口", "面积",
  ]
}
