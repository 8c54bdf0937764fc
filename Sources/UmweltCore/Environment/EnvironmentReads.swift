/// The keys that were read of the values that a property `@Environment(\.self)` returned to a view.
///
/// A view that receives equal values again may retain the values of an earlier run. ``join(_:_:)`` records reads of
/// both as reads of the newer values, on which the view depends.
@usableFromInline
final class EnvironmentReads: Sendable {
    private struct State {
        var numbers: Set<Int> = []
        var isOfAll = false

        /// The reads that these were joined to, which contain theirs; nil if they were joined to none.
        var leader: EnvironmentReads?
    }

    private let state = LockedValue(State())

    /// Serializes joins: two threads could otherwise join two reads to each other.
    private static let joins = LockedValue(())

    /// Records that the value of a key was read.
    @usableFromInline
    func record(_ number: Int) {
        let leader = state.withLock { state in
            if state.leader == nil { state.numbers.insert(number) }
            return state.leader
        }
        leader?.record(number)
    }

    /// Records that all values were read, as where they are set for other views.
    func recordAll() {
        let leader = state.withLock { state in
            if state.leader == nil { state.isOfAll = true }
            return state.leader
        }
        leader?.recordAll()
    }

    /// The numbers of the keys; nil for all.
    var numbers: Set<Int>? {
        let state = state.withLock { $0 }
        if let leader = state.leader { return leader.numbers }
        return state.isOfAll ? nil : state.numbers
    }

    /// Records reads of two equal sets of values for both. A set without recorded reads may be retained in place of the
    /// other, which then counts as read as a whole.
    static func join(_ left: EnvironmentReads?, _ right: EnvironmentReads?) {
        guard left !== right else { return }
        guard let left, let right else {
            (left ?? right)?.recordAll()
            return
        }
        joins.withLock { _ in
            let (first, second) = (left.last, right.last)
            guard first !== second else { return }
            let joined = second.state.withLock { state in
                defer { state = State(leader: first) }
                return state
            }
            first.state.withLock { state in
                state.numbers.formUnion(joined.numbers)
                state.isOfAll = state.isOfAll || joined.isOfAll
            }
            // Each set refers to the last one directly, so that sets that nothing retains any more are released.
            for reads in [left, right] where reads !== first { reads.state.withLock { $0.leader = first } }
        }
    }

    /// The reads at the end of the joins.
    private var last: EnvironmentReads { state.withLock { $0.leader }?.last ?? self }
}
