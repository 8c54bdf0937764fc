import CoreData
import Testing

@Suite("Contexts") struct ContextTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        container = try makeContainer()
        context = container.newBackgroundContext()
    }

    private func trip(_ name: String, days: Int64 = 1) -> Trip {
        let trip = Trip(context: context)
        trip.name = name
        trip.days = days
        return trip
    }

    private func names(_ context: NSManagedObjectContext) throws -> [String] {
        let request = NSFetchRequest<Trip>()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.name, ascending: true)]
        return try context.fetch(request).compactMap(\.name)
    }

    @Test("An object is new until it is saved, and another context finds it after that, with all its values")
    func save() throws {
        let trip = trip("Rome", days: 3)
        let code = UUID()
        trip.start = Date(timeIntervalSinceReferenceDate: 12.5)
        trip.price = NSDecimalNumber(string: "12345678901234567890.12")
        trip.code = code
        trip.isPlanned = true
        trip.tags = ["sun", "ruins"]
        #expect(trip.isInserted && trip.hasChanges && trip.objectID.isTemporaryID && context.hasChanges)
        try context.save()
        #expect(!trip.hasChanges && !trip.objectID.isTemporaryID && !context.hasChanges)

        let other = container.newBackgroundContext()
        let found = try #require(try other.fetch(NSFetchRequest<Trip>(entityName: "Trip")).first)
        #expect(found !== trip && found.objectID == trip.objectID)
        #expect(found.isFault)
        #expect(found.name == "Rome" && found.days == 3 && found.isPlanned && found.code == code)
        #expect(!found.isFault)
        #expect(found.start == Date(timeIntervalSinceReferenceDate: 12.5))
        #expect(found.price == NSDecimalNumber(string: "12345678901234567890.12"))
        #expect(found.tags == ["sun", "ruins"])
        #expect(found.value(forKey: "days") as? Int == 3)
    }

    @Test("A fetch includes unsaved changes in its order and its limit")
    func pendingChanges() throws {
        for index in 0..<5 { _ = trip("\(index)") }
        try context.save()
        let request = NSFetchRequest<Trip>()
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        let all = try context.fetch(request)
        all[0].name = "0a"
        context.delete(all[1])
        _ = trip("2a")
        #expect(try context.fetch(request).map(\.name) == ["2a", "2", "1", "0a", "0"])
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.name) == ["2", "1"])
        #expect(try context.count(for: request) == 2)
        request.includesPendingChanges = false
        #expect(try container.newBackgroundContext().fetch(request).map(\.name) == ["3", "2"])
    }

    @Test("A rollback brings back what was there, and takes what is new")
    func rollback() throws {
        let (rome, oslo) = (trip("Rome"), trip("Oslo"))
        let stop = Stop(context: context)
        stop.name = "Forum"
        stop.trip = rome
        try context.save()
        rome.name = "Roma"
        stop.trip = oslo
        context.delete(oslo)
        _ = trip("Paris")
        context.rollback()
        #expect(try names(context) == ["Oslo", "Rome"])
        #expect(stop.trip === rome && rome.stops == NSSet(array: [stop]) && (oslo.stops?.count ?? 0) == 0)
        #expect(!context.hasChanges)
    }

    @Test("Setting one side of a relationship sets the other")
    func inverses() throws {
        let (rome, oslo) = (trip("Rome"), trip("Oslo"))
        let (forum, opera) = (Stop(context: context), Stop(context: context))
        forum.name = "Forum"
        opera.name = "Opera"
        forum.trip = rome
        #expect(rome.stops == NSSet(array: [forum]))
        oslo.stops = NSSet(array: [forum, opera])
        #expect(forum.trip === oslo && opera.trip === oslo && rome.stops?.count == 0)
        try context.save()
        let other = container.newBackgroundContext()
        let there = try #require(other.object(with: oslo.objectID) as? Trip)
        #expect(Set((there.stops as? Set<Stop> ?? []).compactMap(\.name)) == ["Forum", "Opera"])

        let ada = Guest(context: context)
        ada.name = "Ada"
        ada.trips = [rome, oslo]
        #expect(rome.guests == [ada] && oslo.guests == [ada])
        try context.save()
        rome.guests = []
        #expect(ada.trips == [oslo])
        try context.save()
        let guest = try #require(try other.existingObject(with: ada.objectID) as? Guest)
        #expect(guest.trips?.map(\.name) == ["Oslo"])
    }

    @Test("Objects of an ordered relationship keep their order")
    func order() throws {
        let trip = trip("Rome")
        let legs = ["a", "b", "c"].map { name in
            let leg = Leg(context: context)
            leg.name = name
            return leg
        }
        trip.legs = NSOrderedSet(array: [legs[2], legs[0], legs[1]])
        try context.save()
        let other = container.newBackgroundContext()
        let found = try #require(other.object(with: trip.objectID) as? Trip)
        #expect(found.legs?.compactMap { ($0 as? Leg)?.name } == ["c", "a", "b"])
    }

    @Test("Deletions follow the rules of relationships")
    func deletion() throws {
        let rome = trip("Rome")
        let stop = Stop(context: context)
        stop.name = "Forum"
        stop.trip = rome
        let ada = Guest(context: context)
        ada.trips = [rome]
        try context.save()
        context.delete(rome)
        #expect(rome.isDeleted && stop.isDeleted && ada.trips?.isEmpty == true)
        try context.save()
        #expect(try container.newBackgroundContext().count(for: NSFetchRequest<Stop>()) == 0)
        #expect(rome.managedObjectContext == nil)
    }

    @Test("Entities that inherit are found with what they inherit, and alone without it")
    func inheritance() throws {
        let (ada, ben) = (Guest(context: context), Driver(context: context))
        ada.name = "Ada"
        ben.name = "Ben"
        ben.licence = "B"
        let rome = trip("Rome")
        rome.guests = [ada, ben]
        try context.save()
        let other = container.newBackgroundContext()
        let request = NSFetchRequest<Guest>(entityName: "Guest")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let guests = try other.fetch(request)
        #expect(guests.map(\.name) == ["Ada", "Ben"])
        #expect((guests.last as? Driver)?.licence == "B")
        request.includesSubentities = false
        #expect(try other.fetch(request).map(\.name) == ["Ada"])
        #expect(try other.fetch(NSFetchRequest<Driver>()).map(\.name) == ["Ben"])
        let found = try #require(other.object(with: rome.objectID) as? Trip)
        #expect(found.guests?.compactMap { $0 as? Driver }.count == 1)
    }

    @Test("A value that is missing is an error with Core Data's code, and several are one with a list")
    func validation() throws {
        let stop = Stop(context: context)
        let one = #expect(throws: NSError.self) { try context.save() }
        #expect(one?.code == CocoaError.Code.validationMissingMandatoryProperty.rawValue)
        #expect(one?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        _ = Stop(context: context)
        let two = #expect(throws: NSError.self) { try context.save() }
        #expect(two?.code == 1560 && (two?.userInfo[NSDetailedErrorsKey] as? [any Error])?.count == 2)
        stop.name = "Forum"
        #expect(context.hasChanges)
    }

    @Test("The merge policy resolves conflicting changes of two contexts", arguments: [0, 1, 2, 3, 4])
    func mergePolicies(number: UInt) throws {
        let rome = trip("Rome", days: 1)
        try context.save()
        let other = container.newBackgroundContext()
        let there = try #require(other.object(with: rome.objectID) as? Trip)
        there.name = "Roma"
        there.isPlanned = true
        rome.name = "Rom"
        rome.days = 5
        try other.save()
        let policy = try #require(NSMergePolicyType(rawValue: number))
        context.mergePolicy = NSMergePolicy(merge: policy)
        if policy == .errorMergePolicyType {
            let error = #expect(throws: NSError.self) { try context.save() }
            #expect(error?.code == CocoaError.Code.managedObjectMerge.rawValue && rome.name == "Rom")
            context.refresh(rome, mergeChanges: true)
            #expect(rome.name == "Rom" && rome.isPlanned)
        }
        try context.save()
        let reader = container.newBackgroundContext()
        let fresh = try #require(reader.object(with: rome.objectID) as? Trip)
        let expected: (String, Int64, Bool) =
            switch policy {
            case .errorMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType: ("Rom", 5, true)
            case .mergeByPropertyStoreTrumpMergePolicyType: ("Roma", 5, true)
            case .overwriteMergePolicyType: ("Rom", 5, false)
            case .rollbackMergePolicyType: ("Roma", 1, true)
            }
        #expect(fresh.name == expected.0 && fresh.days == expected.1 && fresh.isPlanned == expected.2)
        #expect(rome.name == expected.0 && rome.days == expected.1 && rome.isPlanned == expected.2)
        // A resolved conflict is no conflict again.
        rome.name = "last"
        context.mergePolicy = NSErrorMergePolicy
        try context.save()
    }

    @Test("A child reads its parent with what is not saved, and its changes go there when it is saved")
    func parents() throws {
        let rome = trip("Rome")
        try context.save()
        rome.name = "Roma"
        let child = NSManagedObjectContext(.privateQueue)
        child.parent = context
        #expect(try names(child) == ["Roma"])
        let there = try #require(child.object(with: rome.objectID) as? Trip)
        let stop = Stop(context: child)
        stop.name = "Forum"
        stop.trip = there
        there.days = 7
        #expect(rome.days == 1 && rome.stops?.count == 0)
        try child.save()
        #expect(rome.days == 7 && (rome.stops as? Set<Stop>)?.map(\.name) == ["Forum"] && context.hasChanges)
        #expect(try container.newBackgroundContext().count(for: NSFetchRequest<Stop>()) == 0)
        try context.save()
        #expect(try container.newBackgroundContext().count(for: NSFetchRequest<Stop>()) == 1)
        child.delete(there)
        try child.save()
        #expect(rome.isDeleted)
    }

    @Test("A context that merges automatically reads the saves of a background context")
    func automaticMerge() async throws {
        let reader = container.newBackgroundContext()
        reader.automaticallyMergesChangesFromParent = true
        let rome = trip("Rome")
        try context.save()
        let id = rome.objectID
        let container = container
        await reader.perform {
            let there = reader.object(with: id) as? Trip
            #expect(there?.name == "Rome" && there?.stops?.count == 0)
            // Held over the merge.
            reader.userInfo["held"] = there
        }
        await container.performBackgroundTask { writer in
            let trip = writer.object(with: id) as? Trip
            trip?.name = "Roma"
            let stop = Stop(context: writer)
            stop.name = "Forum"
            stop.trip = trip
            try? writer.save()
        }
        await reader.perform {
            let there = reader.userInfo["held"] as? Trip
            #expect(there?.name == "Roma" && there?.stops?.count == 1)
        }
    }

    @Test("Notifications say what has changed and what was saved")
    func notifications() throws {
        // Notifications are posted where the context changes: here.
        nonisolated(unsafe) var seen: [String] = []
        let names: [Notification.Name] = [
            .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave, .NSManagedObjectContextObjectsDidChange,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
                let inserted = (notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
                seen.append(
                    "\(name.rawValue.contains("Will") ? "will" : name.rawValue.contains("Did") ? "did" : "change") \(inserted)"
                )
            }
        }
        _ = trip("Rome")
        context.processPendingChanges()
        try context.save()
        #expect(seen == ["change 1", "will 0", "did 1"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("Unique attributes: saving fails, or the new object takes the other's place")
    func uniqueness() throws {
        let model = makeModel()
        model.entitiesByName["Trip"]?.uniquenessConstraints = [["name"]]
        let container = try makeContainer(model)
        let context = container.newBackgroundContext()
        for days in [1, 2] as [Int64] {
            let trip = Trip(context: context)
            trip.name = "Rome"
            trip.days = days
            if days == 1 { try context.save() }
        }
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 133021)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try context.fetch(NSFetchRequest<Trip>()).map(\.days) == [2])
    }

    @Test("An object whose row was deleted has no values, and existingObject throws")
    func inaccessible() throws {
        let rome = trip("Rome")
        try context.save()
        let other = container.newBackgroundContext()
        let there = other.object(with: rome.objectID)
        context.delete(rome)
        try context.save()
        #expect((there as? Trip)?.name == nil && there.isDeleted)
        #expect(throws: NSError.self) { try container.newBackgroundContext().existingObject(with: there.objectID) }
    }

    @Test("Dictionaries, identities and counts are results too")
    func resultTypes() throws {
        let rome = trip("Rome", days: 2)
        _ = trip("Oslo", days: 2)
        try context.save()
        let request = NSFetchRequest<NSDictionary>(entityName: "Trip")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["days"]
        request.returnsDistinctResults = true
        #expect(try context.fetch(request) == [["days": NSNumber(value: 2)]])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Trip")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).contains(rome.objectID))
        let uri = rome.objectID.uriRepresentation()
        #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri) == rome.objectID)
    }

    @Test("A reset forgets all objects and changes, and the next fetch reads the store")
    func reset() throws {
        let rome = trip("Rome")
        try context.save()
        rome.name = "changed"
        let new = trip("new")
        context.delete(trip("gone"))
        nonisolated(unsafe) var isInvalidated = false
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { isInvalidated = $0.userInfo?[NSInvalidatedAllObjectsKey] != nil }
        defer { NotificationCenter.default.removeObserver(observer) }
        context.reset()
        #expect(isInvalidated)
        #expect(!context.hasChanges && context.registeredObjects.isEmpty)
        #expect(rome.managedObjectContext == nil && new.managedObjectContext == nil)
        let found = try context.fetch(NSFetchRequest<Trip>())
        #expect(found.map(\.name) == ["Rome"] && found[0] !== rome)
        #expect(context.object(with: rome.objectID) === found[0])
        try context.save()
        #expect(try names(container.newBackgroundContext()) == ["Rome"])
    }

    @Test("Key-value coding reads and sets, and lists the changed keys")
    func keys() throws {
        let object = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: context)
        object.setValue("Rome", forKey: "name")
        object.setValue(4, forKey: "days")
        #expect((object as? Trip)?.days == 4 && object is Trip)
        try context.save()
        object.setValue("Roma", forKey: "name")
        #expect(object.changedValues().keys.sorted() == ["name"])
        #expect(object.committedValues(forKeys: ["name"])["name"] as? String == "Rome")
    }
}
