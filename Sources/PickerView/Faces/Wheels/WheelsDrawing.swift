import PickerCore
import RegionModel
import TerminalKit

/// The columns, side by side.
extension SheetDrawing {
  /// Draws the columns that fit.
  ///
  /// - Returns: The text for the row below: the whole path in the band, if a name is cut or a column hidden; or what is
  ///   loading, or failed to load.
  mutating func drawWheels(_ columns: Columns) -> String? {
    let rows = WheelRows(body.list)
    let names = columns.columns.map { column in
      WheelNames(column, rows) { texts.name(ofRow: $0, in: column, of: columns) }
    }
    let needs = names.map(\.width) + Array(repeating: 0, count: columns.slotCount - names.count)
    let slots = WheelSlots(needs: needs, active: columns.active, room: wheelRoom)
    drawBackground(rows)
    for slot in slots.slots where names.indices.contains(slot.column) {
      let heading = texts.heading(ofColumn: slot.column, in: columns)
      drawHeading(heading, slot, isActive: slot.column == columns.active)
      drawWheel(columns, names[slot.column], slot, rows)
    }
    drawEdges(slots, columns, row: rows.band)
    if case .failed(let reason)? = columns.columns.last?.listing?.status {
      return drawFailure(SafeText.line(reason), names, slots, rows)
    }
    return bandToShowWhole(columns, names, slots)
  }

  /// The cells that all columns share.
  private var wheelRoom: Range<Int> {
    let inner = shell.inner
    return inner.count > 24 ? inner.lowerBound + 3..<inner.upperBound - 1 : inner
  }

  /// Draws the hairlines, and fills rows with blanks in the style of their names.
  ///
  /// The blanks share the style so that the terminal gets fewer colour changes, which cost bytes.
  private mutating func drawBackground(_ rows: WheelRows) {
    for row in rows.hairlines { drawDivider(row: row) }
    for (row, distance) in rows.rows where abs(distance) > WheelRole.near {
      fill(wheelRoom, row: row, WheelRole.far)
    }
    fill(wheelRoom, row: rows.band, WheelRole.band)
  }

  /// Draws ‹ and › if columns to the left or right are hidden; a click there goes to the next of them.
  private mutating func drawEdges(_ slots: WheelSlots, _ columns: Columns, row: Int) {
    let inner = shell.inner
    guard slots.hidesBefore || slots.hidesBehind, let first = slots.slots.first, let last = slots.slots.last
    else { return }
    if slots.hidesBefore {
      write(glyphs.backward, column: inner.lowerBound, row: row, .stepPending)
      let cells = inner.lowerBound..<min(inner.lowerBound + 2, inner.upperBound)
      addWay(to: first.column - 1, of: columns, cells, row: row)
    }
    if slots.hidesBehind {
      write(glyphs.onward, column: inner.upperBound - 1, row: row, .stepPending)
      let cells = max(inner.upperBound - 2, inner.lowerBound)..<inner.upperBound
      addWay(to: last.column + 1, of: columns, cells, row: row)
    }
  }

  /// Makes cells a way to a hidden column, unless it is locked or not there, or the sheet has no band.
  private mutating func addWay(to column: Int, of columns: Columns, _ cells: Range<Int>, row: Int) {
    if columns.canFocus(column), body.list.contains(row) {
      addTarget(.step(column), columns: cells, row: row)
    }
  }

