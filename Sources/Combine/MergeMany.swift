import OpenCombine

extension Publishers {
    /// A publisher of the values of several publishers of one type, in the order of their arrival.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output

        /// The failure of any of the publishers.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher of the values of several publishers.
        ///
        /// - Parameter upstream: The publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher of the values of a sequence of publishers.
        ///
        /// - Parameter upstream: The publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Attaches a subscriber.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values and the completion.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Merged.attach(publishers, to: subscriber)
        }

        /// Returns a publisher of the values of these publishers and another.
        ///
        /// - Parameter other: The other publisher.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

/// The values of several publishers for a subscriber.
///
/// Each member is asked for one value at a time, and for the next after that was delivered; with unlimited demand, the
/// members have it too.
final class Merged<Downstream: Subscriber>: MemberGroup<Downstream> {
    private var waiting: [(value: Downstream.Input, index: Int)] = []
    private var unfinished: Int

    private init(_ downstream: Downstream, count: Int) {
        unfinished = count
        super.init(downstream, members: count)
    }

    /// Subscribes to publishers, on behalf of a subscriber. Without members, it completes immediately.
    static func attach(
        _ publishers: [any Publisher<Downstream.Input, Downstream.Failure>], to downstream: Downstream
    ) {
        let group = Merged(downstream, count: publishers.count)
        downstream.receive(subscription: group)
        if publishers.isEmpty { return group.end(.finished) }
        for (index, publisher) in publishers.enumerated() {
            publisher.subscribe(
                MemberSubscriber(
                    group: group, index: index, receive: { group.receive($0, of: index) }, complete: group.complete))
        }
    }

    override var firstDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

    override func request(_ more: Subscribers.Demand) {
        delivery.lock()
        defer { delivery.unlock() }
        if more == .unlimited {
            super.request(more)
        } else {
            lock.withLock { demand += more }
        }
        while let next = nextWaiting() {
            send(next.value)
            self.request(.max(1), of: next.index)
        }
        endIfDone()
    }

    private func nextWaiting() -> (value: Downstream.Input, index: Int)? {
        lock.withLock {
            guard demand > .none, !waiting.isEmpty else { return nil }
            demand -= 1
            return waiting.removeFirst()
        }
    }

    private func receive(_ value: Downstream.Input, of index: Int) {
        delivery.lock()
        defer { delivery.unlock() }
        let sends = lock.withLock {
            guard demand > .none, waiting.isEmpty else {
                waiting.append((value, index))
                return false
            }
            demand -= 1
            return true
        }
        guard sends else { return }
        send(value)
        self.request(.max(1), of: index)
    }

    private func send(_ value: Downstream.Input) {
        guard let more = downstream?.receive(value), more > .none else { return }
        lock.withLock { demand += more }
    }

    /// Handles the completion of a member: a failure ends the group, and so does the last completion, after all values
    /// have been sent.
    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, of index: Int) {
        delivery.lock()
        defer { delivery.unlock() }
        if case .failure = completion { return end(completion) }
        lock.withLock { unfinished -= 1 }
        endIfDone()
    }

    private func endIfDone() {
        if lock.withLock({ unfinished == 0 && waiting.isEmpty }) { end(.finished) }
    }
}

extension Publisher {
    /// Publishes the values of this publisher and another of its type, in the order of their arrival.
    ///
    /// - Parameter other: The other publisher.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
