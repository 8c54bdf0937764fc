import Foundation

extension AnyTransition {
    /// The transition that lets the view grow from its centre, and shrink to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition.fromNothing) }

    /// Returns a transition that scales the view.
    ///
    /// - Parameters:
    ///   - scale: The factor of the view's size before it appears, and after it has disappeared.
    ///   - anchor: The fixed point of the view.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
}

extension Transition where Self == ScaleTransition {
    /// The transition that lets the view grow from its centre, and shrink to it.
    @MainActor @preconcurrency public static var scale: ScaleTransition { .fromNothing }

    /// Returns a transition that scales the view.
    ///
    /// - Parameters:
    ///   - scale: The factor of the view's size before it appears, and after it has disappeared.
    ///   - anchor: The fixed point of the view.
    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        Self(scale, anchor: anchor)
    }
}

/// The transition that scales the view around a point.
public nonisolated struct ScaleTransition: Transition {
    /// The factor of the view's size before it appears, and after it has disappeared.
    public var scale: Double

    /// The fixed point of the view.
    public var anchor: UnitPoint

    /// Makes the transition.
    ///
    /// - Parameters:
    ///   - scale: The scale of the view before it appears and after it disappears.
    ///   - anchor: The fixed point.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The transition from almost zero size. The factor is SwiftUI's: with zero the view would have no place at all.
    static var fromNothing: ScaleTransition { ScaleTransition(1e-5) }

    /// Returns the view; scaled outside the identity phase. A factor that is not a number has no effect.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity || !scale.isFinite ? 1 : CGFloat(scale), anchor: anchor)
    }
}
