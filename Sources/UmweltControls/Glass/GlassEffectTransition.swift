@_spi(Kernel) import Umwelt

/// The transition of glass whose view is inserted or removed.
public struct GlassEffectTransition: Sendable {
    fileprivate enum Kind { case matchedGeometry, materialize, identity }

    fileprivate let kind: Kind

    /// The glass morphs into the glass with the same identity; see ``View/glassEffectID(_:in:)``.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }

    /// The glass and its content fade.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

    /// No transition.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

extension View {
    /// Sets the transition of this view's glass, when the view is inserted or removed.
    ///
    /// - Parameter transition: The transition.
    @MainActor @preconcurrency
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        switch transition.kind {
        case .matchedGeometry: self.transition(AnyTransition(OpacityTransition()))
        case .materialize: self.transition(AnyTransition(BlurReplaceTransition(configuration: .downUp)))
        case .identity: self.transition(AnyTransition(IdentityTransition()))
        }
    }
}
