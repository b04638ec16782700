/// Where the tables of names have what may begin at the first positions of a text, to be fetched before it is read.
///
/// Those are lines of memory that the processor has rarely at hand, and each of them is known as soon as the text was taken
/// up; a reader that waits for one after the other loses a quarter of its time.
struct FirstSlots {
  /// How many are fetched; those behind them are rarely asked for.
  static let most = 6

  private var count = 0

  /// Keeps the slots of a key, if names or townships may begin with it.
  ///
  /// - Parameters:
  ///   - hash: `Text.hash` of the key.
  ///   - bits: Those of `KeyFilters`.
  @inline(__always)
  mutating func note(_ hash: UInt64, _ bits: UInt32, _ memory: UnsafeMutableRawPointer) {
    let slot = UInt16(truncatingIfNeeded: hash >> (64 - TownshipTable.slotBits))
    (memory + 2 &* count).storeBytes(of: slot, toByteOffset: Text.slotsOffset, as: UInt16.self)
    // The one of a position without a name is overwritten by the next one.
    count &+= Int((bits | bits >> 1) & 1)
  }
}

extension Text {
  /// Calls `body` with the slot of each, in the table of townships and in that of names. Those that the text does not have
  /// are an earlier text's.
  @inline(__always)
  func forEachFirstSlot(_ body: (_ township: Int, _ name: Int) -> Void) {
    let slots = UnsafeRawPointer(memory + Text.slotsOffset)
    for index in 0..<FirstSlots.most {
      let slot = Int(slots.load(fromByteOffset: 2 &* index, as: UInt16.self))
      body(slot, slot >> Int(TownshipTable.slotBits - NameTable.slotBits))
    }
  }
}
