import Umwelt

@available(*, unavailable, message: "Umwelt has no scenes on remote devices: leave them out.")
public struct RemoteDeviceIdentifier: Sendable, Hashable {}

@available(*, unavailable, message: "Umwelt has no scenes on remote devices: leave them out.")
public struct RemoteImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: Scene {
    nonisolated public init<C: CompositorContent>(@CompositorContentBuilder content: @escaping () -> C)
    where Content == CompositorContentBuilder.Content<C>, Data == Never {}

    nonisolated public init<C: CompositorContent>(id: String, @CompositorContentBuilder content: @escaping () -> C)
    where Content == CompositorContentBuilder.Content<C>, Data == Never {}

    nonisolated public init<C: CompositorContent>(
        id: String, for type: Data.Type, @CompositorContentBuilder content: @escaping (Binding<Data?>) -> C
    ) where Content == CompositorContentBuilder.Content<C> {}

    nonisolated public init<C: CompositorContent>(
        for type: Data.Type, @CompositorContentBuilder content: @escaping (Binding<Data?>) -> C
    ) where Content == CompositorContentBuilder.Content<C> {}

    nonisolated public init<C: CompositorContent>(
        id: String, for type: Data.Type = Data.self,
        @CompositorContentBuilder content: @escaping (Binding<Data>) -> C, defaultValue: @escaping () -> Data
    ) where Content == CompositorContentBuilder.Content<C> {}

    nonisolated public init<C: CompositorContent>(
        for type: Data.Type = Data.self, @CompositorContentBuilder content: @escaping (Binding<Data>) -> C,
        defaultValue: @escaping () -> Data
    ) where Content == CompositorContentBuilder.Content<C> {}

    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Umwelt has no scenes on remote devices: leave them out.")
extension EnvironmentValues {
    public var remoteDeviceIdentifier: RemoteDeviceIdentifier? { nil }

    public var supportsRemoteScenes: Bool { false }
}
