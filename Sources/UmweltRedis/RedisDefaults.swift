import Foundation
import Umwelt
import UmweltServing

/// The user defaults of a visitor in Redis, for processes of any machines: a hash with a field for each key.
struct RedisDefaults: DefaultsPlace {
    private let store: RedisStore
    private let key: SessionKey

    /// Makes the storage of a visitor's defaults.
    init(of visitor: VisitorID, in store: RedisStore) {
        self.store = store
        key = .defaults(of: visitor)
    }

    func read() async -> [String: StoredValue]? {
        await store.values(of: key)?.compactMapValues(StoredValue.init(encoded:))
    }

    func write(_ value: StoredValue?, for name: String) { store.write(value?.encoded, for: name, at: key) }
}
