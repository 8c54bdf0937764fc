import Umwelt

@available(*, unavailable, message: "Umwelt's glass comes and goes with its view: use transition(_:).")
public struct GlassEffectTransition: Sendable {
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }

    public static var materialize: GlassEffectTransition { GlassEffectTransition() }

    public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

@available(*, unavailable, message: "Umwelt's glass comes and goes with its view: use transition(_:).")
extension View {
    @MainActor @preconcurrency
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's panes of glass do not flow together: put one around the views.")
extension View {
    @MainActor @preconcurrency
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
}
