import Foundation
import Synchronization
import XCTest

/// The numbers of snapshots without a name, by test.
final class SnapshotCounter: Sendable {
    @TaskLocal static var current: SnapshotCounter?

    private static let shared: SnapshotCounter = {
        let counter = SnapshotCounter()
        XCTestObservationCenter.shared.addTestObserver(CounterReset(counter))
        return counter
    }()

    private let counts = Mutex<[String: Int]>([:])

    /// Returns the number of the next snapshot of a test: 1, 2, and so on.
    static func next(for test: String) -> Int { (current ?? shared).next(for: test) }

    private func next(for test: String) -> Int {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test] ?? 1
        }
    }

    fileprivate func reset() { counts.withLock { $0 = [:] } }
}

/// Restarts the count for each XCTest test, so that a repeated test finds its references.
private final class CounterReset: NSObject, XCTestObservation {
    private let counter: SnapshotCounter

    init(_ counter: SnapshotCounter) { self.counter = counter }

    func testCaseDidFinish(_ testCase: XCTestCase) { counter.reset() }
}
