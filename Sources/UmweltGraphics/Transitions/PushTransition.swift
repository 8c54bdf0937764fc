extension AnyTransition {
    /// Returns a transition that moves the view in from an edge and out to the opposite one, by its own size, while it
    /// fades.
    ///
    /// - Parameter edge: The edge where the view comes in; it leaves at the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves the view in from an edge and out to the opposite one, by its own size, while it
    /// fades.
    ///
    /// - Parameter edge: The edge where the view comes in; it leaves at the opposite one.
    @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

/// The transition that moves the view in from an edge and out to the opposite one, by its own size, while it fades.
public nonisolated struct PushTransition: Transition {
    /// The edge from which the view enters.
    public var edge: Edge

    /// Makes the transition.
    ///
    /// - Parameter edge: The edge where the view comes in; it leaves at the opposite one.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the view; transparent and beyond an edge outside the identity phase.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(RelativeOffsetEffect(passingFrom: edge, in: phase)).opacity(phase.isIdentity ? 1 : 0)
    }
}
