import Dispatch

/// The moment at which an animation counts as complete for completion handlers.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    /// The animation is logically complete: a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)

    /// The animation has ended completely.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// A call that is made when all animations of a transaction are complete.
package final class AnimationCompletions {
    private let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?

    /// The completions of the transaction around, which wait for the same animations.
    private let outer: AnimationCompletions?

    /// The number of transactions to be shown, closures that run, and animations that are not complete.
    private var waits = 0

    init(
        _ criteria: AnimationCompletionCriteria, outer: AnimationCompletions?, action: @escaping () -> Void
    ) {
        self.criteria = criteria
        self.outer = outer
        self.action = action
    }

    /// Adds something to wait for: a transaction to be shown, a closure, or an animation.
    func open() {
        waits += 1
        outer?.open()
    }

    /// Ends a wait that ``open()`` began.
    func close(in tree: ViewTree?) {
        outer?.close(in: tree)
        end(in: tree)
    }

    /// Notes that an animation has reached a stage: first that it is logically complete, then that it is removed.
    func reached(_ stage: AnimationCompletionCriteria, in tree: ViewTree) {
        outer?.reached(stage, in: tree)
        if stage == criteria { end(in: tree) }
    }

    private func end(in tree: ViewTree?) {
        waits -= 1
        guard waits == 0, let action else { return }
        self.action = nil
        if let tree {
            tree.afterUpdate(action)
        } else {
            let call = MainCall(action)
            DispatchQueue.main.async { call.action() }
        }
    }
}

/// A closure for the next turn of the main queue, where it was created.
private struct MainCall: @unchecked Sendable {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }
}

extension Transaction {
    /// Adds a completion handler for the animations of the transaction. It is called right after the update if nothing
    /// is animated.
    ///
    /// - Parameters:
    ///   - criteria: The criteria of completion.
    ///   - completion: The call, on the main actor.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions = AnimationCompletions(criteria, outer: completions, action: completion)
    }
}

/// Runs a closure whose changes of state are animated.
///
/// All views that depend on the changes move to their new values along the animation; views that are inserted or
/// removed use their transition.
///
/// ```swift
/// Button("Details") {
///     withAnimation(.spring) { isOpen.toggle() }
/// }
/// ```
///
/// - Parameters:
///   - animation: The animation; with nil the changes are not animated.
///   - body: The closure, which is called once, immediately.
/// - Returns: The result of the closure.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs a closure with animated state changes, and calls another closure when the animations are complete.
///
/// - Parameters:
///   - animation: The animation; with nil the changes are not animated.
///   - completionCriteria: The criteria of completion.
///   - body: The closure.
///   - completion: Called once, on the main actor; after the next update if nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    let completions = transaction.completions
    completions?.open()
    defer { completions?.close(in: nil) }
    return try Transaction.$current.withValue(transaction, operation: body)
}
