/// Words for what is said of a place that has a name of its own.
enum DescriptionWords {
  private static let words: Set<String> = [
    "description", "desc", "descr", "descripcion", "descricao", "beschreibung", "beskrivelse", "beskrivning",
    "omschrijving", "descrizione", "opis", "popis", "описание", "message", "body", "notes", "note",
    "remarks", "açıklama", "açiklama", "aciklama", "说明", "描述",
  ]

  /// - Parameter word: In the form of `FieldNames.normalized`.
  static func contain(_ word: String) -> Bool { words.contains(word) }
}
