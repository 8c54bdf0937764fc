import Umwelt

@available(*, unavailable, message: "Umwelt has no focus scopes yet: use defaultFocus(_:_:) and FocusState.")
public struct ResetFocusAction {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

@available(*, unavailable, message: "Umwelt has no focus scopes yet: use defaultFocus(_:_:) and FocusState.")
extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

@available(*, unavailable, message: "Umwelt has no focus scopes yet: use defaultFocus(_:_:) and FocusState.")
extension View {
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { self }

    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

    nonisolated public func focusSection() -> some View { self }
}
