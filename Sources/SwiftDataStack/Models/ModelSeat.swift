import UmweltStore

/// The place of an object among others: its key, and what it belongs to. It is all that is kept of an object whose row
/// has not been read: with it, and a reference to its values, an object takes 40 bytes. The macro `@Model` declares it.
///
/// The object's context is told when the object goes, as it holds no weak references.
public struct ModelSeat: ~Copyable {
    public let key: Int64
    public var owner: ModelOwner?

    /// Makes the place of a new object.
    public init() { key = RowKey.next() }

    /// Makes the place of an object of a store.
    public init(_ row: ModelRow) {
        key = row.key
        owner = row.owner
    }

    deinit { owner?.placeList?.forget(key) }
}

/// A property of no size, in the room of a model's property whose value is elsewhere. The macro `@Model` declares it.
@frozen public struct ModelMark {
    @inlinable public init() {}
}
