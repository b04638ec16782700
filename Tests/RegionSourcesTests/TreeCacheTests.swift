import Glibc
import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// What was compiled before is believed only where nothing was done to it since.
@Suite struct TreeCacheTests {
  private let folder = "/tmp/areapick-test-cache-\(getpid())-\(UInt32.random(in: 0 ... .max))"
  private let file = TemporaryFile("A\nB\n")
  private let block: [UInt8]

  init() throws { block = try #require(try read("A\nB\n").block) }

  private func cache() throws -> TreeCache {
    try #require(TreeCache(file.path, options: ReadingOptions(), folder: folder))
  }

  /// Does something to the entry and its stamp.
  private func shell(_ text: String) throws {
    let stream = try #require(popen("cd \(folder) && \(text)", "r"))
    #expect(pclose(stream) == 0)
  }

  private func isBelieved(after text: String) throws -> Bool {
    defer { system("rm -rf \(folder)") }
    try cache().write(block, in: folder)
    try shell(text)
    return try cache().tree() != nil
  }

  @Test func anEntryIsBelieved() throws { #expect(try isBelieved(after: "true")) }

  @Test(arguments: [
    // A byte of a name is another, and the times are set back to what they were.
    "f=$(ls | grep 'atlas$') && touch -r $f ../x.$$ && printf Z | dd of=$f bs=1 seek=700 conv=notrunc 2>/dev/null && touch -r ../x.$$ $f && rm ../x.$$",
    "f=$(ls | grep 'atlas$') && cp -p $f y && mv y $f", "rm *.stamp", "echo 1 2 3 4 5 >$(ls *.stamp)",
    "rm *.atlas",
    "truncate -s 100 $(ls | grep 'atlas$')", "touch $(ls | grep 'atlas$')",
  ])
  func anEntryThatWasTouchedIsNot(text: String) throws { #expect(try !isBelieved(after: text)) }

  /// What a file held before is of no use: no more than one entry is kept of it, and what belongs to others stays.
  @Test func anEntryTakesThePlaceOfTheOldOne() throws {
    defer { system("rm -rf \(folder)") }
    try cache().write(block, in: folder)
    let other = TemporaryFile("C\n")
    try #require(TreeCache(other.path, options: ReadingOptions(), folder: folder)).write(block, in: folder)
    for text in ["D\n", "D\nE\n", "D\nE\nF\n"] {
      try shell("printf '\(text)' >\(file.path)")
      try cache().write(block, in: folder)
    }
    try shell("[ $(ls | grep -c 'atlas$') = 2 ] && [ $(ls | grep -c 'stamp$') = 2 ]")
    #expect(try cache().tree() != nil)
    withExtendedLifetime(other) {}
  }
}
