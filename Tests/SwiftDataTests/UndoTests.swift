import SwiftData
import SwiftUI
import Testing
import UmweltTesting

private struct Names: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View {
        VStack {
            ForEach(trips) { Text($0.name) }
            Button("Add") { context.insert(Trip(name: "Trip \(trips.count)")) }
            Button("Rename") { trips.first?.name = "A trip" }
            Button("Undo") { undoManager?.undo() }
            Button("Redo") { undoManager?.redo() }
        }
    }
}

@MainActor @Suite("Undo in contexts") struct UndoTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let manager = UndoManager()

    init() throws {
        container = try makeContainer()
        context = container.mainContext
        context.autosaveEnabled = false
        context.undoManager = manager
        manager.groupsByEvent = false
    }

    private func group(_ work: () -> Void) {
        manager.beginUndoGrouping()
        work()
        manager.endUndoGrouping()
    }

    @Test("A deletion is undone with what it has deleted and unlinked, also after it was saved")
    func deletion() throws {
        let rome = Trip(name: "Rome")
        let forum = Stop(name: "Forum", trip: rome)
        let ada = Guest(name: "Ada")
        group {
            context.insert(rome)
            ada.trips = [rome]
        }
        try context.save()
        for isSaved in [false, true] {
            group { context.delete(rome) }
            if isSaved { try context.save() }
            #expect(ada.trips.isEmpty && forum.isDeleted)
            manager.undo()
            #expect(rome.stops.map(\.name) == ["Forum"] && forum.trip === rome && ada.trips == [rome])
            try context.save()
            #expect(try World(of: ModelContext(container)) == World(of: context))
            manager.redo()
            #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
            manager.undo()
        }
    }

    @Test("Nothing is registered without an undo manager, and a rollback removes its registrations")
    func forgetting() throws {
        group { context.insert(Trip(name: "Rome")) }
        #expect(manager.canUndo)
        context.rollback()
        #expect(!manager.canUndo)
        context.undoManager = nil
        context.insert(Trip(name: "Oslo"))
        #expect(!manager.canUndo)
    }

    @Test("Undo and redo restore the values, before and after a save", arguments: 0..<100)
    func random(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed) &+ 77)
        var worlds = [try World(of: context)]
        var done: [Int] = []
        func maySave() throws { if Int.random(in: 0..<4, using: &random) == 0 { try context.save() } }
        for step in 0..<14 {
            let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
            let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.name)]))
            let guests = try context.fetch(FetchDescriptor<Guest>(sortBy: [SortDescriptor(\.name)]))
            let trip = trips.randomElement(using: &random)
            let work = Int.random(in: 0..<8, using: &random)
            let (stop, guest) = (stops.randomElement(using: &random), guests.randomElement(using: &random))
            done.append(work)
            group {
                switch work {
                case 0, 1: context.insert(Trip(name: "trip \(step)", days: step))
                case 2: trip?.days = step
                case 3: trip?.stops.append(Stop(name: "stop \(step)"))
                case 4: stop?.trip = trip
                case 5: if let trip { Guest(name: "guest \(step)").trips.append(trip) }
                case 6: if let guest { trip?.guests = [guest] }
                default: if let trip { context.delete(trip) }
                }
            }
            worlds.append(try World(of: context))
            try maySave()
        }
        for _ in 0..<2 {
            // A step that has changed nothing has no group.
            var place = worlds.count - 1
            while manager.canUndo {
                manager.undo()
                let now = try World(of: context)
                place = try #require(worlds[..<place].lastIndex(of: now), "\(done): \(now)")
                try maySave()
            }
            #expect(try World(of: context) == worlds[0])
            while manager.canRedo {
                manager.redo()
                let now = try World(of: context)
                place = try #require(worlds[(place + 1)...].firstIndex(of: now), "\(done): \(now)")
                try maySave()
            }
            #expect(try World(of: context) == worlds.last)
            try context.save()
            #expect(try World(of: ModelContext(container)) == worlds.last)
        }
    }

    @Test("The modifier gives the window's undo manager to the context, and each press is undone by itself")
    func window() async {
        let host = TestHost { Names().modelContainer(for: Trip.self, inMemory: true, isUndoEnabled: true) }
        for button in ["Add", "Add", "Rename", "Undo"] {
            #expect(host.tap(button))
            await Task.yield()
        }
        #expect(host.texts.filter { $0.contains("rip") } == ["Trip 0", "Trip 1"])
        #expect(host.tap("Undo") && host.texts.filter { $0.contains("rip") } == ["Trip 0"])
        #expect(host.tap("Redo") && host.tap("Redo"))
        #expect(host.texts.filter { $0.contains("rip") } == ["A trip", "Trip 1"])
    }
}
