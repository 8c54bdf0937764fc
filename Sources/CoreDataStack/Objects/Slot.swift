import Foundation
import UmweltSQLite

/// The value of one property of an object. Other objects are known by their identity, so that contexts can share it.
enum Slot {
    case value(SQLValue)
    case one(NSManagedObjectID?)
    case many([NSManagedObjectID])

    /// A relationship to many that has not been read.
    case unread

    /// A value that is not stored. It is stored elsewhere, so that other values need less space.
    indirect case transient(Any?)
}

extension Slot {
    /// Returns true if two are surely the same.
    static func areEqual(_ left: Slot, _ right: Slot) -> Bool {
        switch (left, right) {
        case (.value(let left), .value(let right)): left == right
        case (.one(let left), .one(let right)): left == right
        case (.many(let left), .many(let right)): left == right
        default: false
        }
    }

    /// The value of a column.
    var column: SQLValue {
        switch self {
        case .value(let value): value
        case .one(let id): id.map { .integer($0.key) } ?? .null
        case .many, .unread, .transient: .null
        }
    }

    var one: NSManagedObjectID? { if case .one(let id) = self { id } else { nil } }
}

/// The identity of a row.
struct RowID: Hashable {
    let key: Int64
    let root: ObjectIdentifier

    /// Only the key is hashed: keys of different tables differ as well.
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The identity that another object created for the row would have.
    var identifier: ObjectIdentifier { Self.identifier(of: key) }

    // Keys are never zero, which no object has.
    static func identifier(of key: Int64) -> ObjectIdentifier { unsafeBitCast(Int(key), to: ObjectIdentifier.self) }
}
