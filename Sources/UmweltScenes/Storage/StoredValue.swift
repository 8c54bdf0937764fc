import Foundation

/// A value of a store, of a type that property lists support.
package enum StoredValue: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)

    /// Makes the value of a property list's object; nil for arrays and dictionaries.
    init?(propertyList object: Any) {
        switch object {
        // Numbers from a file are `NSNumber`s, which can be cast to every type of the cases below.
        case let number as NSNumber where type(of: object) is NSNumber.Type:
            switch String(cString: number.objCType) {
            case "d", "f": self = .double(number.doubleValue)
            case "c", "B": self = .bool(number.boolValue)
            default: self = .int(number.intValue)
            }
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .int(value)
        case let value as Double: self = .double(value)
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        default: return nil
        }
    }

    /// Decodes a value; nil if the data is none.
    package init?(encoded data: Data) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any]
        guard let object = list?.first else { return nil }
        self.init(propertyList: object)
    }

    /// The value as data, for stores of bytes.
    package var encoded: Data {
        // A value that no list can have, such as a text that is no Unicode, is kept as none.
        (try? PropertyListSerialization.data(fromPropertyList: [propertyList], format: .binary, options: 0)) ?? Data()
    }

    /// The value for a property list.
    var propertyList: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        }
    }

    // Numbers are converted to each other where nothing is lost, as in property lists.

    var bool: Bool? {
        switch self {
        case .bool(let value): value
        case .int(0), .double(0): false
        case .int(1), .double(1): true
        default: nil
        }
    }

    var int: Int? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): value
        case .double(let value): Int(exactly: value)
        default: nil
        }
    }

    var double: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(exactly: value)
        case .double(let value): value
        default: nil
        }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }

    var data: Data? { if case .data(let value) = self { value } else { nil } }

    var date: Date? { if case .date(let value) = self { value } else { nil } }

    /// The URL from a path or, for other URLs, from an archive in Foundation's format; nil for other values.
    var url: URL? {
        switch self {
        case .string(let path): URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
        case .data(let archive):
            (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive)).map { $0 as URL }
        default: nil
        }
    }

    /// Makes the value that `UserDefaults.url(forKey:)` reads as a URL; nil if it cannot be archived.
    init?(url: URL) {
        if url.isFileURL {
            self = .string(url.path)
        } else {
            let archive = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
            guard let archive else { return nil }
            self = .data(archive)
        }
    }
}
