import AreaPicker
import PickerCore
import PickerView
import RegionSources

func pickDistrict() throws {
  var options = PickOptions()
  options.root = "广东省"
  options.selected = "广东/深圳"
  options.depth = 3
  options.face = .wheels
  options.title = "选择区县"
  let district = try AreaPicker.pick(.divisions, options)
  print(district?.name ?? "cancelled")
}

func pickWithDeadline() throws {
  var options = PickOptions()
  options.timeout = .seconds(30)
  do {
    let place = try AreaPicker.pick(.divisions, options)
    print(place?.name ?? "nothing was picked")
  } catch let error as PickError {
    print("the options do not fit: \(error)")
  } catch {
    print("no terminal: \(error)")
  }
}

func pickFromOwnTree() throws {
  let tree = try RegionTree(
    compiled: TreeBuilder([
      RegionRecord(code: "f", parent: .none, name: "Fruit"),
      RegionRecord(code: "a", parent: .code("f"), name: "Apple"),
      RegionRecord(code: "p", parent: .code("f"), name: "Pear"),
      RegionRecord(code: "b", parent: .none, name: "Bread"),
    ]).build())
  let food = try AreaPicker.pick(tree)
  print(food?.name ?? "cancelled")
}

/// A file in any format that `--data` takes.
func pickFromFile(_ path: String) throws {
  let tree = try TreeFile.read([path], options: ReadingOptions()).tree
  let place = try AreaPicker.pick(tree)
  print(place?.name ?? "cancelled")
}

/// Folders, each listed when it is opened.
func pickFromCommand() throws {
  let folders = ChildCommand(#"cd "/${AREA_PATH:-usr}" && for f in */; do echo "$f$AREA_TAB${f%/}"; done"#)
  let path = try AreaPicker.pick(from: folders)
  print(path?.map(\.name).joined(separator: "/") ?? "cancelled")
}

func pickDay() throws {
  let first = Day(year: 2026, month: 11, day: 21)!
  let last = Day(year: 2026, month: 12, day: 24)!
  if let day = try pickDate(first...last, selected: last, face: .calendar) {
    print(day, day.year, day.month, day.day)
  }
}

func pickSize() throws {
  let columns = [["S", "M", "L"], ["black", "white"]]
  let chosen = try pickColumns(columns, titles: ["Size", "Color"], selected: [.item("M")])
  if let chosen { print(columns[0][chosen[0]], columns[1][chosen[1]]) }
}

func pickByRequest() throws {
  var request = PickRequest(tree: try .divisions)
  request.options.takesAnyLevel = true
  request.presentation = Presentation(face: .tabs, language: .english)
  request.wantsMotion = false
  switch try AreaPicker.pick(request) {
  case .outcome(.picked(let path)): print(path.map(\.name).joined(separator: " > "))
  case .outcome(.timedOut): print("too late")
  case .outcome: print("cancelled")
  default: print("the terminal is gone")
  }
}
