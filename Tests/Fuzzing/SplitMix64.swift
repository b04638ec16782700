/// Random numbers that are the same for the same seed on every machine.
///
/// The generator of Steele, Lea and Flood (2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from 0 to `bound` - 1; 0 for a bound below 1.
  ///
  /// The library's own `random(in:using:)` may change between versions.
  public mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

  /// One of `choices`, which must not be empty.
  public mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// True with a chance of one in `times`.
  public mutating func onceIn(_ times: Int) -> Bool { below(times) == 0 }
}
