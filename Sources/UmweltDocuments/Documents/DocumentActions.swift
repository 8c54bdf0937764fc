import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// An action that opens a file in a window of the app's `DocumentGroup` for its type.
///
/// ```swift
/// @Environment(\.openDocument) private var openDocument
///
/// Button("Open the letter") { Task { try await openDocument(at: url) } }
/// ```
@MainActor public struct OpenDocumentAction {
    fileprivate nonisolated let windows: AppWindows

    fileprivate nonisolated init(windows: AppWindows) { self.windows = windows }

    /// Opens a file, or brings the window to the front that shows it.
    ///
    /// - Parameter url: The URL of the file.
    /// - Throws: An error if the file cannot be read, if no group of the app reads its type, or if the host supports
    ///   only one window.
    public func callAsFunction(at url: URL) async throws {
        guard windows.canOpen else { throw CocoaError(.featureUnsupported) }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        guard let group = windows.documentGroups.first(where: { $0.reads(type) }) else {
            Log.views.error("\(url.lastPathComponent) was not opened: no DocumentGroup of the app reads \(type).")
            throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
        }
        try group.open(url, in: windows)
    }
}

/// An action that opens a window of the app's `DocumentGroup` with a new document.
///
/// ```swift
/// @Environment(\.newDocument) private var newDocument
///
/// Button("Answer") { newDocument(Letter(text: "Dear \(name)")) }
/// ```
@preconcurrency @MainActor public struct NewDocumentAction {
    fileprivate nonisolated let windows: AppWindows

    fileprivate nonisolated init(windows: AppWindows) { self.windows = windows }

    /// Opens a window of the group for documents of the type, with a document.
    ///
    /// - Parameter newDocument: Makes the document, once for the new window.
    @preconcurrency
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
        open(DocumentReference<D>.self, named: "\(D.self)") { newDocument() }
    }

    /// Opens a window of the group for documents of the type, with a document that is an object.
    ///
    /// - Parameter newDocument: Makes the document, once for the new window.
    @preconcurrency
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
        open(DocumentReference<D>.self, named: "\(D.self)", newDocument)
    }

    /// Opens a window of the first group whose documents are written as a type, with a new document of that group.
    ///
    /// - Parameter contentType: The type of the file.
    public func callAsFunction(contentType: UTType) {
        let group = windows.documentGroups.first { group in
            group.isEditable && group.type.writableContentTypes.contains { contentType.conforms(to: $0) }
        }
        guard let group else { return report("\(contentType)") }
        group.openNew(in: windows)
    }

    private func open<D>(_ type: DocumentReference<D>.Type, named name: String, _ document: () -> D) {
        guard windows.documentGroups.contains(where: { $0.type == type && $0.isEditable }) else { return report(name) }
        let reference = type.new()
        // A host that shows one window alone says so, and takes no document.
        if windows.canOpen { WaitingDocuments.add(document(), for: reference) }
        windows.open(id: type.sceneID(isEditable: true), value: reference)
    }

    private func report(_ name: String) {
        Log.views.error("newDocument: no DocumentGroup of the app edits \(name).")
    }
}

/// A scene whose windows show documents.
private struct DocumentScene {
    let id: String
    let type: any DocumentWindowValue.Type

    /// True if the documents can be changed.
    var isEditable: Bool { id.hasPrefix("editor") }

    func reads(_ type: UTType) -> Bool { self.type.readableContentTypes.contains { type.conforms(to: $0) } }

    @MainActor func open(_ url: URL, in windows: AppWindows) throws { try type.open(url, id: id, in: windows) }

    @MainActor func openNew(in windows: AppWindows) { type.openNew(id: id, in: windows) }
}

extension DocumentWindowValue {
    /// Opens a window of a scene with a file.
    @MainActor fileprivate static func open(_ url: URL, id: String, in windows: AppWindows) throws {
        windows.open(id: id, value: try read(url))
    }

    /// Opens a window of a scene with a new document.
    @MainActor fileprivate static func openNew(id: String, in windows: AppWindows) {
        windows.open(id: id, value: new())
    }
}

extension AppWindows {
    /// The scenes whose windows show documents, in the order of the app's declaration.
    @MainActor fileprivate var documentGroups: [DocumentScene] {
        valueScenes.compactMap { scene in
            guard let id = scene.id, let type = scene.valueType as? any DocumentWindowValue.Type else { return nil }
            return DocumentScene(id: id, type: type)
        }
    }
}

extension EnvironmentValues {
    /// The action that opens a file in a window of the app's `DocumentGroup` for its type, in the browser in another
    /// tab.
    public var openDocument: OpenDocumentAction { OpenDocumentAction(windows: appWindows) }

    /// The action that opens a window of the app's `DocumentGroup` with a new document, in the browser in another tab.
    public var newDocument: NewDocumentAction { NewDocumentAction(windows: appWindows) }
}
