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
    guard roots.count == 1, let root = roots.first, count > 1, isPlace(root, place, text) else { return }
    self = keeping((0..<count).map { $0 != root })
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
