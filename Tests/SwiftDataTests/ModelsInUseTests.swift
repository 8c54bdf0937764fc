import Foundation
import SwiftData
import Testing

@testable import SwiftDataStack

@Suite("Models in use") struct ModelsInUseTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try makeContainer()
        context = ModelContext(container)
    }

    private func insert(_ count: Int) -> [Guest] {
        (0..<count).map { index in
            let guest = Guest(name: "\(index)")
            context.insert(guest)
            return guest
        }
    }

    @Test("After a save, only retained objects are in the table of objects in use")
    func savedObjects() throws {
        let kept = insert(10)[3]
        try context.save()
        #expect(context.inUse.placeCount == 1)
        let found: Guest? = context.registeredModel(for: kept.persistentModelID)
        #expect(found === kept)
    }

    @Test("A new object is found by its identity before it is saved")
    func newObjects() {
        let guests = insert(2)
        let found: Guest? = context.registeredModel(for: guests[1].persistentModelID)
        #expect(found === guests[1])
    }

    @Test("The places of objects that have gone are given to others")
    func goneObjects() throws {
        _ = insert(6000)
        try context.save()
        var descriptor = FetchDescriptor<Guest>(sortBy: [SortDescriptor(\.name)])
        descriptor.fetchLimit = 1500
        for start in stride(from: 0, to: 6000, by: 1500) {
            descriptor.fetchOffset = start
            #expect(try context.fetch(descriptor).count == 1500)
        }
        #expect(context.inUse.placeCount <= 3000)
    }

    @Test("Objects with changes stay in the order of their making when others leave it")
    func listOfChanges() {
        let guests = insert(40)
        for guest in guests[5..<35] { context.delete(guest) }
        let left = guests[..<5] + guests[35...]
        #expect(context.insertedModelsArray.map(ObjectIdentifier.init) == left.map(ObjectIdentifier.init))
        #expect(left.allSatisfy { context.inserted.contains($0) })
        var list = ModelList()
        for guest in left.reversed() { list.insert(guest) }
        #expect(list.sorted.map(ObjectIdentifier.init) == left.map(ObjectIdentifier.init))
    }

    @Test("A column that has a value of another type gives a property the value of the source")
    func otherTypes() throws {
        context.insert(Trip(name: "Rome", days: 9))
        try context.save()
        try container.stores[0].use { try $0.run("UPDATE \"Trip\" SET \"days\" = 'many', \"note\" = 'left'") }
        let trip = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(trip.days == 1 && trip.name == "Rome" && trip.note == "left")
    }

    @Test("Observers that have gone leave no more references than are added in the meantime")
    func goneObservers() {
        final class Observer: ContextObserver {
            var changeCount = 0
            func contextChanged(_ change: ContextChange) { changeCount += 1 }
        }
        let kept = Observer()
        context.add(kept)
        for _ in 0..<1000 { context.add(Observer()) }
        #expect(context.observers.count <= 16)
        context.observers.notify(.all)
        #expect(kept.changeCount == 1)
    }
}
