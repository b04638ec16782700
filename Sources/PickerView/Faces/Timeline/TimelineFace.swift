extension FaceDescription {
  /// The timeline: one row for each step, joined by a line on high screens, above the list.
  static let timeline = FaceDescription { drawing in
    guard let places = drawing.state.places else { return nil }
    drawing.drawTimeline(places)
    return drawing.drawListing(places)
  }
}
