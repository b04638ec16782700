// RegionSources: trees from outside the program, and trees for other programs.
//
// Here lives the code that turns files, commands and databases into a `RegionTree`:
// - `Reading`: `TreeFile` reads files, `readTree` bytes; `TreeReading` picks the format, `TreeCache` keeps compiled
//   trees.
// - `Formats` parse: JSON, YAML, XML, property lists, CSV, SQL, aligned columns and lines, each to a `Document`, a `Table` or
//   records.
// - `Fields` tell which field is the name, the code, the children, the parent or a level.
// - `Shapes` find the tree in a document or a table: nested objects, rows with parents, levels, paths, codes.
// - `Records` hold the nodes found, and `TreeMaker` builds the tree from them.
// - `AtlasFile` opens a compiled tree.
// - `Children` and `SQLite` fetch a tree list by list (`ListSource`); `Cache` keeps the answers of commands.
// - `Exporting` writes a tree in other formats.
//
// Nothing from outside is trusted before it was checked. An error names the file, the line and the reason in one line,
// in English; the room knows no other language, no terminal and no options of the command line.
//
// Start with `Reading/TreeReading`; for lists, with `Children/ListSource`.
