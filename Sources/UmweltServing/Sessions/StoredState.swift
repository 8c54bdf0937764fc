import Foundation

/// A piece of state as stored, with the epoch in which it was written: `{"turn":3,"kept":…}`.
package struct StoredState<Value: Sendable>: Sendable {
    package let epoch: Int
    package let value: Value
}

extension StoredState: Equatable where Value: Equatable {}

extension StoredState: Decodable where Value: Decodable {
    private enum CodingKeys: String, CodingKey {
        // States that are stored already have this key.
        case epoch = "turn"
        case kept
    }

    package init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        epoch = try parts.decode(Int.self, forKey: .epoch)
        value = try parts.decode(Value.self, forKey: .kept)
    }
}

/// The text of a stored piece of state.
package enum StoredStateText {
    /// The text before the number of the epoch, which stores search for.
    package static let start = #"{"turn":"#

    /// The number of bytes that contain the epoch.
    package static let head = 32

    /// Returns the text of a value that is encoded as JSON.
    package static func text(_ value: Data, epoch: Int) -> Data {
        Data("\(start)\(epoch),\"kept\":".utf8) + value + Data("}".utf8)
    }

    /// Returns the epoch in which a text was written; 0 for other texts.
    package static func epoch(of text: Data) -> Int {
        let bytes = text.prefix(head)
        guard bytes.starts(with: start.utf8) else { return 0 }
        let digits = bytes.dropFirst(start.utf8.count).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
}
