extension AnyTransition {
    /// The transition that fades the view in and out; the default transition.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
}

extension Transition where Self == OpacityTransition {
    /// The transition that fades the view in and out; the default transition.
    @MainActor @preconcurrency public static var opacity: OpacityTransition { Self() }
}

/// The transition that fades the view in and out.
public nonisolated struct OpacityTransition: Transition {
    /// Makes the transition.
    public init() {}

    /// Returns the view; transparent outside the identity phase.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// The properties of a transition without motion.
    @MainActor @preconcurrency public static let properties = TransitionProperties(hasMotion: false)
}
