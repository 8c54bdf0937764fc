import Foundation
import Umwelt
import UmweltControls
import UniformTypeIdentifiers

@available(
    *, unavailable, message: "Umwelt has no button for new documents: call the environment's newDocument in a Button."
)
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

@available(*, unavailable, message: "Umwelt has no document browser: use fileImporter.")
extension View {
    @MainActor @preconcurrency
    public func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some View { self }
}

@available(*, unavailable, message: "Umwelt has no document browser: use fileImporter.")
extension Scene {
    @MainActor @preconcurrency
    public func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some Scene { self }
}
