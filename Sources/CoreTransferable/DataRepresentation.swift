import Foundation
import UniformTypeIdentifiers

/// A representation by data that the app makes and reads.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    /// Never: the system reads the representation itself.
    public typealias Body = Never

    let parts: [TransferPart<Item>]

    /// Makes a representation that is exported and imported.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        parts = [TransferPart(export: Self.export(contentType, exporting), import: Self.import(contentType, importing))]
    }

    /// Makes a representation that is only exported.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        parts = [TransferPart(export: Self.export(exportedContentType, exporting))]
    }

    /// Makes a representation that is only imported.
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
