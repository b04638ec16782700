import Glibc

/// The options that a person wants for every pick: words from the environment.
struct DefaultOptions: Equatable {
  /// Where the words stand, for messages.
  let place: String
  let words: [String]

  static let variable = "AREAPICK_DEFAULT_OPTS"
  static let fileVariable = "AREAPICK_DEFAULT_OPTS_FILE"

  /// The words of the file that `AREAPICK_DEFAULT_OPTS_FILE` names, then those of `AREAPICK_DEFAULT_OPTS`.
  ///
  /// - Throws: Where the file cannot be read, or quotes are not closed.
  static func sources(_ environment: Environment) throws(Failure) -> [DefaultOptions] {
    var sources: [DefaultOptions] = []
    if let path = environment(fileVariable), !path.isEmpty {
      let place = "\(fileVariable): \(path)"
      sources.append(try DefaultOptions(place, text: read(path, place: place), hasComments: true))
    }
    if let text = environment(variable), !text.isEmpty {
      sources.append(try DefaultOptions(variable, text: text, hasComments: false))
    }
    return sources
  }

  private init(_ place: String, text: String, hasComments: Bool) throws(Failure) {
    self.place = place
    do { words = try ShellWords.split(text, hasComments: hasComments) } catch { throw error.at(place) }
  }

  /// Reads the words by themselves, so that an error can say where they stand.
  func check() throws(Failure) {
    do throws(Failure) {
      guard case .command = try parse(PickCommand.self, words) else { throw Failure("--help is no default") }
    } catch {
      throw error.at(place)
    }
  }

  private static func read(_ path: String, place: String) throws(Failure) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure("\(place): \(String(cString: strerror(errno)))") }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      if count < 0, errno != EINTR { throw Failure("\(place): \(String(cString: strerror(errno)))") }
      if count > 0 { bytes += buffer[..<count] }
    }
  }
}

extension Failure {
  /// The same failure with the place where it happened before it.
  func at(_ place: String) -> Failure { Failure("\(place): \(description)", status: status) }
}
