extension Animation {
    /// The animation for appearing and disappearing screens: pages, sheets, menus, dialogs.
    ///
    /// It is UIKit's default spring, of `UISpringTimingParameters()`: mass 3, stiffness 1000, damping 500, which counts
    /// as critically damped. Its response is 2π · √(3 / 1000). After 0.35 seconds, the known duration of UIKit's
    /// pushes, a hundredth of the distance remains.
    package static var screen: Animation { .spring(duration: 0.344, bounce: 0) }

    /// The fade of screens for users who prefer reduced motion. The duration is a guess.
    package static var screenFade: Animation { .easeInOut(duration: 0.25) }
}

extension _Element {
    /// Returns the transaction with which a screen appears or disappears in the current update; nil for no animation.
    ///
    /// Screens are animated by default, also in updates without an animation, unless the transaction disables
    /// animations.
    ///
    /// - Parameter completion: Called when all that the transaction moves is at its end.
    package final func screenTransaction(completion: @escaping () -> Void) -> Transaction? {
        guard movesScreens else { return nil }
        var result = transaction
        result.animation = asksForLessMotion ? .screenFade : .screen
        result.tracksVelocity = false
        result.addAnimationCompletion(criteria: .removed, completion)
        if let completions = result.completions { tree.transactions.add(completions) }
        return result
    }

    /// True if screens that appear or disappear in the current update are animated.
    package final var movesScreens: Bool {
        tree.animations.isEnabled && tree.animations.movesScreens && !transaction.disablesAnimations
    }

    /// True if automatic animations are fades, because the user prefers reduced motion.
    package final var asksForLessMotion: Bool {
        EnvironmentValues(at: scope, tracking: false).accessibilityReduceMotion
    }

    /// Runs a closure when the nodes of the current update have been placed, within its transaction.
    package final func whenPlaced(_ action: @escaping () -> Void) { tree.transitionPass.add(arrival: action) }
}