  /// The whole path in the band, if not all of it is visible; or what is loading, once that takes long.
  private func bandToShowWhole(_ columns: Columns, _ names: [WheelNames], _ slots: WheelSlots) -> String? {
    if columns.columns.last?.listing?.isSlow ?? false {
      return SafeText.line(texts.loading(below: columns.path.last))
    }
    let isWhole = slots.slots.allSatisfy { slot in
      guard names.indices.contains(slot.column), let name = names[slot.column].band else { return true }
      return name.width < slot.name.count
    }
    let isAllSeen = !slots.hidesBefore && (slots.slots.last?.column ?? 0) >= names.count - 1
    if isWhole && isAllSeen { return pathInDetails(columns) }
    if let moments = columns.moments {
      // On a narrow sheet the words would be cut: then it stands there as it is printed.
      let words = texts.choice(moments)
      return TextWidth.fits(words, in: shell.inner.count) ? words : moments.text
    }
    if presentation.subject == .places { return SafeText.line(Texts.path(of: columns.path)) }
    return names.compactMap(\.band?.text).joined(separator: " ")
  }

  /// The path in the band in the names of the details, where it has any and a row is free for it.
  ///
  /// It is there whether the wheels have room for these names or not, so that it does not come and go as they turn. A name
  /// that has no such form, as in most trees of one's own, asks for no line.
  private func pathInDetails(_ columns: Columns) -> String? {
    let (detail, path) = (presentation.detail, columns.path)
    guard detail.isName, body.wholeName != nil, path.contains(where: { !detail.text(of: $0).isEmpty }) else {
      return nil
    }
    let text = Texts.path(of: path, in: detail.name)
    return TextWidth.fits(text, in: margin.count) ? text : nil
  }
}

/// Why a list failed to load.
extension SheetDrawing {
  /// Says why the last column failed and how to try again, whole where there is room: in the row below the wheels and those
  /// that they leave free above it, or in the column itself, which is empty. The keys keep their row. Where there is room for
  /// one line alone, the beginning of the reason has it.
  ///
  /// - Returns: The text for the row below the wheels; nil if nothing more is to be said there.
  private mutating func drawFailure(
    _ reason: String, _ names: [WheelNames], _ slots: WheelSlots, _ rows: WheelRows
  ) -> String? {
    let (text, retry) = (texts.failed(reason), texts.retry)
    if TextWidth.fits(text + "  " + retry, in: margin.count) { return text + "  " + retry }
    let used = slots.slots.compactMap { names.indices.contains($0.column) ? names[$0.column] : nil }
    let lowest = (used.flatMap { $0.names.map(\.row) } + rows.hairlines + [rows.band]).max() ?? rows.band
    let free = body.list.filter { $0 > lowest } + [body.wholeName].compactMap { $0 }
    if var lines = wrapped(text, in: margin.count, free), let last = lines.popLast() {
      let whole = last + "  " + retry
      lines.append(TextWidth.fits(whole, in: margin.count) ? whole : last)
      write(lines, columns: margin, rows: free.suffix(lines.count))
      return nil
    }
    if let slot = slots.slots.last, slot.column == names.count - 1, slot.name.lowerBound < margin.upperBound {
      let columns = slot.name.lowerBound..<margin.upperBound
      for rows in [rows.rows.filter { $0.distance > 0 }, rows.rows] {
        guard let lines = wrapped(text, in: columns.count, rows) else { continue }
        write(lines, columns: columns, rows: rows.map(\.row).prefix(lines.count))
        return body.wholeName == nil ? nil : retry
      }
    }
    let room = margin.count - TextWidth.of(retry) - 2
    if room >= SheetDrawing.leastReason {
      return TextWidth.shortened(text, to: room, ellipsis: glyphs.ellipsis) + "  " + retry
    }
    for line in [text, reason + "  " + retry] where TextWidth.fits(line, in: margin.count) { return line }
    return TextWidth.truncated(reason, to: margin.count, ellipsis: glyphs.ellipsis)
  }

  /// In cells: a reason that is cut to fewer tells nothing.
  private static let leastReason = 40

  /// The lines of a text; nil where they are more than there are rows.
  private func wrapped(_ text: String, in width: Int, _ rows: some Collection) -> [String]? {
    let lines = TextWidth.wrapped(text, to: width, atMost: rows.count + 1, ellipsis: glyphs.ellipsis)
    return lines.count <= rows.count ? lines : nil
  }

