import Umwelt

@available(*, unavailable, message: "Umwelt leaves finding in text to the browser yet: leave this out.")
public struct FindContext: Sendable {
    public var isPresented: Binding<Bool>? { nil }

    public var supportsReplace: Bool { false }
}

@available(*, unavailable, message: "Umwelt leaves finding in text to the browser yet: leave this out.")
extension EnvironmentValues {
    public var findContext: FindContext? { nil }
}

@available(*, unavailable, message: "Umwelt leaves finding in text to the browser yet: leave this out.")
extension View {
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
