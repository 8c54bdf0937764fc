import UniformTypeIdentifiers

/// A representation by another value that can be transferred, such as a title.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    PrimitiveTransferRepresentation
{
    /// Never: the system reads the representation itself.
    public typealias Body = Never

    let parts: [TransferPart<Item>]

    private init(
        _ write: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        _ read: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) {
        parts = ProxyRepresentation.transferParts.compactMap { inner in
            var part = TransferPart<Item>(visibility: inner.visibility)
            if let write, let export = inner.export {
                part.export = TransferPart.Export(type: export.type) { try await export.write(write($0)) }
            }
            if let read, let importer = inner.import {
                part.import = TransferPart.Import(type: importer.type) { try await read(importer.read($0)) }
            }
            return part.export == nil && part.import == nil ? nil : part
        }
    }

    /// Makes a representation that is only imported.
    ///
    /// - Parameter importing: Returns the item for data, a file or a value.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { self.init(nil, importing) }

    /// Makes a representation that is only imported.
    ///
    /// - Parameter importing: Returns the item for data, a file or a value.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { self.init(nil, importing) }

    /// Makes a representation that is only exported.
    ///
    /// - Parameter exporting: Returns the data, file or value for an item.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { self.init(exporting, nil) }

    /// Makes a representation that is only exported.
    ///
    /// - Parameter exporting: Returns the data, file or value for an item.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { self.init(exporting, nil) }

    /// Makes a representation that is exported and imported.
    ///
    /// - Parameters:
    ///   - exporting: Returns the data, file or value for an item.
    ///   - importing: Returns the item for data, a file or a value.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.init(exporting, importing)
    }

    /// Makes a representation that is exported and imported.
    ///
    /// - Parameters:
    ///   - exporting: Returns the data, file or value for an item.
    ///   - importing: Returns the item for data, a file or a value.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(exporting, importing)
    }

    /// Makes a representation that is exported and imported.
    ///
    /// - Parameters:
    ///   - exporting: Returns the data, file or value for an item.
    ///   - importing: Returns the item for data, a file or a value.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(exporting, importing)
    }
}
