import Foundation
import SwiftUI
import Testing
import UmweltFoundation

@Suite("Methods that notifications and timers call", .serialized)
struct SelectorTests {
    private final class Journal {
        var lines: [String] = []

        func saved(_ notification: Notification) {
            lines.append("\(notification.name.rawValue) by \(notification.object ?? "none")")
        }

        func heard(_ notification: NSNotification) { lines.append("heard \(notification.name.rawValue)") }

        func called() { lines.append("called") }

        func ticked(_ timer: Timer) {
            lines.append("\(timer.userInfo ?? "none")")
            timer.invalidate()
        }
    }

    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    @Test("A method hears notifications of its name and sender, before the post returns")
    @MainActor func notifications() {
        let journal = Journal()
        let sender = NSString("a")
        center.addObserver(journal, selector: Selector(Journal.saved(_:)), name: first, object: sender)
        center.addObserver(journal, selector: Selector(Journal.called), name: second, object: nil)
        center.addObserver(journal, selector: Selector(Journal.heard(_:)), name: nil, object: nil)
        center.post(name: first, object: sender)
        #expect(journal.lines.sorted() == ["first by a", "heard first"])
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        #expect(journal.lines.sorted() == ["called", "first by a", "heard first", "heard first", "heard second"])
    }

    @Test("An object that is removed hears nothing, nor does one of which a name is removed hear that")
    @MainActor func removal() {
        let (journal, other) = (Journal(), Journal())
        for observer in [journal, other] {
            center.addObserver(observer, selector: Selector(Journal.called), name: first, object: nil)
            center.addObserver(observer, selector: Selector(Journal.saved(_:)), name: second, object: nil)
        }
        center.removeObserver(journal)
        center.removeObserver(other, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        #expect(journal.lines == [] && other.lines == ["second by none"])
    }

    @Test("Tokens of closures are removed as before")
    @MainActor func tokens() {
        let journal = Journal()
        nonisolated(unsafe) let shared = journal
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in shared.called() }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(journal.lines == ["called"])
    }

    @Test("The center does not retain the object, which may remove itself at its end")
    @MainActor func lifetime() {
        final class Leaving {
            let center: NotificationCenter
            init(_ center: NotificationCenter) { self.center = center }
            func called() {}
            deinit { center.removeObserver(self) }
        }
        weak var gone: Leaving?
        do {
            let leaving = Leaving(center)
            center.addObserver(leaving, selector: Selector(Leaving.called), name: first, object: nil)
            gone = leaving
        }
        #expect(gone == nil)
        center.post(name: first, object: nil)
    }

    @Test("A method hears notifications of other threads on the main actor")
    func threads() async {
        // The observer retains itself until it is called, as the center does not.
        final class Waiting: @unchecked Sendable {
            private let continuation: CheckedContinuation<Void, Never>
            private var own: Waiting?

            init(_ continuation: CheckedContinuation<Void, Never>) {
                self.continuation = continuation
                own = self
            }

            func called() {
                // Stops elsewhere.
                MainActor.assertIsolated()
                own = nil
                continuation.resume()
            }
        }
        await withCheckedContinuation { continuation in
            center.addObserver(
                Waiting(continuation), selector: Selector(Waiting.called), name: first, object: nil)
            let (center, name) = (center, first)
            Thread.detachNewThread { center.post(name: name, object: nil) }
        }
    }

    @Test("A timer calls a method with itself, and has the value that it was made with")
    @MainActor func timers() {
        let journal = Journal()
        let timer = Timer.scheduledTimer(
            timeInterval: 0, target: journal, selector: Selector(Journal.ticked(_:)), userInfo: "a", repeats: true)
        while timer.isValid { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
        #expect(journal.lines == ["a"])
        let other = Timer(
            timeInterval: 0, target: journal, selector: Selector(Journal.called), userInfo: nil, repeats: false)
        RunLoop.current.add(other, forMode: .default)
        while other.isValid { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
        #expect(journal.lines == ["a", "called"])
    }
}
