import Foundation
import Umwelt
import UmweltControls
import UniformTypeIdentifiers

@available(*, unavailable, message: "Umwelt has no windows for documents yet: use fileImporter and fileExporter.")
public struct DocumentConfiguration: Sendable {
    public var isEditable: Bool { false }

    public var fileURL: URL? { nil }
}

@available(*, unavailable, message: "Umwelt has no windows for documents yet: use fileImporter and fileExporter.")
@MainActor
public struct OpenDocumentAction {
    public func callAsFunction(at url: URL) async throws {}

    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no windows for documents yet: use fileImporter and fileExporter.")
@MainActor @preconcurrency
public struct NewDocumentAction {
    public func callAsFunction<D>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {}

    @_disfavoredOverload
    public func callAsFunction<D>(_ newDocument: @escaping @Sendable () -> D) {}

    public func callAsFunction(contentType: UTType) {}

    nonisolated init() {}
}

@available(*, unavailable, message: "Umwelt has no windows for documents yet: use fileImporter and fileExporter.")
extension EnvironmentValues {
    public var documentConfiguration: DocumentConfiguration? { nil }

    public var newDocument: NewDocumentAction { NewDocumentAction() }

    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}

@available(*, unavailable, message: "Umwelt has no windows for documents yet: use fileImporter and fileExporter.")
public struct NewDocumentButton<Label: View>: View {
    public init(_ label: Text? = nil, contentType: UTType? = nil) where Label == Text {}

    public init(_ title: LocalizedStringKey, contentType: UTType? = nil) where Label == Text {}

    @_disfavoredOverload
    public init(_ title: some StringProtocol, contentType: UTType? = nil) where Label == Text {}

    public init<D>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) where Label == Text {}

    public init<D>(
        _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) where Label == Text {}

    @_disfavoredOverload
    public init<D>(
        _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) where Label == Text {}

    public init(
        _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) where Label == Text {}

    public init(
        _ title: LocalizedStringKey, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) where Label == Text {}

    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) where Label == Text {}

    public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "Umwelt has no browser of documents: use fileImporter.")
extension View {
    @MainActor @preconcurrency
    public func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no browser of documents: use fileImporter.")
extension Scene {
    @MainActor @preconcurrency
    public func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some Scene { self }
}
