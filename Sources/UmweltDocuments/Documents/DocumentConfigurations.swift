import Foundation
import Observation
import Synchronization
import UniformTypeIdentifiers

/// The configuration of a read: the type of the file.
public struct DocumentReadConfiguration: Hashable, Sendable, CustomStringConvertible {
    /// The type of the file.
    public let contentType: UTType

    /// The file that the document was last read from or written into, which readers and writers share.
    let files: LastFile

    public static func == (lhs: DocumentReadConfiguration, rhs: DocumentReadConfiguration) -> Bool {
        lhs.contentType == rhs.contentType
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(contentType) }

    /// The type of the file.
    public var description: String { "DocumentReadConfiguration(\(contentType.identifier))" }
}

/// The configuration of a write: the type of the file.
public struct DocumentWriteConfiguration: Hashable, Sendable, CustomStringConvertible {
    /// The type of the file.
    public let contentType: UTType

    /// The file that the document was last read from or written into, which readers and writers share.
    let files: LastFile

    public static func == (lhs: DocumentWriteConfiguration, rhs: DocumentWriteConfiguration) -> Bool {
        lhs.contentType == rhs.contentType
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(contentType) }

    /// The type of the file.
    public var description: String { "DocumentWriteConfiguration(\(contentType.identifier))" }
}

/// The content of the file that a document was last read from or written into.
final class LastFile: Sendable {
    private let stored = Mutex<FileWrapper?>(nil)

    var wrapper: FileWrapper? {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

/// The file of an open document. It is observable.
@MainActor @Observable public final class URLDocumentConfiguration {
    /// The file; nil for a document that was not saved.
    public var fileURL: URL?

    /// The time of the last change of the file; nil if unknown.
    public var lastContentModificationDate: Date?

    init(fileURL: URL? = nil) { follow(fileURL) }

    /// Follows a file that was read or written.
    func follow(_ url: URL?) {
        fileURL = url
        let attributes = url.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
        lastContentModificationDate = attributes?[.modificationDate] as? Date
    }
}

extension URLDocumentConfiguration: CustomStringConvertible {
    /// The name of the type.
    nonisolated public var description: String { "URLDocumentConfiguration" }
}

/// The context for creating a document.
public struct DocumentCreationContext: Sendable, CustomStringConvertible {
    /// The button that created a new document; nil for the window's own, and for an opened file.
    public let creationSource: DocumentCreationSource?

    /// The identity of the button.
    public var description: String { "DocumentCreationContext(\(creationSource?.id ?? "no source"))" }
}

/// The origin of a new document, by a name that the app chooses.
///
/// ```swift
/// extension DocumentCreationSource {
///     static let scanner = DocumentCreationSource(id: "scanner")
/// }
/// ```
public struct DocumentCreationSource: Hashable, Sendable {
    let id: String

    /// Makes an origin.
    ///
    /// - Parameter id: The identifier of the scene, for `openWindow(id:)`.
    public init(id: String) { self.id = id }
}
