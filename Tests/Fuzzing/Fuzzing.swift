// Fuzzing: repeatable random cases, each from one number.
//
// Here live random numbers from a seed (`SplitMix64`), random tables of regions (`RandomTable`), memory that
// faults on reads outside it (`GuardedBytes`), damage to a compiled tree (`AtlasDamage`), a walk over a whole
// tree (`AtlasWalk`), random queries (`RandomQuery`), rules for all search results (`SearchWalk`), and the
// loops that combine them: `AtlasFuzz` opens damaged trees, `DamagedSearchFuzz` searches them, `QueryFuzz`
// searches a sound one. The tests run some thousands of cases of each, `scripts/fuzz` any number.
//
// Nothing here imports a test library, so that the program of `scripts/fuzz` links none.
