import Fuzzing
import RegionModel
import TestSupport
import Testing

/// Invalid blocks and their error messages.
struct AtlasReadingTests {
  /// 广东 with 深圳 and 东莞: 3 regions.
  private let block: [UInt8] = {
    let records = SmallTrees.records(
      """
      1 1 广|东 guang dong
        11 2 深圳 shen zhen
        12 2 东莞 dong guan
      """)
    return (try? TreeBuilder(records).build()) ?? []
  }()

  private func opened(_ block: [UInt8], check: RegionTree.Check = .whole) -> String {
    do {
      return "opened with \(try RegionTree(compiled: block, check: check).count) regions"
    } catch {
      return error.description
    }
  }

  /// The error of the block with other bytes at `offset` and a valid checksum.
  private func opened(at offset: Int, _ bytes: UInt8...) -> String {
    var block = block
    block.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    AtlasFormat.seal(&block)
    return opened(block)
  }

  /// The start of a section, from the sound block's table.
  private func offset(of section: Int) -> Int {
    let entry = 64 + (section - 1) * 24
    return Int(block[entry + 8]) | Int(block[entry + 9]) << 8
  }

  @Test func aSoundBlockOpens() {
    #expect(opened(block) == "opened with 3 regions")
    #expect(opened(block, check: .header) == "opened with 3 regions")
  }

  @Test func theHeaderIsLookedAtFirst() {
    #expect(opened([]) == "the file is too short to be an atlas")
    #expect(opened(Array(block.prefix(63))) == "the file is too short to be an atlas")
    #expect(opened(at: 0, 0x61) == "the file is not an atlas")
    #expect(opened(at: 8, 1, 2, 3, 4) == "the file was written in another byte order")
    #expect(opened(at: 12, 1) == "the file is of version 1, which this program does not read")
    #expect(opened(at: 14, 200) == "the file is not an atlas")
    #expect(opened(at: 14, 8) == "section 9 is missing or has the wrong size")
    #expect(opened(block + [0]) == "the file has \(block.count + 1) bytes and should have \(block.count)")
    #expect(opened(at: 32, 4) == "section 1 is missing or has the wrong size")
    #expect(opened(at: 32, 255, 255, 255, 255) == "section 1 is missing or has the wrong size")
  }

  @Test func sectionsLieInsideTheBlockOnceEach() {
    #expect(opened(at: 64, 2) == "section 2 is missing or has the wrong size")
    #expect(opened(at: 64, 77) == "section 1 is missing or has the wrong size")
    #expect(opened(at: 72, 255, 255) == "section 1 is missing or has the wrong size")
    #expect(opened(at: 79, 255) == "section 1 is missing or has the wrong size")
    #expect(opened(at: 80, 24) == "section 1 is missing or has the wrong size")
  }

  @Test func aWrongChecksumIsNoticed() {
    var damaged = block
    damaged[block.count - 1] ^= 1
    #expect(opened(damaged) == "the checksum does not fit: the file is damaged")
    #expect(opened(damaged, check: .header) == "opened with 3 regions")
  }

  @Test func everyFlippedBitIsNoticed() {
    for bit in 0..<block.count * 8 {
      var damaged = block
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: AtlasError.self, "bit \(bit)") { try RegionTree(compiled: damaged) }
    }
  }

  @Test func everyCutIsNoticed() {
    for length in 0..<block.count {
      let cut = Array(block[..<length])
      #expect(throws: AtlasError.self, "cut to \(length)") { try RegionTree(compiled: cut) }
    }
  }

  @Test func aCutThatTheHeaderAgreesWithIsNoticed() {
    for length in stride(from: 64, to: block.count, by: 1) {
      var damaged = Array(block[..<length])
      withUnsafeBytes(of: UInt64(length).littleEndian) { damaged.replaceSubrange(16..<24, with: $0) }
      #expect(throws: AtlasError.self, "cut to \(length)") { try RegionTree(compiled: damaged) }
    }
  }

  @Test func anyTwoSwappedWordsAreNoticed() {
    let words = block.count / 8
    for first in 4..<words {
      for second in first + 1..<words {
        var damaged = block
        for byte in 0..<8 { damaged.swapAt(first * 8 + byte, second * 8 + byte) }
        guard damaged != block else { continue }
        #expect(throws: AtlasError.self, "\(first) and \(second)") { try RegionTree(compiled: damaged) }
      }
    }
  }

  @Test func theShapeIsLookedAtThoughTheChecksumFits() {
    let (children, parents) = (offset(of: 1), offset(of: 2))
    #expect(opened(at: children, 2) == "entry 0 is not followed by its children")
    #expect(opened(at: children + 16, 3) == "entry 3 does not end the children")
    #expect(opened(at: children + 4, 4) == "entry 2 does not know its parent")
    #expect(opened(at: children + 8, 9) == "entry 1 has children outside the tree")
    #expect(opened(at: children + 12, 1) == "entry 2 has children outside the tree")
    #expect(opened(at: parents + 8, 0) == "entry 2 does not know its parent")
    #expect(opened(at: offset(of: 5) + 2, 1) == "entry 2 has a level not below its parent's")
  }

  @Test func codesAreLookedAtThoughTheChecksumFits() {
    let (offsets, codes, order) = (offset(of: 6), offset(of: 7), offset(of: 8))
    #expect(opened(at: offsets + 16, 4) == "entry 3 does not end the codes")
    #expect(opened(at: offsets + 8, 200) == "entry 2 has a code that ends before it begins")
    #expect(opened(at: codes, 0x0A) == "entry 1 has a code that cannot be shown")
    #expect(opened(at: order, 3, 0, 0, 0, 1) == "entry 1 is out of the codes' order")
    #expect(opened(at: order, 0) == "entry 0 is out of the codes' order")
    #expect(opened(at: order, 200) == "entry 0 is out of the codes' order")
  }

  @Test func labelsAreLookedAtThoughTheChecksumFits() {
    let (offsets, labels) = (offset(of: 3), offset(of: 4))
    #expect(opened(at: offsets + 4, 255, 255) == "entry 1 has a name outside the file")
    #expect(opened(at: offsets + 4, 0) == "entry 1 has no name")
    #expect(opened(at: labels + 8, 255) == "entry 1 has a name outside the file")
    #expect(opened(at: labels + 8 + 2, 0) == "entry 1 has no name")
    #expect(opened(at: labels + 8 + 2, 4) == "entry 1 holds broken UTF-8")
    #expect(opened(at: labels + 17, 0x0A) == "entry 1 holds broken UTF-8")
    #expect(opened(at: labels + 16, 0x0A, 0x41, 0x41) == "entry 1 holds a control character")
  }
}
