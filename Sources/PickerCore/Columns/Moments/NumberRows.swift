/// Ascending numbers without duplicates: the rows of a column of years, days or minutes.
///
/// Consecutive numbers take no memory, so a column of 9,999 years costs as much as one of two.
public struct NumberRows: RandomAccessCollection, Equatable, Sendable {
  private enum Form: Equatable, Sendable {
    case consecutive(Range<Int>)
    case list([Int])
  }

  private let form: Form

  public init(_ numbers: ClosedRange<Int>) { form = .consecutive(Range(numbers)) }

  /// - Parameter numbers: In rising order.
  public init(_ numbers: [Int]) {
    guard let first = numbers.first, let last = numbers.last else {
      form = .consecutive(0..<0)
      return
    }
    form = last - first == numbers.count - 1 ? .consecutive(first..<last + 1) : .list(numbers)
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch form {
    case .consecutive(let numbers): numbers.count
    case .list(let numbers): numbers.count
    }
  }

  public subscript(row: Int) -> Int {
    switch form {
    case .consecutive(let numbers):
      precondition(indices.contains(row), "no such row")
      return numbers.lowerBound + row
    case .list(let numbers): return numbers[row]
    }
  }

  /// The row of a number; nil if it has none.
  ///
  /// - Complexity: O(log n).
  public func row(of number: Int) -> Int? {
    switch form {
    case .consecutive(let numbers): return numbers.contains(number) ? number - numbers.lowerBound : nil
    case .list(let numbers):
      var range = numbers.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if numbers[middle] == number { return middle }
        range = numbers[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return nil
    }
  }
}
