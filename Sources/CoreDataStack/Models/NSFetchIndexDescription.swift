import Foundation

/// The kind of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary = 0
    case rTree = 1
}

/// A property of an index, with its order.
open class NSFetchIndexElementDescription: NSObject {
    /// The property.
    public let property: NSPropertyDescription?

    /// The name of the property.
    public let propertyName: String?

    /// The kind of the index. Here all are trees of values, whatever the kind.
    open var collationType: NSFetchIndexElementType

    /// True for ascending order.
    open var isAscending = true

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        propertyName = property.name
        self.collationType = collationType
    }
}

/// The description of an index, with which a store finds and sorts objects faster.
open class NSFetchIndexDescription: NSObject {
    /// The name of the index.
    open var name: String

    /// The properties.
    open var elements: [NSFetchIndexElementDescription]

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
