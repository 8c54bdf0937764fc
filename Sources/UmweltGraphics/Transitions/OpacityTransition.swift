extension AnyTransition {
    /// The transition that fades the view in and out, which views have if they are given no other.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
}

extension Transition where Self == OpacityTransition {
    /// The transition that fades the view in and out, which views have if they are given no other.
    @MainActor @preconcurrency public static var opacity: OpacityTransition { Self() }
}

/// The transition that fades the view in and out.
public nonisolated struct OpacityTransition: Transition {
    /// Makes the transition.
    public init() {}

    /// Returns the view, transparent unless it is there.
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
