import PickerCore
import TerminalKit

/// What a person wants otherwise than usual: texts, the border, the hints, keys.
public struct Customization: Equatable, Sendable {
  /// The line round the sheet's upper edge and sides.
  public enum Border: String, CaseIterable, Codable, Sendable { case none, rounded, sharp }

  /// A line below the title; nil for none.
  public var header: String?
  /// What stands before the text of a search, or of a line that is written; nil for the usual sign.
  public var prompt: String?
  public var border = Border.rounded
  /// Whether the last row says which keys there are.
  public var showsHints = true
  /// What keys do otherwise.
  public var keyChanges: [KeyChange] = []
  /// The keys that end the pick too, and whose names are told.
  public var expectedKeys: [Key] = []

  public init() {}

  /// More cells than any screen has for a line.
  private static let textLimit = 500

  /// The same with texts that are harmless on a screen.
  func harmless(_ ellipsis: String) -> Customization {
    func line(_ text: String?) -> String? {
      text.map {
        TextWidth.truncated(SafeText.line($0), to: Customization.textLimit, ellipsis: ellipsis)
      }
    }
    var harmless = self
    (harmless.header, harmless.prompt) = (line(header), line(prompt))
    return harmless
  }

  /// A face's layout with what was added to it and taken from it.
  func layout(_ rules: [LayoutRule]) -> [LayoutRule] {
    rules.flatMap { rule -> [LayoutRule] in
      switch rule.part {
      case .border:
        (border == .none ? [] : [rule]) + (header == nil ? [] : [LayoutRule(.header, keeping: rule.keeping)])
      case .hints where !showsHints: []
      default: [rule]
      }
    }
  }
}

/// A customization in a place of its own: most picks have none, and a presentation is copied for every frame.
final class CustomizationBox: Equatable, Sendable {
  let value: Customization

  init(_ value: Customization) { self.value = value }

  static func == (a: CustomizationBox, b: CustomizationBox) -> Bool { a.value == b.value }
}
