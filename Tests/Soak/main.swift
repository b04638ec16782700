// Soak: cases of Soaking, as many as asked.
//
//   Soak signals BINARY COUNT SEED    a signal at COUNT random moments
//   Soak sizes   BINARY COUNT SEED    COUNT random sizes in a burst
//
// Prints what failed with its seed, which runs it again alone (`Soak signals BINARY 1 SEED`), and a summary. The
// status is 0 where all held, 1 where something did not, 2 for usage.

import Glibc
import Soaking
import TerminalSupport

func signals(_ program: Program, count: Int, seed: UInt64) throws -> Int {
  var failures = 0
  for number in 0..<count {
    let moment = SignalMoment(seed: seed &+ UInt64(number))
    guard let problem = try moment.problem(with: program) else { continue }
    print("\(moment): \(problem)")
    failures += 1
  }
  print("\(count) moments, \(failures) failures")
  return failures
}

func sizes(_ program: Program, count: Int, seed: UInt64) throws -> Int {
  var program = program
  program.arguments += ["--selected", "440305"]
  let outcome = try ResizeBurst(seed: seed, count: count).run(program)
  if let problem = outcome.problem { print("seed \(seed): \(problem)") }
  print("\(count) sizes, \(outcome.millisecondsPerSize) ms of processor time each")
  return outcome.problem == nil ? 0 : 1
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 4, let count = Int(words[2]), let seed = UInt64(words[3]) else {
  print("usage: Soak signals|sizes BINARY COUNT SEED")
  exit(2)
}
var program = Program(words[1], arguments: ["--no-animation"])
program.standardOutput = .pipe
program.standardError = .pipe
do {
  let run = words[0] == "sizes" ? sizes : signals
  exit(try run(program, count, seed) == 0 ? 0 : 1)
} catch {
  print(error)
  exit(1)
}
