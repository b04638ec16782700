import RegionModel

public enum SearchIndex {
  public static func added(to block: [UInt8]) throws(TreeBuilder.Flaws) -> [UInt8] { block }
}
