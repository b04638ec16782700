import ChinaDivisions
import PickerCore
import Romanization
import Synchronization

/// Reads the items of columns by the built-in tables, which are made at the first item that is read.
public final class BuiltInReader: ItemReader, @unchecked Sendable {  // The lock guards the tables.
  private let lock = Mutex(())
  private var reader = NameReader(.builtIn)

  public init() {}

  public func reading(of item: UnsafeRawBufferPointer) -> [UInt8] {
    lock.withLock { _ in
      var reading: [UInt8] = []
      reader.append(readingOf: item, to: &reading)
      return reading
    }
  }
}
