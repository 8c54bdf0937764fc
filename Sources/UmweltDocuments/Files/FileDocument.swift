import Combine
import Foundation
import UniformTypeIdentifiers

/// A document that is read from files and written into them, as a value.
///
/// ```swift
/// struct Note: FileDocument {
///     static let readableContentTypes = [UTType.plainText]
///     var text = ""
///
///     init() {}
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
@preconcurrency public protocol FileDocument: Sendable {
    /// The types of files that the document is read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that the document is written into.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    ///
    /// - Parameter configuration: The type and the contents of the file.
    /// - Throws: An error if the content is not valid for the document.
    init(configuration: ReadConfiguration) throws

    /// The configuration of a read.
    typealias ReadConfiguration = FileDocumentReadConfiguration

    /// Returns the content of a file with the document.
    ///
    /// - Parameter configuration: The type of the file, and the existing one.
    /// - Throws: An error if the document cannot be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    /// The configuration of a write.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The types that the document is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is read from files and written into them, as an object.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The type of the written content: the state of the document at a moment.
    associatedtype Snapshot

    /// The types of files that the document is read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that the document is written into.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    ///
    /// - Parameter configuration: The type and the contents of the file.
    /// - Throws: An error if the content is not valid for the document.
    init(configuration: ReadConfiguration) throws

    /// The configuration of a read.
    typealias ReadConfiguration = FileDocumentReadConfiguration

    /// Returns the state of the document.
    ///
    /// - Parameter contentType: The type of the file.
    /// - Throws: An error if the document cannot be written.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns the content of a file with a state of the document.
    ///
    /// - Parameters:
    ///   - snapshot: The values to write.
    ///   - configuration: The type of the file, and the existing one.
    /// - Throws: An error if the state cannot be written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    /// The configuration of a write.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The types that the document is read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration of a read: the type and the file that a document is made of.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType

    /// The content of the file.
    public let file: FileWrapper

    init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

@available(*, unavailable)
extension FileDocumentReadConfiguration: Sendable {}

/// The configuration of a write: the type, and the file that was there before.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType

    /// The content of the file that is there already; nil for a new file.
    public let existingFile: FileWrapper?

    init(contentType: UTType, existingFile: FileWrapper?) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

@available(*, unavailable)
extension FileDocumentWriteConfiguration: Sendable {}
