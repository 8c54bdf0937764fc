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

    /// Makes an element of an index.
    ///
    /// - Parameters:
    ///   - property: The property to index.
    ///   - collationType: The kind of index.
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

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - name: The name of the index.
    ///   - elements: The indexed properties, in order; nil for none yet.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
