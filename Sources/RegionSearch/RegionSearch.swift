// RegionSearch: from what a person wrote for a place to the place.
//
// Two readers live here, each with its own idea of what counts:
//
// - `RegionSearcher.search` finds every place that a query fits, the best first: parts of names, pinyin, initials, codes,
//   other names, typing errors. `QueryText` cuts the query into words, `WordSearch` finds what one word fits in
//   the `SearchIndex`, in which all spellings of all names are sorted; `Ranking` puts the words together and in order.
//   What counts for how much stands in `Weights`, each number with its reason. `IndexBuilder` makes the index.
// - `PlaceFinder.find` reads codes, paths and names of leading levels for options that name a place. It takes what it
//   can find for certain and says what it could not; a name is never matched by a part of it. `PlaceWords` cuts the text
//   into words, `NameSearch` follows them down the tree, `Unseparated` reads names without anything between them.
//
// `Codes` finds what a code means, and what took the place of one that is out of force. Addresses are the room
// `AddressResolving`'s.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state.
