/// The only list of names in a program that does something else: a seeder, a model, a migration.
///
///     public function run() {
///       $provinces = ['Aceh', 'Bali', 'Banten'];
///       foreach ($provinces as $name) { Province::create(['name' => $name]); }
///     }
extension ConstantChoice {
  /// What a script is read as: what it declares or, in one that does more, its only tree, its enumerations or its only list.
  static func best(
    _ conversion: ScriptData.Conversion?, in bytes: UnsafeRawBufferPointer
  ) -> ScriptData.Conversion? {
    if let conversion { return narrowed(conversion, in: bytes) }
    let parts = ScriptData.constants(of: bytes)
    return inside(bytes, parts) ?? EnumTexts.conversion(of: bytes) ?? onlyList(bytes, parts)
  }

  private static func onlyList(
    _ bytes: UnsafeRawBufferPointer, _ parts: [ScriptData.Part]
  ) -> ScriptData.Conversion? {
    guard !parts.isEmpty, parts.count <= most else { return nil }
    let found = parts.indices.filter { holdsData(parts[$0]) }
    guard found.count == 1, let only = found.first, holdsNames(parts[only].json) else { return nil }
    return alone(only, of: parts, [], in: bytes)
  }

  /// Whether a constant may be what a person means: a list of names, or of objects.
  private static func holdsData(_ part: ScriptData.Part) -> Bool {
    let name = part.name.drop { $0 == "$" }
    return !settings.contains(name.lowercased()) && (holdsNames(part.json) || holdsRows(part.json))
  }

  /// What models and their like say of themselves.
  private static let settings: Set<String> = [
    "fillable", "guarded", "hidden", "visible", "casts", "dates", "appends", "with", "table", "primarykey",
    "attributes", "rules", "messages", "middleware", "listen", "policies", "commands", "dependencies",
    "operations", "installed_apps", "list_display", "list_filter", "search_fields", "fields",
    "ordering", "__all__", "indexes", "constraints", "styles", "columns", "cols",
    "headers", "column_names", "field_names", "fieldnames", "features",
  ]

  /// Whether a constant is a list of names, or an object that has names by their codes.
  private static func holdsNames(_ json: [UInt8]) -> Bool {
    json.withUnsafeBytes { bytes in
      guard let document = try? JSONFormat.document(bytes, name: ""), let top = document.values.first,
        top.isContainer, Int(top.end) == document.values.count
      else { return false }
      let texts = document.children(of: 0).map { value in
        document.values[value].kind == .string ? document.text.string(document.values[value].slice) : ""
      }
      return texts.count >= fewestNames && texts.count(where: isName) * 5 >= texts.count * 4
        && texts.allSatisfy { !$0.isEmpty } && Set(texts).count == texts.count
    }
  }

  /// Whether a constant is a list of two objects or more.
  private static func holdsRows(_ json: [UInt8]) -> Bool {
    json.withUnsafeBytes { bytes in
      guard let document = try? JSONFormat.document(bytes, name: ""), document.values.first?.kind == .array
      else { return false }
      return document.count(of: 0) > 1
        && document.children(of: 0).allSatisfy { document.values[$0].kind == .object }
    }
  }

  private static let fewestNames = 4

  /// Whether a text is written as names are, and not as keys, settings and paths of programs: it begins with a capital or a
  /// letter beyond ASCII, and small letters or such letters follow.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first(where: { $0.isLetter }), !first.isLowercase || !first.isASCII else {
      return false
    }
    return text.contains { $0.isLetter && (!$0.isASCII || $0.isLowercase) }
      && !text.contains { "_/\\$@<>{}=|:;#%*".contains($0) }
  }
}
