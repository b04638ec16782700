import PickerCore
import RegionModel

/// A line of a recording: an action and its time.
///
/// Lines are flat, so that people can read them: `{"at":12,"action":"cursorMoved","by":1}`. The members come
/// from the action's own coding; nothing here depends on single actions. An action's own value `at` is called
/// `time`, since `at` is the action's time. Both count from the start of the recording.
public struct RecordedAction: Equatable, Sendable {
  public let action: Action

  public init(_ action: Action) { self.action = action }

  /// The line, without its newline.
  ///
  /// - Parameters:
  ///   - now: The time of the action.
  ///   - origin: The start of the recording.
  /// - Throws: `LineError` for a value that JSON cannot hold here.
  public func line(at now: Milliseconds, since origin: Milliseconds) throws(LineError) -> String {
    let (name, carried) = try content()
    var line: Fields = ["at": .number(now - origin), "action": .text(name)]
    for member in carried.members {
      if member.key == "at", case .number(let moment) = member.value {
        _ = line.add("time", .number(moment - origin))
      } else {
        _ = line.add(member.key, member.value)
      }
    }
    return line.description
  }

  /// The name of the action's case, and its values.
  private func content() throws(LineError) -> (String, Fields) {
    let json: JSON
    do { json = try JSONEncoding.json(of: action) } catch { throw LineError("\(error)") }
    guard case .object(let cases) = json, let only = cases.members.first else { throw LineError("no action") }
    if case .object(let carried) = only.value { return (only.key, carried) }
    return (only.key, [JSONEncoding.unlabelled.json: only.value])
  }

  /// Reads a line; times count from the start of the recording.
  ///
  /// - Parameter context: Resolves the places in the line, and holds the last query.
  init(_ line: ArraySlice<UInt8>, _ context: CodingContext) throws(LineError) {
    guard case .object(var fields) = try JSONReader.read(line) else { throw LineError("not an object") }
    _ = try fields.int("at")
    let name = try fields.text("action")
    var carried: Fields = [:]
    for member in fields.members { _ = carried.add(member.key == "time" ? "at" : member.key, member.value) }
    let node = JSONNode(.object([name: .object(carried)]), name: name)
    action = try JSONDecoding.value(from: node, context)
    try node.finish()
  }
}
