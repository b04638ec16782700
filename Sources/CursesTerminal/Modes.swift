import Glibc

/// The modes that ncurses has no calls for: mouse reports in SGR form, and bracketed paste.
struct Modes {
  private let begin: String
  private let end: String
  private var isOn = false

  /// - Parameters:
  ///   - usesMouse: Whether clicks are reported.
  ///   - marksPastes: Whether pasted text comes between brackets; terminals that cannot do it and speak
  ///     ECMA-48 take no notice.
  init(usesMouse: Bool, marksPastes: Bool) {
    begin = (usesMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "") + (marksPastes ? "\u{1B}[?2004h" : "")
    end = (marksPastes ? "\u{1B}[?2004l" : "") + (usesMouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
  }

  mutating func begin(_ descriptor: Int32) {
    guard !isOn else { return }
    isOn = true
    writeAll(begin, to: descriptor)
  }

  mutating func end(_ descriptor: Int32) {
    guard isOn else { return }
    isOn = false
    writeAll(end, to: descriptor)
  }

  private func writeAll(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 { bytes = bytes.dropFirst(written) } else if errno != EINTR { return }
    }
  }
}
