// RegionModel: an immutable tree of named regions, read in place from one block of bytes.
//
// - `Tree`: the tree (`RegionTree`), a place in it (`Region`), a run of siblings (`RegionList`), levels and
//   their names, and rules that only some trees follow (`RegionTree.Rules`).
// - `Format`: the layout of a block of bytes, and its checks.
// - `Building`: `TreeBuilder` turns records into a block. `Rows` holds their texts, `ParentCheck` finds their
//   parents, `NodeOrder` numbers them, `AtlasWriter` writes the sections.
// - `Names`: the characters that names and codes may contain (`TextRules`), how names are compared
//   (`FoldedBytes`) and escaped in paths (`PathText`), and the codes of China's divisions (`RegionCode`).
//
// Nothing here knows of files, screens or pinyin tables: a reading is a string in the data.
//
// Start with `AtlasFormat`, the layout of the block; then `RegionTree`, whose accessors are the only code
// that follows an offset, and check each one.
//
// The room is pure: no Foundation, no files, no clock, no printing, no global state.
