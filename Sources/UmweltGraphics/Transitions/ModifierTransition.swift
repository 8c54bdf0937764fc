extension AnyTransition {
    /// Returns a transition from one modifier to another of the same type.
    ///
    /// - Parameters:
    ///   - active: The modifier of the view before it appears, and after it has disappeared.
    ///   - identity: The modifier of the inserted view.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
}

/// The transition from one modifier to another.
private nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
