// Fuzzing: the same accidents again, from one number.
//
// Here live a generator of numbers from a seed (`SplitMix64`), tables of regions drawn from it
// (`RandomTable`), memory that faults on the first byte read outside it (`GuardedBytes`), ways to damage a
// compiled tree (`AtlasDamage`), a walk that touches all of a tree (`AtlasWalk`), queries of all kinds
// (`RandomQuery`), what must be so of any results (`SearchWalk`), and the loops that join them: `AtlasFuzz` opens
// damaged trees, `DamagedSearchFuzz` searches them, `QueryFuzz` searches a sound one. The tests run some thousands of
// cases of each, `scripts/fuzz` as many as you like.
//
// Nothing here imports a test library, so that the program of `scripts/fuzz` links none.
