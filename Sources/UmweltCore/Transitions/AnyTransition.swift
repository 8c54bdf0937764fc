/// A transition of any type.
///
/// ```swift
/// Details().transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
/// ```
public struct AnyTransition {
    /// The transition, as a value of a type that hides its own.
    package let erased: ErasedTransition

    /// Erases the type of a transition.
    ///
    /// - Parameter transition: The transition, whose type is hidden.
    public init<T: Transition>(_ transition: T) { erased = ErasedTransition(base: transition) }
}

/// The transition of an ``AnyTransition``.
package nonisolated struct ErasedTransition: Transition {
    package let base: any Transition

    @MainActor package func body(content: Content, phase: TransitionPhase) -> AnyView {
        func applied(_ base: some Transition) -> AnyView { AnyView(base.apply(content: content, phase: phase)) }
        return applied(base)
    }
}

extension ErasedTransition: ViewFieldComparable {
    package nonisolated func isSameField(as other: Self) -> Bool {
        func isSame<T: Transition>(_ base: T) -> Bool { (other.base as? T).map { areValuesEqual(base, $0) } ?? false }
        return isSame(base)
    }
}

extension Transition {
    /// Returns the transition of an existing view that receives a new one.
    ///
    /// That is the old one if the two hide different types: the view would lose its state if it were shown by another
    /// type. The new transition applies from the next insertion of the view.
    nonisolated func replaced(by new: Self) -> Self {
        guard let erased = self as? ErasedTransition, let other = new as? ErasedTransition else { return new }
        return type(of: erased.base) == type(of: other.base) ? new : self
    }
}
