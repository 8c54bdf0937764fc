import Foundation
import UniformTypeIdentifiers

/// A representation by data that the app makes and reads.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    /// Never: the system reads the representation itself.
    public typealias Body = Never

    let parts: [TransferPart<Item>]

    /// Makes a representation that is exported and imported.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: Returns the data, file or value for an item.
    ///   - importing: Returns the item for data, a file or a value.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        parts = [TransferPart(export: Self.export(contentType, exporting), import: Self.import(contentType, importing))]
    }

    /// Makes a representation that is only exported.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the data.
    ///   - exporting: Returns the data, file or value for an item.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        parts = [TransferPart(export: Self.export(exportedContentType, exporting))]
    }

    /// Makes a representation that is only imported.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the data.
    ///   - importing: Returns the item for data, a file or a value.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        parts = [TransferPart(import: Self.import(importedContentType, importing))]
    }

    private static func export(
        _ type: UTType, _ write: @escaping @Sendable (Item) async throws -> Data
    ) -> TransferPart<Item>.Export {
        TransferPart.Export(type: type) { .data(try await write($0)) }
    }

    private static func `import`(
        _ type: UTType, _ read: @escaping @Sendable (Data) async throws -> Item
    ) -> TransferPart<Item>.Import {
        TransferPart.Import(type: type) { try await read($0.data) }
    }
}
