import SwiftData
import SwiftUI
import Testing

@Model private final class City {
    @Attribute(.unique) var name: String
    var people: Int
    var mayor: Mayor?
    @Relationship(deleteRule: .cascade, inverse: \Street.city) var streets: [Street] = []
    init(_ name: String, people: Int, streets: [Street] = []) {
        self.name = name
        self.people = people
        self.streets = streets
    }
}

@Model private final class Street {
    @Attribute(.unique) var code: Int
    var city: City?
    init(_ code: Int) { self.code = code }
}

@Model private final class Mayor {
    var name: String
    @Relationship(inverse: \City.mayor) var city: City?
    init(_ name: String) { self.name = name }
}

/// A class with relationships to cities that have no inverse.
@Model private final class Plan {
    var start: City
    var end: City?
    var stops: [City]
    init(start: City, end: City? = nil, stops: [City] = []) {
        (self.start, self.end, self.stops) = (start, end, stops)
    }
}

@Suite("Unique values") struct UniqueValueTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: City.self, Plan.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    private func cities(_ context: ModelContext? = nil) throws -> [City] {
        try (context ?? self.context).fetch(FetchDescriptor<City>(sortBy: [SortDescriptor(\.name)]))
    }

    @Test("An object saved with the unique value of another one keeps that row, its identity and references to it")
    func references() throws {
        let rome = City("Rome", people: 1)
        context.insert(Plan(start: rome, end: rome, stops: [rome]))
        try context.save()
        let id = rome.persistentModelID
        let new = City("Rome", people: 2)
        context.insert(new)
        try context.save()
        #expect(rome.people == 2)
        #expect(new.persistentModelID == id)
        #expect(try cities().map(\.persistentModelID) == [id])
        for context in [context, ModelContext(container)] {
            let plan = try #require(try context.fetch(FetchDescriptor<Plan>()).first)
            #expect(plan.start.people == 2 && plan.end?.people == 2 && plan.stops.map(\.people) == [2])
            let without = FetchDescriptor<Plan>(predicate: #Predicate { $0.end == nil })
            #expect(try context.fetchCount(without) == 0)
        }
    }

    @Test("New objects that refer to a merged object refer to the row that stays")
    func newReferences() throws {
        context.insert(City("Rome", people: 1))
        try context.save()
        context.insert(
            Plan(start: City("Rome", people: 2), end: City("Oslo", people: 3), stops: [City("Rome", people: 4)]))
        try context.save()
        let plan = try #require(try ModelContext(container).fetch(FetchDescriptor<Plan>()).first)
        #expect(plan.start.name == "Rome" && plan.end?.name == "Oslo" && plan.stops.map(\.name) == ["Rome"])
        #expect(plan.start === plan.stops.first)
        #expect(try cities().map(\.people) == [3, 4])
    }

    @Test("Relationships to many are united, and one to one is replaced unless the new object has none")
    func relationships() throws {
        let rome = City("Rome", people: 1, streets: [Street(1), Street(2)])
        context.insert(rome)
        rome.mayor = Mayor("Ada")
        try context.save()
        context.insert(City("Rome", people: 2, streets: [Street(2), Street(3)]))
        try context.save()
        for context in [context, ModelContext(container)] {
            let rome = try #require(try cities(context).first)
            #expect(rome.streets.map(\.code).sorted() == [1, 2, 3])
            #expect(rome.streets.allSatisfy { $0.city === rome })
            #expect(rome.mayor?.name == "Ada" && rome.mayor?.city === rome)
            #expect(try context.fetchCount(FetchDescriptor<Street>()) == 3)
        }
        let new = City("Rome", people: 3)
        context.insert(new)
        new.mayor = Mayor("Bob")
        try context.save()
        #expect(rome.mayor?.name == "Bob")
        let mayors = try ModelContext(container).fetch(FetchDescriptor<Mayor>(sortBy: [SortDescriptor(\.name)]))
        #expect(mayors.map { $0.city?.name } == [nil, "Rome"])
    }

    @Test("A merged object stays usable: changes of it are made to the row")
    func alias() throws {
        let rome = City("Rome", people: 1)
        context.insert(rome)
        try context.save()
        let new = City("Rome", people: 2)
        context.insert(new)
        try context.save()
        new.people = 3
        new.streets = [Street(7)]
        #expect(rome.people == 3 && rome.streets.map(\.code) == [7] && context.hasChanges)
        #expect(try cities().count == 1)
        try context.save()
        #expect(try cities(ModelContext(container)).map(\.people) == [3])
        context.delete(new)
        try context.save()
        #expect(rome.isDeleted && new.isDeleted)
        #expect(try cities().isEmpty)
    }

    @Test("A row that no object stands for is updated, too")
    func notInUse() throws {
        let other = ModelContext(container)
        other.insert(Plan(start: City("Rome", people: 1, streets: [Street(1)])))
        try other.save()
        context.insert(City("Rome", people: 2))
        try context.save()
        let plan = try #require(try ModelContext(container).fetch(FetchDescriptor<Plan>()).first)
        #expect(plan.start.people == 2 && plan.start.streets.map(\.code) == [1])
    }

    @Test("The last of several new objects with one unique value is stored")
    func newObjects() throws {
        context.insert(City("Rome", people: 1, streets: [Street(1)]))
        context.insert(City("Rome", people: 2, streets: [Street(2)]))
        try context.save()
        let rome = try cities(ModelContext(container))
        #expect(rome.map(\.people) == [2])
        #expect(rome.first?.streets.map(\.code).sorted() == [1, 2])
    }

    @Test("An update to a taken value keeps the updated object, which gets the other one's relationships")
    func update() throws {
        let (rome, oslo) = (
            City("Rome", people: 1, streets: [Street(1)]), City("Oslo", people: 2, streets: [Street(2)])
        )
        rome.mayor = Mayor("Ada")
        context.insert(Plan(start: rome, end: rome, stops: [rome, oslo]))
        context.insert(oslo)
        try context.save()
        oslo.name = "Rome"
        try context.save()
        #expect(rome.isDeleted)
        for context in [context, ModelContext(container)] {
            let city = try #require(try cities(context).first)
            #expect(city.people == 2 && city.streets.map(\.code).sorted() == [1, 2] && city.mayor?.name == "Ada")
            let plan = try #require(try context.fetch(FetchDescriptor<Plan>()).first)
            #expect(plan.start === city && plan.end === city && plan.stops.count == 1)
            #expect(plan.stops.first === city)
        }
    }

    @Test("Objects exchange their unique values")
    func exchange() throws {
        let (rome, oslo) = (City("Rome", people: 1), City("Oslo", people: 2))
        context.insert(rome)
        context.insert(oslo)
        try context.save()
        (rome.name, oslo.name) = ("Oslo", "Rome")
        context.insert(City("Bern", people: 3))
        try context.save()
        #expect(try cities(ModelContext(container)).map(\.people) == [3, 1, 2])
        rome.name = "Cairo"
        context.insert(City("Oslo", people: 4))
        try context.save()
        #expect(try cities(ModelContext(container)).map(\.people) == [3, 1, 4, 2])
    }

    @Test("A new object has the unique value of one that is deleted in the same save")
    func replacement() throws {
        let rome = City("Rome", people: 1, streets: [Street(1)])
        context.insert(rome)
        try context.save()
        context.delete(rome)
        context.insert(City("Rome", people: 2))
        try context.save()
        #expect(rome.isDeleted)
        let city = try #require(try cities(ModelContext(container)).first)
        #expect(city.people == 2 && city.streets.isEmpty)
    }

    @Test("A deleted object leaves the relationships that have no inverse")
    func deletion() throws {
        let (rome, oslo) = (City("Rome", people: 1), City("Oslo", people: 2))
        let plan = Plan(start: oslo, end: rome, stops: [rome, oslo])
        context.insert(plan)
        try context.save()
        let other = ModelContext(container)
        let same = try #require(try other.fetch(FetchDescriptor<Plan>()).first)
        #expect(same.end?.name == "Rome")
        context.delete(rome)
        try context.save()
        #expect(plan.end == nil && plan.stops.map(\.name) == ["Oslo"])
        let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Plan>()).first)
        #expect(read.end == nil && read.stops.map(\.name) == ["Oslo"])
    }

    @Test("An undo of an insertion that was merged leaves the row") @MainActor
    func undo() throws {
        let manager = UndoManager()
        context.undoManager = manager
        context.insert(City("Rome", people: 1))
        try context.save()
        manager.removeAllActions()
        context.insert(City("Rome", people: 2))
        try context.save()
        manager.undo()
        try context.save()
        #expect(try cities(ModelContext(container)).map(\.people) == [2])
    }

    @Test("Texts that are equal in Swift are one value")
    func texts() throws {
        context.insert(City("\u{e9}", people: 1))
        context.insert(City("e\u{301}", people: 2))
        try context.save()
        #expect(try cities(ModelContext(container)).map(\.people) == [2])
    }
}
