import Umwelt

@available(*, unavailable, message: "Umwelt's panes of glass do not flow together: put one around the views.")
extension View {
    @MainActor @preconcurrency
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
}
