import RegionModel

/// The sheet's fields, as shortcuts.
extension State {
  public var options: Options { sheet.options }

  public internal(set) var size: Size {
    get { sheet.size }
    set { sheet.size = newValue }
  }
  public internal(set) var notice: Notice? {
    get { sheet.notice }
    set { sheet.notice = newValue }
  }
  public internal(set) var helpTop: Int? {
    get { sheet.helpTop }
    set { sheet.helpTop = newValue }
  }
  public internal(set) var motion: Motion {
    get { sheet.motion }
    set { sheet.motion = newValue }
  }
  public internal(set) var outcome: Outcome? {
    get { sheet.outcome }
    set { sheet.outcome = newValue }
  }
  public internal(set) var typeAhead: TypeAhead {
    get { sheet.typeAhead }
    set { sheet.typeAhead = newValue }
  }

  public var layout: SheetLayout {
    helpTop == nil ? contentLayout : sheet.helpLayout(lineCount: helpLineCount, over: contentLayout)
  }

  /// The same without the help over it, which the content keeps to.
  var contentLayout: SheetLayout {
    let isIncomplete = search?.saysFailure ?? false
    return switch content {
    case .places(let places):
      places.layout(in: sheet, isSearching: search != nil, isIncomplete: isIncomplete)
    case .columns(let columns):
      sheet.layout(
        stepCount: 0, listCount: 0, isSearching: search != nil || columns.entry != nil,
        isIncomplete: isIncomplete)
    }
  }

  /// How many lines the help has: the content's, or the search's while one is open.
  public var helpLineCount: Int { search == nil ? options.helpLineCount : options.searchHelpLineCount }
}

/// The content, as faces read it.
extension State {
  /// The steps through a tree; nil where columns are picked from.
  public internal(set) var places: Places? {
    get { if case .places(let places) = content { places } else { nil } }
    set { if let newValue { content = .places(newValue) } }
  }

  /// The columns; nil where steps are taken.
  public internal(set) var columns: Columns? {
    get { if case .columns(let columns) = content { columns } else { nil } }
    set { if let newValue { content = .columns(newValue) } }
  }

  /// Whether a key typed now belongs to what was typed into columns without a tree before.
  public func isTyping(at now: Milliseconds) -> Bool {
    typeAhead.isCounting && !typeAhead.word.isEmpty || columns?.isTyping(at: now) ?? false
  }

  /// How many steps, or columns, there are.
  public var stepCount: Int {
    switch content {
    case .places(let places): places.steps.count
    case .columns(let columns): columns.columns.count
    }
  }

  /// The chosen regions, highest first; in columns, the regions in the band.
  public var path: [Region] {
    switch content {
    case .places(let places): places.path
    case .columns(let columns): columns.path
    }
  }
}

/// The steps of a pick through a tree; empty for columns.
extension State {
  public internal(set) var steps: [Step] {
    get { places?.steps ?? [] }
    set { places?.steps = newValue }
  }
  public internal(set) var activeStep: Int {
    get { places?.activeStep ?? 0 }
    set { places?.activeStep = newValue }
  }
}
