/// Parses readings in cells: small letters, single spaces.
enum Syllables {
  static func isSyllable(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// The syllables of `reading`, or its error as the reading of `text`.
  static func parse(_ reading: String, of text: String) -> Result<[String], Misfit> {
    let parts = reading.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.allSatisfy(isSyllable) else {
      return .failure(
        Misfit(text: "the reading \"\(reading)\" is not small letters separated by single spaces"))
    }
    guard parts.count == text.count else {
      return .failure(
        Misfit(text: "\"\(reading)\" has \(parts.count) syllables and \(text) has \(text.count) characters"))
    }
    return .success(parts.map(String.init))
  }

  /// Why a reading does not fit a text.
  struct Misfit: Error, Equatable {
    let text: String
  }
}
