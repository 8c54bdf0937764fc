import Foundation
import UmweltSQLite

/// The rules of a model that objects satisfy when they are saved.
enum ObjectValidation {
    /// Checks all values of an object.
    static func check(_ object: NSManagedObject) throws {
        object.fire()
        var errors: [any Error] = []
        let layout = object.layout
        for index in layout.validated {
            object.validatedIndex = index
            do {
                try object.validateValue(object.validatedValue(index), forKey: layout.properties[index].name)
            } catch {
                errors.append(error)
            }
        }
        try throwAll(errors)
    }

    /// Throws a single error, or one that combines several.
    static func throwAll(_ errors: [any Error]) throws {
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        let all = errors.flatMap { error -> [any Error] in
            (error as NSError).userInfo[NSDetailedErrorsKey] as? [any Error] ?? [error]
        }
        let reasons = all.prefix(5).map { ($0 as NSError).localizedDescription }.joined(separator: " ")
        throw CoreDataError.make(.validationMultipleErrors, reasons, [NSDetailedErrorsKey: all])
    }

    /// Checks one value.
    static func check(_ value: Any?, of property: EntityLayout.Property, in object: NSManagedObject) throws {
        func fail(_ code: CocoaError.Code, _ reason: String) -> NSError {
            CoreDataError.make(
                code, "\(object.layout.name).\(property.name) \(reason)",
                [
                    NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
                    NSValidationValueErrorKey: value ?? NSNull(),
                ])
        }
        if property.isFree { return }
        // Most values are no collections, which asking them takes long to find out.
        let count = property.isToMany ? (value as? NSSet)?.count ?? (value as? NSOrderedSet)?.count : nil
        if value == nil || count == 0 {
            if property.description.isOptional { return }
            throw fail(
                property.isToMany ? .validationRelationshipLacksMinimumCount : .validationMissingMandatoryProperty,
                "has no value, but is not optional.")
        }
        if let relationship = property.relationship, let count {
            if count < relationship.minCount {
                throw fail(
                    .validationRelationshipLacksMinimumCount,
                    "has \(count) objects, fewer than \(relationship.minCount).")
            }
            if relationship.maxCount > 1, count > relationship.maxCount {
                throw fail(
                    .validationRelationshipExceedsMaximumCount,
                    "has \(count) objects, more than \(relationship.maxCount).")
            }
        }
        for (index, predicate) in property.description.validationPredicates.enumerated()
        where !predicate.evaluate(with: value) {
            let warnings = property.description.validationWarnings
            let reason = warnings.indices.contains(index) ? "\(warnings[index])" : "does not satisfy \(predicate)."
            throw fail(.managedObjectValidation, reason)
        }
    }

    /// Checks that no relationship denies a deletion.
    static func checkDeletion(of object: NSManagedObject) throws {
        for (index, property) in object.layout.properties.enumerated() {
            guard property.relationship?.deleteRule == .denyDeleteRule else { continue }
            if object.related(index).contains(where: { $0.state != .deleted }) {
                throw CoreDataError.make(
                    .validationRelationshipDeniedDelete,
                    """
                    Delete rule Deny: \(object.layout.name) cannot be deleted while “\(property.name)” has objects. \
                    Remove these objects from it first.
                    """,
                    [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name])
            }
        }
    }
}
