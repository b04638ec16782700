/// What the lists and objects of a document hold.
extension Document {
  /// Whether an array begins with a string, and one of its first strings has letters: `["107", "Bipper"]` are names.
  func hasNames(_ array: Int) -> Bool {
    guard beginsWithText(array) else { return false }
    if text.bytes(values[array + 1].slice, { $0.contains { $0 > 0x40 } }) { return true }
    guard values[array].key != Value.noKey, isPlural(values[array].key) else { return false }
    return children(of: array).prefix(Document.firstTexts).contains { member in
      values[member].kind == .string && text.bytes(values[member].slice) { $0.contains { $0 > 0x40 } }
    }
  }

  /// Whether a key is a word for several things that may be called by numbers: `models`, and no `price`, `ids` or `dates`.
  func isPlural(_ key: UInt32) -> Bool {
    let word = FieldNames.normalized(text.string(keys.slices[Int(key)]))
    if FieldNames.of(.children).rank(word) != nil || LevelWords.isKnown(word) { return true }
    guard word.hasSuffix("s") || !word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return !Document.measures.contains(where: word.hasSuffix)
  }

  private static let measures = [
    "ss", "us", "is", "ids", "codes", "dates", "days", "times", "hours", "years", "dims", "dimensions",
    "prices", "grades",
    "coords", "coordinates", "phones", "emails", "numbers", "values", "scores", "points", "bounds", "limits",
    "colors",
    "weights", "heights", "images", "links", "urls", "files",
  ]

  /// How many members of a list are looked at.
  private static let firstTexts = 32

  func beginsWithText(_ array: Int) -> Bool {
    array + 1 < Int(values[array].end) && values[array + 1].kind == .string
  }

  /// The only text of a list that holds signs besides, yes, no or nothing: `[true, "Cholera"]`; nil for other lists.
  func nameWithSigns(_ list: Int) -> Int? {
    var (name, signs): (Int?, Int) = (nil, 0)
    for member in children(of: list) {
      switch values[member].kind {
      case .string where name == nil && !values[member].slice.isEmpty: name = member
      case .bool: signs += 1
      case .null: break
      default: return nil
      }
    }
    return signs > 0 ? name : nil
  }

  /// Whether an object holds several texts, each under a code with a digit in it: `{"A00-A09": "…", "A15": "…"}`.
  func hasCodedTexts(_ object: Int) -> Bool {
    guard values[object].kind == .object, count(of: object) > 1 else { return false }
    return children(of: object).allSatisfy { member in
      guard values[member].kind == .string, !values[member].slice.isEmpty else { return false }
      return text.bytes(keys.slices[Int(values[member].key)]) { bytes in
        CodeShape.isCode(bytes) && bytes.contains { $0 >= 0x30 && $0 <= 0x39 }
      }
    }
  }

  /// Whether an object holds texts and nothing else.
  func hasTexts(_ object: Int) -> Bool {
    values[object].kind == .object && values[object].end > object + 1
      && children(of: object).allSatisfy { values[$0].kind == .string && !values[$0].slice.isEmpty }
  }

  /// The object that alone stands in the document's list, which may be the only member of an object; nil where there are
  /// others.
  var onlyObjectOfList: Int? {
    var at = 0
    while at + 1 < values.count, values[at].isContainer, values[at + 1].end == values[at].end {
      if values[at].kind == .array, values[at + 1].kind == .object { return at + 1 }
      at += 1
    }
    return nil
  }

  /// The parts of an array that is a name, perhaps its code, and what lies below it: `["广东", ["深圳"]]`,
  /// `["Åland", "AX", [{"name": "Brändö"}]]`, `["Olivine", "", ["Fayalite", 4.3], ["Forsterite", 3.3]]`, `["A", {"B": …}]`;
  /// nil for other arrays.
  func nameWithList(_ array: Int) -> (name: Int, code: Int?, lists: [Int])? {
    var texts: [Int] = []
    var lists: [Int] = []
    for part in children(of: array) {
      if values[part].isContainer {
        lists.append(part)
      } else {
        guard lists.isEmpty, texts.count < 8 else { return nil }
        texts.append(part)
      }
    }
    guard let first = texts.first, !values[first].slice.isEmpty, let list = lists.first,
      lists.count == 1 || values[first].kind == .string && lists.allSatisfy({ isNameWithNumbers($0) })
    else { return nil }
    guard texts.count == 2, !values[texts[1]].slice.isEmpty else {
      let isNamed = values[first].kind == .string && (texts.count == 1 || values[list].kind == .array)
      return isNamed ? (first, nil, lists) : nil
    }
    func isCode(_ part: Int) -> Bool { text.bytes(values[part].slice, CodeShape.isCode) }
    let isFirst = values[first].kind == .number || isCode(first) && !isCode(texts[1])
    let (name, code) = isFirst ? (texts[1], first) : (first, texts[1])
    return values[name].kind == .string && isCode(code) ? (name, code, lists) : nil
  }

