/// What holds for the whole of a tree.
extension RegionTree {
  /// Rules that only some trees' names and codes follow; a tree without such rules has none of these.
  public struct Rules: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Codes are those of China's divisions (`RegionCode`): each region has one of its own, and digits that are left
    /// out or added can be told.
    public static let divisionCodes = Rules(rawValue: 1)
    /// Names end in the suffixes of China's divisions, which people leave out, shorten and mistake.
    public static let suffixes = Rules(rawValue: 2)
    /// Siblings stand in the order of the data.
    static let sourceOrder = Rules(rawValue: 4)

    /// All that holds for the divisions of China.
    public static let china: Rules = [.divisionCodes, .suffixes]
  }

  /// In what order siblings stand.
  public enum Order: Sendable {
    /// By the letters of their names; lists have sections.
    case letters
    /// As the data has them.
    case source
  }

  public var order: Order { rules.contains(.sourceOrder) ? .source : .letters }

  /// Whether codes are those of China's divisions.
  public var hasDivisionCodes: Bool { rules.contains(.divisionCodes) }

  /// Whether names have the suffixes of China's divisions, and addresses can be resolved.
  public var hasSuffixes: Bool { rules.contains(.suffixes) }
}
