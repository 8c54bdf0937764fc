import CoreData
import SwiftUI
import Testing
import UmweltTesting

private struct TripRow: View {
    @ObservedObject var trip: Trip
    var body: some View { Text(trip.name ?? "none") }
}

private struct TripList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Trip.days, ascending: true)], animation: .default)
    private var trips: FetchedResults<Trip>

    var body: some View {
        VStack {
            ForEach(trips) { TripRow(trip: $0) }
            Button("Add") {
                let trip = Trip(context: context)
                trip.name = "Trip \(trips.count)"
                trip.days = Int64(trips.count)
            }
            Button("Delete") { if let first = trips.first { context.delete(first) } }
            Button("Delete all") { for index in trips.indices { context.delete(trips[index]) } }
            Button("Save") { try? context.save() }
        }
    }
}

private struct LongList: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "days", ascending: true)])
    private var trips: FetchedResults<Trip>

    var body: some View { List(trips) { TripRow(trip: $0) } }
}

private struct Filtered: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var trips: FetchedResults<Trip>

    var body: some View {
        ForEach(trips) { Text($0.name ?? "") }
        Button("Long") { trips.nsPredicate = NSPredicate(format: "days >= %d", 1) }
        Button("Reverse") { trips.sortDescriptors = [SortDescriptor(\.name, order: .reverse)] }
    }
}

private struct Sections: View {
    @SectionedFetchRequest(
        sectionIdentifier: \.isPlanned,
        sortDescriptors: [
            NSSortDescriptor(keyPath: \Trip.isPlanned, ascending: true),
            NSSortDescriptor(keyPath: \Trip.days, ascending: true),
        ])
    private var sections: SectionedFetchResults<Bool, Trip>

    var body: some View {
        ForEach(sections) { section in
            Text("planned: \(section.id)")
            ForEach(section) { Text($0.name ?? "") }
        }
    }
}

@MainActor @Suite("Requests of views") struct FetchRequestTests {
    private let container: NSPersistentContainer
    private let trips: [Trip]

    init() throws {
        container = try makeContainer()
        let context = container.viewContext
        trips = (0..<3).map { index in
            let trip = Trip(context: context)
            trip.name = "Trip \(index)"
            trip.days = Int64(index)
            return trip
        }
        try context.save()
    }

    private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
        let content = content()
        return TestHost { content.environment(\.managedObjectContext, container.viewContext) }
    }

    @Test("A view shows what its request finds, and what is inserted and deleted")
    func changes() {
        let host = host { TripList() }
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 0", "Trip 1", "Trip 2"])
        host.tap("Add")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 0", "Trip 1", "Trip 2", "Trip 3"])
        host.tap("Delete")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 1", "Trip 2", "Trip 3"])
        host.tap("Save")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 1", "Trip 2", "Trip 3"])
        host.tap("Delete all")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == [])
    }

    @Test("A list of many objects reads the values of visible rows only")
    func longList() throws {
        let writer = container.newBackgroundContext()
        for index in 0..<5000 {
            let trip = Trip(context: writer)
            trip.name = "Row \(index)"
            trip.days = Int64(index)
        }
        try writer.save()
        let host = host { LongList() }
        let shown = host.texts.filter { $0.hasPrefix("Row ") }
        #expect(shown.first == "Row 0" && shown.count < 100)
        let objects = container.viewContext.registeredObjects
        #expect(objects.count < 300)
        #expect(objects.filter { !$0.isFault }.count < 200)
    }

    @Test("A change of one object runs the body of its row alone, and one of the order that of the list")
    func exactness() {
        let host = host { TripList() }
        #expect(host.updates { trips[1].name = "Changed" } == ["TripRow"])
        #expect(host.texts.contains("Changed"))
        #expect(host.updates { trips[0].days = 9 }.contains("TripList"))
        #expect(host.texts.prefix(3) == ["Changed", "Trip 2", "Trip 0"])
    }

    @Test("Results take another condition and another order")
    func live() {
        let host = host { VStack { Filtered() } }
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 0", "Trip 1", "Trip 2"])
        host.tap("Long")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 1", "Trip 2"])
        host.tap("Reverse")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 2", "Trip 1"])
        // Reads without a wrapper are observed as well.
        trips[2].name = "Trip 9"
        host.update()
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 9", "Trip 1"])
    }

    @Test("Sections are of objects with the same value")
    func sections() {
        trips[0].isPlanned = true
        let host = host { VStack { Sections() } }
        #expect(host.texts == ["planned: false", "Trip 1", "Trip 2", "planned: true", "Trip 0"])
        trips[1].isPlanned = true
        host.update()
        #expect(host.texts == ["planned: false", "Trip 2", "planned: true", "Trip 0", "Trip 1"])
    }

    @Test("A context that merges shows what another one saves, and without a store there is nothing")
    func merging() throws {
        container.viewContext.automaticallyMergesChangesFromParent = true
        let host = host { TripList() }
        let other = container.newBackgroundContext()
        let new = Trip(context: other)
        new.name = "Trip 7"
        new.days = 7
        (other.object(with: trips[0].objectID) as? Trip)?.name = "Trip zero"
        try other.save()
        host.update()
        #expect(host.texts.contains("Trip 7") && host.texts.contains("Trip zero"))
        #expect(TestHost { TripList() }.texts.filter { $0.hasPrefix("Trip") } == [])
    }

    @Test("Changes are undone and done again")
    func undo() {
        let context = container.viewContext
        let manager = UndoManager()
        context.undoManager = manager
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        trips[0].name = "Changed"
        context.delete(trips[1])
        manager.endUndoGrouping()
        context.undo()
        #expect(trips[0].name == "Trip 0" && !trips[1].isDeleted)
        context.redo()
        #expect(trips[0].name == "Changed" && trips[1].isDeleted)
    }
}
