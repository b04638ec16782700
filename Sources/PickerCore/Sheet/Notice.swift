import RegionModel

/// Something to tell the person at the keyboard, in the row of the hints, until the next key.
public enum Notice: Codable, Equatable, Sendable {
  /// No row of the list begins with the letter.
  case noSuchLetter(Letter)
  /// Of the place that was asked for only the beginning was found, or nothing.
  case notFound(String)
  /// What was asked for lies outside of the region that the pick starts below.
  case outside(String, of: Region)
  /// What was asked for fits several places; two at least.
  case ambiguous(String, candidates: [Region])
  /// The code asked for is out of force; the region took its place.
  case succeeded(code: String, by: Region)
  /// The code asked for is out of force; several regions took its place.
  case divided(code: String, among: [Region])
  /// The code asked for is out of force, and nothing took its place.
  case abolished(code: String)
  /// The code asked for is a village's, of which no tree knows more than the region that it lies in.
  case village(code: String, in: Region)
  /// The data says that the region cannot be chosen.
  case disabled(Region)
  /// So many places are marked, and more cannot be.
  case marksFull(Int)
  /// The region cannot be marked: a place below it must be chosen.
  case notMarkable(Region)
  /// No item of the column begins with the text, or holds it.
  case noSuchText(String)
  /// No row of the column has the number.
  case noSuchNumber(String)
  /// What was written is no day and no time.
  case notRead(String)
  /// There is no such day or time, like 30 February.
  case noSuchDay(String)
  /// The day or the time cannot be taken.
  case outOfReach(String)
}
