import Synchronization
import Testing

import Umwelt

@Suite("Faults that recur") struct RecurringLogTests {
    private final class Lines: Sendable {
        private let all = Mutex<[String]>([])
        func add(_ line: String) { all.withLock { $0.append(line) } }
        var said: [String] { all.withLock { $0 } }
    }

    @Test("Each fault is logged once, and its message is made only then")
    func once() {
        let lines = Lines()
        let log = RecurringLog(interval: .seconds(60)) { lines.add($0) }
        var made = 0
        for _ in 0..<100 {
            for fault in ["a", "b"] {
                log.record(fault) {
                    made += 1
                    return "It was \(fault)."
                }
            }
        }
        #expect(lines.said == ["It was a.", "It was b."])
        #expect(made == 2)
    }

    @Test("After the interval a fault is logged again, with the number of its repetitions")
    func again() {
        let lines = Lines()
        let start = ContinuousClock.now
        let passed = Mutex(Duration.zero)
        let log = RecurringLog(now: { start + passed.withLock { $0 } }) { lines.add($0) }
        for _ in 0..<4 { log.record("a") { "A." } }
        passed.withLock { $0 = .seconds(59) }
        log.record("a") { "A." }
        #expect(lines.said == ["A."])
        passed.withLock { $0 = .seconds(61) }
        log.record("a") { "A." }
        log.record("a") { "A." }
        #expect(lines.said == ["A.", "A. This has occurred 5 times since it was last logged."])
    }
}
