import Foundation
import Synchronization

/// The identity of a model: the same in all contexts, and in all processes that open its store.
///
/// It does not change when the model is saved for the first time.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The identity within the process and the store.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let entityName: String
        let key: Int64

        public static func < (lhs: ID, rhs: ID) -> Bool {
            lhs.entityName == rhs.entityName ? lhs.key < rhs.key : lhs.entityName < rhs.entityName
        }
    }

    public let id: ID

    /// The name of the model's entity: that of its class.
    public var entityName: String { id.entityName }

    var key: Int64 { id.key }

    init(entityName: String, key: Int64) { id = ID(entityName: entityName, key: key) }

    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }
}

/// The source of keys, which are the primary keys of rows too: later ones are greater, so that rows lie in the order of
/// their making, and those of different processes differ.
enum ModelKey {
    private static let last = Mutex<Int64>(0)

    /// The bits below the milliseconds since 2001, which are random where a millisecond begins: 41 bits of milliseconds
    /// last until 2070.
    private static let randomBits: Int64 = 22

    static func next() -> Int64 {
        last.withLock { last in
            let now = Int64(Date.timeIntervalSinceReferenceDate * 1000) << randomBits
            last = last < now ? now | Int64.random(in: 0..<(1 << (randomBits - 1))) : last + 1
            return last
        }
    }
}
