import Foundation
import SwiftData
import SwiftUI
import Testing
import UmweltTesting

@testable import SwiftDataStack

@Model class Journey {
    var name: String
    var days = 1
    @Relationship(deleteRule: .cascade, inverse: \Ticket.journey) var tickets: [Ticket] = []
    init(name: String, days: Int = 1) {
        self.name = name
        self.days = days
    }
}

@Model class BusinessJourney: Journey {
    #Index<BusinessJourney>([\.perDiem])
    var perDiem: Double
    var firm: Firm?
    init(name: String, days: Int = 1, perDiem: Double) {
        self.perDiem = perDiem
        super.init(name: name, days: days)
    }
}

@Model final class Conference: BusinessJourney {
    var talks = [String]()
    init(name: String, talks: [String]) {
        super.init(name: name, perDiem: 10)
        self.talks = talks
    }
}

@Model final class Ticket {
    var seat: String
    var journey: Journey?
    init(seat: String, journey: Journey? = nil) {
        self.seat = seat
        self.journey = journey
    }
}

@Model final class Firm {
    var name: String
    var journeys: [BusinessJourney] = []
    init(name: String) { self.name = name }
}

/// Journeys as they were before there were others.
private enum Before: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Journey.self] }
    static let versionIdentifier = Schema.Version(1, 0, 0)

    @Model final class Journey {
        var name: String
        var days = 1
        init(name: String) { self.name = name }
    }
}

private struct JourneyList: View {
    @Query(sort: \Journey.name) private var journeys: [Journey]

    var body: some View {
        ForEach(journeys) { journey in
            if let business = journey as? BusinessJourney {
                Text("\(business.name): \(Int(business.perDiem))")
            } else {
                Text(journey.name)
            }
        }
    }
}

@MainActor @Suite("Models that inherit") struct InheritanceTests {
    private static let types: [any PersistentModel.Type] = [Journey.self, BusinessJourney.self, Conference.self]
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Schema(Self.types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
        let firm = Firm(name: "Acme")
        let business = BusinessJourney(name: "Bonn", days: 2, perDiem: 50)
        business.firm = firm
        let conference = Conference(name: "Cork", talks: ["One", "Two"])
        conference.firm = firm
        for journey in [Journey(name: "Athens", days: 9), business, conference] { context.insert(journey) }
        for journey in [business, conference] { journey.tickets = [Ticket(seat: "\(journey.name) 1")] }
        try context.save()
    }

