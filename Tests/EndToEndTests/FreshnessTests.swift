import Glibc
import Testing

/// These tests run the release binary, which `swift test` does not build.
struct FreshnessTests {
  @Test func theReleaseBinaryIsOfTheseSources() {
    let changed = filesChanged(
      below: Areapick.root + "/Sources", since: Areapick.root + "/.build/areapick.built")
    #expect(
      changed == "", "the release binary is older than its sources: run scripts/build, then the tests again")
  }

  @Test func aSourceThatChangedLaterIsFoundInEveryFolder() {
    let folder = printed("mktemp -d").split(separator: "\n").joined()
    defer { _ = printed("rm -r '\(folder)'") }
    _ = printed(
      "cd '\(folder)' && mkdir -p a/b && touch -d '1 hour ago' built && touch -d '2 hours ago' a/b/x a/y")
    #expect(filesChanged(below: "\(folder)/a", since: "\(folder)/built") == "")
    _ = printed("touch '\(folder)/a/b/x'")
    #expect(filesChanged(below: "\(folder)/a", since: "\(folder)/built") == "\(folder)/a/b/x\n")
    #expect(filesChanged(below: "\(folder)/a", since: "\(folder)/never") != "")
  }

  /// Up to three files that are newer than the stamp; an error message if the stamp is missing.
  private func filesChanged(below folder: String, since stamp: String) -> String {
    printed("find '\(folder)' -type f -newer '\(stamp)' 2>&1 | sort | head -3")
  }

  /// The output of a shell command.
  private func printed(_ command: String) -> String {
    guard let stream = popen(command, "r") else { return "no shell" }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
