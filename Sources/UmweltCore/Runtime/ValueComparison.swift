/// Returns true if two values are the same, as far as their type allows a comparison.
///
/// They are compared by `==`; classes by identity; trivial types bit by bit; structures and tuples field by field.
/// Other values count as different, unless their bits are equal.
package func areValuesEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    let comparison = ValueComparison.of(Value.self)
    return withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in comparison.areEqual(left, right) }
    }
}

/// A type with its own comparison when it is stored in a view: the value of a property wrapper before it is installed
/// differs from the value that the view will read.
package protocol ViewFieldComparable {
    /// Returns true if a view with `other` in this place is the same view.
    nonisolated func isSameField(as other: Self) -> Bool
}

/// The comparison of values of one type; found once per type.
class ValueComparison: @unchecked Sendable {
    private static let table = MetatypeTable<Found>()

    /// An entry of the table: the comparison and the type that it is for.
    private final class Found: Sendable {
        let type: ObjectIdentifier
        let comparison: ValueComparison
        init(type: ObjectIdentifier, comparison: ValueComparison) {
            self.type = type
            self.comparison = comparison
        }
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }

    static func of<Value>(_ type: Value.Type) -> ValueComparison {
        let id = ObjectIdentifier(type)
        if let found = table.cached(for: id), found.type == id { return found.comparison }
        return table.entry(for: id) { Found(type: id, comparison: make(for: type)) }.comparison
    }

    static func of(dynamic type: Any.Type) -> ValueComparison {
        func open<Value>(_ type: Value.Type) -> ValueComparison { of(type) }
        return _openExistential(type, do: open)
    }

    private static func make<Value>(for type: Value.Type) -> ValueComparison {
        if let type = type as? any ViewFieldComparable.Type { return makeFieldRule(type) }
        if let type = type as? any Equatable.Type { return makeEquatable(type) }
        if type is AnyClass || type is any AnyObject.Type { return BitwiseComparison(size: MemoryLayout<Value>.size) }
        if let type = type as? any OptionalComparable.Type { return type.makeComparison() }
        let kind = MetadataKind(of: type)
        if kind == .existential { return ExistentialComparison<Value>() }
        if kind == .function { return ClosureComparison() }
        if kind == .structure || kind == .tuple {
            if let fields = FieldComparison(type) { return fields }
        }
        return BitwiseComparison(size: MemoryLayout<Value>.size)
    }

    private static func makeEquatable<Value: Equatable>(_ type: Value.Type) -> ValueComparison {
        EquatableComparison<Value>()
    }

    private static func makeFieldRule<Value: ViewFieldComparable>(_ type: Value.Type) -> ValueComparison {
        FieldRuleComparison<Value>()
    }
}

private final class EquatableComparison<Value: Equatable>: ValueComparison, @unchecked Sendable {
    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        left.assumingMemoryBound(to: Value.self).pointee == right.assumingMemoryBound(to: Value.self).pointee
    }
}

private final class FieldRuleComparison<Value: ViewFieldComparable>: ValueComparison, @unchecked Sendable {
    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        left.assumingMemoryBound(to: Value.self).pointee
            .isSameField(as: right.assumingMemoryBound(to: Value.self).pointee)
    }
}

/// Compares memory. Equal bits are equal values, whatever the type; for types with references, differing bits mean only
/// that the values cannot be compared.
private final class BitwiseComparison: ValueComparison, @unchecked Sendable {
    private let size: Int

    init(size: Int) { self.size = size }

    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        UnsafeRawBufferPointer(start: left, count: size)
            .elementsEqual(UnsafeRawBufferPointer(start: right, count: size))
    }
}

/// Compares structures and tuples field by field: never as a whole, since bytes between fields are garbage.
private final class FieldComparison: ValueComparison, @unchecked Sendable {
    private let fields: [(offset: Int, comparison: ValueComparison)]

    init?(_ type: Any.Type) {
        guard let properties = StoredProperty.all(of: type) else { return nil }
        fields = properties.map { ($0.offset, $0.isStrong ? .of(dynamic: $0.type) : Self.bitwise($0.type)) }
    }

    /// Returns the comparison of weak and unowned references: equal bits refer to the same object, which may no longer
    /// exist.
    private static func bitwise(_ type: Any.Type) -> ValueComparison {
        func open<Value>(_ type: Value.Type) -> ValueComparison { BitwiseComparison(size: MemoryLayout<Value>.size) }
        return _openExistential(type, do: open)
    }

    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        for field in fields where !field.comparison.areEqual(left + field.offset, right + field.offset) {
            return false
        }
        return true
    }
}

/// Compares the values in `any P` containers: two of one type, by that type's comparison.
private final class ExistentialComparison<Value>: ValueComparison, @unchecked Sendable {
    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let left: Any = left.assumingMemoryBound(to: Value.self).pointee
        let right: Any = right.assumingMemoryBound(to: Value.self).pointee
        // The types are asked for: opening `left` itself may yield another existential.
        let type = Swift.type(of: left)
        guard Swift.type(of: right) == type else { return false }
        func open<Inside>(_ type: Inside.Type) -> Bool {
            guard let left = left as? Inside, let right = right as? Inside else { return false }
            return areValuesEqual(left, right)
        }
        return _openExistential(type, do: open)
    }
}

/// An optional whose wrapped type is not `Equatable`.
private protocol OptionalComparable {
    static func makeComparison() -> ValueComparison
}

extension Optional: OptionalComparable {
    fileprivate static func makeComparison() -> ValueComparison { OptionalComparison<Wrapped>() }
}

private final class OptionalComparison<Wrapped>: ValueComparison, @unchecked Sendable {
    private let wrapped = ValueComparison.of(Wrapped.self)

    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        switch (
            left.assumingMemoryBound(to: Wrapped?.self).pointee, right.assumingMemoryBound(to: Wrapped?.self).pointee
        ) {
        case (nil, nil): true
        case (let left?, let right?):
            withUnsafePointer(to: left) { left in
                withUnsafePointer(to: right) { right in wrapped.areEqual(left, right) }
            }
        default: false
        }
    }
}

/// The kind of a type, from the first word of its metadata (Swift's ABI, MetadataKind.def).
package enum MetadataKind {
    case structure, enumeration, tuple, existential, function, metatype, other

    package init(of type: Any.Type) {
        // A metatype is a pointer to metadata; that is what the ABI says it is.
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        self =
            switch metadata.pointee {
            case 0x200: .structure
            case 0x201, 0x202: .enumeration
            case 0x301: .tuple
            case 0x302: .function
            case 0x303: .existential
            case 0x304, 0x306: .metatype
            default: .other
            }
    }
}
