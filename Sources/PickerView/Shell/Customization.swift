import PickerCore
import TerminalKit

/// A person's own texts, border, hints and keys.
public struct Customization: Equatable, Sendable {
  /// The line round the sheet's upper edge and sides.
  public enum Border: String, CaseIterable, Codable, Sendable { case none, rounded, sharp }

  /// A line below the title; nil for none.
  public var header: String?
  /// The text before a search line or an entry line; nil for the usual sign.
  public var prompt: String?
  public var border = Border.rounded
  /// Whether the last row shows hints.
  public var showsHints = true
  /// Changes of the keymaps; later ones win.
  public var keyChanges: [KeyChange] = []
  /// Keys that end the pick as Enter does; the caller learns which one it was.
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

/// A customization behind a reference: a presentation is copied for every frame, and most have none.
final class CustomizationBox: Equatable, Sendable {
  let value: Customization

  init(_ value: Customization) { self.value = value }

  static func == (a: CustomizationBox, b: CustomizationBox) -> Bool { a.value == b.value }
}
