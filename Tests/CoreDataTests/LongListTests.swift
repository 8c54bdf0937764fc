import CoreData
import SwiftUI
import Testing
import UmweltTesting

@testable import CoreDataStack
@testable import CoreDataViews

private struct TripRow: View {
    @ObservedObject var trip: Trip
    var body: some View { Text(trip.name ?? "none") }
}

private struct LongList: View {
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Trip.days, ascending: true)])
    private var trips: FetchedResults<Trip>

    var body: some View {
        List(trips) { TripRow(trip: $0) }
        Button("Few") { trips.nsPredicate = NSPredicate(format: "days < %d", 3) }
        Button("Delete first") { if let first = trips.first { first.managedObjectContext?.delete(first) } }
    }
}

private struct PlainList: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\.days)]) private var trips: FetchedResults<Trip>
    var body: some View { List(trips) { Text($0.name ?? "none") } }
}

private struct SectionList: View {
    @SectionedFetchRequest(
        sectionIdentifier: \.isPlanned,
        sortDescriptors: [
            NSSortDescriptor(key: "isPlanned", ascending: true), NSSortDescriptor(keyPath: \Trip.days, ascending: true),
        ])
    private var sections: SectionedFetchResults<Bool, Trip>

    var body: some View {
        List {
            ForEach(sections) { section in
                Section("planned: \(section.id), \(section.count)") { ForEach(section) { Text($0.name ?? "none") } }
            }
        }
    }
}

