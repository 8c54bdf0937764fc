extension AnyTransition {
    /// Returns a transition with different transitions for appearing and disappearing.
    ///
    /// - Parameters:
    ///   - insertion: The transition of an insertion.
    ///   - removal: The transition of a removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func joined(_ insertion: some Transition, _ removal: some Transition) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return joined(insertion.erased.base, removal.erased.base)
    }
}

/// A transition with different transitions for appearing and disappearing.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of the insertion.
    public var insertion: Insertion

    /// The transition of the removal; it is reversed if the view is inserted again meanwhile.
    public var removal: Removal

    /// Makes a transition of two.
    ///
    /// - Parameters:
    ///   - insertion: The transition of an insertion.
    ///   - removal: The transition of a removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Returns the view in a phase. Both transitions are always applied, one of them in its identity phase, so the view
    /// keeps its state.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }

    /// The properties of both transitions together.
    @MainActor @preconcurrency public static var properties: TransitionProperties {
        Insertion.properties.union(Removal.properties)
    }
}

extension AsymmetricTransition: AnimationCarrying {
    package func carriedAnimation(for phase: TransitionPhase) -> Animation? {
        phase == .didDisappear ? removal.ownAnimation(for: phase) : insertion.ownAnimation(for: phase)
    }
}
