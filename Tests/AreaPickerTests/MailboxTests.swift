import PickerCore
import Testing

@testable import AreaPicker

/// Answers of other threads are queued in order, and taken once.
@Suite struct MailboxTests {
  @Test func lettersAreTakenInTheirOrderAndOnce() {
    let mailbox = Mailbox()
    mailbox.post(.cursorMoved(by: 1))
    mailbox.post(.cursorMoved(by: 2))
    #expect(mailbox.take() == [.cursorMoved(by: 1), .cursorMoved(by: 2)])
    #expect(mailbox.take() == [])
  }

  @Test func nothingIsLostBetweenThreads() async {
    let mailbox = Mailbox()
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<4 {
        group.addTask { for number in 0..<500 { mailbox.post(.rowPicked(sender * 500 + number)) } }
      }
    }
    let rows = mailbox.take().compactMap { action in
      if case .rowPicked(let row) = action { row } else { nil }
    }
    #expect(rows.sorted() == Array(0..<2_000))
  }
}
