import Foundation
import Umwelt
import UniformTypeIdentifiers

@available(*, unavailable, message: "Umwelt has no document browser: start with a view of your own.")
public struct DocumentLaunchGeometryProxy {
    public var frame: CGRect { .zero }

    public var titleViewFrame: CGRect { .zero }
}

@available(*, unavailable, message: "Umwelt has no document browser: start with a view of your own.")
public struct DefaultDocumentGroupLaunchActions: View {
    public init() {}

    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no document browser: start with a view of your own.")
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
    nonisolated public init(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View = { EmptyView() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View = { EmptyView() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    nonisolated public init(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View = { EmptyView() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public var body: some Scene { WindowGroup { EmptyView() } }
}

@available(*, unavailable, message: "Umwelt has no document browser: start with a view of your own.")
public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
    public init(
        _ title: LocalizedStringKey, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View = { EmptyView() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View = { EmptyView() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public init(
        _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder background: () -> some View = { EmptyView() },
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in
            EmptyView()
        },
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View = { _ in EmptyView() }
    ) {}

    public var body: some View { EmptyView() }
}
