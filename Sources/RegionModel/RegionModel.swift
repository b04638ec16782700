// RegionModel: an immutable tree of named regions, read in place from one block of bytes.
//
// Here live the tree (`RegionTree`), a place in it (`Region`), a run of siblings (`RegionList`), what a step
// is called (`Level`), and the two ends of the format: `TreeBuilder` writes a block, `RegionTree` reads it.
// Nothing here knows of files, screens, pinyin tables or China: a reading is a string that came with the data.
//
// Start with `AtlasFormat`, which says what stands where in the block; then `RegionTree`, whose accessors are
// the only code that trusts an offset, and trusts none of them without looking.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state.
