extension FaceDescription {
  /// The timeline: a row a step, joined by a line where the screen is high enough, above the list.
  static let timeline = FaceDescription { drawing in
    guard let places = drawing.state.places else { return nil }
    drawing.drawTimeline(places)
    return drawing.drawListing(places)
  }
}
