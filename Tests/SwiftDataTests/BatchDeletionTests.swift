import DataTestSupport
import Foundation
import SwiftData
import Testing

@testable import SwiftDataStack

@Suite("Deletions of all objects that satisfy a condition") struct BatchDeletionTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try makeContainer()
        let writer = ModelContext(container)
        let trip = Trip(name: "Rome")
        writer.insert(trip)
        for index in 0..<100 { writer.insert(Stop(name: "\(index % 4)", trip: index < 10 ? trip : nil)) }
        try writer.save()
        context = ModelContext(container)
    }

    private func log() throws -> StatementLog {
        try #require(container.stores.first).use { StatementLog(of: $0) }
    }

    private func storedCount() throws -> Int { try ModelContext(container).fetchCount(FetchDescriptor<Stop>()) }

    private let condition = #Predicate<Stop> { $0.name == "1" }

    @Test("One statement deletes all objects when the context is saved")
    func statements() throws {
        let log = try log()
        try context.delete(model: Stop.self, where: condition)
        #expect(!log.verbs.contains("DELETE"))
        #expect(context.hasChanges)
        #expect(try storedCount() == 100)
        try context.save()
        #expect(log.verbs.filter { $0 == "DELETE" }.count == 1, "\(log.statements)")
        #expect(!context.hasChanges)
        #expect(try storedCount() == 75)
        try context.delete(model: Stop.self)
        try context.save()
        #expect(try storedCount() == 0)
    }

    @Test("The context has none of the objects before it is saved, and all after a rollback")
    func pending() throws {
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        try context.delete(model: Stop.self, where: condition)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 75)
        #expect(try context.fetch(FetchDescriptor<Stop>(predicate: condition)).isEmpty)
        #expect(try context.fetchIdentifiers(FetchDescriptor<Stop>()).count == 75)
        #expect(trip.stops.count == 7)
        var descriptor = FetchDescriptor<Stop>()
        descriptor.includePendingChanges = false
        #expect(try context.fetch(descriptor).count == 100)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 100)
        #expect(trip.stops.count == 10)
    }

    @Test("A condition on a relationship does not count objects that are deleted already")
    func relationships() throws {
        try context.delete(model: Stop.self, where: condition)
        try context.delete(model: Trip.self, where: #Predicate { $0.stops.contains { $0.name == "1" } })
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        try context.save()
        #expect(try storedCount() == 75)
    }

    @Test("A deletion includes the context's changes before it, and not later ones")
    func changes() throws {
        let stops = try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.name == "0" || $0.name == "1" }))
        let (zero, one) = (stops.filter { $0.name == "0" }, stops.filter { $0.name == "1" })
        zero[0].name = "1"
        one[0].name = "0"
        context.insert(Stop(name: "1"))
        try context.delete(model: Stop.self, where: condition)
        #expect(zero[0].isDeleted && !one[0].isDeleted && one[1].isDeleted)
        // Objects that replace deleted ones are none of them.
        context.insert(Stop(name: "1"))
        try context.save()
        #expect(try storedCount() == 76)
        let reader = ModelContext(container)
        #expect(try reader.fetchCount(FetchDescriptor<Stop>(predicate: condition)) == 1)
        #expect(zero[0].modelContext == nil && one[1].name == "1")
    }

    @Test("The main context loses the objects that another one deletes, and its relationships to them") @MainActor
    func merging() throws {
        let other = container.mainContext
        let trip = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        let stop = try #require(trip.stops.first { $0.name == "1" })
        #expect(trip.stops.count == 10)
        try context.delete(model: Stop.self, where: condition)
        try context.save()
        #expect(trip.stops.count == 7 && stop.modelContext == nil)
    }

    @Test("A condition that SQL cannot express is evaluated in memory, and one statement deletes")
    func opaque() throws {
        let log = try log()
        try context.delete(model: Stop.self, where: #Predicate { $0.name.count == 1 && $0.name == "1" })
        try context.save()
        #expect(log.verbs.filter { $0 == "DELETE" }.count == 1, "\(log.statements)")
        #expect(try storedCount() == 75)
    }

    @Test("Objects with delete rules take one statement for each table")
    func rules() throws {
        for index in 0..<20 { context.insert(Trip(name: "\(index)")) }
        try context.save()
        try context.delete(model: Trip.self)
        let log = try log()
        try context.save()
        #expect(log.verbs.filter { $0 == "DELETE" }.count == 3, "\(log.statements)")
        #expect(try storedCount() == 90)
    }
}
