import Observation

/// The storage of a property that its object publishes, such as Combine's `Published`.
package protocol PublishedStorage {
    associatedtype Value

    /// The value.
    var publishedValue: Value { get }

    /// Sets the value, and notifies observers of the object or the property.
    func publish(_ value: Value)
}

/// An object that announces its changes and that a view has, with its stored properties, for the inspector.
package struct InspectedObject {
    private let object: AnyObject

    /// A stored property of the object.
    struct Property {
        /// The name in the source, such as `owner`.
        let name: String
        let value: Any

        /// The class that declares it.
        fileprivate let owner: Any.Type

        fileprivate let access: Access

        /// True if the object announces the property's changes.
        var isAnnounced: Bool {
            if case .none = access { false } else { true }
        }

        /// The type of the value; nil if it cannot be set.
        private var type: Any.Type? {
            switch access {
            case .observed(let storage): storage.type
            case .published(let storage): storage.valueType
            case .none: nil
            }
        }

        /// The texts of all values, where they are few; nil otherwise.
        var choices: [String]? {
            func choices<Value>(of type: Value.Type) -> [String]? { InspectedText.choices(of: type) }
            return isEditable ? type.flatMap { _openExistential($0, do: choices) } : nil
        }

        /// True if a text can be the property's value.
        var isEditable: Bool {
            func canParse<Value>(_ type: Value.Type) -> Bool { !(type is AnyClass) && InspectedText.canParse(type) }
            return type.map { _openExistential($0, do: canParse) } ?? false
        }
    }

    /// The access to a property's value.
    fileprivate enum Access {
        /// The position of the value in the object, and its type.
        case observed(StoredProperty)
        case published(any PublishedStorage)
        /// Its changes are not announced.
        case none
    }

    /// Makes it for a value; nil if that is no object that announces its changes.
    init?(_ value: Any) {
        var value = value
        while let inner = InspectedText.wrapped(value) { value = inner }
        guard type(of: value) is AnyClass else { return nil }
        object = value as AnyObject
        if value is any Observable { return }
        let properties = Self.mirrors(of: object).flatMap(\.children)
        guard properties.contains(where: { $0.value is any PublishedStorage }) else { return nil }
    }

    /// Makes it for an object that a view follows.
    init(followed object: AnyObject) { self.object = object }

    /// The identity of the object.
    var id: ObjectIdentifier { ObjectIdentifier(object) }

    /// The name of the object's class.
    var typeName: String { UmweltCore.typeName(of: type(of: object)) }

    /// The properties whose changes the object announces.
    var observedProperties: [Property] { properties.filter(\.isAnnounced) }

    /// The mirrors of the object, superclasses first.
    private static func mirrors(of object: AnyObject) -> [Mirror] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).reversed()
    }

    /// The stored properties, superclasses first.
    ///
    /// The macro `@Observable` stores `owner` in `_owner`, as property wrappers do. Properties without an underscore
    /// are not observed.
    var properties: [Property] {
        let stored = object is any Observable ? storedProperties : [:]
        return Self.mirrors(of: object).flatMap { mirror in
            mirror.children.compactMap { label, value -> Property? in
                guard let label, !label.hasPrefix("_$") else { return nil }
                let isWrapped = label.hasPrefix("_")
                let name = isWrapped ? String(label.dropFirst()) : label
                if isWrapped, let published = value as? any PublishedStorage {
                    return Property(
                        name: name, value: published.publishedAny, owner: mirror.subjectType,
                        access: .published(published))
                }
                let storage = isWrapped ? stored[label] : nil
                return Property(
                    name: name, value: value, owner: mirror.subjectType,
                    access: storage.map { .observed($0) } ?? .none)
            }
        }
    }

    /// The stored properties by name, without weak and unowned ones. Names that a class and its superclass both have are
    /// left out.
    private var storedProperties: [String: StoredProperty] {
        var found: [String: StoredProperty] = [:]
        var twice: Set<String> = []
        for property in StoredProperty.all(ofClass: type(of: object)) where property.isStrong {
            if found.updateValue(property, forKey: property.name) != nil { twice.insert(property.name) }
        }
        return found.filter { !twice.contains($0.key) }
    }

    /// The result of setting a property.
    enum Outcome {
        /// There is no such property, or the text is not one of its values.
        case refused
        /// The value is set, and observers have been notified.
        case told
        /// The value is set, but observers are not notified. ``ViewTree/rerunObservers()`` runs the views that have
        /// read it. Observers in other windows see it with the next change: observation needs a key path, which cannot
        /// be made from a name.
        case untold
    }

    /// Sets a property to the value of a text, with the program's setter, or else in memory.
    func set(_ name: String, to text: String) -> Outcome {
        guard let property = properties.last(where: { $0.name == name }), property.isEditable else { return .refused }
        let setter = (property.owner as? AnyClass).flatMap { PropertySetter(of: name, in: $0, for: object) }
        switch property.access {
        case .observed(let storage):
            func set<Value>(_ type: Value.Type) -> Outcome {
                guard let value = InspectedText.parse(text, as: Value.self) else { return .refused }
                if setter?(value) ?? false { return .told }
                // The runtime says that a value of this type is at this place of the object, which lives as long.
                (Unmanaged.passUnretained(object).toOpaque() + storage.offset)
                    .assumingMemoryBound(to: Value.self).pointee = value
                return .untold
            }
            return _openExistential(storage.type, do: set)
        case .published(let storage): return storage.set(text, by: setter)
        case .none: return .refused
        }
    }
}

extension PublishedStorage {
    fileprivate var publishedAny: Any { publishedValue }

    fileprivate var valueType: Any.Type { Value.self }

    /// Sets the value of a text with the property's setter, or else without its `didSet`.
    fileprivate func set(_ text: String, by setter: PropertySetter?) -> InspectedObject.Outcome {
        guard let value = InspectedText.parse(text, as: Value.self) else { return .refused }
        if !(setter?(value) ?? false) { publish(value) }
        return .told
    }
}

extension ViewTree {
    /// Makes all elements run again that have read observable properties.
    func rerunObservers() {
        var waiting = [root].compactMap(\.self)
        while let element = waiting.popLast() {
            if element.isObserving { change(element, in: Transaction()) { $0.observedValueWillChange() } }
            element.forEachChild { waiting.append($0) }
        }
    }
}
