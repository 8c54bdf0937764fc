/// The keys that were read of the values that a property `@Environment(\.self)` has given to a view.
@usableFromInline
final class EnvironmentReads: Sendable {
    private struct State {
        var numbers: Set<Int> = []
        var isOfAll = false
    }

    private let state = LockedValue(State())

    /// Notes that the value of a key was read.
    @usableFromInline
    func note(_ number: Int) {
        state.withLock { _ = $0.numbers.insert(number) }
    }

    /// Notes that all values were read, as where they are set for other views.
    func noteAll() {
        state.withLock { $0.isOfAll = true }
    }

    /// The numbers of the keys; nil for all.
    var numbers: Set<Int>? { state.withLock { $0.isOfAll ? nil : $0.numbers } }
}
