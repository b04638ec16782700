/// Playlists of media, M3U: what is said of an entry stands in the line above its address.
///
///     #EXTM3U
///     #EXTINF:-1 tvg-id="a.tv" group-title="News",World News
///     https://example.com/a.m3u8
struct Playlist {
  /// What is known of an entry whose address is still to come.
  private struct Entry {
    var name = Slice.none
    var group = Slice.none
    var place: UInt32
    var fields: [(key: String, value: Slice)] = []
  }

  private static let start = "#EXTINF:"
  private static let group = "#EXTGRP:"
  private static let address = "url"
  private static let mostFields = 60

  private let text: SourceText
  private var records = Records()
  private var entry: Entry?
  private var groups: [String: Int] = [:]
  private var keys: [String: UInt16] = [:]
  /// Whether some entry is called something.
  private var areNamed = false

  static func isMeant(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let head = bytes[start...].drop { ScriptData.isBlank($0) }
    return head.starts(with: "#EXTM3U".utf8) || head.starts(with: Playlist.start.utf8)
  }

  /// The names of a playlist below their groups; nil where it has none, as the parts of one film have none.
  static func interpretation(_ text: SourceText) -> Interpretation? {
    guard isMeant(text.source) else { return nil }
    var list = Playlist(text: text)
    forEachLine(text.source) { start, end in
      list.read(text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start))))
    }
    list.endEntry(address: .none)
    guard list.areNamed else { return nil }
    var understanding = Understanding(format: .lines, shape: "a playlist")
    understanding.others = list.records.fieldNames
    return Interpretation(records: list.records, understanding: understanding)
  }

  private init(text: SourceText) { self.text = text }

  private mutating func read(_ line: Slice) {
    guard !line.isEmpty else { return }
    if text.bytes(line, { $0.starts(with: Playlist.start.utf8) }) {
      endEntry(address: .none)
      entry = Entry(place: line.start)
      readEntry(part(line, Playlist.start.utf8.count..<Int(line.count)))
    } else if text.bytes(line, { $0.starts(with: Playlist.group.utf8) }) {
      let own = part(line, Playlist.group.utf8.count..<Int(line.count))
      if entry?.group.isEmpty ?? false { entry?.group = own }
    } else if text.bytes(line, { $0.first != UInt8(ascii: "#") }) {
      if entry == nil { entry = Entry(name: line, place: line.start) }
      endEntry(address: line)
    }
  }

  /// Takes the attributes and the name behind the first comma that stands in no quotes: `-1 group-title="News",World News`.
  private mutating func readEntry(_ line: Slice) {
    let (comma, values) = text.bytes(line) { bytes -> (Int?, [(Range<Int>, Range<Int>)]) in
      var (at, values): (Int, [(Range<Int>, Range<Int>)]) = (0, [])
      while at < bytes.count, bytes[at] != UInt8(ascii: ",") {
        guard bytes[at] == UInt8(ascii: "="), at + 1 < bytes.count, bytes[at + 1] == 0x22,
          let end = bytes[(at + 2)...].firstIndex(of: 0x22)
        else {
          at += 1
          continue
        }
        let key = bytes[..<at].lastIndex { $0 == 0x20 || $0 == 0x22 }.map { $0 + 1 } ?? 0
        values.append((key..<at, (at + 2)..<end))
        at = end + 1
      }
      return (at < bytes.count ? at : nil, values)
    }
    if let comma {
      let name = part(line, (comma + 1)..<Int(line.count))
      entry?.name = name
    }
    if let name = entry?.name, !name.isEmpty { areNamed = true }
    for (key, value) in values {
      let (key, value) = (text.string(part(line, key)), part(line, value))
      if key == "group-title" { entry?.group = value } else { entry?.fields.append((key, value)) }
    }
  }

  private func part(_ line: Slice, _ range: Range<Int>) -> Slice {
    text.trimmed(Slice(start: line.start + UInt32(range.lowerBound), count: UInt32(range.count)))
  }

  /// Adds the entry that was begun, below its group.
  private mutating func endEntry(address: Slice) {
    guard let own = entry else { return }
    entry = nil
    let name = own.name.isEmpty ? address : own.name
    guard !name.isEmpty else { return }
    var parent = -1
    if !own.group.isEmpty {
      let key = text.string(own.group)
      let known = groups[key] ?? records.append(name: own.group, parent: -1, place: own.place)
      (groups[key], parent) = (known, known)
    }
    records.append(name: name, parent: parent, place: own.place)
    for (key, value) in own.fields { addField(key, value) }
    addField(Playlist.address, address)
  }

  private mutating func addField(_ key: String, _ value: Slice) {
    guard !value.isEmpty else { return }
    if keys[key] == nil {
      guard keys.count < Playlist.mostFields else { return }
      keys[key] = UInt16(keys.count)
      records.fieldNames.append(key)
    }
    if let number = keys[key] { records.addField(number, value) }
  }
}
