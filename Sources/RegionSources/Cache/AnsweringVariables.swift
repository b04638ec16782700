import Glibc

/// The variables of the environment that decide what a command answers, as far as anybody can know: a part of the key of a
/// kept answer.
///
/// They are those whose names stand in the command's text, and those by which clients learn what to ask: a `psql` with
/// another `PGDATABASE` has other answers. What a script reads by itself is not known here; its name can be put into the
/// command's text: `: "$REGION"; ./children.sh`. All variables would be too many, since those of terminals and sessions
/// differ from pick to pick.
enum AnsweringVariables {
  /// How the names begin that libpq, MySQL and MariaDB, sqlcmd, kubectl and AWS's command read.
  private static let clients = ["PG", "MYSQL", "MARIADB", "SQLCMD", "KUBE", "AWS_"]

  /// What stands for their names and values in a key, whatever order the environment has.
  ///
  /// These are sums, since a value may be a password, which no file should have.
  ///
  /// - Parameters:
  ///   - environment: A name, an equals sign and a value each.
  ///   - own: The names of the variables that each run sets by itself.
  static func key(of command: String, _ environment: [[UInt8]], without own: [String]) -> String {
    let words = Set(command.utf8.split { !isPart($0) }.map(Array.init))
    let known = environment.filter { variable in
      let name = Array(variable.prefix { $0 != UInt8(ascii: "=") })
      guard !own.contains(where: { name.elementsEqual($0.utf8) }) else { return false }
      return words.contains(name) || clients.contains { name.starts(with: $0.utf8) }
    }
    let sorted = known.sorted { $0.lexicographicallyPrecedes($1) }
    return AnswerCache.name(for: Array(sorted.joined(separator: [0])))
  }

  /// The environment of this program.
  static var environment: [[UInt8]] {
    var (variables, next) = ([[UInt8]](), environ)
    while let word = next.pointee {
      variables.append(Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
      next += 1
    }
    return variables
  }

  /// Whether a byte may be part of a variable's name.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }
}
