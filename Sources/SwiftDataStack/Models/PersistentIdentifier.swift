import Foundation

/// The identity of a model: the same in all contexts, and in all processes that open its store.
///
/// It stays the same when the model is first saved.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
    /// The identity within the process and the store.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let entityName: String
        let key: Int64

        /// Compares the keys first, because comparing names takes longer.
        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.key == rhs.key && lhs.entityName == rhs.entityName }

        /// Hashes the key only, because keys of different entities differ as well.
        public func hash(into hasher: inout Hasher) { hasher.combine(key) }

        public static func < (lhs: ID, rhs: ID) -> Bool {
            lhs.entityName == rhs.entityName ? lhs.key < rhs.key : lhs.entityName < rhs.entityName
        }
    }

    public let id: ID

    /// The name of the model's entity, which is the name of its class.
    public var entityName: String { id.entityName }

    var key: Int64 { id.key }

    init(entityName: String, key: Int64) { id = ID(entityName: entityName, key: key) }

    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool { lhs.id < rhs.id }
}
