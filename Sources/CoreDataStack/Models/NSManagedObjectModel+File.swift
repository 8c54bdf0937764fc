import Foundation
import UmweltBase
import UmweltDataModels

extension NSManagedObjectModel {
    /// Makes the model from a file of Xcode's editor: the current version of an `.xcdatamodeld`, or one `.xcdatamodel`.
    ///
    /// - Parameter url: The URL of the `.xcdatamodeld` or `.xcdatamodel`.
    /// - Returns: nil if it cannot be read, which is logged with the reason.
    public convenience init?(contentsOf url: URL) {
        do {
            let file = try DataModel(at: url)
            self.init()
            try fill(with: file)
        } catch {
            Log.coreData.error("\(error)")
            return nil
        }
    }

    /// Returns the model of all the models in bundles.
    ///
    /// - Parameter bundles: The bundles; nil for the program's.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap { bundle in
            (bundle.urls(forResourcesWithExtension: "xcdatamodeld", subdirectory: nil) ?? []).map { $0 as URL }
        }
        return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// Returns the model with a name from the resources of the program and its packages.
    static func named(_ name: String) -> NSManagedObjectModel? {
        let folder = Bundle.main.bundleURL
        let packages = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        let candidates =
            [Bundle.main.url(forResource: name, withExtension: "xcdatamodeld")].compactMap(\.self)
            + packages.map { folder.appendingPathComponent("\($0)/\(name).xcdatamodeld") }
        let found = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
        return found.flatMap { NSManagedObjectModel(contentsOf: $0) }
    }

    private func fill(with file: DataModel) throws {
        versionIdentifiers = file.versionIdentifier.isEmpty ? [] : [file.versionIdentifier]
        entities = file.entities.map { NSEntityDescription($0) }
        for source in file.entities {
            guard let entity = entitiesByName[source.name] else { continue }
            if let parent = source.parent.flatMap({ entitiesByName[$0] }) { parent.subentities.append(entity) }
        }
        for source in file.entities {
            guard let entity = entitiesByName[source.name] else { continue }
            entity.properties =
                source.attributes.map { NSAttributeDescription($0) }
                + source.relationships.map { NSRelationshipDescription($0) }
        }
        for source in file.entities {
            guard let entity = entitiesByName[source.name] else { continue }
            for relationship in source.relationships {
                guard let made = entity.relationshipsByName[relationship.name] else { continue }
                guard let destination = entitiesByName[relationship.destination] else {
                    throw DataModel.Unreadable(
                        description:
                            """
                            \(source.name).\(relationship.name) has the destination “\(relationship.destination)”, \
                            which the model lacks: add this entity, or correct the destination.
                            """
                    )
                }
                made.destinationEntity = destination
            }
            entity.indexes = source.indices.map { index in
                NSFetchIndexDescription(
                    name: index.name,
                    elements: index.properties.compactMap { name, isAscending in
                        guard let property = entity.propertiesByName[name] else { return nil }
                        let element = NSFetchIndexElementDescription(property: property, collationType: .binary)
                        element.isAscending = isAscending
                        return element
                    })
            }
        }
        // Inherited relationships are those of the entity above, so that all are made first.
        for source in file.entities {
            for relationship in source.relationships {
                let made = entitiesByName[source.name]?.relationshipsByName[relationship.name]
                made?.inverseRelationship = relationship.inverse.flatMap {
                    made?.destinationEntity?.relationshipsByName[$0]
                }
            }
        }
        for (name, members) in file.configurations {
            setEntities(members.compactMap { entitiesByName[$0] }, forConfigurationName: name)
        }
        for (name, request) in file.requests {
            let template = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entity)
            if !request.predicate.isEmpty { template.predicate = NSPredicate(format: request.predicate) }
            setFetchRequestTemplate(template, forName: name)
        }
    }
}

extension NSEntityDescription {
    fileprivate convenience init(_ source: DataModel.Entity) {
        self.init()
        name = source.name
        managedObjectClassName = source.className
        isAbstract = source.isAbstract
        renamingIdentifier = source.renamingIdentifier
        versionHashModifier = source.versionHashModifier
        uniquenessConstraints = source.uniquenessConstraints
    }
}

extension NSAttributeDescription {
    fileprivate convenience init(_ source: DataModel.Attribute) {
        self.init()
        name = source.name
        isOptional = source.isOptional
        isTransient = source.isTransient
        renamingIdentifier = source.renamingIdentifier
        versionHashModifier = source.versionHashModifier
        allowsExternalBinaryDataStorage = source.isExternal
        attributeValueClassName = source.valueClass
        let types: [String: NSAttributeType] = [
            "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
            "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
            "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
            "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
            "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        ]
        attributeType = types[source.type] ?? .undefinedAttributeType
        defaultValue = source.initial.flatMap { Self.value(of: $0, attributeType) }
        var conditions: [NSPredicate] = []
        // Bounds are lengths of texts, and values of all others.
        let subject = attributeType == .stringAttributeType ? "SELF.length" : "SELF"
        for (bound, symbol) in [(source.minimum, ">="), (source.maximum, "<=")] {
            guard let bound, let value = Double(bound) else { continue }
            conditions.append(NSPredicate(format: "\(subject) \(symbol) %@", NSNumber(value: value)))
        }
        if let pattern = source.pattern { conditions.append(NSPredicate(format: "SELF MATCHES %@", pattern)) }
        setValidationPredicates(conditions, withValidationWarnings: [])
    }

    private static func value(of text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: text == "YES"
        case .stringAttributeType: text
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

extension NSRelationshipDescription {
    fileprivate convenience init(_ source: DataModel.Relationship) {
        self.init()
        name = source.name
        isOptional = source.isOptional
        isTransient = source.isTransient
        isOrdered = source.isOrdered
        minCount = source.minimum
        maxCount = source.isToMany ? (source.maximum == 1 ? 0 : source.maximum) : 1
        renamingIdentifier = source.renamingIdentifier
        versionHashModifier = source.versionHashModifier
        deleteRule =
            switch source.deletionRule {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
    }
}