    private func names<T: Journey>(_ predicate: Predicate<T>? = nil, in other: ModelContext? = nil) throws -> [String] {
        let fresh = other ?? ModelContext(container)
        return try fresh.fetch(
            FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name, comparator: .lexical)])
        )
        .map(\.name)
    }

    @Test("A fetch of a class finds objects of its subclasses")
    func polymorphism() throws {
        let found = try ModelContext(container).fetch(FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.days)]))
        #expect(found.map { "\(type(of: $0))" } == ["Conference", "BusinessJourney", "Journey"])
        #expect((found[0] as? Conference)?.talks == ["One", "Two"] && (found[1] as? BusinessJourney)?.perDiem == 50)
        #expect(found[0].persistentModelID.entityName == "Conference")
        #expect(try names(nil as Predicate<BusinessJourney>?) == ["Bonn", "Cork"])
        #expect(try names(nil as Predicate<Conference>?) == ["Cork"])
        #expect(try context.fetchCount(FetchDescriptor<BusinessJourney>()) == 2)
        #expect(try names(nil as Predicate<BusinessJourney>?, in: context) == ["Bonn", "Cork"])
    }

    @Test("Conditions ask for the class of an object, and for properties of its own and of those above")
    func predicates() throws {
        #expect(try names(#Predicate<Journey> { $0 is BusinessJourney }) == ["Bonn", "Cork"])
        #expect(try names(#Predicate<Journey> { !($0 is Conference) }) == ["Athens", "Bonn"])
        #expect(try names(#Predicate<BusinessJourney> { $0.name == "Bonn" && $0.perDiem > 3 }) == ["Bonn"])
        #expect(
            try names(
                #Predicate<Journey> { journey in
                    if let business = journey as? BusinessJourney { business.perDiem > 20 } else { journey.days > 5 }
                }) == ["Athens", "Bonn"])
        #expect(try names(#Predicate<BusinessJourney> { $0.firm?.name == "Acme" }) == ["Bonn", "Cork"])
        let seats = FetchDescriptor<Ticket>(predicate: #Predicate { $0.journey is Conference })
        #expect(try context.fetch(seats).map(\.seat) == ["Cork 1"])
        for plan in [
            FetchPlan(FetchDescriptor<Journey>(predicate: #Predicate { $0 is BusinessJourney })),
            FetchPlan(FetchDescriptor<Journey>(predicate: #Predicate { ($0 as? BusinessJourney)?.perDiem == 50 })),
        ] { #expect(plan.isWhole) }
        let order = FetchDescriptor<Conference>(sortBy: [SortDescriptor(\.days), SortDescriptor(\.perDiem)])
        #expect(FetchPlan(order).isWhole)
    }

    @Test("Relationships lead to objects of their own classes, and are inherited")
    func relationships() throws {
        let other = ModelContext(container)
        let ticket = try #require(
            try other.fetch(FetchDescriptor<Ticket>(predicate: #Predicate { $0.seat == "Cork 1" })).first)
        let conference = try #require(ticket.journey as? Conference)
        #expect(conference.talks == ["One", "Two"] && conference.tickets.map(\.seat) == ["Cork 1"])
        #expect(Set(conference.firm?.journeys.map(\.name) ?? []) == ["Bonn", "Cork"])
        conference.talks.append("Three")
        conference.name = "Cobh"
        conference.perDiem = 11
        ticket.journey = nil
        try other.save()
        let reader = ModelContext(container)
        let again = try #require(try reader.fetch(FetchDescriptor<Conference>()).first)
        #expect(again.talks.count == 3 && again.name == "Cobh" && again.perDiem == 11 && again.tickets.isEmpty)
        other.delete(conference)
        try other.save()
        #expect(try names(nil as Predicate<Journey>?) == ["Athens", "Bonn"])
        let fresh = ModelContext(container)
        let firm = try #require(try fresh.fetch(FetchDescriptor<Firm>()).first)
        #expect(firm.journeys.map(\.name) == ["Bonn"])
    }

    @Test("A query of a class shows objects of its subclasses, and observes their own properties")
    func query() throws {
        let host = TestHost { VStack { JourneyList() }.modelContainer(container) }
        #expect(host.texts == ["Athens", "Bonn: 50", "Cork: 10"])
        let main = container.mainContext
        let bonn = try #require(try main.fetch(FetchDescriptor<BusinessJourney>(sortBy: [SortDescriptor(\.days)])).last)
        bonn.perDiem = 60
        host.update()
        #expect(host.texts == ["Athens", "Bonn: 60", "Cork: 10"])
        main.insert(Conference(name: "Bath", talks: []))
        host.update()
        #expect(host.texts == ["Athens", "Bath: 10", "Bonn: 60", "Cork: 10"])
    }

    @Test("A deletion of all objects of a class may leave those of classes that inherit from it")
    func deletion() throws {
        try context.delete(model: BusinessJourney.self, includeSubclasses: false)
        try context.save()
        #expect(try names(nil as Predicate<Journey>?) == ["Athens", "Cork"])
        try context.delete(model: Journey.self)
        try context.save()
        #expect(try names(nil as Predicate<Journey>?).isEmpty)
    }

    @Test("A schema has the class that one inherits from, and its properties")
    func schema() throws {
        let schema = Schema(Conference.self)
        #expect(Set(schema.entities.map(\.name)) == ["Journey", "BusinessJourney", "Conference", "Ticket", "Firm"])
        let conference = try #require(schema.entity(for: Conference.self))
        #expect(Set(conference.attributesByName.keys) == ["name", "days", "perDiem", "talks"])
        #expect(conference.relationshipsByName["tickets"]?.inverseName == "journey")
        #expect(schema.entity(for: BusinessJourney.self)?.indices == [["perDiem"]])
    }

    @Test("A store from before a class was inherited from opens with its objects")
    func migration() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let configuration = ModelConfiguration(url: folder.appendingPathComponent("data.store"))
        do {
            let old = try ModelContainer(for: Schema(versionedSchema: Before.self), configurations: configuration)
            let context = ModelContext(old)
            context.insert(Before.Journey(name: "Ulm"))
            try context.save()
        }
        let new = try ModelContainer(for: Schema(Self.types), configurations: configuration)
        let context = ModelContext(new)
        context.insert(BusinessJourney(name: "Wien", perDiem: 3))
        try context.save()
        let found = try ModelContext(new).fetch(
            FetchDescriptor<Journey>(sortBy: [SortDescriptor(\.name, order: .forward)]))
        #expect(found.map(\.name) == ["Ulm", "Wien"])
        #expect(found.map { "\(type(of: $0))" } == ["Journey", "BusinessJourney"])
    }
}
