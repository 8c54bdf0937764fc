import CoreData

final class Trip: NSManagedObject, Identifiable {
    @Managed var name: String?
    @Managed var days: Int64
    @Managed var start: Date?
    @Managed var price: NSDecimalNumber?
    @Managed var code: UUID?
    @Managed var isPlanned: Bool
    @Managed var tags: [String]?
    @Managed var stops: NSSet?
    @Managed var guests: Set<Guest>?
    @Managed var legs: NSOrderedSet?
}

final class Stop: NSManagedObject, Identifiable {
    @Managed var name: String?
    @Managed var trip: Trip?
}

class Guest: NSManagedObject {
    @Managed var name: String?
    @Managed var trips: Set<Trip>?
}

final class Driver: Guest {
    @Managed var licence: String?
}

final class Leg: NSManagedObject {
    @Managed var name: String?
    @Managed var trip: Trip?
}

/// The model of the tests: a class with attributes of many types, and relationships of all kinds.
func makeModel() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true, initial: Any? = nil)
        -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = initial
        return attribute
    }
    func relationship(
        _ name: String, _ entity: NSEntityDescription, toMany: Bool, _ rule: NSDeleteRule = .nullifyDeleteRule,
        ordered: Bool = false
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = entity
        relationship.maxCount = toMany ? 0 : 1
        relationship.deleteRule = rule
        relationship.isOrdered = ordered
        return relationship
    }
    func entity(_ type: NSManagedObject.Type, _ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = NSStringFromClass(type)
        return entity
    }
    let (trip, stop, guest) = (entity(Trip.self, "Trip"), entity(Stop.self, "Stop"), entity(Guest.self, "Guest"))
    let (driver, leg) = (entity(Driver.self, "Driver"), entity(Leg.self, "Leg"))
    let stops = relationship("stops", stop, toMany: true, .cascadeDeleteRule)
    let stopTrip = relationship("trip", trip, toMany: false)
    let guests = relationship("guests", guest, toMany: true)
    let trips = relationship("trips", trip, toMany: true)
    let legs = relationship("legs", leg, toMany: true, .cascadeDeleteRule, ordered: true)
    let legTrip = relationship("trip", trip, toMany: false)
    for (one, other) in [(stops, stopTrip), (guests, trips), (legs, legTrip)] {
        (one.inverseRelationship, other.inverseRelationship) = (other, one)
    }
    trip.properties = [
        attribute("name", .stringAttributeType), attribute("days", .integer64AttributeType, initial: 1),
        attribute("start", .dateAttributeType), attribute("price", .decimalAttributeType),
        attribute("code", .UUIDAttributeType), attribute("isPlanned", .booleanAttributeType, initial: false),
        attribute("tags", .transformableAttributeType), stops, guests, legs,
    ]
    stop.properties = [attribute("name", .stringAttributeType, optional: false), stopTrip]
    guest.properties = [attribute("name", .stringAttributeType), trips]
    driver.properties = [attribute("licence", .stringAttributeType)]
    guest.subentities = [driver]
    leg.properties = [attribute("name", .stringAttributeType), legTrip]
    let model = NSManagedObjectModel()
    model.entities = [trip, stop, guest, driver, leg]
    return model
}

/// A container with a store in memory, or in a file.
func makeContainer(_ model: NSManagedObjectModel = makeModel(), at url: URL? = nil) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
    container.persistentStoreDescriptions = [
        NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    ]
    var fault: (any Error)?
    container.loadPersistentStores { fault = $1 }
    if let fault { throw fault }
    return container
}
