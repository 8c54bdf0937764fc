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

@available(*, unavailable, message: "Umwelt's focus has no kinds yet: use focusable(_:).")
public struct FocusInteractions: OptionSet, Sendable {
    public static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }

    public static var edit: FocusInteractions { FocusInteractions(rawValue: 1) }

    public static var automatic: FocusInteractions { FocusInteractions(rawValue: 1) }

    public var rawValue: Int { 0 }

    public init(rawValue: Int) {}
}

@available(*, unavailable, message: "Umwelt's focus has no kinds yet: use focusable(_:).")
extension View {
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View { self }
}
