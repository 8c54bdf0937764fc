/// The epoch in which a process writes a piece of state: of a window, or of a visitor's app.
///
/// Epochs are fencing tokens. A process that continues another's state starts the next epoch, which is stored with the
/// state. Stores refuse writes of an earlier epoch than theirs. A process that still has the window cannot overwrite
/// the newer state, and detects that its own state is outdated when the page returns.
package struct SessionEpoch: Equatable, Sendable {
    /// The number of the epoch. State that any process may overwrite at any time has epoch 0.
    package private(set) var number = 0

    /// The epoch in which another process has written the state since; nil for none.
    private var newer: Int?

    /// Makes the epoch of state that has none yet.
    package init() {}

    /// True if no other process is known to have written the state since.
    package var isOwn: Bool { newer == nil }

    /// Starts the epoch after another one, or the first epoch.
    package mutating func begin(after last: Int?) { (number, newer) = ((last ?? 0) + 1, nil) }

    /// Records that another process has written the state in a later epoch.
    package mutating func pass(to other: Int) { if other > number { newer = other } }

    /// Starts a new epoch if another process has written the state since. Returns true in that case.
    package mutating func reclaim() -> Bool {
        guard let newer else { return false }
        begin(after: newer)
        return true
    }
}
