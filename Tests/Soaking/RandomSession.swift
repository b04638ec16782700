import Fuzzing
import Glibc
import TerminalSupport

/// A random pick, made from a seed: options, keys, sizes, stops, and an ending.
public struct RandomSession: Sendable, CustomStringConvertible {
  /// Ends a session that its keys have not ended.
  enum Ending: Sendable, Equatable {
    case cancelled
    case signal(Int32)
    case hangUp
    case timeout
  }

  public let seed: UInt64
  let tree: Int
  let arguments: [String]
  let terminalType: String
  let rows: Int
  let columns: Int
  let isUnderShell: Bool
  let isRecorded: Bool
  public let steps: [Step]
  private(set) var ending: Ending
  /// The step at which a pick may end above a leaf; nil for none.
  let depth: Int?
  let takesAnyLevel: Bool
  /// What is picked in place of a place in the tree; nil for a place.
  public let value: SoakValue?

  public init(seed: UInt64, in forest: SoakForest) {
    var random = SplitMix64(seed: seed)
    self.seed = seed
    tree = forest.draw(&random)
    terminalType = random.oneOf(["xterm-256color", "xterm-256color", "tmux-256color", "screen", "linux"])
    (rows, columns) = random.onceIn(2) ? (24, 80) : (1 + random.below(60), 1 + random.below(140))
    isUnderShell = random.onceIn(4)
    isRecorded = random.onceIn(3)
    depth = random.onceIn(4) ? 1 + random.below(4) : nil
    takesAnyLevel = random.onceIn(5)
    ending = RandomSession.ending(&random)
    value = random.onceIn(5) ? random.oneOf(SoakValue.allCases) : nil
    let timeout = ending == .timeout ? ["--timeout", "0.\(1 + random.below(8))"] : []
    let looks = RandomSession.looks(&random)
    if let value {
      arguments = value.words(&random) + timeout + looks.filter { $0 != "--no-auto-advance" }
    } else {
      arguments =
        forest.options(tree) + (depth.map { ["--depth", "\($0)"] } ?? [])
        + (takesAnyLevel ? ["--any-level"] : []) + timeout + looks + RandomSession.places(&random)
        + forest.faceOptions(seed: seed)
    }
    var source = StepSource(random: random, isUnderShell: isUnderShell)
    steps = (0..<random.below(300)).map { _ in source.step() }
  }

  public var description: String {
    "seed \(seed): \(value?.rawValue ?? "tree \(tree)"), \(terminalType) \(columns)×\(rows), \(steps.count) steps, \(ending)"
      + "\(isUnderShell ? ", under a shell" : ""): \(arguments.joined(separator: " "))"
  }

  /// The same session without signals for faults: ThreadSanitizer aborts if it gets one from outside ("CHECK
  /// failed: tsan_interceptors").
  public var withoutFault: RandomSession {
    var session = self
    if case .signal(let signal) = ending, !SignalMoment.requests.contains(signal) {
      session.ending = .signal(SIGTERM)
    }
    return session
  }

  private static func ending(_ random: inout SplitMix64) -> Ending {
    switch random.below(10) {
    case 0..<5: .cancelled
    case 5..<8: .signal(random.oneOf(SignalMoment.signals))
    case 8: .hangUp
    default: .timeout
    }
  }

  /// Options for the screen's appearance.
  private static func looks(_ random: inout SplitMix64) -> [String] {
    var options = [random.onceIn(3) ? "--animation" : "--no-animation"]
    if random.onceIn(3) { options += ["--theme", random.oneOf(["light", "dark", "auto"])] }
    if random.onceIn(3) { options += ["--height", random.oneOf(["5", "50%", "100%", "1", "60"])] }
    if random.onceIn(4) {
      options += ["--title", random.oneOf(["收货地址", "", "\u{1B}]0;x\u{7}", "长题".repeated(90)])]
    }
    for flag in ["--ascii", "--no-mouse", "--no-suspend", "--no-auto-advance", "--no-color", "--lang=en"]
    where random.onceIn(6) { options.append(flag) }
    return options
  }

  /// Options for the place to open at.
  private static func places(_ random: inout SplitMix64) -> [String] {
    switch random.below(6) {
    case 0: ["--selected", random.oneOf(["440305", "广东/深圳", "广东省深圳市南山区粤海街道1号", "110103", "东", "x/y"])]
    case 1: ["--query", random.oneOf(["粤海", "nan", "南", "zzzz", "a"])]
    default: []
    }
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
