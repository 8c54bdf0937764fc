/// The epoch in which a process writes a piece of state: a window's, or a visitor's app's.
///
/// Epochs are fencing tokens. A process that continues the state of another one begins the next epoch, which is stored
/// with the state. Stores refuse writes of an earlier epoch than theirs. So a process that still has a window whose page
/// is at another process cannot overwrite the newer state, and knows that its own state is older when the page returns.
package struct SessionEpoch: Equatable, Sendable {
    /// The number of the epoch. State that any process may overwrite at any time has epoch 0.
    package private(set) var number = 0

    /// The epoch in which another process has written the state since; nil if none has.
    private var newer: Int?

    /// Makes the epoch of state that has none yet.
    package init() {}

    /// True if no other process is known to have written the state since.
    package var isOwn: Bool { newer == nil }

    /// Begins the epoch after another one, or the first one.
    package mutating func begin(after last: Int?) { (number, newer) = ((last ?? 0) + 1, nil) }

    /// Records that another process has written the state in a later epoch.
    package mutating func pass(to other: Int) { if other > number { newer = other } }

    /// Begins a new epoch if another process has written the state since. Returns true if one has.
    package mutating func reclaim() -> Bool {
        guard let newer else { return false }
        begin(after: newer)
        return true
    }
}
