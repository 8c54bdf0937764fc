internal import CStack

/// The limit that stacks set to what is nested: passes and drawing call themselves for each level.
package enum StackLimit {
    /// The bytes of the stack that are kept for what runs between two checks, and for the message: a guess.
    private static let reserve = 512 << 10

    /// True if the stack is nearly used up. What calls itself for each level asks, and stops the program with a
    /// message.
    ///
    /// Each time counts as a step too, by which a program that is busy differs from one that hangs.
    package static var isReached: Bool { umwelt_stack_left() < reserve }

    /// The number of levels that may be made: views are made one after the other, and only what follows calls itself.
    ///
    /// Measured in debug builds, a level takes 2 kB at the least to be measured and drawn.
    package static var levels: Int { umwelt_stack_size() >> 11 }

    /// The end of the message.
    package static var reason: String { "the stack of \((umwelt_stack_size() + (1 << 19)) >> 20) MB is full" }
}
