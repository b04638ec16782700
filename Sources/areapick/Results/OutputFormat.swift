import RegionModel

/// A form of a result, by its name for `--output`.
///
/// A new form is one case here and its text below.
enum OutputFormat: String, CaseIterable, Sendable {
  case path, code, codes, name, names, index, json, shell

  /// The result for a place, without its line end.
  func text(of place: PlaceText, _ style: ResultStyle) -> String {
    switch self {
    case .path: place.pathText
    case .code: place.code
    case .codes: place.codes.joined(separator: style.separator ?? "\n")
    case .name: place.name
    case .names: place.names.joined(separator: style.separator ?? "\n")
    case .index: place.rows.map(String.init).joined(separator: style.separator ?? " ")
    case .json: json(place)
    case .shell: shell(place)
    }
  }

  /// The JSON object of the place, in one line.
  private func json(_ place: PlaceText) -> String {
    let names = place.names.map(\.jsonQuoted).joined(separator: ",")
    let codes = place.codes.map(\.jsonQuoted).joined(separator: ",")
    let levels = place.levels.map(String.init).joined(separator: ",")
    let region = place.region
    return "{\"code\":\(place.code.jsonQuoted),\"name\":\(place.name.jsonQuoted),"
      + "\"level\":\(region.level.rawValue),\"pinyin\":\(region.reading.jsonQuoted),"
      + "\"path\":[\(names)],\"codes\":[\(codes)],\"levels\":[\(levels)]\(foreignJSON(place))}"
  }

  /// The JSON members for trees other than China's.
  ///
  /// `index` holds the row of each place of the path in its list, counted from 0; it tells places with the same name
  /// and no code apart. `fields` holds the further fields, if there are any.
  private func foreignJSON(_ place: PlaceText) -> String {
    guard !place.region.tree.hasDivisionCodes else { return "" }
    let indexes = place.rows.map(String.init).joined(separator: ",")
    let fields = place.region.fields.map { "\($0.name.jsonQuoted):\($0.text.jsonQuoted)" }.joined(
      separator: ",")
    return ",\"index\":[\(indexes)]" + (fields.isEmpty ? "" : ",\"fields\":{\(fields)}")
  }

  /// Assignments for `eval`: always the same variables, so that no old value of the caller shows through.
  ///
  /// Those for China's levels are empty in a tree of other levels.
  private func shell(_ place: PlaceText) -> String {
    let hasLevels = place.region.tree.hasDivisionCodes
    return OutputFormat.shellFields.map { variable, field in
      let isNone = !hasLevels && OutputFormat.levelFields.contains(field)
      // Quotes keep the path whole, so that nothing in its names needs a backslash.
      let text = field == .path ? place.plainPathText : field.text(of: place)
      return "\(variable)=\((isNone ? "" : text).shellQuoted)"
    }.joined(separator: "\n")
  }

  private static let levelFields: [Field] = [.province, .city, .county, .township]

  static let shellFields: [(variable: String, field: Field)] = [
    ("AREA_CODE", .code), ("AREA_NAME", .name), ("AREA_PATH", .path), ("AREA_LEVEL", .level),
    ("AREA_PROVINCE", .province), ("AREA_CITY", .city), ("AREA_COUNTY", .county),
    ("AREA_TOWNSHIP", .township),
  ]
}

extension String {
  /// The text as one word of sh, bash, dash and zsh: `'it'\''s'`.
  ///
  /// Between single quotes, only the single quote itself has a meaning to a shell.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The text as a string of JSON (RFC 8259, section 7).
  var jsonQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
