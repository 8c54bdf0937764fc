import Foundation
import UmweltGraph

/// The clock of all texts in a view tree that show the time; invalidates each reader when its text changes.
package final class TextClock {
    private let ticks: Source<Int>
    private var alarm: (any ClockAlarm)?
    private var due = Date.distantFuture

    /// The source of the time.
    package var clock: any HostClock = SystemClock() {
        didSet { ring() }
    }

    init(in graph: Graph) { ticks = Source(0, in: graph) }

    /// Returns the current time, and invalidates the reading graph node later.
    ///
    /// - Parameter change: Returns, for the current time, the number of seconds after which the node is invalidated, or
    ///   earlier; nil for never.
    func now(change: (Date) -> Double?) -> Date {
        _ = ticks.value
        let now = clock.now
        // Alarms may ring a little early; the same second would be shown twice then.
        if let seconds = change(now), seconds.isFinite { wake(at: now + seconds + 0.001) }
        return now
    }

    private func wake(at date: Date) {
        guard date < due else { return }
        alarm?.cancel()
        due = date
        alarm = clock.alarm(at: date) { [weak self] in self?.ring() }
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
    package var textClock: TextClock { attachments.object { TextClock(in: graph) } }
}

extension EnvironmentValues {
    /// Returns the current time, in a view tree by its clock: see ``TextClock/now(change:)``.
    package func now(change: (Date) -> Double?) -> Date {
        guard let tree = scope?.theRoot.graph.owner as? ViewTree else { return .now }
        return tree.textClock.now(change: change)
    }
}
