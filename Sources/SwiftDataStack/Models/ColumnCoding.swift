import Foundation
import UmweltSQLite

/// The storage of a type's values in a column: directly if SQLite supports the type, otherwise as JSON.
final class ColumnCoding<Value>: @unchecked Sendable {
    // Its functions have no state.

    let encode: (Value) -> SQLValue
    let decode: (SQLValue) -> Value?

    /// True if SQLite compares values as Swift does.
    let isComparable: Bool

    private init(
        isComparable: Bool, encode: @escaping (Value) -> SQLValue,
        decode: @escaping (SQLValue) -> Value?
    ) {
        self.isComparable = isComparable
        self.encode = encode
        self.decode = decode
    }

    private static func direct<Column: ColumnValue>(_ type: Column.Type) -> AnyObject {
        ColumnCoding<Column>(isComparable: true, encode: { $0.sqlValue }, decode: { Column(sqlValue: $0) })
    }
}

extension ColumnCoding where Value: Codable {
    /// The coding of a type.
    ///
    /// - Parameter isCodable: True for the `Codable` form of a type that SQLite supports too.
    static func make(isCodable: Bool = false) -> ColumnCoding<Value> {
        if !isCodable, let type = Value.self as? any ColumnValue.Type {
            // The coding is one of the type itself.
            return direct(type) as! ColumnCoding<Value>
        }
        return ColumnCoding(isComparable: false, encode: { encodeJSON($0) }, decode: { decodeJSON($0) })
    }

    private static func encodeJSON(_ value: Value) -> SQLValue {
        if let optional = value as? any OptionalValue, optional.isNil { return .null }
        let encoder = JSONEncoder()
        // Equal values are equal texts, which predicates compare.
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            fatalError("SwiftData: a value of \(Value.self) cannot be encoded: \(error)")
        }
    }

    private static func decodeJSON(_ value: SQLValue) -> Value? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        switch value {
        case .null: return try? decoder.decode(Value.self, from: Data("null".utf8))
        case .text(let text): return try? decoder.decode(Value.self, from: Data(text.utf8))
        default: return nil
        }
    }
}

private protocol OptionalValue {
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isNil: Bool { self == nil }
}
