/// Keys that were read from the terminal before there was a sheet, for the one that opens next.
///
/// They are added and taken on the thread that owns the terminal.
public enum TypedAhead {
  /// The most keys that are kept, in bytes.
  private static let most = 4096

  public static func add(_ more: some Sequence<UInt8>) {
    waiting = Array((waiting + more).prefix(most))
  }

  /// All of them, once.
  static func take() -> [UInt8] {
    defer { waiting = [] }
    return waiting
  }
}

nonisolated(unsafe) private var waiting: [UInt8] = []
