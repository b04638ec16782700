import PickerCore

extension FaceDescription {
  /// Tabs: a row with one tab for each step and a bar under the open one, above the list.
  static let tabs = FaceDescription(layout: tabRules, slidesBetweenSteps: true) { drawing in
    guard let places = drawing.state.places else { return nil }
    drawing.drawTabs(places)
    return drawing.drawListing(places)
  }

  /// The tabs take one row, however many steps there are.
  private static let tabRules = [
    LayoutRule(.searchLine, keeping: 0, when: .searching),
    LayoutRule(.failure, keeping: 1, when: .incompleteSearch),
    LayoutRule(.steps, keeping: 1),
    LayoutRule(.title, keeping: 2),
    LayoutRule(.heading, keeping: 2, when: .listing),
    LayoutRule(.hints, keeping: 3),
    LayoutRule(.border, keeping: 4, minimumWidth: 12),
    LayoutRule(.separator, keeping: 4),
    LayoutRule(.wholeName, keeping: 8, yieldsToWholeList: true),
  ]
}
