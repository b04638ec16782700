import RegionModel

/// The names that a result is written with, by their words for `--names`.
enum NameChoice: String, CaseIterable, Sendable {
  /// Those of the data.
  case own
  /// Those of `Region.nameInEnglish`.
  case english = "en"

  func name(of region: Region) -> String { self == .own ? region.name : region.nameInEnglish }
}
