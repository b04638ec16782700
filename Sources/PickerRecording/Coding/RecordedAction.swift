import PickerCore
import RegionModel

/// A line of a recording: an action, and when it came.
///
/// A line is as flat as it can be, so that people can read it: `{"at":12,"action":"cursorMoved","by":1}`. What the line
/// holds follows from the action's own coding; nothing here knows the actions one by one. What an action carries under
/// the label `at` is a moment: it is called `time` in the line, where `at` says when the action came, and both are
/// counted from the beginning of the recording.
public struct RecordedAction: Equatable, Sendable {
  public let action: Action

  public init(_ action: Action) { self.action = action }

  /// The line that says so, without its end.
  ///
  /// - Parameters:
  ///   - now: When it happened.
  ///   - origin: The moment that times in the recording are counted from.
  /// - Throws: Where an action carries what JSON has no form for here.
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

  /// The name of the action's case, and what it carries.
  private func content() throws(LineError) -> (String, Fields) {
    let json: JSON
    do { json = try JSONEncoding.json(of: action) } catch { throw LineError("\(error)") }
    guard case .object(let cases) = json, let only = cases.members.first else { throw LineError("no action") }
    if case .object(let carried) = only.value { return (only.key, carried) }
    return (only.key, [JSONEncoding.unlabelled.json: only.value])
  }

  /// Reads a line; times are counted from the beginning of the recording.
  ///
  /// - Parameter context: What the places in it are looked up in, and what was searched for.
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
