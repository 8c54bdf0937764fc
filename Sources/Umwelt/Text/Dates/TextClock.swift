import Foundation
import UmweltGraph

/// The time that texts tell. It goes on when one of them is to tell something else.
final class TextClock {
    private let ticks: Source<Int>
    private var alarm: (any ClockAlarm)?
    private var due = Date.distantFuture

    /// Where the time comes from.
    var clock: any HostClock = SystemClock() {
        didSet { ring() }
    }

    init(in graph: Graph) { ticks = Source(0, in: graph) }

    /// The time now. Who reads it in a node of the graph is asked again after as many seconds as `change` says, or
    /// earlier; never if it says nil.
    func now(change: (Date) -> Double?) -> Date {
        _ = ticks.value
        let now = clock.now
        // Alarms may ring a little early; a second would be told twice then.
        if let seconds = change(now), seconds.isFinite { wake(at: now + seconds + 0.001, from: now) }
        return now
    }

    private func wake(at date: Date, from now: Date) {
        guard date < due else { return }
        alarm?.cancel()
        due = date
        alarm = clock.alarm(after: date.timeIntervalSince(now)) { [weak self] in self?.ring() }
    }

    private func ring() {
        alarm?.cancel()
        alarm = nil
        due = .distantFuture
        ticks.value += 1
    }
}

extension ViewTree {
    /// The clock of the texts in the tree.
    var textClock: TextClock { attachments.object { TextClock(in: graph) } }
}

extension EnvironmentValues {
    /// The time now, in a view tree by its clock: see ``TextClock/now(change:)``.
    package func now(change: (Date) -> Double?) -> Date {
        guard let tree = scope?.theRoot.graph.owner as? ViewTree else { return .now }
        return tree.textClock.now(change: change)
    }
}
