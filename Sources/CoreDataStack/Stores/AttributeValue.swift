import Foundation
import UmweltFoundation
import UmweltSQLite

/// The conversion between stored values of attributes and the values that programs read and set by key.
enum AttributeValue {
    /// Returns the stored form of a value. Stops the program if the attribute has another type.
    static func encode(_ value: Any?, _ type: NSAttributeType, name: String) -> SQLValue {
        guard let value, !(value is NSNull) else { return .null }
        if let encoded = encoded(value, type) { return encoded }
        fatalError(
            """
            Core Data: “\(name)” is set to \(value), a \(Swift.type(of: value)). The attribute has another type: \
            convert the value.
            """)
    }

    /// Returns true if a value's stored form equals another; nil means null.
    static func isEncoded(_ value: Any, as stored: SQLValue, _ type: NSAttributeType) -> Bool {
        (encoded(value, type) ?? .null) == stored
    }

    private static func encoded(_ value: Any, _ type: NSAttributeType) -> SQLValue? {
        switch type {
        // Swift's own types first: a cast to an object makes one.
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            if let value = value as? Int64 { return .integer(value) }
            if let value = value as? Int { return .integer(Int64(value)) }
            if let value = value as? NSNumber { return .integer(value.int64Value) }
            return (value as? any BinaryInteger).map { .integer(Int64(truncatingIfNeeded: $0)) }
        case .booleanAttributeType:
            if let value = value as? Bool { return .integer(value ? 1 : 0) }
            return (value as? NSNumber).map { .integer($0.boolValue ? 1 : 0) }
        case .doubleAttributeType, .floatAttributeType:
            if let value = value as? Double { return value.sqlValue }
            if let value = value as? NSNumber { return value.doubleValue.sqlValue }
            if let value = value as? any BinaryFloatingPoint { return Double(value).sqlValue }
            return (value as? any BinaryInteger).map { .real(Double($0)) }
        case .decimalAttributeType:
            if let value = value as? NSDecimalNumber { return .text(value.stringValue) }
            if let value = value as? Decimal { return .text(value.description) }
            return (value as? NSNumber).map { .text($0.decimalValue.description) }
        case .stringAttributeType: return (value as? String)?.sqlValue
        case .dateAttributeType: return (value as? Date)?.sqlValue
        case .binaryDataAttributeType: return (value as? Data)?.sqlValue
        case .UUIDAttributeType: return (value as? UUID)?.sqlValue
        case .URIAttributeType: return (value as? URL)?.sqlValue
        case .objectIDAttributeType: return (value as? NSManagedObjectID)?.uriRepresentation().sqlValue
        case .transformableAttributeType, .undefinedAttributeType:
            // A dictionary around it, as the list has to be one of containers.
            return
                (try? PropertyListSerialization.data(
                    fromPropertyList: ["value": plain(value)], format: .binary, options: 0))
                .map { .blob($0) }
        }
    }

    /// The values of Foundation's classes for property lists.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let value as NSArray: value.map(plain)
        case let value as NSDictionary:
            Dictionary(value.map { ("\($0.key)", plain($0.value)) }) { $1 }
        case let value as NSString: value.description
        case let value as NSDate: Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        default: value
        }
    }

    /// Returns a stored value as programs read it by its key: numbers are `NSNumber`.
    static func decode(_ value: SQLValue, _ type: NSAttributeType) -> Any? {
        switch (value, type) {
        case (.null, _): nil
        case (.integer(let number), .booleanAttributeType): NSNumber(value: number != 0)
        case (.integer(let number), .integer16AttributeType): NSNumber(value: Int16(truncatingIfNeeded: number))
        case (.integer(let number), .integer32AttributeType): NSNumber(value: Int32(truncatingIfNeeded: number))
        case (.integer(let number), .integer64AttributeType): NSNumber(value: number)
        case (_, .floatAttributeType): Float(sqlValue: value).map { NSNumber(value: $0) }
        case (_, .doubleAttributeType): Double(sqlValue: value).map { NSNumber(value: $0) }
        case (.text(let text), .decimalAttributeType): NSDecimalNumber(string: text)
        case (.text(let text), .UUIDAttributeType): UUID(uuidString: text)
        case (.text(let text), .URIAttributeType), (.text(let text), .objectIDAttributeType): URL(string: text)
        case (.text(let text), _): text
        case (_, .dateAttributeType): Date(sqlValue: value)
        case (.blob(let data), .transformableAttributeType), (.blob(let data), .undefinedAttributeType):
            ((try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any])?["value"]
        case (.blob(let data), _): data
        case (.integer(let number), _): NSNumber(value: number)
        case (.real(let number), _): NSNumber(value: number)
        }
    }

    /// Returns a stored value as predicates compare it.
    static func comparable(_ value: SQLValue, _ type: NSAttributeType) -> PredicateValue {
        switch (value, type) {
        case (.null, _): .null
        case (.text(let text), .decimalAttributeType): .real(NSDecimalNumber(string: text).doubleValue)
        case (.integer(let value), _): .integer(value)
        case (.real(let value), _): .real(value)
        case (.text(let value), _): .text(value)
        case (.blob, .transformableAttributeType): PredicateValue(decode(value, type))
        case (.blob(let value), _): .data(value)
        }
    }
}
