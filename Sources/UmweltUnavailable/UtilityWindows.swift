import Umwelt

@available(
    *, unavailable,
    message: "Umwelt's windows are pages of a browser, which cannot be above each other: declare a Window."
)
public struct UtilityWindow<Content: View>: Scene {
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

    public var body: some Scene { WindowGroup { EmptyView() } }
}
