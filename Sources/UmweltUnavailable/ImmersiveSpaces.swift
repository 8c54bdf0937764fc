import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
@MainActor @preconcurrency
public protocol ImmersiveSpaceContent {
    associatedtype Body: ImmersiveSpaceContent

    @ImmersiveSpaceContentBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
extension Never: ImmersiveSpaceContent {}

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
@resultBuilder
public struct ImmersiveSpaceContentBuilder {
    public static func buildBlock<Content: ImmersiveSpaceContent>(_ content: Content) -> Content { content }
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
public struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {
    public var body: ImmersiveSpaceViewContent<Content> { self }
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: Scene {
    public init(@ImmersiveSpaceContentBuilder content: @escaping () -> Content) where Data == Never {}

    @_disfavoredOverload
    public init(id: String, @ImmersiveSpaceContentBuilder content: () -> Content) where Data == Never {}

    public init(id: String, @ImmersiveSpaceContentBuilder makeContent: @escaping () -> Content) where Data == Never {}

    public init(
        id: String, for type: Data.Type, @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}

    public init(for type: Data.Type, @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content) {}

    public init(
        id: String, for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
        defaultValue: @escaping () -> Data
    ) {}

    public init(
        for type: Data.Type = Data.self, @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
        defaultValue: @escaping () -> Data
    ) {}

    nonisolated public init<V: View>(@ViewBuilder content: @escaping () -> V)
    where Content == ImmersiveSpaceViewContent<V>, Data == Never {}

    @_disfavoredOverload
    nonisolated public init<V: View>(id: String, @ViewBuilder content: () -> V)
    where Content == ImmersiveSpaceViewContent<V>, Data == Never {}

    nonisolated public init<V: View>(id: String, @ViewBuilder makeContent: @escaping () -> V)
    where Content == ImmersiveSpaceViewContent<V>, Data == Never {}

    nonisolated public init<V: View>(
        id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V
    ) where Content == ImmersiveSpaceViewContent<V> {}

    nonisolated public init<V: View>(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V)
    where Content == ImmersiveSpaceViewContent<V> {}

    nonisolated public init<V: View>(
        id: String, for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V,
        defaultValue: @escaping () -> Data
    ) where Content == ImmersiveSpaceViewContent<V> {}

    nonisolated public init<V: View>(
        for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V,
        defaultValue: @escaping () -> Data
    ) where Content == ImmersiveSpaceViewContent<V> {}

    nonisolated public init<C: CompositorContent>(@CompositorContentBuilder makeContent: @escaping () -> C)
    where Content == CompositorContentBuilder.Content<C>, Data == Never {}

    nonisolated public init<C: CompositorContent>(id: String, @CompositorContentBuilder makeContent: @escaping () -> C)
    where Content == CompositorContentBuilder.Content<C>, Data == Never {}

    nonisolated public init<C: CompositorContent>(
        id: String, for type: Data.Type, @CompositorContentBuilder makeContent: @escaping (Binding<Data?>) -> C
    ) where Content == CompositorContentBuilder.Content<C> {}

    nonisolated public init<C: CompositorContent>(
        for type: Data.Type, @CompositorContentBuilder makeContent: @escaping (Binding<Data?>) -> C
    ) where Content == CompositorContentBuilder.Content<C> {}

    nonisolated public init<C: CompositorContent>(
        id: String, for type: Data.Type = Data.self,
        @CompositorContentBuilder makeContent: @escaping (Binding<Data>) -> C, defaultValue: @escaping () -> Data
    ) where Content == CompositorContentBuilder.Content<C> {}

    nonisolated public init<C: CompositorContent>(
        for type: Data.Type = Data.self, @CompositorContentBuilder makeContent: @escaping (Binding<Data>) -> C,
        defaultValue: @escaping () -> Data
    ) where Content == CompositorContentBuilder.Content<C> {}

    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
@MainActor
public struct OpenImmersiveSpaceAction: Sendable {
    public enum Result: Sendable {
        case opened
        case userCancelled
        case error
    }

    @discardableResult
    public func callAsFunction(id: String) async -> Result { .error }

    @discardableResult
    public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }

    @discardableResult
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }

    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
@MainActor
public struct DismissImmersiveSpaceAction {
    public func callAsFunction() async {}

    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: show a window, or leave them out.")
extension EnvironmentValues {
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }

    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}

@available(*, unavailable, message: "Umwelt has no immersive spaces: leave the picker out.")
extension View {
    nonisolated public func immersiveEnvironmentPicker<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}
