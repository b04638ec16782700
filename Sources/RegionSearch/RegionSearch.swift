// RegionSearch: from what a person wrote for a place to the place.
//
// Here lives `PlaceFinder`, which reads codes, paths and names of leading levels. It takes what it can find for
// certain and says what it could not: nothing is guessed, and a name is never matched by a part of it.
//
// Start with `PlaceFinder.find`. A text is tried as a code; then `PlaceWords` cuts it into words and
// `NameSearch` follows them down the tree, keeping every place that fits until the words decide between them.
// `RunTogether` reads names that are written without anything between them. What is known of the names of this
// country stands in `NameForm`, other words for the kinds of places, and in `FillerWord`, words that name nothing.
//
// `AddressResolver` finds the place in an address as people write it and leaves the street and the rest. `AddressText`
// is the address without blanks and signs; `AddressReader` follows names through it, by the first two characters
// (`AddressNames`, `AddressTownships`), and believes the reading that explains most. What roads, villages and buildings
// have behind a name stands in `AddressWords`. `PlaceFinder.findPlaceOrAddress` asks both.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state.
