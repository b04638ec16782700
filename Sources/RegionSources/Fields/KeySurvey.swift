/// The use of a document's keys.
struct KeySurvey {
  /// The number of strings and numbers that each key holds.
  private(set) var scalars: [Int]
  /// The number of arrays of objects that each key holds, and of other containers.
  private(set) var objectArrays: [Int]
  private(set) var containers: [Int]
  /// Whether a key stands in an object beside a known key for children.
  private(set) var standsBesideChildren: [Bool]
  /// How many lists or objects of numbers alone it holds beside a known key for children.
  private(set) var measures: [Int]
  /// How many strings it holds, how many of these are empty, how many lists of names, how many objects of objects.
  private(set) var texts: [Int]
  private(set) var emptyTexts: [Int]
  private(set) var nameArrays: [Int]
  /// The keys whose first list of texts begins with a long identifier.
  private(set) var identifierLists: [Int] = []
  /// How many objects of texts under codes it holds.
  private(set) var codedTexts: [Int]
  /// How many objects of texts alone it holds, and the first keys in these.
  private var textObjects: [Int]
  private var firstTextKeys: [Int: Set<UInt32>] = [:]
  private(set) var dictionaries: [Int]
  /// How many objects of lists it holds.
  private(set) var listObjects: [Int]
  /// How many lists of whole numbers, written as texts or not, stand in an object beside one text and nothing else.
  private var numberLists: [Int]
  private var emptyLists: [Int]
  private var numberListLengths: [Int: Set<Int>] = [:]
  /// Whether no other container that holds anything ever stands in one object with it.
  private(set) var isAlone: [Bool]
  /// Whether a list holds two objects with the same first key.
  private(set) var hasLists = false
  private(set) var isShort: [Bool]
  /// Whether each key is a word for children, be it one of last resort.
  private let mayBeChildren: [Bool]
  /// Whether each key is a word for what a node has.
  private let isProperty: [Bool]
  private var others: [Int]
  /// By key: the first keys of the objects of objects that it holds, without numbers.
  private var firstKeys: [Int: Set<UInt32>] = [:]

  /// Whether the objects of objects under a key mostly begin alike: they have fields, and their keys are no names.
  func hasFixedKeys(_ key: Int) -> Bool {
    guard dictionaries[key] > 1, let first = firstKeys[key] else { return false }
    return first.count * 2 <= dictionaries[key]
  }

  /// Whether the objects of texts under a key all begin with another: their keys are data.
  func holdsNamedTexts(_ key: Int) -> Bool {
    textObjects[key] > 1 && firstTextKeys[key]?.count == textObjects[key]
  }

  /// Whether numbers alone are listed under a key, below names that have nothing else: the postcodes of towns, the sizes of
  /// shoes. Numbers of one count are said of a place, as coordinates are; some lists may be empty.
  func holdsNumbers(_ key: Int) -> Bool {
    numberLists[key] > 1 && numberLists[key] + emptyLists[key] == uses(key) && uses(key) > 2
      && numberListLengths[key, default: []].count > 1
  }

  /// Whether most lists under a key are of names.
  func holdsNames(_ key: Int) -> Bool {
    nameArrays[key] > 0 && nameArrays[key] * 2 >= containers[key] - emptyLists[key]
  }

  func uses(_ key: Int) -> Int { scalars[key] + objectArrays[key] + containers[key] + others[key] }

  init(_ document: Document) {
    let count = document.keys.count
    isProperty = KeyRoles.properties(of: document)
    scalars = Array(repeating: 0, count: count)
    (objectArrays, containers, others, emptyTexts) = (scalars, scalars, scalars, scalars)
    (texts, nameArrays, dictionaries, codedTexts, textObjects) = (scalars, scalars, scalars, scalars, scalars)
    (numberLists, listObjects, emptyLists, measures) = (scalars, scalars, scalars, scalars)
    isAlone = Array(repeating: true, count: count)
    standsBesideChildren = Array(repeating: false, count: count)
    isShort = document.keys.slices.map { $0.count <= 1 }
    let isChildren = KeySurvey.knownChildren(document, below: FieldNames.lastResort)
    mayBeChildren = KeySurvey.knownChildren(document, below: .max)
    for index in document.values.indices {
      switch document.values[index].kind {
      case .object: add(index, document, isChildren)
      case .array where !hasLists: hasLists = document.hasAlikeObjects(index)
      default: break
      }
    }
  }

  private static func knownChildren(_ document: Document, below most: Int) -> [Bool] {
    let names = FieldNames.of(.children)
    guard document.keys.count < 100_000 else { return Array(repeating: false, count: document.keys.count) }
    return document.keys.slices.map { slice in
      slice.count < 24
        && (names.rank(FieldNames.normalized(document.text.string(slice))) ?? .max) < most
    }
  }

