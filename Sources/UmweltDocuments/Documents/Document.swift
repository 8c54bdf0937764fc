import Foundation
import UmweltFoundation
import UniformTypeIdentifiers

/// A document that is read from files, as an object.
///
/// ```swift
/// @Observable final class Page: ReadableDocument {
///     static let readableContentTypes = [UTType.plainText]
///     var text = ""
///
///     func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
///         FileWrapperDocumentReader(configuration) { file in
///             String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
///         }
///     }
///
///     @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
/// }
/// ```
public protocol ReadableDocument: AnyObject {
    /// The type of the document's readers.
    associatedtype Reader: DocumentReader

    /// The types of files that the document is read from.
    static var readableContentTypes: [UTType] { get }

    /// The configuration of a read.
    typealias ReadConfiguration = DocumentReadConfiguration

    /// Returns a reader of a file.
    ///
    /// - Parameter configuration: The type and the contents of the file.
    func reader(configuration: sending ReadConfiguration) -> sending Reader

    /// Sets the document to the content of a file.
    ///
    /// - Parameters:
    ///   - snapshot: The content.
    ///   - previous: The content that this document has read before; nil for the first.
    @MainActor func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

/// A document that is written into files, as an object.
public protocol WritableDocument: AnyObject {
    /// The type of the document's writers.
    associatedtype Writer: DocumentWriter

    /// The types of files that the document is written into.
    static var writableContentTypes: [UTType] { get }

    /// The configuration of a write.
    typealias WriteConfiguration = DocumentWriteConfiguration

    /// Returns a writer of a file.
    ///
    /// - Parameter configuration: The type of the file, and the existing one.
    func writer(configuration: sending WriteConfiguration) -> sending Writer

    /// Returns the current content of the document.
    ///
    /// - Parameter contentType: The type of the file, one of ``writableContentTypes``.
    @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}

/// A document that is read from files and written into them, as an object.
public protocol Document: ReadableDocument, WritableDocument {}

extension ReadableDocument where Self: WritableDocument {
    /// The types that the document is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A type that reads the content of a document, off the main actor.
public protocol DocumentReader<Snapshot> {
    /// The type of the read location: the file's URL in a ``DocumentGroup``.
    associatedtype Source = URL

    /// The type of the content.
    associatedtype Snapshot

    /// Returns the content of a file.
    ///
    /// - Parameters:
    ///   - source: The location of the file.
    ///   - progress: The part of the window's progress for the read.
    @concurrent func read(from source: sending Source, progress: consuming Subprogress) async throws -> sending Snapshot
}

/// A type that writes the content of a document, off the main actor.
public protocol DocumentWriter<Snapshot> {
    /// The type of the written location: the file's URL in a ``DocumentGroup``.
    associatedtype Destination = URL

    /// The type of the content.
    associatedtype Snapshot

    /// Writes the content into a file.
    ///
    /// - Parameters:
    ///   - snapshot: The content.
    ///   - destination: The location of the file.
    ///   - previous: The content that was written last; nil for the first write.
    ///   - progress: The part of the window's progress for the write.
    @concurrent func write(
        snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
        progress: consuming Subprogress
    ) async throws
}
