import RegionModel

/// The rows of a step or a column: there, on their way, or not to be had.
public struct Listing: Equatable, Sendable {
  public enum Status: Equatable, Sendable {
    case loaded
    /// The answer with this number is waited for.
    case loading(generation: Int)
    /// Why there are no rows, in a line.
    case failed(String)
  }

  public internal(set) var status: Status
  /// The rows; none while they are not loaded.
  public internal(set) var list: Rows
  /// Since when the rows are waited for; nil where they are there, and before the first tick.
  var waitingSince: Milliseconds?
  /// Whether the wait is long enough to be shown.
  public internal(set) var isSlow = false

  /// How long a wait may be before it is shown, in milliseconds: shorter ones would only flicker.
  static let patience: Milliseconds = 100

  init(_ list: Rows) {
    status = .loaded
    self.list = list
  }

  init(_ list: RegionList) { self.init(Rows(list)) }

  /// A list that is to come; `placeholder` is an empty one.
  init(generation: Int, placeholder: RegionList) {
    status = .loading(generation: generation)
    list = Rows(placeholder)
  }

  public var isLoaded: Bool { status == .loaded }

  /// The number of the answer that is waited for; nil for none.
  var generation: Int? {
    if case .loading(let generation) = status { generation } else { nil }
  }

  mutating func load(_ list: Rows) { self = Listing(list) }

  mutating func fail(_ reason: String) {
    status = .failed(reason)
    waitingSince = nil
    isSlow = false
  }

  /// Measures the wait: the delay until it is long enough to be shown, nil where there is none or it is shown.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    guard generation != nil, !isSlow else { return nil }
    let since = waitingSince ?? now
    waitingSince = since
    isSlow = now - since >= Listing.patience
    return isSlow ? nil : Listing.patience - (now - since)
  }
}
