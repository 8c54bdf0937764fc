import Foundation

/// A value to write for a key of a store.
package struct SessionWrite: Sendable {
    package let key: SessionKey

    /// The epoch in which it is written.
    package let epoch: Int

    /// Called on the store's thread if the stored value is of a later epoch, and is not replaced; with that epoch.
    package let refused: @Sendable (Int) -> Void

    private let encode: @Sendable () throws -> Data

    /// Makes a write of a value, which is encoded on the store's thread.
    package init(
        _ value: some Encodable & Sendable, to key: SessionKey, epoch: Int = 0,
        refused: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.key = key
        self.epoch = epoch
        self.refused = refused
        encode = { try JSONEncoder().encode(value) }
    }

    /// The text for the store.
    package func text() throws -> Data { StoredStateText.text(try encode(), epoch: epoch) }
}
