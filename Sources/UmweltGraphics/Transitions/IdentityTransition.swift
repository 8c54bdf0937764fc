extension AnyTransition {
    /// The transition without an effect: the view appears and disappears without an animation.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
}

extension Transition where Self == IdentityTransition {
    /// The transition without an effect: the view appears and disappears without an animation.
    @MainActor @preconcurrency public static var identity: IdentityTransition { Self() }
}

/// The transition without an effect: the view appears and disappears without an animation.
public nonisolated struct IdentityTransition: Transition {
    /// Makes the transition.
    public init() {}

    /// Returns the view itself.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> Content { content }

    /// The properties of a transition without motion.
    @MainActor @preconcurrency public static let properties = TransitionProperties(hasMotion: false)
}
