import RegionModel

/// A message for the person, in the row of the hints, until the next key.
public enum Notice: Codable, Equatable, Sendable {
  /// No row of the list begins with the letter.
  case noSuchLetter(Letter)
  /// Nothing, or only the beginning, was found of a requested place.
  case notFound(String)
  /// The word that was to name a place names nothing in the first list, and no other list is known before it is opened.
  case notInFirstList(String)
  /// So many records of the lists that came had flaws and were left out.
  case leftOut(Int)
  /// A list is a page of so many rows, and the source has more; 0 of them where it does not say how many.
  case page(Int, rest: Int)
  /// The list is the one above it again, as a command answers that does not ask which place is meant.
  case sameList
  /// The requested place lies outside the root.
  case outside(String, of: Region)
  /// The text matches several places, at least two.
  case ambiguous(String, candidates: [Region])
  /// The requested code is out of force; one region took its place.
  case succeeded(code: String, by: Region)
  /// The requested code is out of force; several regions took its place.
  case divided(code: String, among: [Region])
  /// The requested code is out of force, and nothing took its place.
  case abolished(code: String)
  /// The requested code is a village's; trees know only the region that the village lies in.
  case village(code: String, in: Region)
  /// The data marks the region as one that cannot be chosen.
  case disabled(Region)
  /// So many places are marked, and more cannot be.
  case marksFull(Int)
  /// The region cannot be marked: a place below it must be chosen.
  case notMarkable(Region)
  /// Nobody knows yet whether a place lies below the region, and so whether it can be marked.
  case unknownBelow(Region)
  /// No item of the column begins with the text, or contains it.
  case noSuchText(String)
  /// No row of the column has the number.
  case noSuchNumber(String)
  /// The digits are the beginning of a year.
  case unfinishedYear(String)
  /// The text is neither a day nor a time.
  case notRead(String)
  /// There is no such day or time, like 30 February.
  case noSuchDay(String)
  /// The date may have the month first or the day, like 5/6/1987.
  case unclearDay(String)
  /// The hour lies in a night that two days share, like 今晚12点.
  case unclearNight(String)
  /// The time is the end of a day, which is the first of the next: 24:00.
  case nextDay(String)
  /// The text has a time, and only its day is picked.
  case withoutTime(String)
  /// The day or the time lies outside the bounds, or a rule excludes it.
  case outOfReach(String)
  /// The time has seconds, and no column shows any.
  case noSeconds(String)
}

extension Notice {
  /// This notice and one that came after it, as one: places that were not found are named together, else the later counts.
  public func joined(with other: Notice) -> Notice {
    guard case .notFound(let first) = self, case .notFound(let second) = other else { return other }
    return .notFound(first + ", " + second)
  }
}
