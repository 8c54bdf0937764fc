import UmweltSQLite

/// A stored property of a model class: how a context reads and writes it. The macro `@Model` makes them.
public final class ModelProperty: @unchecked Sendable {
    // Never changed once the static list of its class is made, apart from the inverse, which is found under a lock.

    let name: String

    /// The path of the property in source.
    let path: AnyKeyPath
    let kind: Kind
    let options: Schema.Attribute
    let relationship: Schema.Relationship

    /// The ``ColumnCoding`` of an attribute's type; nil for relationships.
    let coding: AnyObject?

    /// Returns the initial value that the source gives the property; nil if it gives none.
    let defaultValue: () -> Any?

    /// The initial value in its stored form; nil if the source gives none.
    let storedDefault: SQLValue?

    /// Returns the value as it is stored. For a to-one relationship it is the key of the object, for a to-many
    /// relationship null.
    let read: (any PersistentModel) -> SQLValue

    /// Writes a stored value, as a rollback does, with a notification of observers.
    let write: (any PersistentModel, SQLValue) -> Void

    /// The objects of a relationship, as the object has them now.
    let objects: (any PersistentModel) -> [any PersistentModel]

    /// Sets the objects of a relationship to those in the store, which does not count as a change.
    let fill: (any PersistentModel, [any PersistentModel]) -> Void

    /// Sets the objects of a relationship, with a notification of observers.
    let setObjects: (any PersistentModel, [any PersistentModel]) -> Void

    /// True if null may be stored.
    let isOptional: Bool

    enum Kind {
        case attribute(isComparable: Bool)
        case toOne(any PersistentModel.Type)
        case toMany(any PersistentModel.Type)
    }

    /// The class of a relationship's objects; nil for attributes.
    var destination: (any PersistentModel.Type)? {
        switch kind {
        case .attribute: nil
        case .toOne(let type), .toMany(let type): type
        }
    }

    /// Returns true if a relationship can have an object, by its class.
    func canRelate(to model: any PersistentModel) -> Bool {
        destination.map { model.entity.isKind(of: Entity.of($0)) } ?? false
    }

    var isToMany: Bool { if case .toMany = kind { true } else { false } }

    /// True if a relationship may not have any number of objects.
    var isLimited: Bool {
        isToMany && (relationship.minimumModelCount ?? 0 > 0 || relationship.maximumModelCount ?? 0 > 0)
    }

    /// True if the entity's table has a column for the property.
    let hasColumn: Bool

    /// Makes an attribute.
    ///
    /// - Parameters:
    ///   - path: The property.
    ///   - storage: The key path of the stored property that holds the value, in the class that declares it.
    ///   - content: Returns that object of a model, whose row is read first.
    ///   - attribute: The options given by `@Attribute`.
    ///   - defaultValue: The initial value that the source gives it.
    @_disfavoredOverload public init<Model: PersistentModel, Content: AnyObject, Value: Codable>(
        _ name: String, _ path: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Content, ModelValue<Value>>,
        in content: @escaping (Model) -> Content, attribute: Schema.Attribute = .init(),
        relationship: Schema.Relationship = .init(),
        defaultValue: @escaping () -> Value? = { nil }
    ) {
        self.name = name
        self.path = path
        let coding = ColumnCoding<Value>.make(isCodable: attribute.isCodable)
        self.coding = coding
        kind = .attribute(isComparable: coding.isComparable)
        options = attribute
        self.relationship = relationship
        self.defaultValue = defaultValue
        isOptional = Value.self is any ExpressibleByNilLiteral.Type
        hasColumn = !attribute.options.contains(.ephemeral)
        storedDefault = defaultValue().map(coding.encode)
        // The properties of a class are used with its objects.
        read = { coding.encode(content(unsafeDowncast($0, to: Model.self))[keyPath: storage].value) }
        write = { object, value in
            guard let value = coding.decode(value) else { return }
            let model = unsafeDowncast(object, to: Model.self)
            let values = content(model)
            model._$record.mutate(model, path) { values[keyPath: storage].value = value }
        }
        objects = { _ in [] }
        fill = { _, _ in }
        setObjects = { _, _ in }
    }

