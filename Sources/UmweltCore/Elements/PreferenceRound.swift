/// The changes of preferences between two passes.
///
/// Each element that is told of one tells those around it. Each is told of all preferences once a round at most: else
/// stacks in stacks would take a time that grows with the square of their depth.
struct PreferenceRound {
    /// The number, from 1 to the greatest, and then from 1 again: elements have two bytes for it. Rounds in which no
    /// element is told of all preferences share one.
    private(set) var number: UInt16 = 1

    /// True between passes. In a pass readers that have been told read once more, at a time of their own.
    private(set) var isOpen = true

    /// True if an element was told of all preferences, and has the round's number.
    var isMarked = false

    /// The number of times that an element was told of a change.
    var steps = 0

    /// The number of steps from which on readers are told of all preferences instead of one, which ends the walks of
    /// later changes early: more than apps come to, and some milliseconds.
    private static let limit = 100_000

    /// True if there have been so many steps that readers are told of all preferences.
    var isLong: Bool { isOpen && steps > Self.limit }

    /// Begins a pass. Returns true if the numbers begin again, so that elements have to forget those that they have.
    mutating func beginPass() -> Bool {
        let beginsAgain = isMarked && number == .max
        if isMarked { number = beginsAgain ? 1 : number + 1 }
        isMarked = false
        isOpen = false
        steps = 0
        return beginsAgain
    }

    mutating func endPass() { isOpen = true }
}
