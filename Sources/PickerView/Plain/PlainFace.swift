import PickerCore
import RegionModel
import RegionSearch
import TerminalKit

/// The picker as plain questions: the lines to say for a state, and the meaning of a typed answer.
///
/// This face of the same state is for people who listen to a screen, for paper, and for terminals that cannot move
/// their cursor. It asks one question for each step. Numbers choose, letters name the rows that begin with them, and
/// other text searches. All text passes through `SafeText`.
public struct PlainFace: Sendable {
  /// The result of an answer.
  public enum Reply: Equatable, Sendable {
    case actions([Action])
    /// Lines to say; nothing changes.
    case saying([String])
  }

  let presentation: Presentation
  /// The rows whose numbers can be chosen: a person cannot mean a place that was never named.
  private var named = NamedRows()
  var texts: Texts { presentation.texts }

  public init(_ presentation: Presentation) { self.presentation = presentation }

  /// The first lines: the title, instructions, and the first question.
  public mutating func opening(_ state: State) -> [String] {
    if state.columns != nil {
      return said(
        heading + texts.plainValuesOpening(presentation.subject, state.columns?.moments?.pick.fields ?? []))
        + lines(of: state)
    }
    let marking = state.markCount.map { [texts.plainMarkOpening(limit: $0.limit)] } ?? []
    return said(heading + [texts.plainOpening] + marking) + lines(of: state)
  }

  private var heading: [String] { [presentation.shownTitle] + (presentation.header.map { [$0] } ?? []) }

  /// The prompt before the caret, without a line end.
  public func prompt(_ state: State) -> String {
    if let columns = state.columns { return PlainColumns(columns, texts).prompt }
    return texts.plainPrompt(canGoBack: canGoBack(state))
  }

  /// The lines to say after actions have changed the state.
  public mutating func lines(after before: State, _ state: State) -> [String] {
    if let columns = state.columns {
      if let notice = state.notice { return said([texts.reason(notice, columns.moments)]) }
      return lines(of: state)
    }
    let isSameQuestion =
      before.steps.count == state.steps.count && before.activeStep == state.activeStep
      && before.search == state.search && state.outcome == nil
    let marks = markLines(after: before, state)
    if let notice = state.notice, isSameQuestion {
      return said(marks + [texts.notice(notice, isOfDivisions: state.isOfDivisions)])
    }
    return isSameQuestion && !marks.isEmpty ? said(marks) : said(marks) + lines(of: state)
  }

  private static let escape: Unicode.Scalar = "\u{1B}"

  /// The meaning of a typed line in a state; Esc alone cancels, as it does on the sheet.
  public func reply(to line: String, in state: State) -> Reply {
    if line.unicodeScalars.contains(PlainFace.escape),
      line.unicodeScalars.allSatisfy({ $0 == PlainFace.escape })
    {
      return .actions([.cancelled])
    }
    guard let columns = state.columns else { return replyAboutPlaces(to: line, in: state) }
    let reply = PlainColumns(columns, texts).reply(to: line)
    if case .saying(let lines) = reply { return .saying(said(lines)) }
    return reply
  }

  private func replyAboutPlaces(to line: String, in state: State) -> Reply {
    switch PlainCommand(line, marks: state.markCount != nil) {
    case .choose(let number): choose(number, in: state)
    case .takeRow(let number): takeRow(number, in: state)
    case .takeAbove: takeAbove(in: state)
    case .letters(let letters): list(letters, in: state, else: line)
    case .search(let text): search(text, in: state)
    case .nextPage where isFailed(state): .actions([.rowActivated])
    case .nextPage: .actions([move(to: PlainPage(state).next, in: state)])
    case .previousPage: .actions([move(to: PlainPage(state).previous, in: state)])
    case .back: goBack(in: state)
    case .help:
      .saying(
        said(
          texts.plainHelp(takesAnyLevel: state.options.takesAnyLevel, marks: state.markCount != nil)))
    case .mark(let numbers): mark(numbers, in: state)
    case .markAll where state.search == nil: .actions([.allMarked])
    case .markAll: .saying(said([texts.plainMarkByNumber]))
    case .unmarkAll: .actions([.marksCleared])
    case .finish: finish(state)
    case .cancel: .actions([.cancelled])
    }
  }
}

