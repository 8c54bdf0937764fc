import Foundation

extension AnyTransition {
    /// Returns a transition that moves the view in from a distance, and out to the same distance.
    ///
    /// - Parameter offset: The distance to the right and down, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Returns a transition that moves the view in from a distance, and out to the same distance.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view in from a distance, and out to the same distance.
    ///
    /// - Parameter offset: The distance to the right and down, in points.
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { Self(offset) }

    /// Returns a transition that moves the view in from a distance, and out to the same distance.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        offset(CGSize(width: x, height: y))
    }
}

/// The transition that moves the view by a distance.
public nonisolated struct OffsetTransition: Transition {
    /// The distance before the view appears and after it has disappeared, in points towards the trailing side and down.
    public var offset: CGSize

    /// Makes the transition.
    ///
    /// - Parameter offset: The distance to the right and down, in points.
    public init(_ offset: CGSize) { self.offset = offset }

    /// Returns the view; moved by the offset outside the identity phase.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}
