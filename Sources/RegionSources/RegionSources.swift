// RegionSources: trees from outside the program.
//
// Here lives what turns something that the program did not bring along into a `RegionTree`: `AtlasFile` opens a
// compiled tree by the name of its file. A source is one file here and says in one line what is wrong with what
// it was given; nothing from outside is believed before it was looked at.
