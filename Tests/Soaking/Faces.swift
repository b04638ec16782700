import TerminalSupport

/// The looks that a program has for a pick.
public enum Faces {
  private static let all = ["timeline", "tabs", "wheels"]

  /// Those that a program knows, so that an older build is played too.
  ///
  /// - Parameter binary: The program's file.
  public static func known(to binary: String) -> [String] {
    all.filter { face in
      var program = Program(binary, "--face", face, "--version")
      (program.standardOutput, program.standardError) = (.null, .null)
      return (try? Terminal(program).waitForExit()) == .exited(0)
    }
  }
}
