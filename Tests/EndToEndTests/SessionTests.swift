import TerminalSupport
import Testing

/// Screens one after the other in one process, as a program has them that picks again and again.
struct SessionTests {
  @Test func screensOneAfterTheOtherLeaveNoDescriptorsOpen() throws {
    let terminal = try Terminal(Program(Areapick.debugFolder + "/Crashing", "again"))
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
