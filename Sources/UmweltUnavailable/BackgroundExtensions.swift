import Umwelt

@available(*, unavailable, message: "Umwelt's views end at their edges: use ignoresSafeArea() in the background.")
extension View {
    @MainActor @preconcurrency
    public func backgroundExtensionEffect() -> some View { self }

    @MainActor @preconcurrency
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
