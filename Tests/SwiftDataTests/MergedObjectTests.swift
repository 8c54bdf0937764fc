import SwiftData
import SwiftUI
import Testing

@Model private final class Squad {
    @Attribute(.unique) var name: String
    var points: Int
    var rival: Squad?
    @Relationship(deleteRule: .cascade, inverse: \Athlete.squad) var athletes: [Athlete] = []
    init(_ name: String, points: Int, athletes: [Athlete] = []) {
        self.name = name
        self.points = points
        self.athletes = athletes
    }
}

/// A class with a relationship among its unique values.
@Model private final class Athlete {
    #Unique<Athlete>([\.squad, \.number])
    var number: Int
    var name: String
    var squad: Squad?
    init(_ number: Int, _ name: String) {
        self.number = number
        self.name = name
    }
}

@Model private class Vehicle {
    var wheels = 4
    init() {}
}

@Model private final class Truck: Vehicle {
    @Attribute(.unique) var plate = ""
    init(plate: String) {
        super.init()
        self.plate = plate
    }
}

@Model private final class Trailer: Vehicle {
    @Attribute(.unique) var serial = ""
    init(serial: String) {
        super.init()
        self.serial = serial
    }
}

@Suite("Objects merged by their unique values") struct MergedObjectTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Squad.self, Vehicle.self, Truck.self, Trailer.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    /// The stored teams with their athletes, as text.
    private func stored() throws -> [String] {
        try ModelContext(container).fetch(FetchDescriptor<Squad>(sortBy: [SortDescriptor(\.name)])).map { squad in
            "\(squad.name) \(squad.points) \(squad.athletes.map(\.name).sorted())"
        }
    }

    @Test("A merged object has the relationships of the row, and an addition to them removes none")
    func addition() throws {
        context.insert(Squad("Reds", points: 1, athletes: [Athlete(1, "Ada"), Athlete(2, "Bob")]))
        try context.save()
        let new = Squad("Reds", points: 2, athletes: [Athlete(3, "Cem")])
        context.insert(new)
        try context.save()
        #expect(new.athletes.map(\.name).sorted() == ["Ada", "Bob", "Cem"])
        new.athletes.append(Athlete(4, "Dan"))
        try context.save()
        #expect(try stored() == [#"Reds 2 ["Ada", "Bob", "Cem", "Dan"]"#])
        new.athletes.removeAll { $0.name == "Ada" }
        let eve = Athlete(5, "Eve")
        eve.squad = new
        try context.save()
        #expect(try stored() == [#"Reds 2 ["Bob", "Cem", "Dan", "Eve"]"#])
    }

    @Test("A merged object has later values of the row")
    func values() throws {
        let old = Squad("Reds", points: 1)
        context.insert(old)
        try context.save()
        let new = Squad("Reds", points: 2)
        context.insert(new)
        try context.save()
        old.points = 10
        old.athletes = [Athlete(1, "Ada")]
        #expect(new.points == 10 && new.athletes.map(\.name) == ["Ada"])
        new.points += 1
        #expect(old.points == 11)
        try context.save()
        #expect(try stored() == [#"Reds 11 ["Ada"]"#])
    }

    @Test("An undo of a change from before the merge leaves the relationships that the row had") @MainActor
    func undo() throws {
        context.insert(Squad("Reds", points: 1, athletes: [Athlete(1, "Ada")]))
        try context.save()
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        manager.beginUndoGrouping()
        let new = Squad("Reds", points: 2)
        context.insert(new)
        new.athletes = [Athlete(2, "Bob")]
        manager.endUndoGrouping()
        try context.save()
        #expect(try stored() == [#"Reds 2 ["Ada", "Bob"]"#])
        manager.undo()
        try context.save()
        #expect(try stored() == [#"Reds 2 ["Ada"]"#])
    }

    @Test("A merge of the object in a unique relationship merges the objects that refer to it")
    func dependents() throws {
        context.insert(Squad("Reds", points: 1, athletes: [Athlete(1, "Ada"), Athlete(2, "Bob")]))
        try context.save()
        for context in [context, ModelContext(container)] {
            let cem = Athlete(1, "Cem")
            context.insert(cem)
            cem.squad = Squad("Reds", points: 2)
            try context.save()
            #expect(try stored() == [#"Reds 2 ["Bob", "Cem"]"#])
        }
    }

    @Test("Classes with a superclass in common have unique values of their own")
    func siblings() throws {
        context.insert(Truck(plate: "A"))
        context.insert(Trailer(serial: "A"))
        try context.save()
        context.insert(Trailer(serial: "A"))
        try context.save()
        let other = ModelContext(container)
        #expect(try other.fetch(FetchDescriptor<Truck>()).map(\.plate) == ["A"])
        #expect(try other.fetch(FetchDescriptor<Trailer>()).map(\.serial) == ["A"])
    }

    @Test("An object that refers to itself refers to the row")
    func selfReference() throws {
        let old = Squad("Reds", points: 1)
        context.insert(old)
        try context.save()
        let new = Squad("Reds", points: 2)
        context.insert(new)
        new.rival = new
        try context.save()
        #expect(old.rival === old)
        let squad = try #require(try ModelContext(container).fetch(FetchDescriptor<Squad>()).first)
        #expect(squad.rival === squad)
    }

    @Test("A rollback after a failed save leaves the row, and the new object can be inserted again")
    func rollback() throws {
        context.insert(Squad("Reds", points: 1, athletes: [Athlete(1, "Ada")]))
        try context.save()
        let (new, limited) = (Squad("Reds", points: 2), Gathering())
        let container = try ModelContainer(
            for: Squad.self, Gathering.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        let old = Squad("Reds", points: 1, athletes: [Athlete(1, "Ada")])
        context.insert(old)
        try context.save()
        context.insert(new)
        context.insert(limited)
        #expect(throws: (any Error).self) { try context.save() }
        context.rollback()
        #expect(old.points == 1 && old.athletes.map(\.name) == ["Ada"])
        new.points = 5
        #expect(old.points == 1 && !context.hasChanges)
        context.insert(new)
        try context.save()
        #expect(old.points == 5 && old.athletes.map(\.name) == ["Ada"])
    }
}

/// A class that cannot be saved without members.
@Model private final class Gathering {
    @Relationship(minimumModelCount: 1) var members: [Squad] = []
    init() {}
}
