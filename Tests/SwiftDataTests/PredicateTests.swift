import SwiftData
import Testing

@testable import SwiftDataStack

@Suite("Predicates") struct PredicateTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try makeContainer()
        context = ModelContext(container)
        for (index, name) in ["Rome", "Oslo", "Paris", "O'Hare \"x\"; DROP TABLE Trip"].enumerated() {
            let trip = Trip(name: name, start: Date(timeIntervalSinceReferenceDate: Double(index)), days: index + 1)
            trip.note = index % 2 == 0 ? "even" : nil
            trip.stops = (0..<index).map { Stop(name: "\(name) \($0)") }
            context.insert(trip)
        }
        try context.save()
    }

    /// The names of what a predicate finds, which have to be the same whether SQLite or Swift chooses.
    private func names(_ predicate: Predicate<Trip>, inStore: Bool = true) throws -> [String] {
        let descriptor = FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\Trip.days)])
        #expect(FetchPlan(descriptor).isWhole == inStore)
        let found = try ModelContext(container).fetch(descriptor).map(\.name)
        let all = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)]))
        #expect(try found == all.filter { try predicate.evaluate($0) }.map(\.name))
        return found
    }

    @Test("Comparisons, and, or and not")
    func comparisons() throws {
        let (least, name) = (2, "Rome")
        #expect(try names(#Predicate { $0.days > least }).count == 2)
        #expect(
            try names(#Predicate { $0.days >= least && $0.name != name }) == [
                "Oslo", "Paris", "O'Hare \"x\"; DROP TABLE Trip",
            ])
        #expect(try names(#Predicate { $0.name == name || $0.days == 3 }) == ["Rome", "Paris"])
        #expect(try names(#Predicate { !($0.days < 4) }).count == 1)
        #expect(try names(#Predicate { $0.days * 2 - 1 == 5 }) == ["Paris"])
        let date = Date(timeIntervalSinceReferenceDate: 1)
        #expect(try names(#Predicate { $0.start <= date }) == ["Rome", "Oslo"])
    }

    @Test("nil is a value")
    func optionals() throws {
        let note: String? = "even"
        #expect(try names(#Predicate { $0.note == nil }).count == 2)
        #expect(try names(#Predicate { $0.note != nil }) == ["Rome", "Paris"])
        #expect(try names(#Predicate { $0.note == note }) == ["Rome", "Paris"])
        #expect(try names(#Predicate { $0.note != note }).count == 2)
        #expect(try names(#Predicate { ($0.note ?? "odd") == "odd" }).count == 2)
        #expect(try names(#Predicate { $0.note?.contains("ve") == true }) == ["Rome", "Paris"])
    }

    @Test("Texts, with quotes and with what would be SQL")
    func texts() throws {
        let (part, bad) = ("a", "O'Hare \"x\"; DROP TABLE Trip")
        #expect(try names(#Predicate { $0.name.contains(part) }).count == 2)
        #expect(try names(#Predicate { $0.name.localizedStandardContains("oslö") }) == ["Oslo"])
        #expect(try names(#Predicate { $0.note?.localizedStandardContains("EVEN") == true }) == ["Rome", "Paris"])
        #expect(try names(#Predicate { $0.name.starts(with: "O") }).count == 2)
        #expect(try names(#Predicate { $0.name == bad }) == [bad])
        #expect(try names(#Predicate { $0.name.isEmpty }) == [])
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 4)
    }

    @Test("Lists of values, identities and relationships")
    func relationships() throws {
        let wanted = ["Rome", "Paris"]
        #expect(try names(#Predicate { wanted.contains($0.name) }) == wanted)
        #expect(try names(#Predicate { $0.stops.isEmpty }) == ["Rome"])
        #expect(try names(#Predicate { $0.stops.count > 1 }).count == 2)
        #expect(try names(#Predicate { $0.stops.contains { $0.name == "Paris 1" } }) == ["Paris"])
        let id = try #require(try context.fetch(FetchDescriptor<Trip>()).last).persistentModelID
        #expect(try names(#Predicate { $0.persistentModelID == id }).count == 1)
        let paris = "Paris"
        let stops = FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == paris })
        #expect(FetchPlan(stops).isFiltered)
        #expect(try ModelContext(container).fetchCount(stops) == 2)
    }

    @Test("Conditions that SQLite cannot evaluate are evaluated in Swift")
    func fallback() throws {
        let tag = "none"
        #expect(try names(#Predicate { $0.tags.contains(tag) }, inStore: false) == [])
        #expect(try names(#Predicate { $0.name.count == 4 }, inStore: false) == ["Rome", "Oslo"])
    }

    @Test("Orders, offsets and limits, also with changes that are not saved")
    func orders() throws {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 2
        #expect(try context.fetch(descriptor).map(\.name) == ["Paris", "Oslo"])
        #expect(try context.fetchCount(descriptor) == 2)
        context.insert(Trip(name: "Quito"))
        #expect(try context.fetch(descriptor).map(\.name) == ["Quito", "Paris"])
        descriptor.includePendingChanges = false
        #expect(try context.fetch(descriptor).map(\.name) == ["Paris", "Oslo"])
    }
}
