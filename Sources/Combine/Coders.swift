import Foundation
import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// The type that is decoded.
    public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// The type of the encoded data.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// The type that is decoded.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// The type of the encoded data.
    public typealias Output = Data
}
