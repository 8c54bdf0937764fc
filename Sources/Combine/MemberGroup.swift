import Foundation
import OpenCombine

/// A subscription to several publishers.
///
/// `lock` guards the mutable state, `delivery` serializes calls of the subscriber, which may be reentrant.
class MemberGroup<Downstream: Subscriber>: Subscription {
    let lock = NSLock()
    let delivery = NSRecursiveLock()
    private(set) var downstream: Downstream?
    var demand = Subscribers.Demand.none
    private var members: [(any Subscription)?]

    init(_ downstream: Downstream, members: Int) {
        self.downstream = downstream
        self.members = Array(repeating: nil, count: members)
    }

    /// Registers the subscription to a member, and forwards the group's earlier demand.
    final func join(_ member: any Subscription, at index: Int) {
        let first: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            members[index] = member
            return firstDemand
        }
        guard let first else { return member.cancel() }
        if first > .none { member.request(first) }
    }

    /// Demand that a member gets when it joins.
    var firstDemand: Subscribers.Demand { demand }

    func request(_ more: Subscribers.Demand) {
        let members = lock.withLock {
            demand += more
            return self.members
        }
        for member in members { member?.request(more) }
    }

    /// Asks a member for more values.
    final func request(_ more: Subscribers.Demand, of index: Int) {
        lock.withLock { members[index] }?.request(more)
    }

    final func cancel() { _ = leave() }

    /// Ends the group, and sends the completion to the subscriber.
    final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        leave()?.receive(completion: completion)
    }

    /// Cancels all members.
    ///
    /// - Returns: The subscriber; nil if the group had ended before.
    private func leave() -> Downstream? {
        let (downstream, members) = lock.withLock {
            defer {
                self.downstream = nil
                self.members = self.members.map { _ in nil }
            }
            return (self.downstream, self.members)
        }
        for member in members { member?.cancel() }
        return downstream
    }
}

/// Subscriber of one member of a group.
struct MemberSubscriber<Value, Downstream: Subscriber>: Subscriber {
    let group: MemberGroup<Downstream>
    let index: Int
    let receive: (Value) -> Void
    let complete: (Subscribers.Completion<Downstream.Failure>, Int) -> Void
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { group.join(subscription, at: index) }

    func receive(_ input: Value) -> Subscribers.Demand {
        receive(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { complete(completion, index) }
}
