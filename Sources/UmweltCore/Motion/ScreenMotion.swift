extension Animation {
    /// The animation with which screens come and go: pages, sheets, menus, dialogs.
    ///
    /// It is UIKit's default spring, of `UISpringTimingParameters()`: mass 3, stiffness 1000, damping 500, which counts
    /// as critically damped. Its response is 2π · √(3 / 1000); after the 0.35 seconds that UIKit's pushes are known to
    /// last a hundredth of the way is left.
    package static var screen: Animation { .spring(duration: 0.344, bounce: 0) }

    /// The animation with which screens fade for users who ask for less motion. The duration is a guess.
    package static var screenFade: Animation { .easeInOut(duration: 0.25) }
}

extension _Element {
    /// Returns the transaction with which a screen comes or goes in the current update; nil if that shows at once.
    ///
    /// Screens move by themselves, also in updates without an animation, unless the transaction disables animations.
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

    /// True if a screen that comes or goes in the current update moves.
    package final var movesScreens: Bool {
        tree.animations.isEnabled && tree.animations.movesScreens && !transaction.disablesAnimations
    }

    /// True if what moves by itself fades instead.
    package final var asksForLessMotion: Bool {
        EnvironmentValues(at: scope, tracking: false).accessibilityReduceMotion
    }

    /// Runs a closure when what the current update makes has its place, while its transaction is still shown.
    package final func whenPlaced(_ action: @escaping () -> Void) { tree.transitionPass.add(arrival: action) }
}
