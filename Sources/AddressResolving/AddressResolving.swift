// AddressResolving: from an address as people write it to its place, and the street and the rest that are left.
//
// - `AddressResolver` is the entrance: it reads an address in UTF-8 and answers with an `AddressMatch`.
// - `Resolution` is the same answer in numbers, for streams: nothing is allocated or counted for an address.
// - `Words` is the text: `Text` is the address without blanks and signs, `Marks` what is known of each character in it,
//   found out once; `Words` knows what roads, villages and buildings have behind a name, `Zone` the names that say but a
//   kind, `Township` holds a township's name against it.
// - `Index` and `Tables` are compiled into the atlas: names by their first two characters (`NameTable`, `TownshipTable`,
//   `OtherTownshipNames`), which of them a text may have at all (`KeyFilters`), what lay elsewhere before (`Moves`).
//   `Characters` and the table of Latin letters are made when they are first needed; `NearTownships` grows with the
//   places that addresses name. `FirstSlots` has the processor fetch what a text will ask of them.
// - `Places` is what the reader asks of the tree, without bounds checks.
// - `Reading`: `Reader` follows names through the text and believes the reading that explains most.
// - `PlaceSearcher` and `PlaceFinder.findPlaceOrAddress` join the search and the names of places with addresses.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state. Start with `Reader`.
