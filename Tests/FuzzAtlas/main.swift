// FuzzAtlas CASES SEED: runs cases with the seeds from SEED on; `1 SEED` repeats a case.
//
// Each seed damages a tree and walks it, damages another and searches it, and searches the built-in
// divisions. The status is 1 if a case failed. A case that crashes, or takes half a minute, ends the program
// after its seed is printed.

import EmbeddedAtlas
import Fuzzing
import Glibc
import RegionModel

/// Runs the cases and prints their results.
func run(cases: UInt64, from first: UInt64, in tree: RegionTree) -> Int32 {
  var (atlases, searches, queries) = (AtlasFuzz(), DamagedSearchFuzz(), QueryFuzz(tree))
  var sources = SourceFuzz()
  for seed in first..<first + cases {
    CrashReport.seed = seed
    alarm(30)
    atlases.run(seed: seed)
    searches.run(seed: seed)
    queries.run(seed: seed)
    sources.run(seed: seed)
    if (seed - first + 1) % 100_000 == 0 {
      print("\(seed - first + 1) cases")
      fflush(nil)
    }
  }
  alarm(0)
  let failures = atlases.failures + searches.failures + queries.failures + sources.failures
  for failure in failures { print(failure) }
  print("damaged: opened \(atlases.tally.opened), refused \(atlases.tally.refused)")
  print("damaged and searched: opened \(searches.tally.opened), refused \(searches.tally.refused)")
  print("queries: \(queries.found) of \(cases) found something")
  print("texts: read \(sources.tally.read), refused \(sources.tally.refused)")
  print("failed \(failures.count)")
  return failures.isEmpty ? 0 : 1
}

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard arguments.count == 2 else {
  print("usage: FuzzAtlas CASES SEED")
  exit(2)
}
let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
guard let tree = try? RegionTree(bytes: block, check: .header) else {
  print("the atlas that the program carries does not open")
  exit(2)
}
CrashReport.install()
exit(run(cases: arguments[0], from: arguments[1], in: tree))
