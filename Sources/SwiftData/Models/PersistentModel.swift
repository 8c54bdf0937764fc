import Observation

/// A class whose objects are kept in a store. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    /// The record of the object in its context. The macro writes it.
    var _$record: ModelRecord { get }

    /// The properties that are stored, in the order of the source. The macro writes it.
    static var _$properties: [ModelProperty] { get }

    /// The constraints and indices of `#Unique` and `#Index`. The macro writes it.
    static var _$constraints: [ModelConstraint] { get }

    /// True if other classes may inherit from the class, or it inherits from one.
    static var _$isOpen: Bool { get }

    /// Makes an object of a row of its store. The macro writes it.
    init(_$row row: ModelRow)

    /// Takes the values of a row. The macro writes it.
    func _$fill(_ row: ModelRow)

    /// Adds the values to those of a row that is written. The macro writes it.
    func _$columns(_ row: inout ModelColumns)
}

extension PersistentModel {
    public static var _$isOpen: Bool { false }

    /// The entity of the object's class.
    var entity: Entity { _$record.entity(of: self) }

    /// The context that the object belongs to; nil if it has not been inserted into one.
    public var modelContext: ModelContext? { _$record.context }

    /// The identity of the object.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: entity.name, key: _$record.key)
    }

    /// The identity of the object.
    public var id: PersistentIdentifier { persistentModelID }

    /// True if the object has changes that are not saved.
    public var hasChanges: Bool { _$record.state == .inserted || !_$record.originals.isEmpty }

    /// True if the object was deleted from its context.
    public var isDeleted: Bool { _$record.state == .deleted }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
