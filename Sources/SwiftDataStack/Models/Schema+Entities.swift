/// A property of a class, as its schema describes it.
public protocol SchemaProperty: Hashable {
    /// The name of the property.
    var name: String { get }

    /// The name that the property had in an older version of the schema; empty if it has not changed.
    var originalName: String { get }

    /// The type of the values.
    var valueType: Any.Type { get }

    /// True for a value that is no other object.
    var isAttribute: Bool { get }

    /// True for other objects.
    var isRelationship: Bool { get }

    /// True if the value is not stored.
    var isTransient: Bool { get }

    /// True if there need be no value.
    var isOptional: Bool { get }

    /// True if no two objects have the same value.
    var isUnique: Bool { get }
}

extension SchemaProperty {
    public var isRelationship: Bool { !isAttribute }

    public var isOptional: Bool { valueType is any AnyOptional.Type }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.valueType == rhs.valueType
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private protocol AnyOptional {}

extension Optional: AnyOptional {}

extension Schema.Attribute: SchemaProperty {
    public var isAttribute: Bool { true }
    public var isTransient: Bool { options.contains(.ephemeral) }
    public var isUnique: Bool { options.contains(.unique) }
}

extension Schema.Relationship: SchemaProperty {
    public var isAttribute: Bool { false }
    public var isTransient: Bool { false }
    public var isUnique: Bool { false }

    /// True if the relationship leads to one object at most.
    public var isToOneRelationship: Bool { !(valueType is any AnyCollection.Type) }
}

private protocol AnyCollection {}

extension Array: AnyCollection {}

extension Optional: AnyCollection where Wrapped: AnyCollection {}

extension Schema {
    /// The description of a model class in a schema: its stored properties and constraints.
    public final class Entity: Hashable, Sendable {
        private let entity: SwiftDataStack.Entity

        init(_ entity: SwiftDataStack.Entity) { self.entity = entity }

        /// The name of the class, without its module.
        public var name: String { entity.name }

        /// The properties that are no other objects, by their names.
        public var attributesByName: [String: Attribute] {
            Dictionary(
                entity.properties.filter { $0.destination == nil }.map { property in
                    (property.name, Attribute(property.options, name: property.name, valueType: property.valueType))
                }
            ) { $1 }
        }

        /// The properties that are other objects, by their names.
        public var relationshipsByName: [String: Relationship] {
            let pairs = entity.properties.enumerated().compactMap { index, property in
                property.destination.map { type in
                    let other = SwiftDataStack.Entity.of(type)
                    let relationship = Relationship(
                        property.relationship, name: property.name, valueType: property.valueType,
                        destination: other.name,
                        inverseName: entity.inverse(of: index).map { other.properties[$0].name })
                    return (property.name, relationship)
                }
            }
            return Dictionary(pairs) { $1 }
        }

        /// The properties that are no other objects.
        public var attributes: Set<Attribute> { Set(attributesByName.values) }

        /// The properties that are other objects.
        public var relationships: Set<Relationship> { Set(relationshipsByName.values) }

        /// All properties that are stored, by their names.
        public var storedPropertiesByName: [String: any SchemaProperty] {
            attributesByName.mapValues { $0 as any SchemaProperty }
                .merging(relationshipsByName.mapValues { $0 as any SchemaProperty }) { $1 }
        }

        /// The names of properties whose values must be unique together, one array for each constraint.
        public var uniquenessConstraints: [[String]] { names(entity.uniqueGroups) }

        /// The names of properties that have an index for faster fetches, one array for each index.
        public var indices: [[String]] {
            names(entity.indices.filter { $0.contains { entity.properties[$0].destination == nil } })
        }

        private func names(_ groups: [[Int]]) -> [[String]] { groups.map { $0.map { entity.properties[$0].name } } }

        public static func == (lhs: Entity, rhs: Entity) -> Bool { lhs.entity === rhs.entity }

        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(entity)) }
    }

    /// The entities of the classes, and of the classes that their relationships lead to.
    public var entities: [Entity] { members.map { Entity($0) } }

    /// The classes by their names.
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { $1 } }

    /// Returns the description of a class; nil if the schema has not got it.
    ///
    /// - Parameter type: The class.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        let entity = SwiftDataStack.Entity.of(type)
        return members.contains { $0 === entity } ? Entity(entity) : nil
    }
}

extension ModelProperty {
    /// The type of the property.
    fileprivate var valueType: Any.Type { Swift.type(of: path).valueType }
}
