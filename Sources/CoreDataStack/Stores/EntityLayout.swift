import Foundation
import UmweltSQLite
import UmweltStore

/// The layout of an entity's properties in objects and in tables. An entity and its subentities share a table, and
/// inherited properties come first, at the same indices as in the parent.
final class EntityLayout: StoredEntity, @unchecked Sendable {
    // Complete before it is used, and not changed after that.

    final class Property {
        enum Kind {
            case attribute(NSAttributeType)
            case toOne
            case toMany(isOrdered: Bool)
        }

        /// The storage of a relationship in the database; nil for one that is not stored.
        enum Storage {
            /// A column of the table.
            case column
            /// The column of the other side, which is a relationship to one.
            case inverse(column: String, position: String?)
            /// A table of pairs.
            case pairs(PairTable, position: String)
        }

        let name: String
        let kind: Kind
        let description: NSPropertyDescription
        let column: String
        fileprivate(set) var storage: Storage?
        let destination: EntityLayout?

        /// The index of the inverse relationship in the destination; nil for none.
        fileprivate(set) var inverse: Int?
        let initial: SQLValue

        /// The type of an attribute's values; nil for relationships.
        let attributeType: NSAttributeType?

        /// The storage form of values; `other` for unstored ones.
        let form: Form
        let isToMany: Bool

        /// True if the model allows any value.
        let isFree: Bool

        var relationship: NSRelationshipDescription? { description as? NSRelationshipDescription }
        var isAttribute: Bool { attributeType != nil }
        var hasColumn: Bool { if case .column = storage { true } else { false } }

        /// True if not all values may be saved.
        var isLimited: Bool {
            guard let relationship, isToMany else { return true }
            return !relationship.isOptional || relationship.minCount > 0 || relationship.maxCount > 1
        }

        /// The value of new objects.
        fileprivate var initialSlot: Slot {
            switch kind {
            case .attribute: storage == nil ? .transient(nil) : .value(initial)
            case .toOne: .one(nil)
            case .toMany: .many([])
            }
        }

        fileprivate var source: Source {
            switch kind {
            case .attribute: hasColumn ? .attribute : .none(.transient(nil))
            case .toOne: hasColumn ? .object(destination) : .none(.one(nil))
            case .toMany: .none(storage == nil ? .many([]) : .unread)
            }
        }

        fileprivate init(_ description: NSPropertyDescription, _ destination: EntityLayout?) {
            name = description.name
            self.description = description
            column = description.name.quotedForSQL
            self.destination = destination
            var initial = SQLValue.null
            if let attribute = description as? NSAttributeDescription {
                kind = .attribute(attribute.attributeType)
                if let value = attribute.defaultValue {
                    initial = AttributeValue.encode(value, attribute.attributeType, name: description.name)
                }
                storage = attribute.isTransient || attribute.attributeType == .undefinedAttributeType ? nil : .column
            } else if let relationship = description as? NSRelationshipDescription {
                kind = relationship.isToMany ? .toMany(isOrdered: relationship.isOrdered) : .toOne
                storage = relationship.isToMany || relationship.isTransient ? nil : .column
            } else {
                kind = .attribute(.undefinedAttributeType)
            }
            self.initial = initial
            if case .attribute(let type) = kind { attributeType = type } else { attributeType = nil }
            if case .toMany = kind { isToMany = true } else { isToMany = false }
            isFree =
                description.isTransient
                || attributeType != nil && description.isOptional && description.validationPredicates.isEmpty
            form = storage == nil ? .other : attributeType.map { Form($0) } ?? .other
        }
    }

    /// The location of a property's value in a row.
    enum Source {
        /// A column with an attribute's values.
        case attribute
        /// A column, which has the key of an object.
        case object(EntityLayout?)
        /// None: the initial slot of a row's objects.
        case none(Slot)
    }

    // Layouts refer to each other and hold their model, which entities do not, and stay: a program has few models.
    let entity: NSEntityDescription
    private let model: NSManagedObjectModel
    let name: String
    fileprivate(set) var superlayout: EntityLayout?
    fileprivate(set) var properties: [Property] = []
    private(set) var indices: [String: Int] = [:]

    /// The names of this entity and its subentities, without abstract ones.
    fileprivate(set) var concreteNames: [String] = []
    fileprivate(set) var hasSubentities = false

    /// The layout of this one's table.
    var root: EntityLayout { superlayout?.root ?? self }

    package let table: String

    /// The column of the number of changes of an object.
    static let version = "\"$version\""

    /// The indices of the properties with a column.
    private(set) var columns: [Int] = []

    /// The indices of the properties that are validated before a save: all but relationships without a limit.
    private(set) var validated: [Int] = []

    /// The indices of the stored to-many relationships.
    private(set) var collections: [Int] = []

    /// The values of new objects.
    private(set) var initialSlots: [Slot] = []

