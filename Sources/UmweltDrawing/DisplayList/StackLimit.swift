internal import CStack

/// The limit on the depth of nested views: passes and drawing are recursive, so that the size of the stack limits them.
package enum StackLimit {
    /// The bytes of the stack that are reserved for work between two checks, and for the message: a guess.
    private static let reserve = 512 << 10

    /// True if the stack is nearly used up. Recursive functions check it at each level, and stop the program with a
    /// message.
    ///
    /// Each check also counts as a step, which shows the watch that the app is busy and does not hang.
    package static var isReached: Bool { umwelt_stack_left() < reserve }

    /// The number of nested views that may be made: views are made in a loop, and only later passes are recursive.
    ///
    /// In debug builds, measuring and drawing take at least 2 kB for each level, as measured.
    package static var levels: Int { umwelt_stack_size() >> 11 }

    /// The end of the message.
    package static var reason: String { "the stack of \((umwelt_stack_size() + (1 << 19)) >> 20) MB is full" }
}
