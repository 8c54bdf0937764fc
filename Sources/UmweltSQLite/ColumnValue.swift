import Foundation

/// A type whose values SQLite stores in a column as such, so that it can compare them.
package protocol ColumnValue {
    var sqlValue: SQLValue { get }

    /// Makes the value of a column; nil if it is of another type.
    init?(sqlValue: SQLValue)
}

extension ColumnValue where Self: BinaryInteger {
    package var sqlValue: SQLValue { .integer(Int64(truncatingIfNeeded: self)) }

    package init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self.init(truncatingIfNeeded: value)
    }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}

extension Bool: ColumnValue {
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }

    package init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self = value != 0
    }
}

extension Double: ColumnValue {
    // SQLite stores what is no number as null.
    package var sqlValue: SQLValue { isNaN ? .text("nan") : .real(self) }

    package init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let value): self = value
        case .integer(let value): self = Double(value)
        case .text("nan"): self = .nan
        default: return nil
        }
    }
}

extension Float: ColumnValue {
    package var sqlValue: SQLValue { Double(self).sqlValue }

    package init?(sqlValue: SQLValue) {
        guard let value = Double(sqlValue: sqlValue) else { return nil }
        self = Float(value)
    }
}

extension String: ColumnValue {
    /// The text in its composed form: SQLite compares bytes, and texts are equal in Swift that are composed otherwise.
    /// In this form the order of bytes is Swift's.
    package var sqlValue: SQLValue { .text(mayBeDecomposed ? precomposedStringWithCanonicalMapping : self) }

    /// False if all characters are below U+0300, the first combining character.
    private var mayBeDecomposed: Bool {
        // Bytes that lie together are gone through several times faster than a text.
        let isPlain = utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0xCC } }
        return !(isPlain ?? utf8.allSatisfy { $0 < 0xCC })
    }

    package init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self = value
    }
}

extension Date: ColumnValue {
    package var sqlValue: SQLValue { .real(timeIntervalSinceReferenceDate) }

    package init?(sqlValue: SQLValue) {
        guard let value = Double(sqlValue: sqlValue) else { return nil }
        self.init(timeIntervalSinceReferenceDate: value)
    }
}

extension Data: ColumnValue {
    package var sqlValue: SQLValue { .blob(self) }

    package init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self = value
    }
}

extension UUID: ColumnValue {
    package var sqlValue: SQLValue { .text(uuidString) }

    package init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self.init(uuidString: value)
    }
}

extension URL: ColumnValue {
    package var sqlValue: SQLValue { .text(absoluteString) }

    package init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self.init(string: value)
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    package var sqlValue: SQLValue { self?.sqlValue ?? .null }

    package init?(sqlValue: SQLValue) {
        if sqlValue == .null {
            self = nil
        } else {
            guard let value = Wrapped(sqlValue: sqlValue) else { return nil }
            self = value
        }
    }
}
