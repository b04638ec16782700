import PickerCore
import PickerView
import RegionModel

/// The first line of a recording: all that a replay must know of the pick beside the divisions themselves.
public struct Header: Equatable, Sendable {
  /// The version of the program that recorded.
  public let program: String
  /// The date of the divisions, as `RegionTree.dataDate` has it, and how many there are.
  public let dataDate: Int
  public let placeCount: Int
  /// The screen's size at the start.
  public let size: Size
  public let options: Options
  public let presentation: Presentation
  public let theme: Theme.Name

  /// The number of this form of recordings; a change that older programs cannot read makes it another.
  static let format = 1

  public init(
    program: String, tree: RegionTree, size: Size, options: Options, presentation: Presentation,
    theme: Theme.Name
  ) {
    self.program = program
    dataDate = tree.dataDate
    placeCount = tree.count
    self.size = size
    self.options = options
    self.presentation = presentation
    self.theme = theme
  }

  /// The line, without its end.
  public var line: String {
    let start: Fields = [
      "areapick": .text(program), "format": .number(Header.format), "data": .number(dataDate),
      "places": .number(placeCount), "columns": .number(size.columns), "rows": .number(size.rows),
    ]
    let drawing: Fields = [
      "title": .optional(presentation.title), "language": .text(presentation.language.rawValue),
      "ascii": .bool(presentation.glyphs == .ascii), "theme": .text(theme.rawValue),
    ]
    return (start + options.fields + drawing).description
  }

  /// Reads the line.
  ///
  /// - Parameter tree: What the places in it are looked up in.
  init(_ line: ArraySlice<UInt8>, tree: RegionTree) throws(Flaw) {
    guard case .object(var fields) = try JSONReader.read(line),
      case .text(let program)? = fields.take("areapick")
    else { throw Flaw("this is no recording of areapick") }
    let format = try fields.int("format")
    guard format == Header.format else {
      throw Flaw("the recording has format \(format), and only \(Header.format) is known")
    }
    self.program = program
    dataDate = try fields.int("data")
    placeCount = try fields.int("places")
    size = try Size(&fields)
    var options = try Options(&fields, tree: tree)
    let title = try fields.optionalText("title")
    let language: Language = try fields.choice("language")
    presentation = Presentation(
      title: title, language: language, glyphs: try fields.bool("ascii") ? .ascii : .unicode)
    presentation.configure(&options)
    self.options = options
    theme = try fields.choice("theme")
    try fields.finish()
  }
}

extension JSON {
  static func optional(_ text: String?) -> JSON { text.map(JSON.text) ?? .null }
  static func optional(_ number: Int?) -> JSON { number.map(JSON.number) ?? .null }
  static func codes(of regions: [Region]) -> JSON { .list(regions.map { .text($0.code) }) }
}

extension RegionTree {
  func region(coded code: String) throws(Flaw) -> Region {
    guard let region = region(code: code) else { throw Flaw("there is no place \(code) in these divisions") }
    return region
  }

  func regions(coded codes: [String]) throws(Flaw) -> [Region] {
    var regions: [Region] = []
    for code in codes { regions.append(try region(coded: code)) }
    return regions
  }
}
