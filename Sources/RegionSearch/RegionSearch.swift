// RegionSearch: from what a person wrote for a place to the place.
//
// Three readers live here, each with its own idea of what counts:
//
// - `RegionSearcher.search` finds every place that a query fits, the best first: parts of names, pinyin, initials, codes,
//   other names, slips of the finger. `QueryText` cuts the query into words, `WordSearch` finds what one word fits in
//   the `SearchIndex`, in which all spellings of all names are sorted; `Ranking` puts the words together and in order.
//   What counts for how much stands in `Weights`, each number with its reason. `IndexBuilder` makes the index.
// - `PlaceFinder.find` reads codes, paths and names of leading levels for options that name a place. It takes what it
//   can find for certain and says what it could not; a name is never matched by a part of it. `PlaceWords` cuts the text
//   into words, `NameSearch` follows them down the tree, `RunTogether` reads names without anything between them.
// - `AddressResolver` finds the place in an address as people write it and leaves the street and the rest.
//   `AddressText` is the address without blanks and signs; `AddressReader` follows names through it, by the first two
//   characters (`AddressNames`, `AddressTownships`), and believes the reading that explains most. What roads, villages
//   and buildings have behind a name stands in `AddressWords`, names that say but a kind are `AddressZone`'s, and what
//   lay elsewhere before is `AddressMoves`'. `PlaceFinder.findPlaceOrAddress` asks both.
//
// Codes out of force are `CodeSearch`'s and `CodeLookup`'s.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state.
