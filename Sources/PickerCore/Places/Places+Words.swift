import RegionModel
import RegionSearch

/// Names that a person gave for the root and the preselected path, found step by step as their lists come.
extension Places {
  /// Follows the remaining words as far as lists are loaded: first to the root, which is locked, then to the selection.
  ///
  /// The first word that matches no region, or several, stops it: a word of the root ends the pick, any other sets a
  /// notice.
  mutating func followWords(in sheet: inout Sheet) -> [Effect] {
    var effects: [Effect] = []
    while sheet.outcome == nil, step.listing.isLoaded, let word = rootWords.first ?? selectedWords.first {
      if step.chosen != nil, step.kind != .skipped {
        noteRest(in: &sheet)
        break
      }
      let rows = list.rows(named: word)
      if rootWords.isEmpty {
        effects += select(word, rows, in: &sheet)
      } else {
        effects += lock(word, rows, in: &sheet)
      }
    }
    return effects
  }

  private mutating func lock(_ word: String, _ rows: [Int], in sheet: inout Sheet) -> [Effect] {
    if rows.isEmpty, rootWords.count == 1, let (row, rest) = towards(word, sheet.options) {
      rootWords = [rest]
      steps[activeStep] = Step(list: list, kind: .locked, chosen: list[row])
      return isComplete(sheet.options) ? sheet.end(.rootNotFound(word, count: 0)) : appendBelow(sheet.options)
    }
    guard rows.count == 1 else {
      rootWords = []
      return sheet.end(.rootNotFound(word, count: rows.count))
    }
    rootWords.removeFirst()
    steps[activeStep] = Step(list: list, kind: .locked, chosen: list[rows[0]])
    guard !isComplete(sheet.options) else { return sheet.end(.nothingBelow(list[rows[0]])) }
    return appendBelow(sheet.options)
  }

  private mutating func select(_ word: String, _ rows: [Int], in sheet: inout Sheet) -> [Effect] {
    if step.kind == .skipped {
      if rows.count == 1 { selectedWords.removeFirst() }
      guard !isComplete(sheet.options) else {
        noteRest(in: &sheet)
        return []
      }
      return appendBelow(sheet.options)
    }
    if rows.isEmpty, selectedWords.count == 1, let (row, rest) = towards(word, sheet.options) {
      guess = guess ?? Guess(step: activeStep, word: word)
      selectedWords = [rest]
      steps[activeStep].chosen = list[row]
      leap(to: row, in: sheet)
      guard isComplete(sheet.options) else { return appendBelow(sheet.options) }
    }
    if rows.isEmpty, let guess {
      takeBack(guess, in: &sheet)
      return []
    }
    guess = nil
    guard rows.count == 1 else {
      let isFirst = rows.isEmpty && steps[..<activeStep].allSatisfy { $0.kind == .locked }
      let isAlone = isFirst && sheet.options.isFirstWordAlone && sheet.notice == nil
      noteRest(in: &sheet)
      if isAlone { sheet.notice = .notInFirstList(word) }
      if rows.count > 1 { sheet.notice = .ambiguous(word, candidates: rows.map { list[$0] }) }
      return []
    }
    selectedWords.removeFirst()
    steps[activeStep].chosen = list[rows[0]]
    leap(to: rows[0], in: sheet)
    return isComplete(sheet.options) ? [] : appendBelow(sheet.options)
  }

  /// The row that the last word leads through where lists come one by one, and the word that is left.
  private func towards(_ word: String, _ options: Options) -> (row: Int, rest: String)? {
    options.loadsChildren ? list.rowTowards(word, below: regionAbove) : nil
  }

  /// Goes back to the list from which a word led to others and to nothing there.
  mutating func takeBack(_ guess: Guess, in sheet: inout Sheet) {
    steps.removeSubrange((guess.step + 1)...)
    steps[guess.step].chosen = nil
    activeStep = guess.step
    (selectedWords, self.guess) = ([], nil)
    let isFirst = steps[..<activeStep].allSatisfy { $0.kind == .locked }
    sheet.notice = sheet.notice ?? (isFirst ? .notInFirstList(guess.word) : .notFound(guess.word))
    leap(to: list.firstToChoose, in: sheet)
  }

  /// Reports the words that were not found, beside other places that were not, and stops looking for them.
  mutating func noteRest(in sheet: inout Sheet) {
    guard !selectedWords.isEmpty else { return }
    let rest = Notice.notFound(selectedWords.joined(separator: "/"))
    sheet.notice = sheet.notice?.joined(with: rest) ?? rest
    selectedWords = []
  }
}

extension Options {
  /// Whether the preselected path is a single word, and lists are fetched as they are opened: the word may then name a place
  /// further down, that nobody knows yet.
  var isFirstWordAlone: Bool { loadsChildren && selectedWords?.count == 1 }
}
