/// The options that commands know, by their names without the dashes.
enum OptionName: String, Sendable {
  case selected, root, depth, query
  case anyLevel = "any-level"
  case autoAdvance = "auto-advance"
  case selectOne = "select-1"
  case exitWithoutMatch = "exit-0"

  case recursive, limit, strict, read0, every
  case form = "as"

  case titles, fields, min, max, disable, step, seconds
  case weekStart = "week-start"
  case twelveHour = "12-hour"

  case output, format, separator, print0, atlas
  case fillLevels = "fill-levels"

  case face, title, theme, color, ascii, ambiwidth, mouse, animation, height, lang, accessible

  case timeout, tty, suspend, record, version, help
  case cancelStatus = "cancel-status"

  case man, completion, bash, zsh, fish
}
