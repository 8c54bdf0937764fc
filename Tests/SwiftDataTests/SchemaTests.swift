import SwiftData
import Testing

@Suite("Schemas") struct SchemaTests {
    private let schema = Schema(Trip.self)

    @Test("A schema has the classes that relationships lead to, each with its name")
    func entities() {
        #expect(Set(schema.entities.map(\.name)) == ["Trip", "Stop", "Guest"])
        #expect(schema.entitiesByName["Stop"] == schema.entity(for: Stop.self))
        #expect(Schema(Stop.self).entity(for: Trip.self) != nil)
        #expect(Schema().entity(for: Trip.self) == nil)
    }

    @Test("An entity names its attributes, with their types and options")
    func attributes() throws {
        let trip = try #require(schema.entity(for: Trip.self))
        #expect(
            trip.attributes.isSuperset(
                of: [trip.attributesByName["name"], trip.attributesByName["note"]].compactMap(\.self)))
        #expect(
            trip.attributesByName["name"]?.valueType == String.self
                && trip.attributesByName["name"]?.isOptional == false)
        #expect(trip.attributesByName["note"]?.isOptional == true)
        #expect(trip.attributesByName["code"]?.isUnique == true && trip.attributesByName["isOpen"] == nil)
        #expect(trip.storedPropertiesByName["stops"]?.isRelationship == true)
        #expect(trip.uniquenessConstraints == [["code"]])
        let guest = try #require(schema.entity(for: Guest.self))
        #expect(guest.uniquenessConstraints == [["name", "city"]] && guest.indices == [["city"], ["name", "city"]])
    }

    @Test("An entity names its relationships, with their other sides")
    func relationships() throws {
        let trip = try #require(schema.entity(for: Trip.self))
        let stops = try #require(trip.relationshipsByName["stops"])
        #expect(stops.destination == "Stop" && stops.inverseName == "trip" && !stops.isToOneRelationship)
        #expect(stops.deleteRule == .cascade && trip.relationships.count == 2)
        let back = try #require(schema.entity(for: Stop.self)?.relationshipsByName["trip"])
        #expect(back.destination == "Trip" && back.isToOneRelationship && back.isOptional)
    }
}