  /// Notes what stands in an object and in those of its list of children, too: the `attributes` that each has.
  private mutating func addOwn(_ object: Int, _ document: Document) {
    let lists = document.children(of: object).filter { document.values[$0].isContainer }
    guard lists.count > 1,
      let known = lists.first(where: { list in
        document.values[list].kind == .array && document.hasObject(list)
          && mayBeChildren[Int(document.values[list].key)]
      })
    else { return }
    let inner = Set(
      document.children(of: known).prefix(KeySurvey.firstObjects).flatMap { object in
        document.children(of: object).filter { document.values[$0].isContainer }
          .map { Int(document.values[$0].key) }
      })
    for list in lists where list != known {
      let key = Int(document.values[list].key)
      if inner.contains(key), !mayBeChildren[key] { standsBesideChildren[key] = true }
    }
  }

  /// How many objects of a list are looked at.
  private static let firstObjects = 5

  private mutating func add(_ object: Int, _ document: Document, _ isChildren: [Bool]) {
    var hasChildren = false
    var filled = 0
    // A list of names stands alone beside what is said of the object: its tags, its place on the map, its settings.
    var lists = 0
    for member in document.children(of: object) {
      let value = document.values[member]
      let key = Int(value.key)
      switch value.kind {
      case .string:
        scalars[key] += 1
        texts[key] += 1
        if value.slice.isEmpty { emptyTexts[key] += 1 }
      case .number: scalars[key] += 1
      case .bool, .null: others[key] += 1
      case .object, .array:
        hasChildren = hasChildren || isChildren[key]
        if value.kind == .array, document.hasObject(member) {
          objectArrays[key] += 1
          hasLists = hasLists || document.beginAlike(object, member + 1)
        } else {
          containers[key] += 1
          if value.kind == .array {
            if value.end <= member + 1 { emptyLists[key] += 1 }
            if document.hasNames(member) {
              let first = document.values[member + 1].slice
              if nameArrays[key] == 0, document.text.bytes(first, TextForm.isIdentifier) {
                identifierLists.append(key)
              }
              nameArrays[key] += 1
            }
          } else if document.hasObject(member) {
            dictionaries[key] += 1
            let first = document.values[member + 1].key
            let isNumber = document.text.bytes(document.keys.slices[Int(first)]) {
              $0.allSatisfy { $0 < 0x40 }
            }
            if !isNumber { firstKeys[key, default: []].insert(first) }
          } else if value.end > member + 1, document.values[member + 1].kind == .array {
            listObjects[key] += 1
          } else if document.hasCodedTexts(member) {
            codedTexts[key] += 1
          } else if document.hasTexts(member) {
            textObjects[key] += 1
            firstTextKeys[key, default: []].insert(document.values[member + 1].key)
          }
        }
        if value.end > member + 1, !document.isMeasure(member) {
          filled += 1
          if !isProperty[key], value.kind == .array || document.hasContainer(member) { lists += 1 }
        }
      }
    }
    if let list = document.numbersOfName(object) {
      let key = Int(document.values[list].key)
      numberLists[key] += 1
      numberListLengths[key, default: []].insert(document.count(of: list))
    }
    if filled > 1 {
      for member in document.children(of: object) where document.values[member].isContainer {
        let key = Int(document.values[member].key)
        if lists != 1 || isProperty[key] || document.values[member].kind == .object { isAlone[key] = false }
      }
    }
    addOwn(object, document)
    guard hasChildren else { return }
    for member in document.children(of: object) where document.values[member].isContainer {
      let key = Int(document.values[member].key)
      if !isChildren[key] { standsBesideChildren[key] = true }
      if !isChildren[key], document.isMeasure(member) { measures[key] += 1 }
    }
  }
}

extension Document {
  /// Whether a list or an object holds numbers alone, as a place on the map does: `"coordinates": {"lat": 30.04, "lng": 31.23}`.
  func isMeasure(_ container: Int) -> Bool {
    container + 1 < values.count && values[container + 1].kind == .number
      && children(of: container).allSatisfy { values[$0].kind == .number }
  }

  /// The list of whole numbers that stands in an object behind one text, with nothing else; nil for other objects.
  ///
  /// Behind a number, as that of a floor, they are texts: numbers would refer to others.
  fileprivate func numbersOfName(_ object: Int) -> Int? {
    guard count(of: object) == 2, !values[object + 1].isContainer, !values[object + 1].slice.isEmpty else {
      return nil
    }
    let list = Int(values[object + 1].end)
    guard values[list].kind == .array, values[list].end > list + 1 else { return nil }
    guard values[object + 1].kind == .string || values[list + 1].kind == .string else { return nil }
    let areNumbers = children(of: list).allSatisfy { member in
      (values[member].kind == .string || values[member].kind == .number)
        && text.bytes(values[member].slice) { bytes in
          !bytes.isEmpty && bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        }
    }
    return areNumbers ? list : nil
  }
}
