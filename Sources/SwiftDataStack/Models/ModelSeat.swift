import UmweltStore

/// The identity of a model object: its key, and its owner. It is all that an object needs before its row is read: with
/// it, and a reference to its values, an object takes 40 bytes. The macro `@Model` declares it.
///
/// It informs the object's context when the object is released, because the context holds no weak references.
public struct ModelSeat: ~Copyable {
    public let key: Int64
    public var owner: ModelOwner?

    /// Makes the seat of a new object.
    public init() { key = RowKey.next() }

    /// Makes the seat of an object of a store.
    ///
    /// - Parameter row: The row of the object in its store.
    public init(_ row: ModelRow) {
        key = row.key
        owner = row.owner
    }

    deinit { owner?.placeList?.forget(key) }
}

/// A property of size zero that stands for a model's property whose value is stored elsewhere. The macro `@Model`
/// declares it.
@frozen public struct ModelMark {
    @inlinable public init() {}
}
