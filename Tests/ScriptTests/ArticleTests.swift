import Glibc
import Testing

/// The Swift code of the articles is code that is compiled: `Tests/Consumer` has the same lines.
@Suite struct ArticleTests {
  @Test func everyExampleIsCompiled() throws {
    let code = try files(below: "Tests/Consumer", ending: ".swift").map { normalized(try text($0)) }
    let articles = try files(below: "Sources", ending: ".md")
    let examples = try articles.flatMap { path in try swiftBlocks(of: text(path)).map { (path, $0) } }
    #expect(examples.count >= 15)
    for (path, example) in examples {
      let isCompiled = code.contains { $0.contains(normalized(example)) }
      #expect(isCompiled, "\(path): no file of Tests/Consumer has these lines:\n\(example)")
    }
  }

  @Test func everyExampleIsInAnArticle() throws {
    let articles = try files(below: "Sources", ending: ".md").map { normalized(try text($0)) }.joined()
    for path in try files(below: "Tests/Consumer/Sources/Examples", ending: "ing.swift") {
      for line in try text(path).split(separator: "\n") where line.hasPrefix("func ") {
        #expect(articles.contains(normalized(String(line))), "\(path): \(line)")
      }
    }
  }

  /// A link from one of the pages to a file must lead somewhere.
  @Test(arguments: [
    "README.md", "assets/README.zh.md", "assets/DATA.md", "Tests/Bench/README.md",
    "Tests/Evaluation/README.md",
  ])
  func linksLeadToFiles(_ page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for link in try text(page).matches(of: /\]\(([^)#]+)\)/).map(\.1) where !link.hasPrefix("https://") {
      #expect(access("\(root)/\(folder)/\(link)", F_OK) == 0, "\(page): \(link)")
    }
  }

  @Test(arguments: ["README.md", "assets/README.zh.md"])
  func theReadmeIsShort(_ page: String) throws {
    let lines = try text(page).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151)  // 150 and the end of the last.
  }

  @Test func theReadmesLinkEachOther() throws {
    #expect(try text("README.md").prefix { $0 != "\n" }.contains("(assets/README.zh.md)"))
    #expect(try text("assets/README.zh.md").prefix { $0 != "\n" }.contains("(../README.md)"))
  }

  @Test func aBlockIsReadWithoutItsFences() {
    let page = "a\n```sh\nno\n```\n```swift\nlet a = 1\n\nlet b = 2\n```\n"
    #expect(swiftBlocks(of: page) == ["let a = 1\n\nlet b = 2\n"])
  }

  /// What stands between the fences of the blocks that are Swift, but for manifests of other packages.
  private func swiftBlocks(of page: String) -> [String] {
    page.matches(of: /(?s)```swift\n(.*?)```/).map { String($0.1) }
      .filter { !$0.contains(".package(name:") }
  }

  /// The words of a text: how lines are broken is the formatter's.
  private func normalized(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  private func files(below folder: String, ending: String) throws -> [String] {
    let paths = run("cd '\(root)' && find '\(folder)/' -type f -not -path '*/.build/*' | sort")
    try #require(paths.status == 0)
    return paths.text.split(separator: "\n").map(String.init).filter { $0.hasSuffix(ending) }
  }

  private func text(_ path: String) throws -> String { try ScriptTests.text("\(root)/\(path)") }
}
