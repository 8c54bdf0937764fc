import Foundation

/// The rule for the objects that are related to a deleted one.
public enum NSDeleteRule: UInt, Sendable {
    /// They are not changed.
    case noActionDeleteRule = 0
    /// They lose the relationship.
    case nullifyDeleteRule = 1
    /// They are deleted too.
    case cascadeDeleteRule = 2
    /// The object is not deleted while it has related objects.
    case denyDeleteRule = 3
}

/// The description of a relationship to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects on the other side.
    open unowned(unsafe) var destinationEntity: NSEntityDescription?

    /// The relationship of these back to the object; nil for none.
    open unowned(unsafe) var inverseRelationship: NSRelationshipDescription?

    /// The largest number of objects; 0 for any number.
    open var maxCount = 0

    /// The smallest number of objects, of a relationship that is not optional or has any.
    open var minCount = 0

    /// The rule for the objects on the other side.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule

    /// True if there may be several objects.
    open var isToMany: Bool { maxCount != 1 }

    /// True if the objects have an order.
    open var isOrdered = false

    public override init() { super.init() }

    open override var versionHash: Data {
        super.versionHash
            + Data(
                " relationship \(destinationEntity?.name ?? "") \(inverseRelationship?.name ?? "") \(isToMany) \(isOrdered)"
                    .utf8)
    }

    /// Copies everything except the entities, which belong to another model.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSRelationshipDescription()
        copyProperties(to: copy)
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
        return copy
    }
}
