import PickerCore
import PickerView
import RegionModel

extension Options {
  var fields: Fields {
    [
      "root": .optional(root?.code), "selected": .codes(of: selected), "depth": .optional(depth),
      "anyLevel": .bool(takesAnyLevel), "autoAdvance": .bool(skipsSingleChoice),
      "animation": .bool(isAnimated),
      "suspend": .bool(canSuspend), "height": .text(height.word), "query": .optional(query),
      "notice": notice.map { .object($0.fields) } ?? .null,
    ]
  }

  /// How long the help is, which the options do not say, is what this program makes of it.
  ///
  /// - Throws: Where a value is none that the command line takes: the picker trusts those it is given.
  init(_ fields: inout Fields, tree: RegionTree) throws(Flaw) {
    self.init()
    if let code = try fields.optionalText("root") { root = try tree.region(coded: code) }
    selected = try tree.regions(coded: fields.texts("selected"))
    depth = try fields.optionalInt("depth")
    if let depth, !(1...1_000).contains(depth) { throw Flaw("\"depth\" must be from 1 to 1000, or null") }
    takesAnyLevel = try fields.bool("anyLevel")
    skipsSingleChoice = try fields.bool("autoAdvance")
    isAnimated = try fields.bool("animation")
    canSuspend = try fields.bool("suspend")
    height = try SheetHeight(word: fields.text("height"))
    query = try fields.optionalText("query")
    switch fields.take("notice") {
    case .null?: notice = nil
    case .object(var words)?: notice = try Notice(&words, tree: tree)
    default: throw Flaw("\"notice\" must be an object or null")
    }
  }
}

extension SheetHeight {
  /// `auto`, `20` or `60%`.
  fileprivate var word: String {
    switch self {
    case .automatic: "auto"
    case .rows(let rows): String(rows)
    case .percent(let share): "\(share)%"
    }
  }

  fileprivate init(word: String) throws(Flaw) {
    if word == "auto" {
      self = .automatic
    } else if word.hasSuffix("%"), let share = SheetHeight.number(word.dropLast(), in: 1...100) {
      self = .percent(share)
    } else if let rows = SheetHeight.number(word[...], in: 1...10_000) {
      self = .rows(rows)
    } else {
      throw Flaw("\"height\" must be auto, from 1 to 10000 rows, or from 1% to 100%")
    }
  }

  private static func number(_ digits: Substring, in range: ClosedRange<Int>) -> Int? {
    guard digits.utf8.allSatisfy({ (0x30..<0x3A).contains($0) }), let number = Int(digits) else { return nil }
    return range.contains(number) ? number : nil
  }
}

/// The names that notices have in recordings.
enum NoticeName: String, CaseIterable {
  case noSuchLetter, notFound, ambiguous, succeeded, divided, abolished, village
}

extension Notice {
  var fields: Fields {
    switch self {
    case .noSuchLetter(let letter): Notice.fields(.noSuchLetter) + ["letter": .text(letter.description)]
    case .notFound(let text): Notice.fields(.notFound) + ["text": .text(text)]
    case .ambiguous(let text, let candidates):
      Notice.fields(.ambiguous) + ["text": .text(text), "places": .codes(of: candidates)]
    case .succeeded(let code, let region):
      Notice.fields(.succeeded) + ["code": .text(code), "place": .text(region.code)]
    case .divided(let code, let regions):
      Notice.fields(.divided) + ["code": .text(code), "places": .codes(of: regions)]
    case .abolished(let code): Notice.fields(.abolished) + ["code": .text(code)]
    case .village(let code, let region):
      Notice.fields(.village) + ["code": .text(code), "place": .text(region.code)]
    }
  }

  private static func fields(_ name: NoticeName) -> Fields { ["kind": .text(name.rawValue)] }

  init(_ fields: inout Fields, tree: RegionTree) throws(Flaw) {
    switch try fields.choice("kind", of: NoticeName.self) {
    case .noSuchLetter: self = .noSuchLetter(try Letter(&fields))
    case .notFound: self = .notFound(try fields.text("text"))
    case .ambiguous:
      self = .ambiguous(try fields.text("text"), candidates: try tree.regions(coded: fields.texts("places")))
    case .succeeded:
      self = .succeeded(code: try fields.text("code"), by: try tree.region(coded: fields.text("place")))
    case .divided:
      self = .divided(code: try fields.text("code"), among: try tree.regions(coded: fields.texts("places")))
    case .abolished: self = .abolished(code: try fields.text("code"))
    case .village:
      self = .village(code: try fields.text("code"), in: try tree.region(coded: fields.text("place")))
    }
    try fields.finish()
  }
}
