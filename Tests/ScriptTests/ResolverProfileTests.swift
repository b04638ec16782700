import Testing

/// The counts for the resolver of addresses (`scripts/resolver-profile`).
@Suite struct ResolverProfileTests {
  /// Each function with its form and its counts, as `scripts/build` hands them to the compiler.
  private var functions: [[Substring]] {
    get throws {
      try text(root + "/scripts/resolver-profile").split(separator: "\n").map { $0.split(separator: " ") }
    }
  }

  @Test func eachLineIsAFunctionWithItsCounts() throws {
    let functions = try functions
    #expect(functions.count > 100)
    for words in functions {
      #expect(
        words.count > 2 && words[0].hasPrefix("$s") && words.dropFirst().allSatisfy { UInt64($0) != nil })
    }
  }

  /// The compiler puts a function into a section of its own kind if its counts fit and are many. Those whose counts are
  /// out of date have none: run scripts/refresh-profile when this fails.
  @Test func theProgramWasBuiltWithMostOfTheCounts() throws {
    let sections = run("objdump -h '\(root)/.build/program/resolver.o'").text
    let often = Set(
      sections.split { $0 == " " || $0 == "\n" }.filter { $0.hasPrefix(".text.hot.") }
        .map { $0.dropFirst(".text.hot.".count) })
    let listed = try functions.map { $0[0] }.filter { $0.contains("16AddressResolving") }
    // 26 in 100 when they are new; the others are part of functions that call them, or called less often.
    #expect(listed.count { often.contains($0) } * 5 >= listed.count, "\(often.count) of \(listed.count)")
  }
}
