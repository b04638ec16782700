// Soak: runs any number of the cases in Soaking.
//
//   Soak signals  BINARY COUNT SEED           a signal at COUNT random moments
//   Soak sizes    BINARY COUNT SEED           COUNT random sizes in a burst
//   Soak memory   BINARY COUNT SEED           the memory after a tenth of COUNT actions, and after COUNT
//   Soak idle     BINARY SECONDS 0            the wake-ups of an idle program
//   Soak sessions SECONDS SEED NAME=BINARY…   random sessions; the binaries take turns
//   Soak replay   SEED NAME=BINARY…           the session of a seed, with each binary
//
// COUNT and SECONDS are above 0; SECONDS of `idle` at most 4,294, because usleep(3) counts microseconds in 32 bits.
//
// Prints failures with their seeds, by which they can be repeated, and a summary. The status is 0 if all held, 1 if
// something did not, 2 for usage.

import Glibc
import Soaking

let words = Array(CommandLine.arguments.dropFirst())
do {
  exit(try run(words) ? 0 : 1)
} catch let usage as Usage {
  say("\(usage)")
  exit(2)
} catch {
  say("\(error)")
  exit(1)
}

/// Prints a line at once, even into a pipe.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

struct Usage: Error, CustomStringConvertible {
  let description = "usage: see the first lines of Tests/Soak/main.swift, or scripts/soak"
}

func run(_ words: [String]) throws -> Bool {
  switch words.first {
  case "sessions":
    guard words.count > 3, let seconds = Int(words[1]), seconds > 0, let seed = UInt64(words[2]) else {
      throw Usage()
    }
    return try Sessions(builds: words.dropFirst(3).map(Build.init)).run(seconds: seconds, from: seed)
  case "replay":
    guard words.count > 2, let seed = UInt64(words[1]) else { throw Usage() }
    return try Sessions(builds: words.dropFirst(2).map(Build.init)).replay(seed)
  default:
    guard words.count == 4, let count = Int(words[2]), count > 0, let seed = UInt64(words[3]) else {
      throw Usage()
    }
    switch words[0] {
    case "signals": return try Cases.signals(words[1], count: count, seed: seed)
    case "sizes": return try Cases.sizes(words[1], count: count, seed: seed)
    case "memory": return try Cases.memory(words[1], count: count, seed: seed)
    case "idle" where count <= 4_294: return try Cases.idle(words[1], seconds: count)
    default: throw Usage()
    }
  }
}
