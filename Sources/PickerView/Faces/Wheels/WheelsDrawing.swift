import PickerCore
import RegionModel
import TerminalKit

/// The columns, side by side.
extension SheetDrawing {
  mutating func drawWheels(_ columns: Columns) {
    let rows = WheelRows(body.list)
    for row in rows.hairlines { drawDivider(row: row, joins: true) }
    let slots = wheelSlots(columns)
    for slot in slots.slots where columns.columns.indices.contains(slot.column) {
      drawHeading(of: columns.columns[slot.column], slot)
      drawWheel(columns, slot, rows)
    }
    drawEdges(slots, row: rows.band)
  }

  /// The cells that all columns share.
  private var wheelRoom: Range<Int> {
    let inner = shell.inner
    return inner.count > 24 ? inner.lowerBound + 3..<inner.upperBound - 1 : inner
  }

  private func wheelSlots(_ columns: Columns) -> WheelSlots {
    let distances = WheelRows(body.list).rows.map(\.distance)
    let needs = (0..<columns.slotCount).map { index in
      index < columns.columns.count ? width(of: columns.columns[index], distances) : 0
    }
    return WheelSlots(needs: needs, active: columns.active, room: wheelRoom)
  }

  /// How many cells the widest name that is on the screen needs.
  private func width(of column: Column, _ distances: [Int]) -> Int {
    let shown = distances.map { column.cursor + $0 }.filter { (0..<column.count).contains($0) }
    return shown.reduce(0) { max($0, TextWidth.of(SafeText.line(column.text(ofRow: $1)))) }
  }

  /// ‹ and › where there are columns beside those that are seen.
  private mutating func drawEdges(_ slots: WheelSlots, row: Int) {
    let inner = shell.inner
    if slots.hidesBefore { write(glyphs.backward, column: inner.lowerBound, row: row, .stepPending) }
    if slots.hidesBehind { write(glyphs.onward, column: inner.upperBound - 1, row: row, .stepPending) }
  }
}

/// One column.
extension SheetDrawing {
  private mutating func drawHeading(of column: Column, _ slot: WheelSlots.Slot) {
    guard let row = body.heading, let region = column.region else { return }
    let text = TextWidth.truncated(texts.rank(region), to: slot.name.count, ellipsis: glyphs.ellipsis)
    write(text, column: slot.name.lowerBound, row: row, .heading)
  }

  private mutating func drawWheel(_ columns: Columns, _ slot: WheelSlots.Slot, _ rows: WheelRows) {
    let column = columns.columns[slot.column]
    let isActive = slot.column == columns.active
    rendering.targets.add(
      .column(slot.column), columns: slot.columns,
      rows: body.list.lowerBound + rowOffset..<body.list.upperBound + rowOffset)
    for (row, distance) in rows.rows {
      let position = column.cursor + distance
      guard (0..<column.count).contains(position), !column.isLocked || distance == 0 else { continue }
      let role = WheelRole.role(distance: distance, isActive: isActive, isLocked: column.isLocked)
      write(name(position, of: column, slot), column: slot.name.lowerBound, row: row, role)
      addTarget(.columnRow(slot.column, row: position), columns: slot.columns, row: row)
    }
    if let listing = column.listing, !listing.isLoaded { drawWaiting(listing, slot, row: rows.band) }
    guard isActive else { return }
    write(glyphs.cursor, column: slot.columns.lowerBound, row: rows.band, .stepActive)
    setCursor(column: slot.columns.lowerBound, row: rows.band)
  }

  /// A name as far as its slot has room, with a gap to the next one.
  private func name(_ position: Int, of column: Column, _ slot: WheelSlots.Slot) -> String {
    let text = SafeText.line(column.text(ofRow: position))
    return TextWidth.truncated(text, to: max(slot.name.count - 1, 1), ellipsis: glyphs.ellipsis)
  }

  /// A sign in the band for rows that are on their way, once that takes long, or that do not come.
  private mutating func drawWaiting(_ listing: Listing, _ slot: WheelSlots.Slot, row: Int) {
    if case .failed = listing.status {
      write("!", column: slot.name.lowerBound, row: row, .notice)
    } else if listing.isSlow {
      write(glyphs.ellipsis, column: slot.name.lowerBound, row: row, .hint)
    }
  }

  /// The whole path of the band, where a name in it is cut or a column is not seen; or why a list does not come.
  func bandToShowWhole(_ columns: Columns) -> String? {
    if case .failed(let reason)? = columns.columns.last?.listing?.status {
      return SafeText.line(texts.failed(reason) + "  " + texts.retry)
    }
    let slots = wheelSlots(columns)
    let isWhole = slots.slots.allSatisfy { slot in
      guard columns.columns.indices.contains(slot.column) else { return true }
      let column = columns.columns[slot.column]
      guard column.cursor < column.count else { return true }
      return name(column.cursor, of: column, slot) == SafeText.line(column.text(ofRow: column.cursor))
    }
    let isAllSeen = !slots.hidesBefore && (slots.slots.last?.column ?? 0) >= columns.columns.count - 1
    if isWhole, isAllSeen { return nil }
    let names = columns.columns.filter { $0.cursor < $0.count }.map { $0.text(ofRow: $0.cursor) }
    return SafeText.line(names.joined(separator: "/"))
  }
}

/// How the rows of a wheel look: the band stands out, and rows fade with their distance from it.
private enum WheelRole {
  static func role(distance: Int, isActive: Bool, isLocked: Bool) -> Role {
    if distance == 0 { return isLocked ? .stepPending : isActive ? .stepActive : .title }
    return abs(distance) <= 2 ? .name : .hint
  }
}

extension Glyphs {
  /// The sign at the left edge for columns that are not seen; `onward` is that at the right.
  fileprivate var backward: String { self == .ascii ? "<" : "‹" }
}
