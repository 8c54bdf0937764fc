import Foundation
import OpenCombine

/// A subscription to a source that sends values at its own time: passes on as many as were demanded, and drops the
/// rest.
///
/// A lock guards the mutable state; subscribers are called without it.
final class EventSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var end: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Sets the action for the subscriber's cancellation.
    func onCancel(_ end: @escaping () -> Void) { lock.withLock { self.end = end } }

    func send(_ value: Downstream.Input) {
        let receiver: Downstream? = lock.withLock {
            guard let downstream, demand > .none else { return nil }
            demand -= 1
            return downstream
        }
        guard let more = receiver?.receive(value), more > .none else { return }
        lock.withLock { demand += more }
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let ending = lock.withLock {
            defer { (downstream, end) = (nil, nil) }
            return end
        }
        ending?()
    }
}

/// Work that is sent to another thread. Sendable without a check, because the scheduling code does not use it any more.
struct ScheduledWork: @unchecked Sendable {
    let run: () -> Void
}

/// The receiver of values from any thread. Sendable without a check, as a lock guards the state behind it.
struct EventSink<Value>: @unchecked Sendable {
    let send: (Value) -> Void
}