    /// Makes a relationship to one object or none.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - path: The key path of the property in the model.
    ///   - storage: The key path of the value in the object's content.
    ///   - content: Returns the content of an object.
    public convenience init<Model: PersistentModel, Content: AnyObject, Other: PersistentModel>(
        _ name: String, _ path: KeyPath<Model, Other?>,
        _ storage: ReferenceWritableKeyPath<Content, ModelValue<Other?>>,
        in content: @escaping (Model) -> Content, attribute: Schema.Attribute = .init(),
        relationship: Schema.Relationship = .init(),
        defaultValue: @escaping () -> Other?? = { nil }
    ) {
        self.init(
            name, path, kind: .toOne(Other.self), content, attribute, relationship, isOptional: true,
            get: { $0[keyPath: storage].value.map { [$0] } ?? [] },
            set: { $0[keyPath: storage].value = $1.first.flatMap { $0 as? Other } })
    }

    /// Makes a relationship to one object.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - path: The key path of the property in the model.
    ///   - storage: The key path of the value in the object's content.
    ///   - content: Returns the content of an object.
    public convenience init<Model: PersistentModel, Content: AnyObject, Other: PersistentModel>(
        _ name: String, _ path: KeyPath<Model, Other>, _ storage: ReferenceWritableKeyPath<Content, ModelValue<Other>>,
        in content: @escaping (Model) -> Content, attribute: Schema.Attribute = .init(),
        relationship: Schema.Relationship = .init(),
        defaultValue: @escaping () -> Other? = { nil }
    ) {
        self.init(
            name, path, kind: .toOne(Other.self), content, attribute, relationship, isOptional: false,
            get: { [$0[keyPath: storage].value] },
            // One that always has an object keeps it.
            set: { if let other = $1.first as? Other { $0[keyPath: storage].value = other } })
    }

    /// Makes a relationship to several objects.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - path: The key path of the property in the model.
    ///   - storage: The key path of the value in the object's content.
    ///   - content: Returns the content of an object.
    public convenience init<Model: PersistentModel, Content: AnyObject, Other: PersistentModel>(
        _ name: String, _ path: KeyPath<Model, [Other]>,
        _ storage: ReferenceWritableKeyPath<Content, ModelValue<[Other]>>,
        in content: @escaping (Model) -> Content, attribute: Schema.Attribute = .init(),
        relationship: Schema.Relationship = .init(),
        defaultValue: @escaping () -> [Other]? = { nil }
    ) {
        self.init(
            name, path, kind: .toMany(Other.self), content, attribute, relationship, isOptional: false,
            get: { $0[keyPath: storage].value }, set: { $0[keyPath: storage].value = $1.compactMap { $0 as? Other } })
    }

    /// Makes a relationship to several objects, or none.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - path: The key path of the property in the model.
    ///   - storage: The key path of the value in the object's content.
    ///   - content: Returns the content of an object.
    public convenience init<Model: PersistentModel, Content: AnyObject, Other: PersistentModel>(
        _ name: String, _ path: KeyPath<Model, [Other]?>,
        _ storage: ReferenceWritableKeyPath<Content, ModelValue<[Other]?>>,
        in content: @escaping (Model) -> Content, attribute: Schema.Attribute = .init(),
        relationship: Schema.Relationship = .init(),
        defaultValue: @escaping () -> [Other]?? = { nil }
    ) {
        self.init(
            name, path, kind: .toMany(Other.self), content, attribute, relationship, isOptional: true,
            get: { $0[keyPath: storage].value ?? [] },
            set: { $0[keyPath: storage].value = $1.compactMap { $0 as? Other } })
    }

    private init<Model: PersistentModel, Content: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Model, Value>, kind: Kind, _ content: @escaping (Model) -> Content,
        _ attribute: Schema.Attribute, _ relationship: Schema.Relationship, isOptional: Bool,
        get: @escaping (Content) -> [any PersistentModel], set: @escaping (Content, [any PersistentModel]) -> Void
    ) {
        self.name = name
        self.path = path
        self.kind = kind
        options = attribute
        self.relationship = relationship
        self.isOptional = isOptional
        coding = nil
        defaultValue = { nil }
        storedDefault = nil
        // The properties of a class are used with its objects.
        objects = { get(content(unsafeDowncast($0, to: Model.self))) }
        fill = { set(content(unsafeDowncast($0, to: Model.self)), $1) }
        setObjects = { object, others in
            let model = unsafeDowncast(object, to: Model.self)
            let values = content(model)
            model._$record.mutate(model, path) { set(values, others) }
        }
        if case .toOne = kind {
            hasColumn = !attribute.options.contains(.ephemeral)
            read = { get(content(unsafeDowncast($0, to: Model.self))).first.map { .integer($0._$key) } ?? .null }
        } else {
            hasColumn = false
            read = { _ in .null }
        }
        write = { _, _ in }
    }
}
