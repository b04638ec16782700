// RegionSearch: finds places by what people type.
//
// Two readers live here, each with its own rules:
//
// - `RegionSearcher.search` finds all places that a query fits, best first: by parts of names, pinyin,
//   initials, codes, other names, and despite typing errors. `QueryText` cuts the query into words,
//   `WordSearch` looks a word up in the `SearchIndex` of all spellings, `Ranking` combines and sorts.
//   `Weights` holds the costs with their reasons. `IndexBuilder` builds the index.
// - `PlaceFinder.find` reads codes, paths and leading names for options that name a place. It returns the
//   certain part and the problem with the rest; parts of names never match. `PlaceWords` cuts the text,
//   `NameSearch` follows the words down the tree, `Unseparated` reads names without separators.
//
// `Codes` finds the meaning of codes and the successors of outdated ones. Addresses belong to the room
// `AddressResolving`.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state.
