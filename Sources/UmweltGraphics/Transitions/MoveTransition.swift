extension AnyTransition {
    /// Returns a transition that moves the view in from an edge, and out to it, by its own size.
    ///
    /// - Parameter edge: The edge, relative to the layout direction.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in from an edge, and out to it, by its own size.
    ///
    /// - Parameter edge: The edge, relative to the layout direction.
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

/// The transition that moves the view in from an edge, and out to it, by its own size.
public nonisolated struct MoveTransition: Transition {
    /// The edge beyond which the view is before it appears, and after it has disappeared.
    public var edge: Edge

    /// Makes the transition.
    ///
    /// - Parameter edge: The edge, relative to the layout direction.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the view; beyond the edge outside the identity phase.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(RelativeOffsetEffect(phase.isIdentity ? .zero : edge.direction))
    }
}
