import CoreData
import Testing

@testable import CoreDataStack

@Suite("Objects in use") struct ObjectsInUseTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        container = try makeContainer()
        context = container.newBackgroundContext()
    }

    private func insert(_ count: Int) -> [Trip] {
        (0..<count).map { index in
            let trip = Trip(context: context)
            trip.days = Int64(index)
            return trip
        }
    }

    @Test("After a save, only retained objects are in the table of objects in use")
    func savedObjects() throws {
        let kept = insert(10)[3]
        #expect(context.inUse.placeCount == 0)
        try context.save()
        #expect(context.inUse.placeCount == 1)
        #expect(context.registeredObjects == [kept])
        #expect(context.object(with: kept.objectID) === kept)
    }

    @Test("A context that retains its objects also retains saved ones")
    func retainedObjects() throws {
        context.retainsRegisteredObjects = true
        _ = insert(10)
        try context.save()
        #expect(context.registeredObjects.count == 10)
    }

    @Test("A new object is found by its identity before it is saved, and not after it was deleted")
    func newObjects() {
        let trips = insert(2)
        #expect(context.registeredObject(for: trips[1].objectID) === trips[1])
        context.delete(trips[1])
        #expect(context.registeredObject(for: trips[1].objectID) == nil)
        #expect(context.registeredObjects == [trips[0]])
    }

    @Test("The places of objects that have gone are given to others")
    func goneObjects() throws {
        _ = insert(6000)
        try context.save()
        let request = NSFetchRequest<Trip>()
        request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: true)]
        request.fetchLimit = 1500
        for start in stride(from: 0, to: 6000, by: 1500) {
            request.fetchOffset = start
            #expect(try context.fetch(request).count == 1500)
        }
        #expect(context.inUse.placeCount <= 3000)
    }

    @Test("Objects with changes stay in the order of their making when others leave it")
    func listOfChanges() {
        let trips = insert(40)
        for trip in trips[5..<35] { context.delete(trip) }
        let left = Array(trips[..<5] + trips[35...])
        #expect(context.inserted.sorted == left)
        #expect(left.allSatisfy { context.inserted.contains($0) })
        #expect(trips[5..<35].allSatisfy { !context.inserted.contains($0) })
        var list = ObjectList()
        for trip in left.reversed() { list.insert(trip) }
        #expect(list.values == left.reversed() && list.sorted == left)
    }

    @Test("An object that goes over to another context is one of that one's changes alone")
    func changesOfTwoContexts() {
        let other = container.newBackgroundContext()
        let trip = insert(1)[0]
        context.delete(trip)
        other.insert(trip)
        #expect(context.pending.drain(context.number).userInfo == nil)
        #expect(other.pending.drain(other.number).inserted == [trip])
        #expect(other.pending.drain(other.number).userInfo == nil)
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
