import Observation

/// A class whose objects can be saved in a store. Apply `@Model` instead of conforming to it yourself. `@Model` makes a
/// class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The key of the object in its store. The macro writes it.
    var _$key: Int64 { get }

    /// The owner of the object; nil while it has none. The macro writes it.
    var _$owner: ModelOwner? { get set }

    /// The properties that are stored, in the order of the source. The macro writes it.
    static var _$properties: [ModelProperty] { get }

    /// The constraints and indices of `#Unique` and `#Index`. The macro writes it.
    static var _$constraints: [ModelConstraint] { get }

    /// True if other classes may inherit from the class, or it inherits from one.
    static var _$isOpen: Bool { get }

    /// Makes an object from a row of its store. The macro writes it.
    init(_$row row: ModelRow)

    /// Sets the properties to the values of a row. The macro writes it.
    func _$fill(_ row: ModelRow)

    /// Adds the values of the properties to a row that is written. The macro writes it.
    func _$columns(_ row: inout ModelColumns)
}

extension PersistentModel {
    public static var _$isOpen: Bool { false }

    /// The record of the object, which is made on first use.
    var _$record: ModelRecord {
        let owner = _$owner
        if let record = owner?.record { return record }
        let record = ModelRecord(insteadOf: owner)
        _$owner = record
        return record
    }

    /// The entity of the object's class.
    var entity: Entity { _$owner?.origin?.entity ?? _$record.entity(of: self) }

    /// The object that has the row: this one, or the object that this one was merged with.
    var current: any PersistentModel { _$owner?.record?.survivor?.current ?? self }

    /// The state of the object in its context.
    var state: ModelState { _$owner?.state ?? .free }

    /// True if the row of the object has not been read.
    var isUnread: Bool { _$owner?.isUnread ?? false }

    /// The context that the object belongs to; nil if it has not been inserted into one.
    public var modelContext: ModelContext? { _$owner?.origin?.context }

    /// The identity of the object.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: entity.name, key: current._$key)
    }

    /// The identity of the object.
    public var id: PersistentIdentifier { persistentModelID }

    /// True if the object has changes that are not saved.
    public var hasChanges: Bool {
        guard let record = current._$owner?.record else { return false }
        return record.state == .inserted || !record.originals.isEmpty
    }

    /// True if the object was deleted from its context.
    public var isDeleted: Bool { current.state == .deleted }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
