@_spi(Kernel) import Umwelt

/// The change of glass that comes or goes with its view.
public struct GlassEffectTransition: Sendable {
    fileprivate enum Kind { case matchedGeometry, materialize, identity }

    fileprivate let kind: Kind

    /// The glass passes into that of a view with the same identity; see ``View/glassEffectID(_:in:)``.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }

    /// The glass and what is on it fade.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

    /// Nothing: the glass is there or not.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

extension View {
    /// Sets how the glass of this view comes and goes.
    @MainActor @preconcurrency
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        switch transition.kind {
        case .matchedGeometry: self.transition(AnyTransition(OpacityTransition()))
        case .materialize: self.transition(AnyTransition(BlurReplaceTransition(configuration: .downUp)))
        case .identity: self.transition(AnyTransition(IdentityTransition()))
        }
    }
}