  private mutating func write(_ lines: [String], columns: Range<Int>, rows: some Collection<Int>) {
    for (line, row) in zip(lines, rows) {
      write(line, column: columns.lowerBound, row: row, .notice, limit: columns.upperBound)
    }
  }
}

/// One column.
extension SheetDrawing {
  /// Draws the name of the column's level in bold, since the rows below it are grey like hints.
  private mutating func drawHeading(_ heading: String, _ slot: WheelSlots.Slot, isActive: Bool) {
    guard let row = body.heading else { return }
    let text = TextWidth.truncated(heading, to: slot.name.count, ellipsis: glyphs.ellipsis)
    write(text, column: slot.name.lowerBound, row: row, isActive ? .stepActive : .title)
  }

  private mutating func drawWheel(
    _ columns: Columns, _ names: WheelNames, _ slot: WheelSlots.Slot, _ rows: WheelRows
  ) {
    let column = columns.columns[slot.column]
    let isActive = slot.column == columns.active
    rendering.targets.add(
      .column(slot.column), columns: slot.columns,
      rows: body.list.lowerBound + rowOffset..<body.list.upperBound + rowOffset)
    let room = max(slot.name.count - 1, 1)  // A gap stays before the next column.
    for name in names.names {
      let isDisabled = column.listing?.list[name.position].flags.contains(.disabled) ?? false
      let role =
        isDisabled
        ? .hint : WheelRole.role(distance: name.distance, isActive: isActive, isLocked: column.isLocked)
      let isWhole = name.width <= room
      let text = isWhole ? name.text : TextWidth.truncated(name.text, to: room, ellipsis: glyphs.ellipsis)
      let end = write(text, column: slot.name.lowerBound, row: name.row, role)
      drawDetail(ofRow: name.position, of: column, column: end, slot, name.distance, row: name.row)
      addTarget(.columnRow(slot.column, row: name.position), columns: slot.columns, row: name.row)
    }
    if let listing = column.listing, !listing.isLoaded { drawWaiting(listing, slot, row: rows.band) }
    guard isActive else { return }
    write(glyphs.pointer, column: slot.columns.lowerBound, row: rows.band, .wheelSign)
    setCursor(column: min(slot.name.lowerBound, shell.inner.upperBound - 1), row: rows.band)
  }

  /// Draws the detail of a row in the room that its name leaves: columns are as wide as names need.
  private mutating func drawDetail(
    ofRow position: Int, of wheel: Column, column: Int, _ slot: WheelSlots.Slot, _ distance: Int, row: Int
  ) {
    guard presentation.detail != .none, let list = wheel.listing?.list, position < list.count else { return }
    let room = slot.name.upperBound - 1 - column - 2
    let text = presentation.detail.text(of: list[position], room: room, ellipsis: glyphs.ellipsis)
    guard !text.isEmpty else { return }
    write(text, column: column + 2, row: row, abs(distance) > WheelRole.near ? WheelRole.far : .count)
  }

  /// Draws a sign in the band if the rows take long to load, or failed to.
  private mutating func drawWaiting(_ listing: Listing, _ slot: WheelSlots.Slot, row: Int) {
    if case .failed = listing.status {
      saysFailure = true
      write("!", column: slot.name.lowerBound, row: row, .notice)
    } else if listing.isSlow {
      write(glyphs.ellipsis, column: slot.name.lowerBound, row: row, .hint)
    }
  }
}

/// The roles of a wheel's rows: the band stands out, and rows fade with their distance from it.
private enum WheelRole {
  /// Rows this near to the band are plain text; the others are secondary.
  static let near = 1
  static let far = Role.hint
  static let band = Role.title

  static func role(distance: Int, isActive: Bool, isLocked: Bool) -> Role {
    if distance == 0 { return isLocked ? .stepPending : isActive ? .stepActive : band }
    return abs(distance) <= near ? .name : far
  }
}
