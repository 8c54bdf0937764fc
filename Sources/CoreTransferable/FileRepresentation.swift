import Foundation
import UniformTypeIdentifiers

/// A file that represents a value.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL

    /// True if the receiver may use the file itself, and not a copy.
    public let allowAccessingOriginalFile: Bool

    /// Makes a file that represents a value.
    ///
    /// - Parameters:
    ///   - file: The URL of the file.
    ///   - allowAccessingOriginalFile: True if the original file may be used; false for a copy.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file from which a value is made.
public struct ReceivedTransferredFile: Sendable {
    /// The file. Copy it to use it later.
    public let file: URL

    /// True if the file is the original, and not a copy.
    public let isOriginalFile: Bool
}

/// A representation by a file.
///
/// Only the app opens its files, always at the given URL, so opening them in place has no effect.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    /// Never: the system reads the representation itself.
    public typealias Body = Never

    let parts: [TransferPart<Item>]

    /// Makes a representation that is exported and imported.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - shouldAttemptToOpenInPlace: It has no effect here.
    ///   - exporting: Returns the data, file or value for an item.
    ///   - importing: Returns the item for data, a file or a value.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        parts = [TransferPart(export: Self.export(contentType, exporting), import: Self.import(contentType, importing))]
    }

    /// Makes a representation that is only exported.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the data.
    ///   - shouldAllowToOpenInPlace: It has no effect here.
    ///   - exporting: Returns the data, file or value for an item.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        parts = [TransferPart(export: Self.export(exportedContentType, exporting))]
    }

    /// Makes a representation that is only imported.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the data.
    ///   - shouldAttemptToOpenInPlace: It has no effect here.
    ///   - importing: Returns the item for data, a file or a value.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        parts = [TransferPart(import: Self.import(importedContentType, importing))]
    }

    private static func export(
        _ type: UTType, _ write: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> TransferPart<Item>.Export {
        TransferPart.Export(type: type) { .file(try await write($0).file) }
    }

    private static func `import`(
        _ type: UTType, _ read: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> TransferPart<Item>.Import {
        TransferPart.Import(type: type) { content in
            var isOriginal = false
            if case .file = content { isOriginal = true }
            return try await read(
                ReceivedTransferredFile(file: try content.file(of: type), isOriginalFile: isOriginal))
        }
    }
}
