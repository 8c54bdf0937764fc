extension AnyTransition {
    /// The transition that moves the view in from the leading edge, and out to the trailing edge, by its own width.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
}

extension Transition where Self == SlideTransition {
    /// The transition that moves the view in from the leading edge, and out to the trailing edge, by its own width.
    @MainActor @preconcurrency public static var slide: SlideTransition { Self() }
}

/// The transition that moves the view in from the leading edge, and out to the trailing edge, by its own width.
public nonisolated struct SlideTransition: Transition {
    /// Makes the transition.
    public init() {}

    /// Returns the view; beyond an edge outside the identity phase.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(RelativeOffsetEffect(passingFrom: .leading, in: phase))
    }
}
