import AreaPicker

// Where a parcel goes, and on which day.
var options = PickOptions()
options.selected = "广东/深圳"
options.title = "送到哪里"

do {
  guard let place = try AreaPicker.pick(.divisions, options) else { throw Cancelled() }
  guard let day = try pickDate(face: .calendar, title: "哪天送到") else { throw Cancelled() }
  print(place.code, place.path.map(\.name).joined(separator: "/"), day)
} catch is Cancelled {
  print("cancelled")
} catch {
  print("cannot ask: \(error)")
}

struct Cancelled: Error {}
