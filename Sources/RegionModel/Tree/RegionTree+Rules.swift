/// Properties of a whole tree.
extension RegionTree {
  /// Rules for names and codes that only some trees follow; a plain tree has none.
  public struct Rules: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Codes are those of China's divisions (`RegionCode`): unique, and recognized in shorter and longer
    /// forms.
    public static let divisionCodes = Rules(rawValue: 1)
    /// Names end in the suffixes of China's divisions, which people drop, shorten and confuse.
    public static let suffixes = Rules(rawValue: 2)
    /// Siblings keep the order of the data.
    static let sourceOrder = Rules(rawValue: 4)
    /// Paths begin with their separator, as those of files from the root do: /etc/apt.
    public static let rootedPaths = Rules(rawValue: 8)

    /// The rules for the divisions of China.
    public static let china: Rules = [.divisionCodes, .suffixes]
  }

  /// The order of siblings.
  public enum Order: Sendable {
    /// Alphabetical; lists have sections.
    case letters
    /// As in the data.
    case source
  }

  public var order: Order { rules.contains(.sourceOrder) ? .source : .letters }

  /// What stands in front of the first name of a path: the separator, if paths of the data begin with it and it is theirs.
  public func pathStart(separator: String) -> String {
    rules.contains(.rootedPaths) && separator == "/" ? separator : ""
  }

  /// Whether codes are those of China's divisions.
  public var hasDivisionCodes: Bool { rules.contains(.divisionCodes) }

  /// Whether names have the suffixes of China's divisions, so that addresses can be resolved.
  public var hasSuffixes: Bool { rules.contains(.suffixes) }
}
