// AddressResolving: from an address as people write it to its place, and the street and the rest that are left.
//
// - `AddressResolver` is the entrance: it reads an address in UTF-8 and answers with an `AddressMatch`.
// - `Words` is the text: `Text` is the address without blanks and signs, `Words` knows what roads, villages and
//   buildings have behind a name, `Zone` the names that say but a kind, `Township` holds a township's name against it.
// - `Tables` are made from the tree, each when it is first needed: names by their first two characters (`NameTable`,
//   `TownshipTable`), what lay elsewhere before (`Moves`), characters written otherwise (`Foldings`).
// - `Reading`: `Reader` follows names through the text and believes the reading that explains most.
// - `PlaceSearcher` and `PlaceFinder.findPlaceOrAddress` join the search and the names of places with addresses.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state. Start with `Reader`.
