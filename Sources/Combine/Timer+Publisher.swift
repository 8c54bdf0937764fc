import Foundation
import OpenCombine

extension Timer {
    /// Publishes the time at each interval, once it is connected.
    ///
    /// ```swift
    /// Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
    /// ```
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the time at each interval, once it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The time.
        public typealias Output = Date

        /// It does not fail.
        public typealias Failure = Never

        /// The seconds between times.
        public let interval: TimeInterval

        /// How late a time may be; nil if that does not matter.
        public let tolerance: TimeInterval?

        /// Where the timer runs.
        public let runLoop: RunLoop

        /// In which mode of the run loop it runs.
        public let mode: RunLoop.Mode

        /// How work is done.
        public let options: RunLoop.SchedulerOptions?

        // Guards the receivers.
        private let lock = NSLock()
        private var receivers: [CombineIdentifier: (Date) -> Void] = [:]

        /// Publishes the time at each interval.
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
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            let subscription = EventSubscription(subscriber)
            let id = subscription.combineIdentifier
            subscription.onCancel { [weak self] in self?.remove(id) }
            lock.withLock { receivers[id] = { subscription.send($0) } }
            subscriber.receive(subscription: subscription)
        }

        /// Starts the timer, which runs until that is cancelled.
        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.fire() }
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