    /// The locations of the values in rows, in the order of the properties.
    private(set) var sources: [Source] = []

    /// The identity of the layout of this one's table.
    private(set) var rootID = ObjectIdentifier(EntityLayout.self)

    /// The indices of attributes that form a uniqueness constraint, including inherited ones.
    private(set) var uniqueGroups: [[Int]] = []

    /// The beginnings of statements, made once.
    private(set) var insertion = ""
    package private(set) var selection = ""

    fileprivate init(_ entity: NSEntityDescription, of model: NSManagedObjectModel) {
        self.entity = entity
        self.model = model
        name = entity.name ?? ""
        var top = entity
        while let above = top.superentity { top = above }
        table = (top.name ?? "").quotedForSQL
    }

    /// Returns the index of a property.
    func index(of name: String) -> Int? { indices[name] }

    fileprivate func complete() {
        for (index, property) in properties.enumerated() { indices[property.name] = index }
        rootID = ObjectIdentifier(root)
        initialSlots = properties.map(\.initialSlot)
        sources = properties.map(\.source)
        columns = properties.indices.filter { properties[$0].hasColumn }
        validated = properties.indices.filter { properties[$0].isLimited }
        collections = properties.indices.filter { properties[$0].isToMany && properties[$0].storage != nil }
        var owner: NSEntityDescription? = entity
        while let known = owner {
            let groups = known.uniquenessConstraints.map { group in
                group.compactMap { indices[($0 as? NSPropertyDescription)?.name ?? "\($0)"] }
            }
            uniqueGroups = groups.filter { !$0.isEmpty } + uniqueGroups
            owner = known.superentity
        }
        let names = [RowColumn.key, RowColumn.entity, Self.version] + columns.map { properties[$0].column }
        selection = names.map { "t0.\($0)" }.joined(separator: ", ")
        let marks = SQLText.marks(names.count)
        insertion = "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))"
    }

    /// Returns true if this is an entity or inherits from it.
    func isKind(of other: EntityLayout) -> Bool { self === other || (superlayout?.isKind(of: other) ?? false) }

    /// The condition that selects rows of this entity in the table; nil if all are.
    func restriction(_ alias: String, includesSubentities: Bool = true) -> SQLText? {
        if root === self, includesSubentities || !hasSubentities { return nil }
        return RowColumn.restriction(of: alias, to: includesSubentities ? concreteNames : [name])
    }

    /// Makes the layouts of a model's entities, by their names.
    static func layouts(of model: NSManagedObjectModel) -> [String: EntityLayout] {
        var layouts: [String: EntityLayout] = [:]
        for entity in model.entities {
            let layout = EntityLayout(entity, of: model)
            (layouts[entity.name ?? ""], entity.layout) = (layout, layout)
        }
        for layout in layouts.values {
            layout.superlayout = layout.entity.superentity.flatMap { layouts[$0.name ?? ""] }
        }
        for layout in layouts.values {
            layout.properties = layout.entity.orderedProperties.map { property in
                Property(property, layouts[(property as? NSRelationshipDescription)?.destinationEntity?.name ?? ""])
            }
            for other in layouts.values where other.isKind(of: layout) {
                if !other.entity.isAbstract { layout.concreteNames.append(other.name) }
                if other !== layout { layout.hasSubentities = true }
            }
            layout.concreteNames.sort()
        }
        for layout in layouts.values {
            for index in layout.properties.indices { layout.connect(index) }
        }
        for layout in layouts.values { layout.complete() }
        return layouts
    }

    /// Finds the other side of a relationship, and where both are stored.
    private func connect(_ index: Int) {
        guard let relationship = properties[index].relationship, let destination = properties[index].destination,
            !relationship.isTransient
        else { return }
        let inverse = relationship.inverseRelationship
        properties[index].inverse = inverse.flatMap { inverse in
            destination.entity.orderedProperties.firstIndex { $0.name == inverse.name }
        }
        guard relationship.isToMany else { return }
        if let inverse, !inverse.isToMany {
            let position = relationship.isOrdered ? "\(inverse.name).position".quotedForSQL : nil
            properties[index].storage = .inverse(column: inverse.name.quotedForSQL, position: position)
            return
        }
        // A relationship that is its own inverse has each pair both ways.
        let pairs = PairTable(
            of: "\(relationship.entity.name ?? "").\(relationship.name)",
            inverse: inverse.map { "\($0.entity.name ?? "").\($0.name)" })
        properties[index].storage = .pairs(pairs, position: pairs.isFirst ? "position" : "\"inverse.position\"")
    }
}

extension NSEntityDescription {
    /// The properties in layout order: inherited ones first, then by name, because models have no order.
    var orderedProperties: [NSPropertyDescription] {
        (superentity?.orderedProperties ?? []) + declaredProperties.sorted { $0.name < $1.name }
    }
}
