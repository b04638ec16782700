/// The plain letters of Latin letters with marks: e of é, l of ł, ae of æ.
///
/// From the canonical decompositions of Unicode 16; letters without one, such as ø and ð, map to the letters
/// that people type for them. In the tables digits are pairs of letters, and a dot is no letter.
enum LatinLetters {
  /// U+00C0 to U+024F.
  private static let first: StaticString = """
    aaaaaa1ceeeeiiiidnooooo.ouuuuy42aaaaaa1ceeeeiiiidnooooo.ouuuuy4yaaaaaaccccccccddddeeeeeeeeeegggg\
    gggghhhhiiiiiiiiii55jjkkkllllllllllnnnnnnn99oooooo33rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    bbbb..occdddd.eeeffggh.ikkl.unnooo..pp.....ttttuu..yyzz.............666777888aaiioouuuuuuuuuueaa\
    aa11ggggkkoooo..j666ggh.nnaa11ooaaaaeeeeiiiioooorrrruuuusstt..hhnd..zzaaeeooooooooyylntj..acclts\
    z..bu.eejjqqrryy
    """
  /// U+1E00 to U+1EFF.
  private static let additional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr\
    ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyasss2.aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyll..yy
    """
  private static let pairs: [StaticString] = ["ae", "ss", "oe", "th", "ij", "dz", "lj", "nj", "ng"]

  /// One or two small letters, the first in the lowest byte; 0 for other characters.
  static func plain(_ scalar: UInt32) -> UInt64 {
    switch scalar {
    case 0xC0..<0x250: letters(first.utf8Start[Int(scalar) - 0xC0])
    case 0x1E00..<0x1F00: letters(additional.utf8Start[Int(scalar) - 0x1E00])
    default: 0
    }
  }

  private static func letters(_ entry: UInt8) -> UInt64 {
    switch entry {
    case UInt8(ascii: "."): return 0
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      let pair = pairs[Int(entry - UInt8(ascii: "1"))].utf8Start
      return UInt64(pair[0]) | UInt64(pair[1]) << 8
    default: return UInt64(entry)
    }
  }
}