/// Answers.
extension PlainFace {
  private func isFailed(_ state: State) -> Bool {
    if state.search == nil, case .failed? = state.places?.step.listing.status { true } else { false }
  }

  private func choose(_ number: Int, in state: State) -> Reply {
    isNamed(number, in: state) ? .actions([.rowPicked(number - 1)]) : noSuchNumber(number, in: state)
  }

  private func takeRow(_ number: Int, in state: State) -> Reply {
    guard state.options.takesAnyLevel else { return .saying(said([texts.plainNotAnyLevel])) }
    guard isNamed(number, in: state) else { return noSuchNumber(number, in: state) }
    return .actions([move(to: number - 1, in: state), .cursorAccepted])
  }

  private func takeAbove(in state: State) -> Reply {
    guard state.options.takesAnyLevel else { return .saying(said([texts.plainNotAnyLevel])) }
    guard placeAbove(state) != nil else { return .saying(said([texts.plainNothingAbove])) }
    return .actions([.stepLeft, .cursorAccepted])
  }

  /// Names the rows with these initials; if there are none, several letters are searched for as pinyin.
  private func list(_ letters: [Letter], in state: State, else line: String) -> Reply {
    let hasRows = state.places?.list.firstPosition(initials: letters) != nil
    guard state.search == nil, hasRows || letters.count == 1 else { return search(line, in: state) }
    // A line is one word: letters of earlier lines do not count, nor does the time between them.
    return .actions([.cursorMoved(by: 0)] + letters.map { .letterTyped($0, at: 0) })
  }

  private func search(_ text: String, in state: State) -> Reply {
    let text = SafeText.line(text)
    guard !text.allSatisfy(\.isWhitespace) else { return .saying(said([texts.plainSearchUsage])) }
    let clearing: [Action] = state.search == nil ? [] : [.searchEdited(.startDeleted)]
    return .actions(clearing + [.searchEdited(.typed(text))])
  }

  private func goBack(in state: State) -> Reply {
    guard canGoBack(state) else { return .saying(said([texts.plainFirstStep])) }
    guard let search = state.search else { return .actions([.stepLeft]) }
    return .actions(search.line.text.isEmpty ? [.dismissed] : [.dismissed, .dismissed])
  }

  func move(to row: Int, in state: State) -> Action {
    .cursorMoved(by: row - (state.search?.cursor ?? state.places?.step.cursor ?? 0))
  }

  func isNamed(_ number: Int, in state: State) -> Bool {
    named.contains(number - 1, in: state)
  }

  func noSuchNumber(_ number: Int, in state: State) -> Reply {
    let isThere = number > 0 && number <= rowCount(state)
    let text =
      isThere ? texts.plainNumberNotNamed(number) : texts.plainNoSuchNumber(number, of: rowCount(state))
    return .saying(said([text]))
  }

  private func rowCount(_ state: State) -> Int { state.search?.resultCount ?? state.places?.list.count ?? 0 }
}

/// Questions.
extension PlainFace {
  private mutating func lines(of state: State) -> [String] {
    let notice = state.notice.map { [texts.notice($0, isOfDivisions: state.isOfDivisions)] } ?? []
    if let columns = state.columns {
      let plain = PlainColumns(columns, texts)
      if let outcome = state.outcome { return said([plain.ending(outcome)]) }
      return said(notice + plain.question)
    }
    if let outcome = state.outcome { return said([ending(outcome)]) }
    named.add(PlainPage(state).rows, in: state)
    if let search = state.search { return said(notice + lines(of: search, in: state)) }
    return said(notice + (state.places.map { question($0, state) } ?? []))
  }

  private func ending(_ outcome: Outcome) -> String {
    if case .picked(let path) = outcome { return texts.plainEnding(outcome, path: text(of: path)) }
    if case .marked(let paths) = outcome {
      return texts.plainEnding(outcome, path: texts.plainList(paths.prefix(20).map(text), of: paths.count))
    }
    return texts.plainEnding(outcome, path: "")
  }

