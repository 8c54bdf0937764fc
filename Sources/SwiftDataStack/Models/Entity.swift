import Synchronization
import UmweltSQLite
import UmweltStore

/// The description of a model class: its stored properties, and its table.
package final class Entity: StoredEntity, @unchecked Sendable {
    // After the initializer nothing changes but the values of locks and of atomic references.

    let type: any PersistentModel.Type
    let name: String

    /// The entity of the superclass; nil for none.
    let superentity: Entity?

    /// True if the table may have objects of subclasses: each row stores its class.
    let isOpen: Bool

    /// The entities of all subclasses.
    private let subentities = Mutex<[Entity]>([])

    /// The properties, the superentity's first.
    let properties: [ModelProperty]

    /// The indices of properties by their paths.
    private let places: [AnyKeyPath: Int]

    /// The indices of the properties with columns.
    let columns: [Int]

    /// For each property whether the table has a column for it.
    let hasColumn: [Bool]

    /// The indices of the relationships in `properties`.
    let relationships: [Int]

    /// The indices of the relationships that allow only a limited number of objects.
    let limited: [Int]

    /// The indices of properties whose values must be unique together, group by group.
    let uniqueGroups: [[Int]]

    /// The indices of all properties in `uniqueGroups`.
    let uniqueColumns: Set<Int>

    /// The indices of properties that the database has an index for.
    let indices: [[Int]]

    /// The statements that find objects with equal unique values, one statement for each group.
    let uniqueQueries: [String]

    /// The table as an SQL identifier.
    package let table: String

    /// The names of the properties as SQL identifiers.
    private let columnNames: [String]

    /// The columns that are selected to make an object: the key first, from a table with the alias `t0`; null for
    /// columns that the table does not have.
    package let selection: String

    /// The statement that adds a row.
    let insertion: String

    /// The inverse relationships and their pair tables, found when they are first needed: the entities of a schema
    /// refer to each other, so that an initializer cannot find them.
    private let foundInverses = AtomicLazyReference<Found<[Int?]>>()
    private let foundPairs = AtomicLazyReference<Found<[(index: Int, table: PairTable)]>>()

    private static let entities = Mutex<[ObjectIdentifier: Entity]>([:])

    static func of(_ type: any PersistentModel.Type) -> Entity {
        let id = ObjectIdentifier(type)
        if let known = entities.withLock({ $0[id] }) { return known }
        // Made outside of the lock: the list of properties is the program's.
        let entity = Entity(type)
        let known = entities.withLock { entities in
            if let known = entities[id] { return known }
            entities[id] = entity
            return entity
        }
        if known === entity { entity.registerInSuperentities() }
        return known
    }

    private func registerInSuperentities() {
        var above = superentity
        while let entity = above {
            entity.subentities.withLock { $0.append(self) }
            above = entity.superentity
        }
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = String(describing: type)
        superentity = (_getSuperclass(type) as? any PersistentModel.Type).map(Entity.of)
        isOpen = type._$isOpen
        properties = type._$properties
        hasColumn = properties.map(\.hasColumn)
        columns = properties.indices.filter { [properties] in properties[$0].hasColumn }
        relationships = properties.indices.filter { [properties] in properties[$0].destination != nil }
        limited = properties.indices.filter { [properties] in properties[$0].isLimited }
        let places = Dictionary(zip(properties.map(\.path), properties.indices)) { first, _ in first }
        self.places = places
        let columns = Set(columns)
        func groups(isUnique: Bool) -> [[Int]] {
            type._$constraints.filter { $0.isUnique == isUnique }.flatMap(\.groups).map {
                $0.compactMap { places[$0] }.filter(columns.contains)
            }.filter { !$0.isEmpty }
        }
        let own = self.columns.filter { [inherited = superentity?.properties.count ?? 0] in $0 >= inherited }
        uniqueGroups =
            (superentity?.uniqueGroups ?? [])
            + own.filter { [properties] in properties[$0].options.options.contains(.unique) }.map { [$0] }
            + groups(isUnique: true)
        uniqueColumns = Set(uniqueGroups.joined())
        let (table, names) = (superentity?.table ?? name.quotedForSQL, properties.map(\.name.quotedForSQL))
        (self.table, columnNames) = (table, names)
        let list =
            [RowColumn.key] + self.columns.map { names[$0] } + (superentity == nil ? [] : [RowColumn.entity])
        let marks = SQLText.marks(list.count)
        insertion = "INSERT INTO \(table) (\(list.joined(separator: ", "))) VALUES (\(marks))"
        let values = properties.indices.map { [hasColumn] in hasColumn[$0] ? "t0.\(names[$0])" : "NULL" }
        selection = (["t0.\(RowColumn.key)"] + values + (isOpen ? ["t0.\(RowColumn.entity)"] : []))
            .joined(separator: ", ")
        uniqueQueries = uniqueGroups.map { group in
            let condition = group.map { "\(names[$0]) = ?" }.joined(separator: " AND ")
            return "SELECT \(RowColumn.key) FROM \(table) WHERE \(condition)"
        }
        // Relationships to one are asked for from the other side.
        indices =
            (superentity?.indices ?? [])
            + own.filter { [properties] in properties[$0].destination != nil }.map { [$0] }
            + groups(isUnique: false)
    }

    // MARK: Inheritance

    /// The root of this entity's inheritance: the entity whose table holds the objects.
    var root: Entity { superentity?.root ?? self }

    /// Returns true if this is an entity or inherits from it.
    func isKind(of other: Entity) -> Bool { self === other || (superentity?.isKind(of: other) ?? false) }

    /// The number of properties that this entity shares with another one: the first ones of both.
    func sharedPropertyCount(with other: Entity) -> Int {
        if other.isKind(of: self) { return properties.count }
        return superentity?.sharedPropertyCount(with: other) ?? 0
    }

    /// This entity and its subentities.
    var withSubentities: [Entity] { [self] + subentities.withLock(\.self) }

    /// The SQL condition that selects the rows of this entity and its subentities; nil if that is every row of the
    /// table.
    func restriction(of alias: String) -> SQLText? {
        if superentity == nil { return nil }
        return RowColumn.restriction(of: alias, to: withSubentities.map(\.name))
    }

    /// The properties that the superentity has not.
    var ownProperties: Range<Int> { (superentity?.properties.count ?? 0)..<properties.count }

    /// The index of a property; nil if it is not stored.
    func index(of path: AnyKeyPath) -> Int? { places[path] }

    func column(_ index: Int) -> String { columnNames[index] }

    /// The columns that an object is made of whose row is read later, of a table with the alias `t0`.
    var identification: String {
        isOpen ? "t0.\(RowColumn.key), t0.\(RowColumn.entity)" : "t0.\(RowColumn.key)"
    }

    // MARK: Relationships

    /// The index of the inverse of a relationship in the destination's entity; nil if there is no inverse.
    ///
    /// The inverse is the one that either side names, or else the only relationship that leads back.
    func inverse(of index: Int) -> Int? {
        // Another thread may find the same at the same moment: the first of both is stored.
        let found =
            foundInverses.load() ?? foundInverses.storeIfNil(Found(properties.indices.map(findInverse)))
        return found.value[index]
    }

    private func findInverse(of index: Int) -> Int? {
        // Inherited relationships have the other side that they have there.
        if let superentity, index < superentity.properties.count { return superentity.inverse(of: index) }
        let property = properties[index]
        guard let destination = property.destination else { return nil }
        let other = Entity.of(destination)
        if let path = property.relationship.inverseKeyPath { return other.index(of: path) }
        let leadingBack = other.properties.indices.filter {
            other.properties[$0].destination == type && !(other === self && $0 == index)
        }
        if let naming = leadingBack.first(where: { other.properties[$0].relationship.inverseKeyPath == property.path })
        {
            return naming
        }
        let free = leadingBack.filter { other.properties[$0].relationship.inverseKeyPath == nil }
        let leadingThere = properties.indices.filter {
            properties[$0].destination == destination && properties[$0].relationship.inverseKeyPath == nil
        }
        return free.count == 1 && leadingThere.count == 1 && leadingThere[0] == index ? free[0] : nil
    }

    /// The pair tables of the entity's many-to-many relationships, with the indices of those relationships.
    var pairTables: [(index: Int, table: PairTable)] {
        if let found = foundPairs.load() { return found.value }
        let new = properties.indices.compactMap { index in pairTable(of: index).map { (index, $0) } }
        return foundPairs.storeIfNil(Found(new)).value
    }

    /// The table of pairs of keys of a relationship to many whose other side is none to one; nil for other properties.
    func pairTable(of index: Int) -> PairTable? {
        if let superentity, index < superentity.properties.count { return superentity.pairTable(of: index) }
        let property = properties[index]
        guard property.isToMany, let destination = property.destination else { return nil }
        let other = Entity.of(destination)
        guard let inverse = inverse(of: index) else {
            return PairTable(of: "\(name).\(property.name)", inverse: nil)
        }
        guard other.properties[inverse].isToMany else { return nil }
        return PairTable(
            of: "\(name).\(property.name)", inverse: "\(other.name).\(other.properties[inverse].name)")
    }
}

/// The computed facts about an entity, as an object that threads share.
private final class Found<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
