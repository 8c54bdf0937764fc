extension AnyTransition {
    /// Returns the transition with its own animation, which replaces the animation of the change.
    ///
    /// - Parameter animation: The animation; with nil there is no transition.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func animated(_ base: some Transition) -> AnyTransition {
            AnyTransition(AnimatedTransition(base: base, animation: animation))
        }
        return animated(erased.base)
    }
}

extension Transition {
    /// Returns the transition with its own animation, which replaces the animation of the change.
    ///
    /// ```swift
    /// Details().transition(.opacity.animation(.easeIn(duration: 0.2)))
    /// ```
    ///
    /// - Parameter animation: The animation; with nil there is no transition.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Returns the transition's own animation towards or from a phase; nil for none. Of several animated parts the
    /// first applies.
    ///
    /// A view with such a transition uses it even if the change has no animation.
    package nonisolated func ownAnimation(for phase: TransitionPhase) -> Animation? {
        (self as? any AnimationCarrying)?.carriedAnimation(for: phase)
    }
}

/// A type of transition that may carry an animation, or whose parts may.
package nonisolated protocol AnimationCarrying {
    /// Returns the animation towards a phase; nil for none.
    func carriedAnimation(for phase: TransitionPhase) -> Animation?
}

/// A transition with its own animation. Parts with their own animations use these.
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
