import RegionModel

/// The form of a result.
struct ResultStyle: Equatable, Sendable {
  /// Nil for the command's own form, such as `path` for a pick.
  var format: OutputFormat?
  /// A form that a person wrote; it overrides `format`.
  var template: Template?
  /// The names that places are written with.
  var names = NameChoice.own
  /// The text between the parts of a path, or between several lines; nil for the usual one.
  var separator: String?
  /// Whether a result ends with a NUL instead of a newline.
  var endsWithNull = false
  /// Whether a name repeats for each level that the place lacks.
  var fillsLevels = false
  /// The code system for reading and printing codes.
  var codes = CodeSystem.first

  /// Whether results say in which rows of their lists places stand.
  var showsRows: Bool { template == nil && (format == .index || format == .json) }

  /// Whether results say more of the places above than their names.
  var showsPlacesAbove: Bool { showsRows || template == nil && format == .codes }

  /// The style for lists: code, tab and path, unless another form was asked for.
  var orCodeAndPath: ResultStyle {
    guard format == nil, template == nil else { return self }
    var style = self
    style.template = .codeAndPath
    return style
  }

  /// Appends the result for a place, with its line end.
  ///
  /// - Parameter path: The place and all above it, highest first; not empty.
  func append(_ path: [Region], to output: inout [UInt8]) {
    append(PlaceText(path, self), to: &output)
  }

  func append(_ place: PlaceText, to output: inout [UInt8]) {
    let text = template?.text(of: place) ?? (format ?? .path).text(of: place, self)
    output.append(contentsOf: text.utf8)
    output.append(endsWithNull ? 0 : UInt8(ascii: "\n"))
  }

  /// The style for several places, of which each is a line.
  var forSeveral: ResultStyle {
    var style = self
    if template == nil, format == .codes || format == .names { style.separator = separator ?? "\t" }
    return style
  }

  /// Appends a line that is no place, with the end of a result.
  func appendLine(_ text: String, to output: inout [UInt8]) {
    output.append(contentsOf: text.utf8)
    output.append(endsWithNull ? 0 : UInt8(ascii: "\n"))
  }

  /// Appends the results for several places, each with its end; in JSON they are one array.
  func appendAll(_ paths: [[Region]], to output: inout [UInt8]) {
    guard template == nil, format == .json else {
      for path in paths { append(path, to: &output) }
      return
    }
    let objects = paths.map { OutputFormat.json.text(of: PlaceText($0, self), self) }
    output.append(contentsOf: "[\(objects.joined(separator: ","))]".utf8)
    output.append(endsWithNull ? 0 : UInt8(ascii: "\n"))
  }

  /// Throws if the tree lacks the codes or the fields that are asked for.
  func check(_ tree: RegionTree) throws(CommandError) {
    try checkCodes(of: tree)
    if template != nil { try checkFields(tree.fieldNames) }
  }

  private func checkCodes(of tree: RegionTree) throws(CommandError) {
    guard codes == .first || tree.hasSecondCodes else {
      throw CommandError("--codes \(codes.word): this tree has codes of one kind alone")
    }
    if let word = codeWord, tree.count > 0, !tree.hasCodes {
      throw CommandError("--output \(word): this data has no codes; --output path or json has what there is")
    }
  }

  /// The form, where it is codes and nothing else.
  private var codeWord: String? {
    let isAlone = template == nil && (format == .code || format == .codes)
    return isAlone ? format?.rawValue : nil
  }

  /// Throws if the form names a further field that the data does not have.
  ///
  /// - Parameter known: The further fields of the data.
  func checkFields(_ known: [String]) throws(CommandError) {
    guard let missing = template?.furtherFields.first(where: { !known.contains($0) }) else { return }
    guard !known.isEmpty else {
      throw CommandError("--format: there is no field {field:\(missing)}: this data has no further fields")
    }
    throw CommandError(
      "--format: there is no field {field:\(missing)}; there are \(ResultStyle.list(known))")
  }

  /// What to say of a place whose list lacks a further field that the form names, or that has no code where nothing else
  /// is printed; nil where it has them all.
  ///
  /// Where lists come one by one nobody knows their fields before. The place is printed, for the pick is done.
  func fieldNote(_ place: Region) -> String? {
    if let codeWord, place.code.isEmpty {
      return "--output \(codeWord): \(place.name.shortened) has no code"
    }
    let known = place.tree.fieldNames
    guard let missing = template?.furtherFields.first(where: { !known.contains($0) }) else { return nil }
    let name = place.name.shortened
    return known.isEmpty
      ? "--format: the list with \(name) has no field {field:\(missing)}: it has no further fields"
      : "--format: the list with \(name) has no field {field:\(missing)}; it has \(ResultStyle.list(known))"
  }

  /// What to say of lines that are empty since their places have no code, where others have one; nil where there are none.
  func note(onEmptyLines output: [UInt8]) -> String? {
    guard codeWord == OutputFormat.code.rawValue, output.last == 0x0A else { return nil }
    let ends = output.indices.filter { output[$0] == 0x0A }
    let count = (output[0] == 0x0A ? 1 : 0) + zip(ends, ends.dropFirst()).count { $1 == $0 + 1 }
    guard count > 0 else { return nil }
    return count == 1
      ? "--output code: 1 place has no code; its line is empty"
      : "--output code: \(count) places have no code; their lines are empty"
  }

  private static func list(_ fields: [String]) -> String {
    fields.prefix(12).map { "{field:\($0)}" }.joined(separator: " ") + (fields.count > 12 ? " …" : "")
  }

  /// Throws if a name or code of `path` could break a line, or reach a terminal as a command.
  ///
  /// Data is checked when it is read; only a file too large for that can contain such a name.
  func checkNames(_ path: [Region]) throws(CommandError) {
    for region in path { try checkName(region) }
  }

  func checkName(_ region: Region) throws(CommandError) {
    guard region.hasControlCharacter else { return }
    throw CommandError("the place with the code \(region.code) has a name that holds a control character")
  }
}

extension ResultStyle {
  /// - Throws: The first value that cannot be read, with its option and the values that are allowed.
  init(_ words: OptionWords) throws(CommandError) {
    self.init()
    format = try words.value(of: .output).map(OptionValue.output)
    template = try words.value(of: .format).map(OptionValue.format)
    names = try words.value(of: .names).map(OptionValue.names) ?? names
    separator = try words.value(of: .separator).map(OptionValue.separator)
    endsWithNull = words.flag(.print0) ?? endsWithNull
    fillsLevels = words.flag(.fillLevels) ?? fillsLevels
    codes = try words.value(of: .codes).map(OptionValue.codes) ?? codes
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a C0 or C1 control character, or DEL.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
