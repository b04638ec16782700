/// Banks, which are named after other places than their branches lie in.
extension LatinReader {
  /// Forgets the names in the part between commas that has the word Bank, if another part names a place: Shanghai Pudong
  /// Development Bank, Nanjing.
  mutating func leaveBanks() {
    guard let bank = text.words.firstIndex(where: { $0.letters.elementsEqual("bank".utf8) }) else { return }
    let start = text.words[...bank].lastIndex { $0.beginsPart } ?? 0
    let others = mentions.filter { $0.words.lowerBound > bank || $0.words.upperBound <= start }
    if !others.isEmpty { keep(others) }
  }
}
