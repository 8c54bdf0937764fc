import SwiftData
import Testing

@Suite("Contexts") struct ContextTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try makeContainer()
        context = ModelContext(container)
    }

    private func names(_ descriptor: FetchDescriptor<Trip> = FetchDescriptor(sortBy: [SortDescriptor(\.name)])) throws
        -> [String]
    {
        try context.fetch(descriptor).map(\.name)
    }

    @Test("An inserted object is found at once, and in another context after the save")
    func insertion() throws {
        let trip = Trip(name: "Rome", days: 3)
        trip.tags = ["sun", "old"]
        trip.kind = .leisure
        context.insert(trip)
        #expect(try names() == ["Rome"])
        #expect(context.hasChanges && trip.hasChanges && trip.modelContext === context)
        let other = ModelContext(container)
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
        try context.save()
        #expect(!context.hasChanges && !trip.hasChanges)
        let read = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        #expect(read !== trip && read.persistentModelID == trip.persistentModelID)
        #expect(read.name == "Rome" && read.days == 3 && read.tags == ["sun", "old"] && read.kind == .leisure)
        #expect(read.note == nil && read.code == trip.code && !read.isOpen)
        #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
    }
}

extension ContextTests {
    @Test("A rollback takes back insertions, changes, deletions and relationships")
    func rollback() throws {
        let rome = Trip(name: "Rome")
        let stop = Stop(name: "Forum", trip: rome)
        context.insert(rome)
        try context.save()
        #expect(stop.modelContext === context)
        rome.name = "Paris"
        rome.tags = ["x"]
        stop.trip = nil
        context.insert(Trip(name: "Oslo"))
        context.rollback()
        #expect(try names() == ["Rome"])
        #expect(rome.tags == [] && stop.trip === rome && rome.stops.map(\.name) == ["Forum"])
        context.delete(rome)
        #expect(rome.isDeleted && stop.isDeleted)
        #expect(try names() == [])
        context.rollback()
        #expect(try names() == ["Rome"])
        #expect(!rome.isDeleted && rome.stops.map(\.name) == ["Forum"])
        #expect(!context.hasChanges)
    }

    @Test("One side of a relationship follows the other, before and after it is saved")
    func relationships() throws {
        let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
        let stop = Stop(name: "Forum")
        rome.stops.append(stop)
        #expect(stop.trip === rome)
        context.insert(rome)
        context.insert(oslo)
        #expect(stop.modelContext === context)
        stop.trip = oslo
        #expect(rome.stops.isEmpty && oslo.stops.first === stop)
        let guest = Guest(name: "Ada")
        guest.trips = [rome, oslo]
        #expect(rome.guests.first === guest && oslo.guests.first === guest)
        try context.save()
        let other = ModelContext(container)
        let trips = try other.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(trips.map { $0.stops.map(\.name) } == [["Forum"], []])
        #expect(trips.map { $0.guests.map(\.name) } == [["Ada"], ["Ada"]])
        #expect(trips.first?.guests.first?.trips.count == 2)
        trips.first?.guests = []
        try other.save()
        let third = ModelContext(container)
        #expect(try third.fetch(FetchDescriptor<Guest>()).first?.trips.map(\.name) == ["Rome"])
    }

    @Test("A deletion follows the delete rules of the relationships")
    func deletion() throws {
        let rome = Trip(name: "Rome")
        rome.stops = [Stop(name: "Forum"), Stop(name: "Circus")]
        let guest = Guest(name: "Ada")
        rome.guests = [guest]
        context.insert(rome)
        try context.save()
        context.delete(rome)
        #expect(guest.trips.isEmpty)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(try context.fetch(FetchDescriptor<Guest>()).map(\.name) == ["Ada"])
    }

    @Test("The last saved of several objects with one unique value is kept")
    func unique() throws {
        let code = UUID()
        for name in ["Rome", "Oslo"] {
            let trip = Trip(name: name)
            trip.code = code
            context.insert(trip)
            try context.save()
        }
        #expect(try names() == ["Oslo"])
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test("Several attributes may be unique together; nothing is equal to nothing")
    func uniqueTogether() throws {
        for (name, city) in [
            ("Ada", "Rome"), ("Ada", "Oslo"), ("Bob", "Rome"), ("Ada", "Rome"), ("Eve", nil), ("Eve", nil),
        ] {
            context.insert(Guest(name: name, city: city))
            try context.save()
        }
        let guests = try ModelContext(container).fetch(FetchDescriptor<Guest>())
        #expect(guests.map { "\($0.name) \($0.city ?? "")" } == ["Ada Rome", "Ada Oslo", "Bob Rome", "Eve ", "Eve "])
    }

    @Test("The main context shows what another one saves") @MainActor
    func merging() throws {
        let main = container.mainContext
        main.insert(Trip(name: "Rome"))
        try main.save()
        let rome = try #require(try main.fetch(FetchDescriptor<Trip>()).first)
        let same = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        same.name = "Roma"
        same.stops = [Stop(name: "Forum")]
        #expect(rome.name == "Rome")
        try context.save()
        #expect(rome.name == "Roma" && rome.stops.map(\.name) == ["Forum"])
        context.delete(same)
        try context.save()
        #expect(rome.isDeleted)
        #expect(try main.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test("A transaction that throws leaves nothing behind")
    func transaction() throws {
        struct Fault: Error {}
        #expect(throws: Fault.self) {
            try context.transaction {
                context.insert(Trip(name: "Rome"))
                throw Fault()
            }
        }
        #expect(try names() == [])
        try context.transaction { context.insert(Trip(name: "Oslo")) }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }
}
