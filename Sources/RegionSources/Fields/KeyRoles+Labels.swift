/// Names for programs beside those for people, which every object has: `"name": "home", "label": "首页"`.
extension KeyRoles {
  /// What a few objects have under a word for names.
  private struct LabelUse {
    var (all, names, words) = (0, 0, 0)
    /// How many of these objects have another word for names as well.
    var beside: [Int: Int] = [:]
  }

  /// Puts a word for names that some objects lack, and that holds words of programs, behind another that each of them has.
  ///
  /// - Complexity: O(1) in the document: a few objects are looked at.
  mutating func preferWholeLabels(_ document: Document) {
    guard name.count < KeyRoles.fewKeys,
      name.count(where: { $0 < UInt8(FieldNames.ending) }) > 1
    else { return }
    var uses: [Int: LabelUse] = [:]
    forEachFirstList(of: document) { objects in
      for object in objects { count(object, document, &uses) }
    }
    let words = uses.filter { $0.value.words == $0.value.all && $0.value.all > 1 }
    guard let word = words.keys.min(by: { name[$0] < name[$1] }), let use = words[word] else { return }
    let labels = uses.keys.filter { label in
      guard let other = uses[label], name[label] > name[word] else { return false }
      return other.names == other.all && other.all > use.all && use.beside[label] == use.all
    }
    guard let label = labels.min(by: { name[$0] < name[$1] }) else { return }
    (name[label], name[word]) = (name[word], KeyRoles.telling + 1)
  }

  private func count(_ object: Int, _ document: Document, _ uses: inout [Int: LabelUse]) {
    let named = document.children(of: object).filter { member in
      let value = document.values[member]
      return value.kind == .string && name[Int(value.key)] < UInt8(FieldNames.ending)
    }
    for member in named {
      let value = document.values[member]
      let form = document.text.bytes(value.slice, TextForm.init)
      var use = uses[Int(value.key)] ?? LabelUse()
      use.all += 1
      if form == .name { use.names += 1 }
      if form == .word { use.words += 1 }
      for other in named where other != member {
        use.beside[Int(document.values[other].key), default: 0] += 1
      }
      uses[Int(value.key)] = use
    }
  }
}
