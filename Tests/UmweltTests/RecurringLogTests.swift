import Synchronization
import Testing

@testable import Umwelt

@Suite("Faults that recur") struct RecurringLogTests {
    private final class Lines: Sendable {
        private let all = Mutex<[String]>([])
        func add(_ line: String) { all.withLock { $0.append(line) } }
        var said: [String] { all.withLock { $0 } }
    }

    @Test("Each is said once, and its message made only then")
    func once() {
        let lines = Lines()
        let log = RecurringLog(interval: .seconds(60)) { lines.add($0) }
        var made = 0
        for _ in 0..<100 {
            for fault in ["a", "b"] {
                log.note(fault) {
                    made += 1
                    return "It was \(fault)."
                }
            }
        }
        #expect(lines.said == ["It was a.", "It was b."])
        #expect(made == 2)
    }

    @Test("After a while it is said again, with how often it was meanwhile")
    func again() async throws {
        let lines = Lines()
        let log = RecurringLog(interval: .seconds(1)) { lines.add($0) }
        for _ in 0..<4 { log.note("a") { "A." } }
        try await Task.sleep(for: .milliseconds(1200))
        log.note("a") { "A." }
        log.note("a") { "A." }
        #expect(lines.said == ["A.", "A. This has occurred 4 times since it was said."])
    }
}
