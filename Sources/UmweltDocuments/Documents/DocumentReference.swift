import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// The value of a window with a document: its file, or a document that an action has created for it.
struct DocumentReference<Document>: Codable, Hashable {
    enum Origin: Codable, Hashable {
        case file(URL)
        case made(UUID)
    }

    let origin: Origin

    /// The file that the window shows; nil for a document without a file.
    var fileURL: URL? { if case .file(let url) = origin { url } else { nil } }

    /// Returns the identifier of the scenes for a document type.
    static func sceneID(isEditable: Bool) -> String {
        "\(isEditable ? "editor" : "viewer") of \(String(reflecting: Document.self))"
    }
}

/// A type of the values of windows with documents, as the actions that open them find it.
protocol DocumentWindowValue: Codable, Hashable {
    /// The types of files that the document is read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that the document is written into.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document, and returns the value of its window. The window reads a document with its own readers.
    ///
    /// - Throws: An error if the file cannot be read, or is no document.
    @MainActor static func read(_ url: URL) throws -> Self

    /// Returns the value of a window that starts with a new document.
    static func new() -> Self
}

extension DocumentReference: DocumentWindowValue {
    static var readableContentTypes: [UTType] {
        switch Document.self {
        case let type as any FileDocument.Type: type.readableContentTypes
        case let type as any ReferenceFileDocument.Type: type.readableContentTypes
        case let type as any ReadableDocument.Type: type.readableContentTypes
        default: []
        }
    }

    static var writableContentTypes: [UTType] {
        switch Document.self {
        case let type as any FileDocument.Type: type.writableContentTypes
        case let type as any ReferenceFileDocument.Type: type.writableContentTypes
        case let type as any WritableDocument.Type: type.writableContentTypes
        default: []
        }
    }

    @MainActor static func read(_ url: URL) throws -> Self {
        let reference = DocumentReference(origin: .file(url))
        let configuration = try FileDocumentReadConfiguration(url, of: readableContentTypes)
        switch Document.self {
        case let type as any FileDocument.Type:
            WaitingDocuments.add(try type.init(configuration: configuration), for: reference)
        case let type as any ReferenceFileDocument.Type:
            WaitingDocuments.add(try type.init(configuration: configuration), for: reference)
        default: break
        }
        return reference
    }

    static func new() -> Self { DocumentReference(origin: .made(UUID())) }
}

/// The documents that actions have made or read for windows that are about to open.
@MainActor enum WaitingDocuments {
    private static var documents: [(reference: AnyHashable, document: Any)] = []

    /// The greatest number of documents that wait, as a host may not open a window that it was asked for. A guess.
    private static let limit = 16

    /// Adds a document for the window with a value.
    static func add(_ document: Any, for reference: AnyHashable) {
        documents.removeAll { $0.reference == reference }
        documents.append((reference, document))
        if documents.count > limit { documents.removeFirst() }
    }

    /// Removes the document for the window with a value; nil if none waits.
    static func remove<Document>(for reference: AnyHashable) -> Document? {
        guard let index = documents.firstIndex(where: { $0.reference == reference }) else { return nil }
        return documents.remove(at: index).document as? Document
    }
}
