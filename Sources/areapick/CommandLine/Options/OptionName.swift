/// The options of all commands, by their names without dashes.
enum OptionName: String, Sendable {
  case selected, root, depth, query, multi, include, exclude, recent, hot, list, clear
  case anyLevel = "any-level"
  case autoAdvance = "auto-advance"
  case selectOne = "select-1"
  case exitWithoutMatch = "exit-0"
  case printQuery = "print-query"

  case recursive, limit, level, strict, read0, every

  case tsv, csv, field, escape, all, near, prior, threads
  case replaceInvalid = "replace-invalid"

  case form = "as"

  case titles, fields, min, max, disable, step, seconds
  case weekStart = "week-start"
  case twelveHour = "12-hour"

  case output, format, names, separator, print0, codes, atlas
  case fillLevels = "fill-levels"

  case data, levels, order
  case formatIn = "format-in"
  case separatorIn = "separator-in"
  case keepGoing = "keep-going"
  case children, search, table
  case childrenTimeout = "children-timeout"
  case cache, force

  case face, detail, title, theme, color, ascii, ambiwidth, mouse, animation, height, width, header, prompt,
    hint, border, lang, accessible, bind,
    expect

  case timeout, tty, suspend, record, defaults, config, version, help
  case cancelStatus = "cancel-status"

  case man, completion, bash, zsh, fish
}
