import Foundation

/// A value encoded for another build of the same program: with the name of its type, and decoded without trust in more
/// than the reader's type requires.
package struct EncodedState: Codable, Equatable, Sendable {
    private let type: String
    private let content: Content

    private indirect enum Content: Codable, Equatable, Sendable {
        /// The type's own encoding.
        case coded(Data)
        /// The raw value of a `RawRepresentable` type.
        case raw(EncodedState)
        /// The name of a case without associated values.
        case name(String)
        /// The stored properties, by name, in their order.
        case fields([Field])
        /// The elements of an array, or the one or none of an optional.
        case elements([EncodedState])
    }

    private struct Field: Codable, Equatable, Sendable {
        let name: String
        let value: EncodedState
    }

    /// Encodes a value. Nil if it is, or contains, a value that cannot be encoded: an object, a closure, a value of
    /// unknown type.
    package init?<Value>(_ value: Value) {
        guard let content = Self.content(of: value) else { return nil }
        type = Self.name(of: Value.self)
        self.content = content
    }

    /// Returns the value; nil if the type has changed.
    package func value<Value>(as type: Value.Type) -> Value? {
        guard self.type == Self.name(of: type) else { return nil }
        switch content {
        case .coded(let data): return (type as? any Codable.Type).flatMap { Self.decode($0, data) } as? Value
        case .raw(let raw): return (type as? any RawRepresentable.Type).flatMap { Self.make($0, raw) } as? Value
        case .name(let name): return CaseNames(type)?.value(name)
        case .fields(let fields): return Self.make(type, fields)
        case .elements(let elements): return (type as? any EncodedStateContainer.Type)?.make(of: elements) as? Value
        }
    }

    /// Returns the name of a type. Types in other modules may have the same; a private type's full name is different in
    /// each process.
    private static func name(of type: Any.Type) -> String { String(describing: type) }

    private static func content<Value>(of value: Value) -> Content? {
        let type = Value.self
        if type is AnyClass { return nil }
        let container = type as? any EncodedStateContainer.Type
        if let container, container.holdsObjects { return nil }
        if let value = value as? any Codable, type is any Codable.Type { return encode(value).map(Content.coded) }
        if let value = value as? any EncodedStateContainer, container != nil {
            return value.encodedElements.map(Content.elements)
        }
        if let value = value as? any RawRepresentable, type is any RawRepresentable.Type {
            return raw(value).map(Content.raw)
        }
        if let names = CaseNames(type) { return names.name(of: value).map(Content.name) }
        return fields(of: value).map(Content.fields)
    }

    // MARK: Codable

    private static func encode(_ value: any Codable) -> Data? {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(value)
    }

    private static func decode<Value: Codable>(_ type: Value.Type, _ data: Data) -> Value? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? decoder.decode(type, from: data)
    }

    // MARK: Raw values

    private static func raw<Value: RawRepresentable>(_ value: Value) -> EncodedState? { EncodedState(value.rawValue) }

    private static func make<Value: RawRepresentable>(_ type: Value.Type, _ raw: EncodedState) -> Value? {
        raw.value(as: Value.RawValue.self).flatMap { Value(rawValue: $0) }
    }

    // MARK: Structures and tuples

    private static func fields<Value>(of value: Value) -> [Field]? {
        guard let properties = storedProperties(of: Value.self) else { return nil }
        return withUnsafeBytes(of: value) { bytes in
            var fields: [Field] = []
            for property in properties {
                func encodeField<Inside>(_ type: Inside.Type) -> EncodedState? {
                    // An empty structure may have no address; its fields are as empty.
                    guard let start = bytes.baseAddress else { return nil }
                    return EncodedState((start + property.offset).assumingMemoryBound(to: type).pointee)
                }
                guard let value = _openExistential(property.type, do: encodeField) else { return nil }
                fields.append(Field(name: property.name, value: value))
            }
            return fields
        }
    }

    private static func make<Value>(_ type: Value.Type, _ fields: [Field]) -> Value? {
        guard let properties = storedProperties(of: type), properties.map(\.name) == fields.map(\.name) else {
            return nil
        }
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { place.deallocate() }
        var undo: [() -> Void] = []
        for (property, field) in zip(properties, fields) {
            func fill<Inside>(_ type: Inside.Type) -> Bool {
                guard let value = field.value.value(as: type) else { return false }
                let part = (UnsafeMutableRawPointer(place) + property.offset).initializeMemory(as: type, to: value)
                undo.append { part.deinitialize(count: 1) }
                return true
            }
            guard _openExistential(property.type, do: fill) else {
                for action in undo { action() }
                return nil
            }
        }
        // All of its stored properties have been set: it is whole.
        return place.move()
    }

    /// Returns the stored properties of a structure or tuple that consists only of these; nil for other types, and for
    /// those with a weak or unowned reference.
    private static func storedProperties(of type: Any.Type) -> [StoredProperty]? {
        switch MetadataKind(of: type) {
        case .structure, .tuple:
            guard let properties = StoredProperty.all(of: type), properties.allSatisfy(\.isStrong) else { return nil }
            return properties
        default: return nil
        }
    }
}

/// A type whose values contain values of one other type.
package protocol EncodedStateContainer {
    /// True if the elements are objects, which are more than their contents.
    static var holdsObjects: Bool { get }

    /// The encoded elements; nil if one cannot be encoded.
    var encodedElements: [EncodedState]? { get }

    /// Makes a value of encoded elements; nil if they do not fit the type.
    static func make(of elements: [EncodedState]) -> Self?
}

extension EncodedStateContainer {
    package static func holdsObjects(_ type: Any.Type) -> Bool {
        type is AnyClass || (type as? any EncodedStateContainer.Type)?.holdsObjects ?? false
    }
}

extension Array: EncodedStateContainer {
    package static var holdsObjects: Bool { holdsObjects(Element.self) }

    package var encodedElements: [EncodedState]? {
        let kept = compactMap { EncodedState($0) }
        return kept.count == count ? kept : nil
    }

    package static func make(of elements: [EncodedState]) -> [Element]? {
        let values = elements.compactMap { $0.value(as: Element.self) }
        return values.count == elements.count ? values : nil
    }
}

extension Optional: EncodedStateContainer {
    package static var holdsObjects: Bool { holdsObjects(Wrapped.self) }

    package var encodedElements: [EncodedState]? {
        guard let wrapped = self else { return [] }
        return EncodedState(wrapped).map { [$0] }
    }

    package static func make(of elements: [EncodedState]) -> Wrapped?? {
        guard let first = elements.first else { return .some(nil) }
        return first.value(as: Wrapped.self).map { .some($0) }
    }
}
