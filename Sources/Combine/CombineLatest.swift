import Foundation
import OpenCombine

extension Publishers {
    /// A publisher of the latest values of two publishers. It sends them whenever one of the publishers sends, after
    /// both have sent a value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The latest values.
        public typealias Output = (A.Output, B.Output)

        /// The failure of either.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Makes a publisher of the latest values of two publishers.
        ///
        /// - Parameters:
        ///   - a: The first publisher.
        ///   - b: The second publisher.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        ///
        /// - Parameter subscriber: The subscriber, which receives the values and the completion.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = LatestPair<A.Output, B.Output, S>(subscriber)
            subscriber.receive(subscription: subscription)
            a.subscribe(
                MemberSubscriber(
                    group: subscription, index: 0, receive: subscription.receiveFirst,
                    complete: subscription.complete))
            b.subscribe(
                MemberSubscriber(
                    group: subscription, index: 1, receive: subscription.receiveSecond,
                    complete: subscription.complete))
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

/// The latest values of two publishers for a subscriber.
private final class LatestPair<First, Second, Downstream: Subscriber>: MemberGroup<Downstream>
where Downstream.Input == (First, Second) {
    private var first: First?
    private var second: Second?
    private var finished: Set<Int> = []

    init(_ downstream: Downstream) { super.init(downstream, members: 2) }

    func receiveFirst(_ value: First) { deliver { self.first = value } }
    func receiveSecond(_ value: Second) { deliver { self.second = value } }

    /// Stores a value, and sends the pair if it is complete and there is demand. Without demand it is not sent later:
    /// the next value replaces it.
    private func deliver(_ keep: () -> Void) {
        delivery.lock()
        defer { delivery.unlock() }
        let pair: (First, Second)? = lock.withLock {
            keep()
            guard let first, let second, demand > .none else { return nil }
            demand -= 1
            return (first, second)
        }
        guard let pair, let more = downstream?.receive(pair), more > .none else { return }
        request(more)
    }

    /// Handles the completion of a member: a failure ends the pair, and so does a member without a value.
    func complete(_ completion: Subscribers.Completion<Downstream.Failure>, of index: Int) {
        delivery.lock()
        defer { delivery.unlock() }
        let ends: Bool = lock.withLock {
            if case .failure = completion { return true }
            finished.insert(index)
            return finished.count == 2 || (index == 0 ? first == nil : second == nil)
        }
        if ends { end(completion) }
    }
}

extension Publisher {
    /// Publishes the latest values of this publisher and another, whenever one of them sends.
    ///
    /// - Parameter other: The other publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    /// Publishes the result of a function for the latest values of this publisher and another, whenever one of them
    /// sends.
    ///
    /// - Parameters:
    ///   - other: The other publisher.
    ///   - transform: Makes a value of the latest value of each publisher, in order.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0, $1) }
    }
}
