/// Answers that are the opened place again, with its children inside, as files of one place each have it:
///
///     {"province": {"code": "2", "name": "South", "districts": [{"code": "22", "name": "Gisagara"}]}}
extension Records {
  /// Takes the only record without a parent away, where it is the opened place and has others below it.
  ///
  /// It is the place where it has its code, or its name without another code. A place that has the name of the one around
  /// it, as a town has its district's, has a code of its own.
  mutating func open(_ place: Place, _ text: SourceText) {
    let roots = parents.indices.filter { parents[$0] < 0 }
    if roots.count == 1, count > 1, isPlace(roots[0], place, text) {
      self = keeping((0..<count).map { $0 != roots[0] })
    } else {
      leaveOut(place, among: roots, text)
    }
  }

  /// Leaves out the place itself where it stands alone, as the answer about a place without children may be that place, or
  /// beside rows that all have its code in a field. It needs the same code and the same name.
  private mutating func leaveOut(_ place: Place, among roots: [Int], _ text: SourceText) {
    guard !place.code.isEmpty else { return }
    let same = roots.filter { root in
      text.string(text.trimmed(codes[root])) == place.code
        && text.string(text.trimmed(names[root])) == place.name
    }
    guard same.count == 1, !parents.contains(where: { Int($0) == same[0] }),
      roots.allSatisfy({ root in
        root == same[0] || fields(of: root).contains { text.string(text.trimmed($0.text)) == place.code }
      })
    else { return }
    self = keeping((0..<count).map { $0 != same[0] })
  }

  private func isPlace(_ record: Int, _ place: Place, _ text: SourceText) -> Bool {
    func string(_ slice: Slice) -> String { text.string(text.trimmed(slice)) }
    let code = string(codes[record])
    if !place.code.isEmpty,
      code == place.code || fields(of: record).contains(where: { string($0.text) == place.code })
    {
      return true
    }
    return (code.isEmpty || place.code.isEmpty) && string(names[record]) == place.name
  }
}
