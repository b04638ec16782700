/// The size of the screen in cells.
public struct Size: Equatable, Sendable {
  public var columns: Int
  public var rows: Int

  /// Sizes below 1×1 count as 1×1.
  public init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}
