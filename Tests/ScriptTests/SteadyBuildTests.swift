import Glibc
import Testing

/// What one script has built no other one builds anew, wherever its output goes.
@Suite struct SteadyBuildTests {
  /// SwiftPM gives the compiler another flag where it writes to a terminal, unless it is told.
  @Test func noBuildDependsOnATerminal() throws {
    let builds = try builds()
    #expect(builds.count >= 8)
    for build in builds {
      #expect(build.words.contains("--no-color-diagnostics"), "\(build.script): \(build.words)")
    }
  }

  @Test func thoseInOneFolderHaveTheSameFlags() throws {
    for (folder, builds) in Dictionary(grouping: try builds(), by: \.folder) {
      #expect(Set(builds.map(\.flags)).count == 1, "\(folder): \(builds.map(\.script))")
    }
  }

  @Test func aCommandIsReadWithItsContinuedLines() throws {
    let text =
      "# swift build no\nswift build -c release \\\n  --product A --scratch-path .build/x >&2\nswift test \"$@\"\n"
    let builds = Build.all(in: text, of: "s")
    #expect(builds.map(\.folder) == ["release .build/x", "debug .build"])
    #expect(builds.map(\.flags) == [[], []])
  }

  private let scripts = root + "/scripts"

  private func builds() throws -> [Build] {
    let folder = try #require(opendir(scripts))
    defer { closedir(folder) }
    var builds: [Build] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { builds += Build.all(in: try text("\(scripts)/\(name)"), of: name) }
    }
    return builds
  }
}

/// A command of a script that has SwiftPM build something.
private struct Build {
  let script: String
  let words: [String]

  static func all(in text: String, of script: String) -> [Build] {
    text.replacing("\\\n", with: " ").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      let start = words.firstIndex(of: "swift") ?? words.count
      let isBuild = start + 1 < words.count && ["build", "test"].contains(words[start + 1])
      guard isBuild, !words.contains("--show-bin-path"), !line.hasPrefix("#") else { return nil }
      return Build(script: script, words: Array(words[(start + 1)...]))
    }
  }

  /// Where what is built is kept, and of which kind it is.
  var folder: String { (value("-c") ?? "debug") + " " + (value("--scratch-path") ?? ".build") }

  /// What the compiler and the linker are told: flags that differ build everything anew.
  var flags: [String] {
    zip(words, words.dropFirst()).filter { ["-Xswiftc", "-Xlinker", "-Xcc", "--sanitize"].contains($0.0) }
      .map { $0.0 + " " + $0.1 } + words.filter { $0 == "--static-swift-stdlib" }
  }

  private func value(_ option: String) -> String? {
    words.firstIndex(of: option).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }
}
