import Dispatch

/// Calls a function of the main actor from code that the main actor runs.
///
/// The passes are not isolated, so that their classes can extend the graph's; they only ever run inside of a host's
/// update, which the main actor isolates. Debug builds stop where that is not so.
@inlinable @inline(__always)
package func onMainActor<Argument, Result>(
    _ function: @MainActor (Argument) -> Result, _ argument: Argument
) -> Result {
    MainActor.assertIsolated()
    return withoutActuallyEscaping(function) { function in
        // Isolation is no part of a function's representation; `MainActor.assumeIsolated` does the same.
        unsafeBitCast(function, to: ((Argument) -> Result).self)(argument)
    }
}

/// Isolates the action of a view that the passes make to the main actor.
///
/// The passes are not isolated, so that the closure is not either; only the main actor runs the actions of views.
package func mainActorAction(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    nonisolated(unsafe) let action = action
    return { action() }
}

/// The main queue, on which the main actor's code runs.
///
/// The main thread is no criterion: under `dispatchMain()`, as in test runners, other threads serve the main queue.
package enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

    /// Runs `action` on the main queue: at once if this is that queue, otherwise later.
    package static func run(_ action: @escaping @Sendable () -> Void) {
        if isCurrent {
            action()
        } else {
            DispatchQueue.main.async(execute: action)
        }
    }
}