@MainActor @Suite("Long lists") struct LongListTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() throws { container = try makeContainer() }

    private func insert(_ count: Int) throws {
        let writer = container.newBackgroundContext()
        for index in 0..<count {
            let trip = Trip(context: writer)
            trip.name = "Row \(index)"
            trip.days = Int64(index)
            trip.isPlanned = index.isMultiple(of: 2)
        }
        try writer.save()
    }

    private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
        let content = content()
        return TestHost { content.environment(\.managedObjectContext, context) }
    }

    /// The number of objects whose rows have been read.
    private var readCount: Int { context.registeredObjects.filter { !$0.slots.isEmpty }.count }

    @Test("Only rows of a list of 100,000 that have been visible are in memory")
    func memory() throws {
        try insert(100_000)
        let host = host { LongList() }
        #expect(host.texts.contains("Row 0"))
        #expect(readCount < 300 && context.registeredObjects.count < 300)
        for place in 1...10 { host.scroll(to: CGPoint(x: 0, y: 200_000 * Double(place))) }
        #expect(host.texts.contains { $0.wholeMatch(of: /Row [1-9]\d{4}/) != nil })
        #expect(readCount < 900 && context.registeredObjects.count < 900)
    }

    @Test("Changes that are not saved are at their places in a long list, without its rows being read")
    func changes() throws {
        try insert(5000)
        let host = host { LongList() }
        let new = Trip(context: context)
        (new.name, new.days) = ("New", 2)
        host.update()
        let rows = { host.texts.filter { $0.hasPrefix("Row") || $0 == "New" } }
        #expect(rows().prefix(5) == ["Row 0", "Row 1", "Row 2", "New", "Row 3"])
        new.days = 0
        host.update()
        #expect(rows().prefix(3) == ["Row 0", "New", "Row 1"])
        host.tap("Delete first")
        #expect(rows().prefix(2) == ["New", "Row 1"])
        host.tap("Few")
        #expect(rows() == ["New", "Row 1", "Row 2"])
        try context.save()
        host.update()
        #expect(rows() == ["New", "Row 1", "Row 2"])
        #expect(readCount < 300)
    }

    @Test("Rows that only read an object follow it, though it is made for them")
    func following() throws {
        try insert(1000)
        let host = host { PlainList() }
        #expect(host.texts.contains("Row 3"))
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.predicate = NSPredicate(format: "days = 3")
        try context.fetch(request).first?.name = "Changed"
        host.update()
        #expect(host.texts.contains("Changed") && !host.texts.contains("Row 3"))
    }

    @Test(
        "Sections by the first order are found without the objects, and those by what is made of values by all of them")
    func sectionKeys() throws {
        try insert(3000)
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = ["isPlanned", "days"].map { NSSortDescriptor(key: $0, ascending: true) }
        var fetch = ObjectFetch(request, in: context)
        var asked = 0
        let known = try fetch.list(isSectioned: true).runs { trip -> Bool in
            asked += 1
            return trip.isPlanned
        }
        #expect(known.map(\.key) == [false, true] && known.map(\.elements.count) == [1500, 1500] && asked == 2)
        #expect(known[1].elements[1].name == "Row 2")
        asked = 0
        let made = try fetch.list(isSectioned: true).runs { trip -> String in
            asked += 1
            return trip.days < 10 ? "few" : "many"
        }
        #expect(made.map(\.key) == ["few", "many", "few", "many"] && asked > 3000)
    }

    @Test("A request can sort texts by the current locale")
    func localizedOrder() throws {
        for name in ["item 10", "Item 2", "apple"] { Trip(context: context).name = name }
        try context.save()
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = [SortDescriptor(\Trip.name, comparator: .localizedStandard).asDescriptor]
        #expect(try context.fetch(request).map(\.name) == ["apple", "Item 2", "item 10"])
        request.sortDescriptors = [SortDescriptor(\Trip.name).asDescriptor]
        #expect(try context.fetch(request).map(\.name) == ["Item 2", "apple", "item 10"])
    }

    @Test("Sections of a long list hold what shows")
    func sections() throws {
        try insert(3000)
        let host = host { SectionList() }
        #expect(host.texts.contains("PLANNED: FALSE, 1,500"))
        #expect(host.texts.contains("Row 1") && host.texts.contains("Row 3") && !host.texts.contains("Row 2"))
        #expect(readCount < 400)
    }

    private func controller(_ keys: String?) throws -> NSFetchedResultsController<Trip> {
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = ((keys.map { [$0] } ?? []) + ["days"]).map {
            NSSortDescriptor(key: $0, ascending: true)
        }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: keys, cacheName: nil)
        try controller.performFetch()
        return controller
    }

    @Test("A controller of 100,000 objects in sections makes only requested objects", arguments: [nil, "isPlanned"])
    func fetchedResults(keys: String?) throws {
        try insert(100_000)
        let controller = try controller(keys)
        #expect(controller.sections?.map(\.name) == (keys == nil ? [""] : ["0", "1"]))
        #expect(controller.sections?.map(\.numberOfObjects) == (keys == nil ? [100_000] : [50_000, 50_000]))
        #expect(context.registeredObjects.isEmpty)
        let last = controller.object(at: IndexPath(row: 49_999, section: keys == nil ? 0 : 1))
        #expect(last.name == (keys == nil ? "Row 49999" : "Row 99998"))
        #expect(controller.indexPath(forObject: last) == IndexPath(row: 49_999, section: keys == nil ? 0 : 1))
        #expect(readCount <= 64 && context.registeredObjects.count <= 64)
    }

    @Test("A controller of many objects reports changes without making other objects", arguments: [nil, "isPlanned"])
    func fetchedChanges(keys: String?) throws {
        final class Counter: NSObject, NSFetchedResultsControllerDelegate {
            var lines: [String] = []
            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                lines.append("\(type) \((anObject as? Trip)?.name ?? "none") \(newIndexPath?.item ?? -1)")
            }
        }
        try insert(5000)
        let controller = try controller(keys)
        let counter = Counter()
        controller.delegate = counter
        let second = controller.object(at: IndexPath(row: 1, section: 0))
        second.name = "Changed"
        context.processPendingChanges()
        let new = Trip(context: context)
        (new.name, new.days, new.isPlanned) = ("New", -1, false)
        context.processPendingChanges()
        context.delete(controller.object(at: IndexPath(row: 3, section: 0)))
        context.processPendingChanges()
        let gone = keys == nil ? "Row 2" : "Row 5"
        #expect(counter.lines == ["update Changed 1", "insert New 0", "delete \(gone) -1"])
        try context.save()
        #expect(counter.lines.count == 3)
        #expect(controller.sections?.first?.numberOfObjects == (keys == nil ? 5000 : 2500))
        #expect(readCount < 300)
    }

    @Test("An object that is made again has the identity of its row")
    func identities() throws {
        try insert(1)
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        let first = try context.fetch(request).first?.id
        #expect(try container.newBackgroundContext().fetch(request).first?.id == first)
    }

    @Test("The store sorts by a property that is not optional, and not by a function")
    func order() throws {
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        let layout = try request.layout(in: context)
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Trip.days, ascending: false),
            NSSortDescriptor(keyPath: \Trip.name, ascending: true),
        ]
        let plan = try FetchPlan(request, layout)
        #expect(plan.isWhole)
        #expect(plan.statement.order.map(\.text).prefix(2) == ["t0.\"days\" DESC", "t0.\"name\" ASC"])
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Trip.days, ascending: true) { left, right in
                (right as? Int64 ?? 0) < (left as? Int64 ?? 0) ? .orderedAscending : .orderedDescending
            }
        ]
        #expect(try !FetchPlan(request, layout).isWhole)
        try insert(3)
        #expect(try context.fetch(request).map(\.days) == [2, 1, 0])
    }
}
