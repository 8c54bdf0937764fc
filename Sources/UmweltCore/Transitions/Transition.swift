/// A type of change to a view for its appearance and disappearance.
///
/// The body applies modifiers to the view, with values for each phase. Changes of the phase are animated. In the phase
/// ``TransitionPhase/identity`` the view should be unmodified.
///
/// ```swift
/// struct Twist: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View

    /// The placeholder for the view that is changed.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the changed view in a phase. Its structure should be the same in all phases, as the view loses its state
    /// otherwise.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition. By default it has motion.
    @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
    /// The properties of a transition that moves something.
    @MainActor @preconcurrency public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as the transition shows it in a phase, such as in the body of another transition.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - phase: The phase of the transition: before the view appears, while it is shown, or after it disappears.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(AppliedTransition(transition: self, phase: phase))
    }

    /// True if the transition moves the view, so that it fades instead for users who prefer reduced motion.
    nonisolated var hasMotion: Bool {
        if let erased = self as? ErasedTransition { return erased.base.hasMotion }
        return onMainActor({ @MainActor (type: Self.Type) in type.properties.hasMotion }, Self.self)
    }
}
