import Umwelt

@available(*, unavailable, message: "Umwelt has no Touch Bar: put the controls into a toolbar.")
public struct TouchBar<Content: View> {
    public init(@ViewBuilder content: () -> Content) {}

    public init(id: String, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Umwelt has no Touch Bar: put the controls into a toolbar.")
public enum TouchBarItemPresence: Sendable {
    case required(_: String)
    case `default`(_: String)
    case optional(_: String)
}

@available(*, unavailable, message: "Umwelt has no Touch Bar: put the controls into a toolbar.")
extension View {
    nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

    nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }

    nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

    nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}
