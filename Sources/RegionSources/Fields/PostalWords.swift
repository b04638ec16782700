/// Headings of codes for letters, whose digits tell the way of the post and no levels.
enum PostalWords {
  /// `zipCode` is none of them: pickers of Chinese places call the codes of these so.
  private static let words: Set<String> = [
    "postcode", "postalcode", "postleitzahl", "plz", "zip", "npa", "codepostal", "codigopostal",
    "códigopostal", "cep",
    "postnummer", "postnr", "irsz", "irányítószám", "iranyitoszam", "pincode", "zipcodes", "postcodes", "邮编",
    "邮政编码", "郵便番号", "우편번호",
  ]

  static func areIn(_ heading: String) -> Bool { words.contains(FieldNames.normalized(heading)) }
}
