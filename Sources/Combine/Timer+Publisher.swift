import Foundation
import OpenCombine

extension Timer {
    /// Returns a publisher of the current time at each interval, once it is connected.
    ///
    /// ```swift
    /// Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The permitted delay in seconds; nil for none.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the current time at each interval, once it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The time.
        public typealias Output = Date

        /// The publisher does not fail.
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: TimeInterval

        /// The permitted delay in seconds; nil for none.
        public let tolerance: TimeInterval?

        /// The run loop of the timer.
        public let runLoop: RunLoop

        /// The run loop mode of the timer.
        public let mode: RunLoop.Mode

        /// The options of scheduling.
        public let options: RunLoop.SchedulerOptions?

        // Guards the receivers.
        private let lock = NSLock()
        private var receivers: [CombineIdentifier: (Date) -> Void] = [:]

        /// Makes a publisher of the current time at each interval.
        ///
        /// - Parameters:
        ///   - interval: The interval in seconds.
        ///   - tolerance: The permitted delay in seconds; nil for none.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Adds a subscriber.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values and the completion.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            let subscription = EventSubscription(subscriber)
            let id = subscription.combineIdentifier
            subscription.onCancel { [weak self] in self?.remove(id) }
            lock.withLock { receivers[id] = { subscription.send($0) } }
            subscriber.receive(subscription: subscription)
        }

        /// Starts the timer, which runs until the result is cancelled.
        public func connect() -> any Cancellable {
            // With an interval alone, Foundation on Linux fires the first time at once.
            let first = Date(timeIntervalSinceNow: interval)
            let timer = Timer(fire: first, interval: interval, repeats: true) { [weak self] _ in self?.fire() }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }

        private func remove(_ id: CombineIdentifier) { lock.withLock { receivers[id] = nil } }

        private func fire() {
            let now = Date()
            for receive in lock.withLock({ Array(receivers.values) }) { receive(now) }
        }
    }
}
