extension AnyTransition {
    /// Returns the transition with an animation of its own, which takes the place of that of the change.
    ///
    /// - Parameter animation: The animation; with nil the transition is over at once.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func animated(_ base: some Transition) -> AnyTransition {
            AnyTransition(AnimatedTransition(base: base, animation: animation))
        }
        return animated(erased.base)
    }
}

extension Transition {
    /// Returns the transition with an animation of its own, which takes the place of that of the change.
    ///
    /// ```swift
    /// Details().transition(.opacity.animation(.easeIn(duration: 0.2)))
    /// ```
    ///
    /// - Parameter animation: The animation; with nil the transition is over at once.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Returns the animation that the transition itself carries for its way to or from a phase; nil if it carries none.
    /// Of several parts with animations the first counts.
    ///
    /// A view with such a transition comes and goes by it also where the change has no animation.
    package nonisolated func ownAnimation(for phase: TransitionPhase) -> Animation? {
        (self as? any AnimationCarrying)?.carriedAnimation(for: phase)
    }
}

/// A type of transition that may carry an animation, or whose parts may.
package nonisolated protocol AnimationCarrying {
    /// Returns the animation for the way to a phase; nil if there is none.
    func carriedAnimation(for phase: TransitionPhase) -> Animation?
}

/// A transition with an animation of its own. If it has animated parts, their animations count for these.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, AnimationCarrying {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            AppliedTransition(
                transition: base, phase: phase, animation: TransitionAnimation(animation: animation)))
    }

    @MainActor static var properties: TransitionProperties { Base.properties }

    func carriedAnimation(for phase: TransitionPhase) -> Animation? { base.ownAnimation(for: phase) ?? animation }
}

extension ErasedTransition: AnimationCarrying {
    package func carriedAnimation(for phase: TransitionPhase) -> Animation? { base.ownAnimation(for: phase) }
}
