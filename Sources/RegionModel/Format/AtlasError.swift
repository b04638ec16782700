/// Why a block of bytes is not a tree.
public enum AtlasError: Error, Equatable, CustomStringConvertible, Sendable {
  case tooShort
  case notAnAtlas
  case foreignByteOrder
  case unknownVersion(UInt16)
  case wrongSize(stated: UInt64, actual: Int)
  case missingSection(UInt32)
  case wrongChecksum
  /// The node at `index` breaks a rule of the format.
  case badNode(index: Int, String)

  public var description: String {
    switch self {
    case .tooShort: "the file is too short to be an atlas"
    case .notAnAtlas: "the file is not an atlas"
    case .foreignByteOrder: "the file was written in another byte order"
    case .unknownVersion(let version): "the file is of version \(version), which this program does not read"
    case .wrongSize(let stated, let actual): "the file has \(actual) bytes and should have \(stated)"
    case .missingSection(let id): "section \(id) is missing or has the wrong size"
    case .wrongChecksum: "the checksum does not fit: the file is damaged"
    case .badNode(let index, let rule): "entry \(index) \(rule)"
    }
  }
}
