import CoreData
import Testing

private typealias AnyController = NSFetchedResultsController<NSFetchRequestResult>

/// A delegate that updates a copy of the results by its callbacks, as a table of rows does.
private final class Table: NSObject, NSFetchedResultsControllerDelegate {
    var rows: [[String]]
    var lines: [String] = []
    var ids: [NSManagedObjectID] = []
    private(set) weak var last: AnyController?
    private var gone: [IndexPath] = []
    private var come: [(IndexPath, String)] = []
    private var goneSections: [Int] = []
    private var comeSections: [Int] = []

    init(_ controller: NSFetchedResultsController<Trip>) {
        rows = Table.rows(of: controller)
        ids = (controller.fetchedObjects ?? []).map(\.objectID)
    }

    static func rows(of controller: NSFetchedResultsController<Trip>) -> [[String]] {
        (controller.sections ?? []).map { ($0.objects ?? []).map { ($0 as? Trip)?.name ?? "" } }
    }

    func controllerWillChangeContent(_ controller: AnyController) { lines.append("will") }

    func controller(
        _ controller: AnyController, didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        if type == .delete { goneSections.append(sectionIndex) } else { comeSections.append(sectionIndex) }
    }

    func controller(
        _ controller: AnyController, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let name = (anObject as? Trip)?.name ?? ""
        let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.row)" } ?? "-" }
        lines.append("\(type) \(name) \(places[0]) \(places[1])")
        if let indexPath { gone.append(indexPath) }
        if let newIndexPath { come.append((newIndexPath, name)) }
    }

    func controller(_ controller: AnyController, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>) {
        ids = ids.applying(diff) ?? []
    }

    func controllerDidChangeContent(_ controller: AnyController) {
        lines.append("did")
        last = controller
        for place in gone.sorted(by: >) { rows[place.section].remove(at: place.row) }
        for index in goneSections.sorted(by: >) { rows.remove(at: index) }
        for index in comeSections.sorted() { rows.insert([], at: index) }
        for (place, name) in come.sorted(by: { $0.0 < $1.0 }) { rows[place.section].insert(name, at: place.row) }
        (gone, come, goneSections, comeSections) = ([], [], [], [])
    }

    func controller(_ controller: AnyController, sectionIndexTitleForSectionName sectionName: String) -> String? {
        "title \(sectionName)"
    }

    /// The lines since the last call.
    func told() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor @Suite("A controller of fetched results") struct FetchedResultsControllerTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        container = try makeContainer()
        context = container.viewContext
    }

    @discardableResult private func trip(_ name: String, _ days: Int64, planned: Bool = false) -> Trip {
        let trip = Trip(context: context)
        (trip.name, trip.days, trip.isPlanned) = (name, days, planned)
        return trip
    }

    private func controller(
        _ keys: String?, by order: [String] = ["days"], in other: NSManagedObjectContext? = nil
    ) throws -> NSFetchedResultsController<Trip> {
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = order.map { NSSortDescriptor(key: $0, ascending: true) }
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: other ?? context, sectionNameKeyPath: keys, cacheName: nil)
        #expect(controller.fetchedObjects == nil && controller.sections == nil)
        try controller.performFetch()
        return controller
    }

    @Test("A controller has the objects in sections, with their index paths")
    func sections() throws {
        let (rome, oslo, bern) = (trip("Rome", 3, planned: true), trip("Oslo", 1), trip("Bern", 2))
        let all = try controller(nil)
        #expect(all.fetchedObjects == [oslo, bern, rome])
        #expect(all.sections?.map(\.name) == [""] && all.sections?[0].numberOfObjects == 3)
        #expect(all.sectionIndexTitles == [])

        let planned = try controller("isPlanned", by: ["isPlanned", "days"])
        #expect(planned.sections?.map(\.name) == ["0", "1"])
        #expect(planned.object(at: IndexPath(item: 1, section: 0)) === bern)
        #expect(planned.indexPath(forObject: rome) == IndexPath(row: 0, section: 1))
        #expect(planned.indexPath(forObject: trip("new", 9)) == nil)

        let named = try controller("name", by: ["name"])
        // Small letters come after capitals.
        #expect(named.sectionIndexTitles == ["B", "O", "R", "N"])
        #expect(named.section(forSectionIndexTitle: "O", at: 0) == 1)
        let table = Table(named)
        named.delegate = table
        try named.performFetch()
        #expect(named.sectionIndexTitles.first == "title Bern")
    }

    @Test("The delegate receives each change with the index paths before and after")
    func changes() throws {
        let (oslo, rome) = (trip("Oslo", 1), trip("Rome", 3))
        try context.save()
        let controller = try controller("isPlanned", by: ["isPlanned", "days"])
        let table = Table(controller)
        controller.delegate = table

        trip("Bern", 2)
        context.processPendingChanges()
        #expect(table.told() == ["will", "insert Bern - 0.1", "did"])
        oslo.name = "Oslo S"
        context.processPendingChanges()
        #expect(table.told() == ["will", "update Oslo S 0.0 0.0", "did"])
        // The order is the same.
        oslo.days = 0
        context.processPendingChanges()
        #expect(table.told() == ["will", "update Oslo S 0.0 0.0", "did"])
        // The one that has changed has moved, and not the two that it has passed.
        oslo.days = 4
        context.processPendingChanges()
        #expect(table.told() == ["will", "move Oslo S 0.0 0.2", "did"])
        rome.isPlanned = true
        context.processPendingChanges()
        #expect(table.told() == ["will", "insert section 1 1", "move Rome 0.1 1.0", "did"])
        context.delete(rome)
        try context.save()
        #expect(table.told() == ["will", "delete section 1 1", "delete Rome 1.0 -", "did"])
        #expect(table.rows == Table.rows(of: controller) && table.rows == [["Bern", "Oslo S"]])
        // An object of another entity does not matter, nor does a save that changes nothing more.
        _ = Guest(context: context)
        try context.save()
        #expect(table.told() == [])
    }

    @Test("The delegate receives the saves of another context, too")
    func merging() throws {
        let oslo = trip("Oslo", 1)
        try context.save()
        context.automaticallyMergesChangesFromParent = true
        let controller = try controller(nil)
        let table = Table(controller)
        controller.delegate = table
        let other = container.newBackgroundContext()
        (other.object(with: oslo.objectID) as? Trip)?.name = "Oslo S"
        try other.save()
        #expect(table.told() == ["will", "update Oslo S 0.0 0.0", "did"])
    }

    @Test("After a reset of the context it has the objects that are in use then")
    func reset() throws {
        let old = trip("Oslo", 1)
        try context.save()
        let controller = try controller(nil)
        let table = Table(controller)
        controller.delegate = table
        context.reset()
        let new = try #require(controller.fetchedObjects?.first)
        #expect(new !== old && new.managedObjectContext === context && new.name == "Oslo")
        #expect(table.told() == [])
    }

    @Test("Without a delegate it has what the last fetch has found, by the request as it is then")
    func noDelegate() throws {
        trip("Oslo", 1)
        let controller = try controller(nil)
        trip("Rome", 3)
        context.processPendingChanges()
        #expect(controller.fetchedObjects?.count == 1)
        controller.fetchRequest.predicate = NSPredicate(format: "days > 2")
        try controller.performFetch()
        #expect(controller.fetchedObjects?.map(\.name) == ["Rome"])
    }

    @Test("A delegate receives the controller itself")
    func identity() throws {
        final class Known: NSObject, NSFetchedResultsControllerDelegate {
            var seen: [AnyController] = []
            func controllerDidChangeContent(_ controller: AnyController) { seen.append(controller) }
        }
        let (controller, other) = (try controller(nil), try controller(nil))
        let own = AnyController(
            fetchRequest: Trip.fetchRequest(), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try own.performFetch()
        let delegate = Known()
        controller.delegate = delegate
        own.delegate = delegate
        let new = trip("Oslo", 1)
        context.processPendingChanges()
        #expect(delegate.seen.count == 2)
        #expect(delegate.seen.contains { $0 == controller } && !delegate.seen.contains { $0 == other })
        #expect(delegate.seen.contains { $0 === own })
        #expect(delegate.seen.allSatisfy { ($0.fetchedObjects as? [Trip]) == [new] })
        controller.delegate = nil
        trip("Rome", 1)
        context.processPendingChanges()
        #expect(delegate.seen.count == 3)
    }

    @Test("Sections that the order tears apart, and by a property that there is none of, are errors")
    func faults() throws {
        trip("Oslo", 1, planned: true)
        trip("Rome", 2)
        trip("Bern", 3, planned: true)
        #expect(throws: NSError.self) { try controller("isPlanned") }
        #expect(throws: NSError.self) { try controller("colour") }
    }

    @Test("A controller that is given up goes, with a delegate and without")
    func release() throws {
        weak var left: NSFetchedResultsController<Trip>?
        weak var companion: AnyController?
        func follow() throws {
            let controller = try controller(nil)
            let table = Table(controller)
            controller.delegate = table
            trip("Oslo", 1)
            context.processPendingChanges()
            (left, companion) = (controller, table.last)
            #expect(companion != nil)
        }
        try follow()
        #expect(left == nil && companion == nil)
    }

    @Test("A table that follows its delegate has the same rows", arguments: 0..<100)
    func random(seed: Int) throws {
        var generator = SeededGenerator(state: UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15)
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        var trips = (0..<number(12)).map { trip("trip \($0)", Int64(number(9)), planned: number(2) == 0) }
        try context.save()
        let hasSections = number(2) == 0
        let controller = try hasSections ? controller("isPlanned", by: ["isPlanned", "days"]) : controller(nil)
        let table = Table(controller)
        controller.delegate = table
        for step in 0..<20 {
            for _ in 0...number(4) {
                let object = trips.isEmpty ? nil : trips[number(trips.count)]
                switch number(6) {
                case 0, 1: trips.append(trip("new \(step).\(trips.count)", Int64(number(9)), planned: number(2) == 0))
                case 2: object?.days = Int64(number(9))
                case 3: object?.isPlanned.toggle()
                case 4: object?.name = "\(object?.name ?? "")+"
                default:
                    guard let object else { break }
                    context.delete(object)
                    trips.removeAll { $0 === object }
                }
            }
            if number(3) == 0 { try context.save() }
            context.processPendingChanges()
            #expect(table.rows == Table.rows(of: controller), "They differ after step \(step): \(table.told())")
            if !hasSections { #expect(table.ids == controller.fetchedObjects?.map(\.objectID)) }
            let request = NSFetchRequest<Trip>()
            request.sortDescriptors = controller.fetchRequest.sortDescriptors
            #expect(controller.fetchedObjects == (try context.fetch(request)))
        }
    }
}
