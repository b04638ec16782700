import TerminalSupport

/// The program's faces.
public enum Faces {
  private static let all = ["timeline", "tabs", "wheels"]

  /// The faces that a program knows; older builds know fewer.
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
