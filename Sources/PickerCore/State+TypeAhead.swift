import RegionModel

/// Letters jump: G, GD within a second, G again.
extension State {
  mutating func type(_ letter: Letter, at now: Milliseconds) {
    let before = typeAhead.letters
    let isSoon = now - typeAhead.lastTyped <= TypeAhead.patience
    typeAhead.lastTyped = now
    typeAhead.letters = [letter]
    if before == [letter] { return moveWithinSection(of: letter) }
    if isSoon, !before.isEmpty, let row = list.firstPosition(initials: before + [letter]) {
      typeAhead.letters = before + [letter]
      return leap(to: row)
    }
    if list.section(of: letter).isEmpty {
      typeAhead.letters = []
      notice = .noSuchLetter(letter)
    } else {
      jump(to: letter)
    }
  }

  /// Moves to the next row of the letter's section, from its last to its first.
  private mutating func moveWithinSection(of letter: Letter) {
    let section = list.section(of: letter)
    guard section.contains(step.cursor) else { return jump(to: letter) }
    moveCursor(to: step.cursor + 1 < section.upperBound ? step.cursor + 1 : section.lowerBound)
  }
}
