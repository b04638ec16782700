// FuzzAtlas CASES SEED: cases from SEED on, each its own seed, so that one case runs again as `1 SEED`.
//
// Ends with status 1 where a case failed; a case that crashes is named before the program dies of it.

import Fuzzing
import Glibc

/// Runs the cases and says what became of them.
func run(cases: UInt64, from first: UInt64) -> Int32 {
  var fuzz = AtlasFuzz()
  for seed in first..<first + cases {
    CrashReport.seed = seed
    fuzz.run(seed: seed)
    if (seed - first + 1) % 100_000 == 0 {
      print("\(seed - first + 1) cases")
      fflush(nil)
    }
  }
  for failure in fuzz.failures { print(failure) }
  let tally = fuzz.tally
  print("opened \(tally.opened), refused \(tally.refused), failed \(fuzz.failures.count)")
  return fuzz.failures.isEmpty ? 0 : 1
}

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard arguments.count == 2 else {
  print("usage: FuzzAtlas CASES SEED")
  exit(2)
}
CrashReport.install()
exit(run(cases: arguments[0], from: arguments[1]))