  private func question(_ places: Places, _ state: State) -> [String] {
    let page = PlainPage(state)
    let above = places.pathAbove
    var lines = above.isEmpty ? [] : [texts.plainPath(text(of: above))]
    switch places.step.listing.status {
    case .loading: return lines + [texts.loading(below: places.regionAbove)]
    case .failed(let reason): return lines + [texts.failed(reason), texts.retry]
    case .loaded: break
    }
    lines.append(texts.plainHeading(of: places.list, page))
    lines += page.rows.map { "\($0 + 1). " + row($0, in: places) + markText(ofRow: $0, in: places, state) }
    if page.isPart { lines.append(texts.plainNextPage(page)) }
    if state.options.takesAnyLevel, let above = placeAbove(state) {
      lines.append(texts.plainTakeAbove(name(of: above)))
    }
    return lines
  }

  private func lines(of search: Search, in state: State) -> [String] {
    let text = shortened(search.line.text)
    guard let results = search.results, !search.isWorking else { return [texts.plainSearching] }
    guard !results.isEmpty else {
      return [texts.plainNothingFound(text)] + (texts.extent(results.extent).map { [$0] } ?? [])
    }
    let page = PlainPage(state)
    let said = page.rows.map { row(results[$0], in: state) }
    let counts = said.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let rows = zip(page.rows, said).map { position, text in
      let code = counts[text] == 1 ? "" : shortened(results[position].region.code)
      return "\(position + 1). " + text + (code.isEmpty ? "" : texts.plainCode(code))
    }
    let end = page.isPart ? [texts.plainNextPage(page)] : []
    let extent = texts.extent(results.extent).map { [$0] } ?? []
    return [texts.plainHeading(ofSearch: text, page)] + rows + end + extent
  }

  /// The name of a row, with its code if a neighbour has the same name.
  private func row(_ position: Int, in places: Places) -> String {
    let list = places.list
    let region = list[position]
    if let shortcut = list.shortcut(at: position) {
      let above = shortcut.region.path.dropLast()
      return name(of: region) + detail(of: region)
        + (above.isEmpty ? "" : texts.plainAbove(text(of: Array(above))))
        + texts.plainShortcut(shortcut.kind)
    }
    let isNamesake = [position - 1, position + 1].contains {
      $0 >= list.shortcutCount && $0 < list.count && list[$0].isNamesake(of: region)
    }
    return name(of: region) + detail(of: region, without: isNamesake ? region.code : "")
      + (isNamesake ? texts.plainCode(shortened(region.code)) : "")
      + (region == places.step.chosen ? texts.plainChosen : "")
  }

  private func row(_ match: SearchMatch, in state: State) -> String {
    let region = match.region
    let mark = state.markSign(of: match) == .marked ? texts.plainMarked : ""
    let alias = match.alias.map { texts.plainAlias(shortened(texts.alias($0, of: region))) } ?? ""
    let above = match.path.dropLast()
    let taken = state.pathTaken(with: match)
    return name(of: region) + detail(of: region, without: alias) + alias
      + (above.isEmpty ? "" : texts.plainAbove(text(of: Array(above))))
      + (taken.last == region ? "" : texts.plainTaken(taken)) + mark
  }

  /// The detail behind a name; nothing where another part of the row says the same.
  private func detail(of region: Region, without other: String = "") -> String {
    guard presentation.detail != .none else { return "" }
    let text = shortened(presentation.detail.text(of: region))
    return text.isEmpty || presentation.detail.isSaid(text, in: other) ? "" : texts.plainDetail(text)
  }

  /// The place that a dot takes: the region chosen at the previous step.
  private func placeAbove(_ state: State) -> Region? {
    state.search == nil ? stepBefore(state)?.chosen : nil
  }

  private func canGoBack(_ state: State) -> Bool { state.search != nil || stepBefore(state) != nil }

  private func stepBefore(_ state: State) -> Step? {
    state.steps[..<state.activeStep].last { $0.kind == .open }
  }

  func text(of path: [Region]) -> String { path.map(name).joined(separator: "/") }
  private func name(of region: Region) -> String { shortened(region.name) }

  /// A text from outside, cut to the length that a person listens to.
  private func shortened(_ text: String) -> String {
    TextWidth.truncated(SafeText.line(text), to: 200, ellipsis: presentation.glyphs.ellipsis)
  }

  /// Lines made safe for a terminal.
  func said(_ lines: [String]) -> [String] {
    lines.map { TextWidth.truncated(SafeText.line($0), to: 2000, ellipsis: presentation.glyphs.ellipsis) }
  }
}
