import CoreData
import Testing

@Suite("Uniqueness constraints") struct UniquenessTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        let model = makeModel()
        model.entitiesByName["Trip"]?.uniquenessConstraints = [["name"]]
        container = try makeContainer(model)
        context = container.newBackgroundContext()
    }

    @discardableResult private func trip(_ name: String, days: Int64, stops: [String] = []) -> Trip {
        let trip = Trip(context: context)
        trip.name = name
        trip.days = days
        for name in stops {
            let stop = Stop(context: context)
            stop.name = name
            stop.trip = trip
        }
        return trip
    }

    private func stored() throws -> [String] {
        let request = NSFetchRequest<Trip>()
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        // Objects read their relationships while their context exists.
        let context = container.newBackgroundContext()
        defer { withExtendedLifetime(context) {} }
        return try context.fetch(request).map { trip in
            let stops = (trip.stops?.allObjects as? [Stop] ?? []).compactMap(\.name).sorted()
            return "\(trip.name ?? "") \(trip.days) \(stops.joined(separator: ","))"
        }
    }

    @Test("The object trumps: the row keeps its identity and its relationships, and has the new values")
    func objectTrump() throws {
        let rome = trip("Rome", days: 1, stops: ["Forum"])
        let guest = Guest(context: context)
        rome.guests = [guest]
        try context.save()
        let id = rome.objectID
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let new = trip("Rome", days: 2, stops: ["Vatican"])
        try context.save()
        #expect(new.managedObjectContext == nil && new.days == 2)
        #expect(rome.days == 2 && rome.guests == [guest] && guest.trips == [rome])
        #expect(try stored() == ["Rome 2 Forum,Vatican"])
        #expect(try context.fetch(NSFetchRequest<Trip>()).map(\.objectID) == [id])
    }

    @Test("The store trumps: the row keeps its values, and what refers to the new object refers to the row")
    func storeTrump() throws {
        let rome = trip("Rome", days: 1, stops: ["Forum"])
        try context.save()
        for policy in [NSMergeByPropertyStoreTrumpMergePolicy, NSRollbackMergePolicy] {
            context.mergePolicy = policy
            trip("Rome", days: 2, stops: ["Vatican"])
            try context.save()
            #expect(rome.days == 1)
        }
        #expect(try stored() == ["Rome 1 Forum,Vatican,Vatican"])
    }

    @Test("Without a policy saving fails, and can be repeated with one")
    func failure() throws {
        trip("Rome", days: 1)
        try context.save()
        trip("Rome", days: 2)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 133021)
        #expect(try stored() == ["Rome 1 "])
        context.mergePolicy = NSOverwriteMergePolicy
        try context.save()
        #expect(try stored() == ["Rome 2 "])
    }

    @Test("An update to a taken value: the updated object gets the other one's relationships, or its old value back")
    func update() throws {
        let (rome, oslo) = (trip("Rome", days: 1, stops: ["Forum"]), trip("Oslo", days: 2, stops: ["Opera"]))
        try context.save()
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        oslo.name = "Rome"
        oslo.days = 3
        try context.save()
        #expect(try stored() == ["Oslo 3 Opera", "Rome 1 Forum"])
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        oslo.name = "Rome"
        try context.save()
        #expect(try stored() == ["Rome 3 Forum,Opera"])
        #expect(rome.managedObjectContext == nil)
    }

    @Test("Objects exchange their unique values, with any policy")
    func exchange() throws {
        let (rome, oslo) = (trip("Rome", days: 1, stops: ["Forum"]), trip("Oslo", days: 2))
        try context.save()
        for policy in [NSErrorMergePolicy, NSMergeByPropertyObjectTrumpMergePolicy] {
            context.mergePolicy = policy
            (rome.name, oslo.name) = (oslo.name, rome.name)
            try context.save()
        }
        #expect(try stored() == ["Oslo 2 ", "Rome 1 Forum"])
    }

    @Test("The last of several new objects with one unique value is stored")
    func newObjects() throws {
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        trip("Rome", days: 1, stops: ["Forum"])
        trip("Rome", days: 2, stops: ["Vatican"])
        try context.save()
        #expect(try stored() == ["Rome 2 Forum,Vatican"])
    }
}
