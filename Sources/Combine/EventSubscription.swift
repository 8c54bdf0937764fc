import Foundation
import OpenCombine

/// A subscription to what comes at its own time: hands it on as far as it was asked for, and drops the rest.
///
/// A lock guards what changes; subscribers are called without it.
final class EventSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var end: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Sets what is done when the subscriber wants no more.
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

    /// Says that nothing will come any more.
    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver = lock.withLock {
            defer { (downstream, end) = (nil, nil) }
            return downstream
        }
        receiver?.receive(completion: completion)
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

/// Work on its way to where it is done. Who schedules it has no more to do with it.
struct ScheduledWork: @unchecked Sendable {
    let run: () -> Void
}

/// Where values go that come on any thread: to something that a lock guards.
struct EventSink<Value>: @unchecked Sendable {
    let send: (Value) -> Void
}
