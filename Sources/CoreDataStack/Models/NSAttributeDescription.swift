import Foundation

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

/// The description of an attribute: a property whose value is no other object of a store.
open class NSAttributeDescription: NSPropertyDescription {
    /// A type of attributes.
    public struct AttributeType: Hashable, RawRepresentable, Sendable {
        public var rawValue: NSAttributeType

        public init(rawValue: NSAttributeType) { self.rawValue = rawValue }

        public static let undefined = AttributeType(rawValue: .undefinedAttributeType)
        public static let integer16 = AttributeType(rawValue: .integer16AttributeType)
        public static let integer32 = AttributeType(rawValue: .integer32AttributeType)
        public static let integer64 = AttributeType(rawValue: .integer64AttributeType)
        public static let decimal = AttributeType(rawValue: .decimalAttributeType)
        public static let double = AttributeType(rawValue: .doubleAttributeType)
        public static let float = AttributeType(rawValue: .floatAttributeType)
        public static let string = AttributeType(rawValue: .stringAttributeType)
        public static let boolean = AttributeType(rawValue: .booleanAttributeType)
        public static let date = AttributeType(rawValue: .dateAttributeType)
        public static let binaryData = AttributeType(rawValue: .binaryDataAttributeType)
        public static let uuid = AttributeType(rawValue: .UUIDAttributeType)
        public static let uri = AttributeType(rawValue: .URIAttributeType)
        public static let transformable = AttributeType(rawValue: .transformableAttributeType)
        public static let objectID = AttributeType(rawValue: .objectIDAttributeType)
    }

    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType

    /// The type of the values.
    public var type: AttributeType {
        get { AttributeType(rawValue: attributeType) }
        set { attributeType = newValue.rawValue }
    }

    /// The class of the values, for types with several classes; nil for the default.
    open var attributeValueClassName: String?

    /// The value of new objects; nil for none.
    open var defaultValue: Any?

    /// True if large values may be stored outside the row. SQLite stores them in separate pages here.
    open var allowsExternalBinaryDataStorage = false

    public override init() { super.init() }

    open override var versionHash: Data { super.versionHash + Data(" attribute \(attributeType.rawValue)".utf8) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSAttributeDescription()
        copyProperties(to: copy)
        copy.attributeType = attributeType
        copy.attributeValueClassName = attributeValueClassName
        copy.defaultValue = defaultValue
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        return copy
    }
}
