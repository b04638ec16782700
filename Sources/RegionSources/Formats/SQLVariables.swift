/// What a variable holds: the number of a row that the database counted, or what is looked up.
///
///     SET @fruit = LAST_INSERT_ID();
///     SELECT @fruit := LAST_INSERT_ID();
///     SET @fruit = (SELECT id FROM category WHERE name = 'Fruit');
///     SELECT id INTO @fruit FROM category WHERE name = 'Fruit';
enum SQLVariable {
  case number(SQLRowNumber)
  case lookup(SQLLookup)
}

extension SQLReader {
  /// Reads a statement that gives a variable a known value; false for others, which are passed over.
  mutating func readVariable() -> Bool {
    let isSet = scanner.take("SET")
    guard isSet || scanner.take("SELECT") else { return false }
    if isSet || scanner.byte() == UInt8(ascii: "@") {
      guard let name = variableName() else { return false }
      variables[name] = nil
      _ = scanner.take(UInt8(ascii: ":"))
      guard scanner.take(UInt8(ascii: "=")), let value = knownValue() else { return false }
      variables[name] = value
    } else if let column = scanner.qualifiedName(), scanner.take("INTO"),
      let name = variableName()
    {
      variables[name] = lookup(of: column).map(SQLVariable.lookup)
    }
    return false
  }

  /// The value of a variable, of the last number or of a query at the position; nil, with nothing passed over, for others.
  mutating func knownValue() -> SQLVariable? {
    switch scanner.byte() {
    case 0x28: return lookup().map(SQLVariable.lookup)
    case UInt8(ascii: "@"):
      let before = scanner
      if let name = variableName(), let value = variables[name], [0x2C, 0x29, 0x3B].contains(scanner.byte()) {
        return value
      }
      scanner = before
      return nil
    case UInt8(ascii: "L"), UInt8(ascii: "l"), UInt8(ascii: "S"), UInt8(ascii: "s"):
      guard let lastNumber, SQLReader.lastNumbers.contains(scanner.word) else { return nil }
      scanner.at = scanner.wordEnd
      scanner.skipToken()
      return .number(lastNumber)
    default: return nil
    }
  }

  /// What different databases call the number of the row that was put in last.
  private static let lastNumbers: Set<String> = ["LAST_INSERT_ID", "LAST_INSERT_ROWID", "SCOPE_IDENTITY"]

  private mutating func variableName() -> String? {
    guard scanner.byte() == UInt8(ascii: "@"), let name = scanner.name() else { return nil }
    return name.lowercased()
  }
}
