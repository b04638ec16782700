/// What the lists and objects of a document hold.
extension Document {
  /// Whether an array holds strings that are names, and nothing else in front.
  func hasNames(_ array: Int) -> Bool {
    guard array + 1 < Int(values[array].end), values[array + 1].kind == .string else { return false }
    return text.bytes(values[array + 1].slice) { bytes in !bytes.allSatisfy { $0 <= 0x40 } }
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

  /// The parts of an array that is a name, perhaps its code, and the list of what lies below it: `["广东", ["深圳"]]`,
  /// `["Åland", "AX", [{"name": "Brändö"}]]`; nil for other arrays.
  func nameWithList(_ array: Int) -> (name: Int, code: Int?, list: Int)? {
    let members = children(of: array)
    var parts: [Int] = []
    for member in members {
      guard parts.count < 3 else { return nil }
      parts.append(member)
    }
    guard parts.count > 1, let list = parts.last, values[list].kind == .array,
      parts.dropLast().allSatisfy({ !values[$0].isContainer && !values[$0].slice.isEmpty })
    else { return nil }
    if parts.count == 2 { return values[parts[0]].kind == .string ? (parts[0], nil, list) : nil }
    func isCode(_ part: Int) -> Bool { text.bytes(values[part].slice, CodeShape.isCode) }
    let isFirst = values[parts[0]].kind == .number || isCode(parts[0]) && !isCode(parts[1])
    let (name, code) = isFirst ? (parts[1], parts[0]) : (parts[0], parts[1])
    return values[name].kind == .string && isCode(code) ? (name, code, list) : nil
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
}
