import RegionModel

/// The rows of a step or a column: loaded, loading, or failed.
public struct Listing: Equatable, Sendable {
  public enum Status: Equatable, Sendable {
    case loaded
    /// Waiting for the answer with this generation.
    case loading(generation: Int)
    /// One line that says why there are no rows.
    case failed(String)
  }

  public internal(set) var status: Status
  /// The rows; empty until they are loaded.
  public internal(set) var list: Rows
  /// Since when the rows are waited for; nil if nothing is loading, and before the first tick.
  var waitingSince: Milliseconds?
  /// Whether the wait is long enough to be shown.
  public internal(set) var isSlow = false

  /// How long a wait stays unshown, in milliseconds: showing shorter waits would only flicker.
  static let patience: Milliseconds = 100

  init(_ list: Rows) {
    status = .loaded
    self.list = list
  }

  init(_ list: RegionList) { self.init(Rows(list)) }

  /// A list that is loading; `placeholder` is an empty list.
  init(generation: Int, placeholder: RegionList) {
    status = .loading(generation: generation)
    list = Rows(placeholder)
  }

  public var isLoaded: Bool { status == .loaded }

  /// The generation that is waited for; nil if nothing is loading.
  var generation: Int? {
    if case .loading(let generation) = status { generation } else { nil }
  }

  mutating func load(_ list: Rows) { self = Listing(list) }

  mutating func fail(_ reason: String) {
    status = .failed(reason)
    waitingSince = nil
    isSlow = false
  }

  /// Measures the wait; returns the delay until it should be shown, nil if nothing waits or it is shown already.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    guard generation != nil, !isSlow else { return nil }
    let since = waitingSince ?? now
    waitingSince = since
    isSlow = now - since >= Listing.patience
    return isSlow ? nil : Listing.patience - (now - since)
  }
}
