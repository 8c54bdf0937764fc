extension AnyTransition {
    /// Returns both transitions combined: the other transition is applied to the result of this one.
    ///
    /// - Parameter other: The other transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func combined(_ first: some Transition, _ second: some Transition) -> AnyTransition {
            AnyTransition(CombinedTransition(first: first, second: second))
        }
        return combined(erased.base, other.erased.base)
    }
}

extension Transition {
    /// Returns both transitions combined: the other transition is applied to the result of this one.
    ///
    /// ```swift
    /// Details().transition(.scale.combined(with: .opacity))
    /// ```
    ///
    /// - Parameter other: The other transition.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// Two transitions at the same time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition, AnimationCarrying {
    let first: First
    let second: Second

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties { First.properties.union(Second.properties) }

    func carriedAnimation(for phase: TransitionPhase) -> Animation? {
        first.ownAnimation(for: phase) ?? second.ownAnimation(for: phase)
    }
}
