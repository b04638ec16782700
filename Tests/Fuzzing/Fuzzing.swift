// Fuzzing: the same accidents again, from one number.
//
// Here live a generator of numbers from a seed (`SplitMix64`), tables of regions drawn from it
// (`RandomTable`), memory that faults on the first byte read outside it (`GuardedBytes`), ways to damage a
// compiled tree (`AtlasDamage`), a walk that touches all of a tree (`AtlasWalk`), and the loop that joins them
// (`AtlasFuzz`). The tests run ten thousand cases of it, `scripts/fuzz` a million.
//
// Nothing here imports a test library, so that the program of `scripts/fuzz` links none.
