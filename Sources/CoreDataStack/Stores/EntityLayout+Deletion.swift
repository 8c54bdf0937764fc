import UmweltStore

extension EntityLayout {
    /// The delete rules that the store applies when it deletes rows of the entity, or of entities that inherit from it.
    ///
    /// A deny rule is a validation rule, which batch requests skip: the rows that refer to deleted ones lose their
    /// references.
    var deletionRules: DeletionRules {
        var rules = DeletionRules(of: table)
        var (known, waiting): (Set<ObjectIdentifier>, [EntityLayout]) = ([], [self])
        while let next = waiting.popLast() {
            for layout in layouts.values.filter({ $0.isKind(of: next) }).sorted(by: { $0.name < $1.name })
            where known.insert(ObjectIdentifier(layout)).inserted {
                for property in layout.properties { waiting += layout.add(property, to: &rules) }
            }
        }
        return rules
    }

    /// Adds the rules of a relationship. Returns the entities whose rows are deleted by cascade.
    private func add(_ property: Property, to rules: inout DeletionRules) -> [EntityLayout] {
        guard let destination = property.destination, let storage = property.storage else { return [] }
        let rule = property.relationship?.deleteRule
        let cascades = rule == .cascadeDeleteRule
        switch storage {
        case .inverse(let column, _):
            if cascades {
                rules.cascade(to: destination.table, whose: column, entities: destination.entitiesOfTable)
            } else if rule != .noActionDeleteRule {
                rules.clear(column, of: destination.table)
            }
        case .pairs(let pairs, _):
            if cascades { rules.cascade(to: destination.table, by: pairs) }
            rules.removePairs(from: pairs, column: pairs.own)
            // Of a relationship that is its own inverse each pair is there both ways.
            if property.isOwnInverse { rules.removePairs(from: pairs, column: pairs.other) }
        case .column:
            if cascades {
                rules.cascade(
                    to: destination.table, referredBy: property.column, of: table, entities: entitiesOfTable)
            } else if rule != .noActionDeleteRule, let inverse = property.inverse.map({ destination.properties[$0] }),
                inverse.hasColumn
            {
                // One to one: the other side refers to the row, too.
                rules.clear(inverse.column, of: destination.table)
            }
        }
        return cascades ? [destination] : []
    }
}

extension EntityLayout {
    /// The names of the entity and its subentities, if the table has rows of others; nil otherwise.
    private var entitiesOfTable: [String]? { root === self ? nil : concreteNames }
}

extension EntityLayout.Property {
    fileprivate var isOwnInverse: Bool {
        guard let relationship else { return false }
        return relationship.inverseRelationship === relationship
    }
}
