import Glibc
import RegionModel
import RegionSearch

/// Measures building a tree of distinct names and its index, which is the cost of opening a file of that
/// size.
enum BuildBench {
  /// Measures a tree of a hundred lists: with Latin names in source order, and with Han names and readings in
  /// alphabetical order.
  static func run(count: Int) throws {
    try measure(latinNames(count), as: "latin", order: .source)
    try measure(hanNames(count), as: "han", order: .letters)
    print("peak_resident_kB", peakResidentKilobytes)
  }

  private typealias Name = (text: String, reading: String)

  private static func measure(_ names: [Name], as what: String, order: RegionTree.Order) throws {
    var block: [UInt8] = []
    let building = try seconds {
      var builder = TreeBuilder()
      builder.order = order
      for (index, name) in names.enumerated() {
        var (text, reading, code) = (name.text, name.reading, index < listCount ? "\(index)" : "")
        text.withUTF8 { text in
          reading.withUTF8 { reading in
            code.withUTF8 { code in
              _ = builder.append(
                name: UnsafeRawBufferPointer(text), reading: UnsafeRawBufferPointer(reading),
                code: UnsafeRawBufferPointer(code), parent: index < listCount ? nil : index % listCount)
            }
          }
        }
      }
      block = try builder.build()
    }
    print("build_\(what)_s", building)
    let indexing = try seconds { block = try IndexBuilder.indexed(block) }
    print("index_\(what)_s", indexing)
    let opening = try seconds { _ = try RegionTree(compiled: block, check: .whole) }
    print("check_\(what)_s", opening)
    print("bytes_\(what)", block.count)
  }

  private static let listCount = 100

  private static func latinNames(_ count: Int) -> [Name] {
    let parts = [
      "São ", "Mont", "ville", "Neu", "berg", "Saint-", "Port ", "Łódz", "ham", "Orlé", "ans ", "wick",
    ]
    return (0..<count).map { index in
      let head = parts[index % 12] + parts[index / 12 % 12] + parts[index / 144 % 12]
      return (head + " \(index / 1_728)", "")
    }
  }

  private static func hanNames(_ count: Int) -> [Name] {
    let syllables = [
      ("广", "guang"), ("东", "dong"), ("深", "shen"), ("圳", "zhen"), ("南", "nan"), ("山", "shan"), ("海", "hai"),
      ("州", "zhou"), ("江", "jiang"), ("西", "xi"),
    ]
    return (0..<count).map { index in
      var rest = index
      var (text, reading) = ("", "")
      for _ in 0..<7 {
        text += syllables[rest % 10].0
        reading += (reading.isEmpty ? "" : " ") + syllables[rest % 10].1
        rest /= 10
      }
      return (text, reading)
    }
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    try work()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }

  private static var peakResidentKilobytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
