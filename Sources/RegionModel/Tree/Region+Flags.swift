extension Region {
  /// What a source says of a region beside its texts; most say nothing.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It can be seen and not be chosen.
    public static let disabled = Flags(rawValue: 1)
    /// Nothing stands below it: nobody has to look.
    public static let leaf = Flags(rawValue: 2)
    /// Something stands below it, somewhere else.
    public static let hasChildren = Flags(rawValue: 4)
  }

  public var flags: Flags { Flags(rawValue: tree.flagBytes.uint8(at: Int(node))) }

  /// Whether children that are not in the tree may be somewhere else.
  public var mayHaveChildrenElsewhere: Bool { isLeaf && !flags.contains(.leaf) }
}
