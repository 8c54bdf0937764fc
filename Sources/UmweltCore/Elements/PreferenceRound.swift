/// The changes of preferences between two passes.
///
/// Each notified element notifies its ancestors. Each element is notified at most once a round that all preferences may
/// have changed. Without this limit, nested stacks would take time quadratic in their depth.
struct PreferenceRound {
    /// The number of the round. It wraps around after the greatest number, because elements store it in two bytes.
    /// Rounds without a notification about all preferences share a number.
    private(set) var number: UInt16 = 1

    /// True between passes. During a pass, notified readers read once more, at their own time.
    private(set) var isOpen = true

    /// True if an element has received all preferences, and has the round's number.
    var isMarked = false

    /// The number of notifications of elements.
    var steps = 0

    /// The number of notifications after which readers are notified of all preferences instead of one, which shortens
    /// later walks. Apps do not reach it; it takes some milliseconds.
    private static let limit = 100_000

    /// True if there have been so many notifications that readers are notified of all preferences.
    var isLong: Bool { isOpen && steps > Self.limit }

    /// Begins a pass. Returns true if the numbers restart: elements then have to forget their stored numbers.
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
