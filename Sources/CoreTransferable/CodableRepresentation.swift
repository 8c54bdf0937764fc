import Combine
import Foundation
import UniformTypeIdentifiers

/// A representation by the value's own coding, such as JSON.
@preconcurrency
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation, PrimitiveTransferRepresentation, Sendable
where Encoder.Output == Data, Decoder.Input == Data {
    /// Never: the system reads the representation itself.
    public typealias Body = Never

    let parts: [TransferPart<Item>]

    /// Makes a representation as JSON.
    ///
    /// - Parameter contentType: The type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Makes a representation by an encoder and a decoder.
    ///
    /// - Parameter contentType: The type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        var part = TransferPart<Item>()
        part.export = TransferPart.Export(type: contentType) { .data(try encoder.encode($0)) }
        part.import = TransferPart.Import(type: contentType) { try decoder.decode(Item.self, from: $0.data) }
        parts = [part]
    }
}
