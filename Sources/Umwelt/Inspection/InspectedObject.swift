import Observation
@_spi(Reflection) import Swift

/// An observable object that a view has, with its stored properties, for the inspector.
struct InspectedObject {
    private let object: AnyObject

    /// A stored property of the object.
    struct Property {
        /// The name in the source, such as `owner`.
        let name: String
        let value: Any

        /// The place of the value in the object, and its type; nil for a property that is not observed.
        fileprivate let storage: StoredProperty?

        /// The texts of all values, where they are few; nil otherwise.
        var choices: [String]? {
            func choices<Value>(of type: Value.Type) -> [String]? { InspectedText.choices(of: type) }
            return isEditable ? storage.flatMap { _openExistential($0.type, do: choices) } : nil
        }

        /// True if a text can be the property's value.
        var isEditable: Bool {
            func canParse<Value>(_ type: Value.Type) -> Bool { !(type is AnyClass) && InspectedText.canParse(type) }
            return storage.map { _openExistential($0.type, do: canParse) } ?? false
        }
    }

    /// Makes it for a value; nil if that is no observable object.
    init?(_ value: Any) {
        var value = value
        while let inner = InspectedText.wrapped(value) { value = inner }
        guard value is any Observable, type(of: value) is AnyClass else { return nil }
        object = value as AnyObject
    }

    /// The identity of the object.
    var id: ObjectIdentifier { ObjectIdentifier(object) }

    /// The stored properties, those of superclasses first.
    ///
    /// The macro `@Observable` keeps `owner` in `_owner`: what has no such name is not observed.
    var properties: [Property] {
        var mirrors: [Mirror] = []
        var next: Mirror? = Mirror(reflecting: object)
        while let mirror = next {
            mirrors.insert(mirror, at: 0)
            next = mirror.superclassMirror
        }
        let stored = storedProperties
        return mirrors.flatMap(\.children).compactMap { label, value in
            guard let label, !label.hasPrefix("_$") else { return nil }
            let isObserved = label.hasPrefix("_")
            return Property(
                name: isObserved ? String(label.dropFirst()) : label, value: value,
                storage: isObserved ? stored[label] : nil)
        }
    }

    /// The places of the stored properties by name. Names that a class and its superclass both have are none.
    private var storedProperties: [String: StoredProperty] {
        var found: [String: StoredProperty] = [:]
        var twice: Set<String> = []
        // The option's name, `classType`, is a variable of the standard library, which is not to be read concurrently.
        _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            let name = String(cString: name)
            if found.updateValue(StoredProperty(name: name, offset: offset, type: type), forKey: name) != nil {
                twice.insert(name)
            }
            return true
        }
        return found.filter { !twice.contains($0.key) }
    }

    /// Sets an observed property to the value of a text. Observers are not told: ``ViewTree/rerunObservers()`` runs those
    /// that are views.
    ///
    /// - Returns: False if there is no such property, or the text is none of its values.
    func set(_ name: String, to text: String) -> Bool {
        guard let property = properties.last(where: { $0.name == name }), property.isEditable,
            let storage = property.storage
        else { return false }
        func set<Value>(_ type: Value.Type) -> Bool {
            guard let value = InspectedText.parse(text, as: type) else { return false }
            // The runtime says that a value of this type is at this place of the object, which lives as long as this does.
            (Unmanaged.passUnretained(object).toOpaque() + storage.offset)
                .assumingMemoryBound(to: Value.self).pointee = value
            return true
        }
        return _openExistential(storage.type, do: set)
    }
}

extension ViewTree {
    /// Makes all elements run again that have read observable properties.
    func rerunObservers() {
        var waiting = [root].compactMap(\.self)
        while let element = waiting.popLast() {
            if element.observesObjects { change(element, in: Transaction()) { $0.observedValueWillChange() } }
            element.forEachChild { waiting.append($0) }
        }
    }
}

extension _Element {
    /// True if the element has read observable properties: then it keeps a tracker. It is found by reflection, so that the
    /// many kinds of elements that may have one need not tell.
    fileprivate var observesObjects: Bool {
        var next: Mirror? = Mirror(reflecting: self)
        while let mirror = next {
            if mirror.children.contains(where: { $0.value is ObservationTracker }) { return true }
            next = mirror.superclassMirror
        }
        return false
    }
}
