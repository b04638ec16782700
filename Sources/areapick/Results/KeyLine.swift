/// The line before a result that says which of the keys of `--expect` ended the pick.
///
/// It is written so that whatever reads the result can read it, too: a value of JSON, an assignment, or the bare name.
enum KeyLine {
  enum Form { case plain, json, shell }

  /// - Parameter key: The key's name; empty for Enter and any other way.
  static func text(_ key: String, _ form: Form) -> String {
    switch form {
    case .plain: key
    case .json: key.jsonQuoted
    case .shell: "AREA_KEY=\(key.shellQuoted)"
    }
  }
}

extension Settings {
  /// The line, with its end; nothing where no keys are expected.
  ///
  /// - Parameter key: The name of the key that ended the pick; nil for Enter and any other way.
  func keyLine(_ key: String?, _ form: KeyLine.Form, end: UInt8) -> [UInt8] {
    customization.expectedKeys.isEmpty ? [] : Array(KeyLine.text(key ?? "", form).utf8) + [end]
  }
}

extension ResultStyle {
  /// The form that a line before the result has.
  var keyLineForm: KeyLine.Form {
    guard template == nil else { return .plain }
    switch format {
    case .json: return .json
    case .shell: return .shell
    default: return .plain
    }
  }
}

extension ValueStyle {
  /// The same for a value.
  var keyLineForm: KeyLine.Form {
    guard template == nil else { return .plain }
    switch format {
    case .json: return .json
    case .shell: return .shell
    case .text, .index: return .plain
    }
  }
}
