import Umwelt

@available(*, unavailable, message: "Umwelt has no alerts without a window: use alert(_:isPresented:actions:).")
public struct AlertScene<Actions: View, Message: View>: Scene {
    public init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    where Message == EmptyView {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    where Message == EmptyView {}

    public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    where Message == EmptyView {}

    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}

    public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {}

    public init<T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> Actions
    ) where Message == EmptyView {}

    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
    ) where Message == EmptyView {}

    public init<T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
    ) where Message == EmptyView {}

    public init<T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
    ) {}

    public init<T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
    ) {}

    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Umwelt has no Assistive Access: leave the scene out.")
public struct AssistiveAccess<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}

    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Umwelt has no Assistive Access: leave this out.")
extension View {
    nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

    nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no Assistive Access: leave this out.")
extension EnvironmentValues {
    public var accessibilityAssistiveAccessEnabled: Bool { false }
}
