import SwiftData
import SwiftUI
import Testing
import UmweltTesting

@testable import SwiftDataStack

private struct LongList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Guest.name) private var guests: [Guest]

    var body: some View {
        VStack {
            List(guests) { Text($0.name) }
            Button("Delete first") { if let first = guests.first { context.delete(first) } }
        }
    }
}

private struct Latest: View {
    @Query(
        {
            var latest = FetchDescriptor<Guest>(sortBy: [
                SortDescriptor(\.city), SortDescriptor(\.name, order: .reverse),
            ])
            latest.fetchLimit = 3
            return latest
        }())
    private var guests: [Guest]

    var body: some View { ForEach(guests) { Text($0.name) } }
}

/// The bytes of a class's objects, without those of what they refer to: the word of its metadata that has them.
private func byteCount(of type: AnyClass) -> Int {
    Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

@MainActor @Suite("Long lists") struct LongListTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try makeContainer()
        context = container.mainContext
        context.autosaveEnabled = false
    }

    private func insert(_ count: Int) throws {
        let writer = ModelContext(container)
        for index in 0..<count { writer.insert(Guest(name: "Guest \(100_000 + index)")) }
        try writer.save()
    }

    /// The number of objects whose rows have been read.
    private func readCount() throws -> Int {
        // In use all of them, so that none is made or read by this.
        let guests: [Guest]? = try context.unread(FetchDescriptor(), FetchPlan(FetchDescriptor<Guest>()))
        return (guests ?? []).count { !$0.isUnread }
    }

    @Test("Only rows of a list of 100,000 that have been visible are read")
    func memory() throws {
        try insert(100_000)
        let host = TestHost { LongList().modelContainer(container) }
        #expect(host.texts.contains("Guest 100000"))
        #expect(try (1..<300).contains(readCount()))
        for place in 1...10 { host.scroll(to: CGPoint(x: 0, y: 200_000 * Double(place))) }
        #expect(host.texts.contains { $0.wholeMatch(of: /Guest 1[1-9]\d{4}/) != nil })
        #expect(try readCount() < 1500)
    }

    @Test("Changes that are not saved are at their places in a long list, without its rows being read")
    func changes() throws {
        try insert(5000)
        let host = TestHost { LongList().modelContainer(container) }
        let rows = { host.texts.filter { $0.hasPrefix("Guest") } }
        let new = Guest(name: "Guest 100001 and a half")
        context.insert(new)
        host.update()
        #expect(rows().prefix(4) == ["Guest 100000", "Guest 100001", "Guest 100001 and a half", "Guest 100002"])
        new.name = "Guest 0"
        host.update()
        #expect(rows().prefix(2) == ["Guest 0", "Guest 100000"])
        host.tap("Delete first")
        host.tap("Delete first")
        #expect(rows().prefix(2) == ["Guest 100001", "Guest 100002"])
        try context.save()
        host.update()
        #expect(rows().prefix(2) == ["Guest 100001", "Guest 100002"])
        #expect(try readCount() < 1000)
    }

    @Test("A limit counts what is not saved")
    func limit() throws {
        try insert(200)
        let host = TestHost { VStack { Latest() }.modelContainer(container) }
        #expect(host.texts == ["Guest 100199", "Guest 100198", "Guest 100197"])
        context.insert(Guest(name: "Guest 100198 and a half"))
        host.update()
        #expect(host.texts == ["Guest 100199", "Guest 100198 and a half", "Guest 100198"])
    }

    @Test("An object that was not read has its values when it is changed, deleted or related")
    func unread() throws {
        let writer = ModelContext(container)
        for index in 0..<3 {
            let trip = Trip(name: "Trip \(index)", days: index)
            trip.stops = [Stop(name: "Stop \(index)")]
            writer.insert(trip)
        }
        try writer.save()
        let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
        let trips = try #require(try context.unread(descriptor, FetchPlan(descriptor)))
        #expect(trips.allSatisfy { $0.isUnread })
        trips[0].name = "Changed"
        #expect(!trips[1].isUnread)
        #expect(trips[0].days == 0 && trips[1].stops.map(\.name) == ["Stop 1"])
        context.rollback()
        #expect(trips[0].name == "Trip 0")
        context.delete(trips[2])
        try context.save()
        #expect(trips[2].name == "Trip 2")
        #expect(try context.fetch(descriptor).map(\.name) == ["Trip 0", "Trip 1"])
    }

    @Test("An object that was not read takes 40 bytes, and nothing is kept of it elsewhere but its key and its place")
    func size() throws {
        try insert(1000)
        let guests: [Guest] = try #require(
            try context.unread(FetchDescriptor(), FetchPlan(FetchDescriptor<Guest>())))
        for guest in guests {
            // The identity is what lists ask for.
            #expect(guest.id.entityName == "Guest" && guest.modelContext === context)
            #expect(guest._$owner?.record == nil && guest.isUnread)
        }
        #expect(byteCount(of: Guest.self) == 40)
        // Those that follow each other share what they belong to.
        #expect(Set(guests.compactMap(\._$owner).map(ObjectIdentifier.init)).count == 16)
        #expect(context.inUse.placeCount == 1000)
        // Those that were read have relationships to keep in mind.
        #expect(guests[3].name == "Guest 100003" && guests[3]._$owner?.record != nil)
        #expect(guests.count { !$0.isUnread } == 64 && guests.count { $0._$owner?.record != nil } == 64)
    }

    @Test("Objects that go are no longer in use, however many there were")
    func going() throws {
        try insert(1000)
        var guests: [Guest] = try #require(
            try context.unread(FetchDescriptor(), FetchPlan(FetchDescriptor<Guest>())))
        let kept = guests[7]
        guests = []
        #expect(context.inUse.placeCount == 1)
        let again: [Guest] = try context.fetch(FetchDescriptor())
        #expect(again.contains { $0 === kept } && again.count == 1000)
    }

    @Test("An object that was not read keeps its container, and is read when its context has gone")
    func goneContext() throws {
        var trips: [Trip] = []
        do {
            let container = try makeContainer()
            let writer = ModelContext(container)
            for index in 0..<3 {
                let trip = Trip(name: "Trip \(index)", days: index)
                trip.stops = [Stop(name: "Stop \(index)")]
                writer.insert(trip)
            }
            try writer.save()
            let reader = ModelContext(container)
            let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
            trips = try #require(try reader.unread(descriptor, FetchPlan(descriptor)))
        }
        #expect(trips.allSatisfy { $0.isUnread && $0.modelContext == nil })
        #expect(trips.map(\.name) == ["Trip 0", "Trip 1", "Trip 2"])
        #expect(trips.map { $0.stops.map(\.name) } == [["Stop 0"], ["Stop 1"], ["Stop 2"]])
        #expect(trips[1].stops.first?.trip === trips[1])
    }

    @Test("A query can sort texts by the current locale")
    func localizedOrder() throws {
        for name in ["item 10", "Item 2", "apple"] { context.insert(Guest(name: name)) }
        try context.save()
        let order = [SortDescriptor(\Guest.name, comparator: .localizedStandard)]
        #expect(try context.fetch(FetchDescriptor(sortBy: order)).map(\.name) == ["apple", "Item 2", "item 10"])
        #expect(
            try context.fetch(FetchDescriptor<Guest>(sortBy: [SortDescriptor(\.name)])).map(\.name)
                == ["Item 2", "apple", "item 10"])
    }

    @Test("An object whose row goes before it was read has empty values")
    func goneRow() throws {
        try insert(2)
        let guests: [Guest] = try #require(
            try context.unread(FetchDescriptor(), FetchPlan(FetchDescriptor<Guest>())))
        let other = ModelContext(container)
        try other.delete(model: Guest.self)
        try other.save()
        #expect(guests.map(\.name) == ["", ""] && guests[0].city == nil && guests[1].trips.isEmpty)
    }
}
