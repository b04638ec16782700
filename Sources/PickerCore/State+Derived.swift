import RegionModel

extension State {
  public var step: Step { steps[activeStep] }
  public var list: RegionList { step.list }

  /// The chosen regions, highest first.
  public var path: [Region] { steps.compactMap(\.chosen) }

  public var layout: SheetLayout {
    SheetLayout(size: size, height: options.height, stepCount: timelineCount, isSearching: search != nil)
  }

  /// How many steps the timeline shows: none before the first choice.
  public var timelineCount: Int { steps[0].chosen == nil ? 0 : steps.count }

  /// How many lines the help has for what it lies over.
  public var helpLineCount: Int { search == nil ? options.helpLineCount : options.searchHelpLineCount }

  /// The letter of the section that the cursor is in.
  public var letterAtCursor: Letter? { step.regionAtCursor?.letter }

  /// Whether the step at `index` can be gone to.
  public func canFocus(_ index: Int) -> Bool { steps.indices.contains(index) && steps[index].kind == .open }
}
