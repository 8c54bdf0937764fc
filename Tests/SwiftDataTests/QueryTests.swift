import SwiftData
import SwiftUI
import Testing
import UmweltTesting

private struct TripRow: View {
    let trip: Trip
    var body: some View { Text(trip.name) }
}

private struct TripList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Trip.days) private var trips: [Trip]

    var body: some View {
        VStack {
            ForEach(trips) { TripRow(trip: $0) }
            Button("Add") { context.insert(Trip(name: "Trip \(trips.count)", days: trips.count)) }
            Button("Delete all") { for index in trips.indices { context.delete(trips[index]) } }
            Button("Delete") { if let first = trips.first { context.delete(first) } }
        }
    }
}

private struct LongList: View {
    @Query(sort: \Trip.days) private var trips: [Trip]
    var body: some View { List(trips) { TripRow(trip: $0) } }
}

private struct Filtered: View {
    @Query private var trips: [Trip]
    init(least: Int) { _trips = Query(filter: #Predicate { $0.days >= least }, sort: \.days) }
    var body: some View { ForEach(trips) { Text($0.name) } }
}

private struct Chooser: View {
    @State private var least = 0
    var body: some View {
        Filtered(least: least)
        Button("More") { least += 1 }
    }
}

@MainActor @Suite("Queries in views") struct QueryTests {
    private let container: ModelContainer
    private let trips: [Trip]

    init() throws {
        container = try makeContainer()
        trips = (0..<3).map { Trip(name: "Trip \($0)", days: $0) }
        for trip in trips { container.mainContext.insert(trip) }
        try container.mainContext.save()
    }

    @Test("A view shows what its query finds, and what is inserted and deleted")
    func changes() {
        let host = TestHost { TripList().modelContainer(container) }
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 0", "Trip 1", "Trip 2"])
        host.tap("Add")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 0", "Trip 1", "Trip 2", "Trip 3"])
        host.tap("Delete")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 1", "Trip 2", "Trip 3"])
        host.tap("Delete all")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == [])
    }

    @Test("A list of many objects makes visible rows only")
    func longList() throws {
        for index in 10..<2000 { container.mainContext.insert(Trip(name: "Row \(index)", days: index)) }
        try container.mainContext.save()
        let host = TestHost { LongList().modelContainer(container) }
        #expect(host.texts.prefix(4) == ["Trip 0", "Trip 1", "Trip 2", "Row 10"])
        #expect(host.texts.count < 100)
        #expect(host.updates { trips[1].name = "Changed" } == ["TripRow"])
    }

    @Test("A change of one object runs the body of its row alone, and one of the order that of the list")
    func exactness() {
        let host = TestHost { TripList().modelContainer(container) }
        #expect(host.updates { trips[1].name = "Changed" } == ["TripRow"])
        #expect(host.texts.contains("Changed"))
        #expect(host.updates { trips[0].days = 0 } == [])
        #expect(host.updates { trips[0].note = "read by nothing" } == [])
        #expect(host.updates { trips[0].days = 9 } == ["TripList"])
        #expect(host.texts.prefix(3) == ["Changed", "Trip 2", "Trip 0"])
    }

    @Test("A query with another condition finds others")
    func conditions() {
        let host = TestHost { VStack { Chooser() }.modelContainer(container) }
        #expect(host.texts.filter { $0.hasPrefix("Trip") }.count == 3)
        host.tap("More")
        #expect(host.texts.filter { $0.hasPrefix("Trip") } == ["Trip 1", "Trip 2"])
    }

    @Test("Another context that saves changes what is shown")
    func otherContext() throws {
        let host = TestHost { TripList().modelContainer(container) }
        let other = ModelContext(container)
        other.insert(Trip(name: "Trip 7", days: 7))
        try other.save()
        host.update()
        #expect(host.texts.contains("Trip 7"))
    }

    @Test("The modifier reports the opened container, and without one queries find nothing")
    func setup() {
        var opened: [ModelContainer] = []
        let host = TestHost {
            TripList().modelContainer(for: Trip.self, inMemory: true) {
                if let one = try? $0.get() { opened.append(one) }
            }
        }
        host.tap("Add")
        #expect(host.texts.contains("Trip 0"))
        #expect(opened.count == 1)
        #expect(TestHost { TripList() }.texts.filter { $0.hasPrefix("Trip") } == [])
    }
}
