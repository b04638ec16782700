import PickerCore
import PickerView
import RegionModel

/// The first line of a recording: everything that a replay needs besides the divisions.
public struct Header: Equatable, Sendable {
  /// The version of the recording program.
  public let program: String
  /// The date and the number of the divisions, as in `RegionTree`.
  public let dataDate: Int
  public let placeCount: Int
  /// What was picked instead of a place; nil for a place of the divisions.
  public let values: ValuePick?
  /// The screen's size at the start.
  public let size: Size
  public let options: Options
  public let presentation: Presentation
  public let theme: Theme.Name

  /// Whether the pick had no tree of its own: all its lists came one by one.
  public var hasNoTree: Bool { options.loadsChildren && placeCount == 0 }

  /// The number of this form of recordings; a change that older programs cannot read makes it another.
  static let format = 2

  public init(
    program: String, tree: RegionTree, values: ValuePick? = nil, size: Size, options: Options,
    presentation: Presentation, theme: Theme.Name
  ) {
    self.program = program
    dataDate = values == nil ? tree.dataDate : 0
    placeCount = values == nil ? tree.count : 0
    self.values = values
    self.size = size
    self.options = options
    self.presentation = presentation
    self.theme = theme
  }

  /// The line, without its newline.
  ///
  /// - Throws: `LineError` for a value that JSON cannot hold here.
  public func line() throws(LineError) -> String {
    do { return try JSONEncoding.json(of: self).description } catch { throw LineError("\(error)") }
  }

  /// Reads the line.
  ///
  /// - Parameter context: Resolves the places in the line.
  init(_ line: ArraySlice<UInt8>, _ context: CodingContext) throws(LineError) {
    let json = try JSONReader.read(line)
    try Header.checkFormat(json)
    let node = JSONNode(json, name: "areapick")
    self = try JSONDecoding.value(from: node, context)
    try node.finish()
  }

  /// Rejects other files, and recordings of another format.
  private static func checkFormat(_ json: JSON) throws(LineError) {
    guard case .object(var fields) = json, case .text? = fields.take("areapick") else {
      throw LineError("this is no recording of areapick")
    }
    let format = try fields.int("format")
    guard format == Header.format else {
      throw LineError("the recording has format \(format), and only \(Header.format) is known")
    }
  }
}

extension Header: Codable {
  private enum CodingKeys: String, CodingKey {
    case program = "areapick"
    case format
    case dataDate = "data"
    case placeCount = "places"
    case values, size, options, presentation, theme
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(program, forKey: .program)
    try container.encode(Header.format, forKey: .format)
    try container.encode(dataDate, forKey: .dataDate)
    try container.encode(placeCount, forKey: .placeCount)
    try container.encodeIfPresent(values, forKey: .values)
    try container.encode(size, forKey: .size)
    try container.encode(options, forKey: .options)
    try container.encode(presentation, forKey: .presentation)
    try container.encode(theme, forKey: .theme)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decode(Int.self, forKey: .format)
    program = try container.decode(String.self, forKey: .program)
    dataDate = try container.decode(Int.self, forKey: .dataDate)
    placeCount = try container.decode(Int.self, forKey: .placeCount)
    values = try container.decodeIfPresent(ValuePick.self, forKey: .values)
    size = try container.decode(Size.self, forKey: .size)
    presentation = try container.decode(Presentation.self, forKey: .presentation)
    theme = try container.decode(Theme.Name.self, forKey: .theme)
    var options = try container.decode(Options.self, forKey: .options)
    try options.check()
    // The face's layout and the length of its help are not recorded; this program computes them.
    presentation.configure(&options)
    self.options = options
  }
}

extension Options {
  /// Rejects values that the command line rejects, since the picker does not check them again.
  fileprivate func check() throws(LineError) {
    if let depth, !(1...10_000).contains(depth) {
      throw LineError("\"depth\" must be from 1 to 10000, or not be there")
    }
    if let markLimit, markLimit < 1 { throw LineError("\"markLimit\" must be from 1 on, or not be there") }
    switch height {
    case .rows(let rows) where !(1...10_000).contains(rows):
      throw LineError("\"height\" must be 1 to 10000 rows")
    case .percent(let share) where !(1...100).contains(share):
      throw LineError("\"height\" must be 1 to 100 percent")
    case .automatic, .rows, .percent: break
    }
    switch width {
    case .columns(let columns)? where !(1...10_000).contains(columns):
      throw LineError("\"width\" must be 1 to 10000 columns")
    case .percent(let share)? where !(1...100).contains(share):
      throw LineError("\"width\" must be 1 to 100 percent")
    case nil, .columns, .percent: break
    }
  }
}