  /// The name and the code of a pair that a form offers: `("Arusha", "Arusha")`, `("draft", "A draft")`; nil
  /// for other arrays.
  func choice(_ array: Int) -> (name: Int, code: Int?)? {
    let (first, end) = (array + 1, Int(values[array].end))
    guard first + 2 == end, values[first].kind == .string, values[first + 1].kind == .string else {
      return nil
    }
    let areSame = text.bytes(values[first].slice) { one in
      text.bytes(values[first + 1].slice) { Bytes.areEqual(one, $0) }
    }
    if areSame { return (first, nil) }
    let isWord = text.bytes(values[first].slice) { bytes in
      !bytes.isEmpty && bytes.count < 40
        && bytes.allSatisfy {
          $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F || $0 == 0x2D
        }
    }
    let isLabel = text.bytes(values[first + 1].slice) { bytes in
      bytes.contains { $0 >= 0x80 || $0 >= 0x41 && $0 <= 0x5A }
    }
    return isWord && isLabel ? (first + 1, first) : nil
  }

  /// Whether a list holds pairs of a code and a name that is none, `[["E06000055", "Bedford"], ["E06000056", "Luton"]]`, and
  /// no code twice. One pair alone has a digit in its code.
  ///
  /// - Complexity: O(members), if the first is such a pair.
  func areCodedPairs(_ list: Int) -> Bool {
    guard values[list].kind == .array, values[list].end > list + 2 else { return false }
    if count(of: list) == 1, !text.bytes(values[list + 2].slice, { $0.contains { $0 >= 0x30 && $0 <= 0x39 } })
    {
      return false
    }
    var codes: Set<String> = []
    return children(of: list).allSatisfy { pair in
      let (code, name) = (pair + 1, pair + 2)
      guard values[pair].kind == .array, name < values.count, name + 1 == Int(values[pair].end),
        values[code].kind == .string, values[name].kind == .string
      else { return false }
      return text.bytes(values[code].slice, CodeShape.isCode)
        && !text.bytes(values[name].slice, CodeShape.isCode)
        && codes.insert(text.string(values[code].slice)).inserted
    }
  }

  /// Whether an array is a name with numbers behind it: `["Fayalite", 4.36, 3.16]`.
  func isNameWithNumbers(_ array: Int) -> Bool {
    let first = array + 1
    guard values[array].kind == .array, first < Int(values[array].end), values[first].kind == .string,
      values[array].end > first + 1
    else { return false }
    return children(of: array).dropFirst().allSatisfy {
      values[$0].kind == .number || values[$0].kind == .null
    }
  }

  /// Whether two objects begin with the same key.
  func beginAlike(_ first: Int, _ second: Int) -> Bool {
    first + 1 < Int(values[first].end) && second + 1 < Int(values[second].end)
      && values[first + 1].key == values[second + 1].key
  }

  /// Whether an array's first two values are objects that begin with the same key.
  func hasAlikeObjects(_ array: Int) -> Bool {
    guard hasObject(array) else { return false }
    let (first, end) = (array + 1, Int(values[array].end))
    let second = Int(values[first].end)
    return second < end && values[second].kind == .object && beginAlike(first, second)
  }

  /// Whether the first value of an array is an object.
  func hasObject(_ array: Int) -> Bool {
    array + 1 < Int(values[array].end) && values[array + 1].kind == .object
  }

  /// Whether a container holds a text anywhere; one without any holds nothing that has a name.
  ///
  /// - Complexity: O(*n*) in the values in front of the first text.
  func hasTexts(below container: Int) -> Bool {
    values[container].isContainer
      && (container..<Int(values[container].end)).contains {
        values[$0].kind == .string && !values[$0].slice.isEmpty
      }
  }
}
