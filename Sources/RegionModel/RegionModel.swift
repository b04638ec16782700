// RegionModel: an immutable tree of named regions, read in place from one block of bytes.
//
// - `Tree`: the tree (`RegionTree`), a place in it (`Region`), a run of siblings (`RegionList`), levels and their names,
//   and the rules that only some trees follow (`RegionTree.Rules`).
// - `Format`: what stands where in a block of bytes, and how it is checked.
// - `Building`: `TreeBuilder` takes records and writes such a block. `Rows` keeps their texts, `ParentCheck` finds their
//   parents, `NodeOrder` numbers them, `AtlasWriter` writes the sections.
// - `Names`: what names and codes may hold (`TextRules`), how they are compared (`FoldedBytes`) and stand in paths
//   (`PathText`), and the codes of China's divisions (`RegionCode`).
//
// Nothing here knows of files, screens or pinyin tables: a reading is a string that came with the data.
//
// Start with `AtlasFormat`, which says what stands where in the block; then `RegionTree`, whose accessors are
// the only code that trusts an offset, and trusts none of them without looking.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state.
