/// The turn of a process to keep a piece of state: that of a window, or of a visitor's app.
///
/// A process that takes state over from another one has the next turn, which is kept with the state. Stores refuse what
/// is of an earlier turn than they have. So a process that still holds a window whose page has gone to another one
/// writes nothing over what that has kept, and knows that its own is older when the page comes back.
struct SessionTurn: Equatable, Sendable {
    /// The number of the turn. State that all processes keep, each in place of the others', has turn 0.
    private(set) var number = 0

    /// The turn in which another process has kept the state since; nil if none has.
    private var newer: Int?

    /// True if no other process is known to have kept the state since.
    var isOwn: Bool { newer == nil }

    /// Takes the turn after one, or the first one.
    mutating func begin(after last: Int?) { (number, newer) = ((last ?? 0) + 1, nil) }

    /// Notes that another process has kept the state in a later turn.
    mutating func pass(to other: Int) { if other > number { newer = other } }

    /// Takes the turn again that another process has had since. Returns true if one has.
    mutating func takeBack() -> Bool {
        guard let newer else { return false }
        begin(after: newer)
        return true
    }
}
