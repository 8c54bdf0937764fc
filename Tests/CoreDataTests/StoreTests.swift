import CoreData
import DataTestSupport
import Testing
import UmweltSQLite

@testable import CoreDataStack

@Suite("Stores in files") struct StoreTests {
    private let folder: URL
    private let file: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        file = folder.appendingPathComponent("trips.sqlite")
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private func add(_ name: String, to container: NSPersistentContainer) throws {
        let context = container.newBackgroundContext()
        Trip(context: context).name = name
        try context.save()
    }

    private func count(_ container: NSPersistentContainer) throws -> Int {
        try container.newBackgroundContext().count(for: NSFetchRequest<Trip>())
    }

    @Test("A store is there in the next process, with its identity")
    func reopening() throws {
        defer { remove() }
        let container = try makeContainer(at: file)
        try add("Rome", to: container)
        let id = container.persistentStoreCoordinator.persistentStores[0].identifier
        let again = try makeContainer(at: file)
        #expect(try count(again) == 1)
        #expect(again.persistentStoreCoordinator.persistentStores[0].identifier == id)
        try again.persistentStoreCoordinator.destroyPersistentStore(at: file, type: .sqlite)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A file that is no database is an error with Core Data's code, and stays as it was")
    func corruptFile() throws {
        defer { remove() }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bytes = Data(repeating: 7, count: 5000)
        try bytes.write(to: file)
        let error = #expect(throws: NSError.self) { try makeContainer(at: file) }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == CocoaError.Code.fileReadCorruptFile.rawValue)
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test("New properties, new entities and new names are added to an older store, with defaults")
    func migration() throws {
        defer { remove() }
        try add("Rome", to: try makeContainer(at: file))
        let model = makeModel()
        let trip = try #require(model.entitiesByName["Trip"])
        let nights = NSAttributeDescription()
        nights.name = "nights"
        nights.attributeType = .integer32AttributeType
        nights.isOptional = false
        nights.defaultValue = 2
        trip.propertiesByName["name"]?.renamingIdentifier = "name"
        trip.propertiesByName["name"]?.name = "title"
        trip.managedObjectClassName = "NSManagedObject"
        trip.properties += [nights]
        let hotel = NSEntityDescription()
        hotel.name = "Hotel"
        model.entities.append(hotel)
        let container = try makeContainer(model, at: file)
        let found = try container.newBackgroundContext().fetch(NSFetchRequest<NSManagedObject>(entityName: "Trip"))
        #expect(found.map { $0.value(forKey: "title") as? String } == ["Rome"])
        #expect(found.map { $0.value(forKey: "nights") as? Int } == [2])
        // The older program's model no longer fits.
        let error = #expect(throws: NSError.self) { try makeContainer(at: file) }
        #expect(error?.code == CocoaError.Code.migration.rawValue)
    }

    @Test("The error for a new property without a value says what to do")
    func impossibleMigration() throws {
        defer { remove() }
        try add("Rome", to: try makeContainer(at: file))
        let model = makeModel()
        let nights = NSAttributeDescription()
        nights.name = "nights"
        nights.attributeType = .integer32AttributeType
        nights.isOptional = false
        model.entitiesByName["Trip"]?.properties += [nights]
        let error = #expect(throws: NSError.self) { try makeContainer(model, at: file) }
        #expect(error?.code == CocoaError.Code.inferredMappingModel.rawValue)
        #expect(error?.localizedDescription.contains("Trip.nights") == true)
        #expect(try count(try makeContainer(at: file)) == 1)
    }

    @Test("Without migration another version is an error")
    func noMigration() throws {
        defer { remove() }
        try add("Rome", to: try makeContainer(at: file))
        let model = makeModel()
        model.entitiesByName["Stop"]?.versionHashModifier = "2"
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        container.persistentStoreDescriptions[0].shouldMigrateStoreAutomatically = false
        var fault: (any Error)?
        container.loadPersistentStores { fault = $1 }
        #expect((fault as? NSError)?.code == CocoaError.Code.persistentStoreIncompatibleVersionHash.rawValue)
    }

    @Test("A full disk and a locked store are errors, after which the changes are still there and can be saved")
    func faults() throws {
        defer { remove() }
        let container = try makeContainer(at: file)
        try add("Rome", to: container)
        let store = container.persistentStoreCoordinator.persistentStores[0]
        var pages: Int64 = 0
        try store.database.rows(of: "PRAGMA page_count") { pages = $0.key(0) ?? 0 }
        // SQLite takes a database at its limit for a full disk.
        try store.database.run("PRAGMA max_page_count = \(pages)")
        let context = container.newBackgroundContext()
        for index in 0..<100 { Trip(context: context).name = String(repeating: "\(index) ", count: 500) }
        let full = #expect(throws: NSError.self) { try context.save() }
        #expect(full?.code == CocoaError.Code.fileWriteOutOfSpace.rawValue && context.insertedObjects.count == 100)
        try store.database.run("PRAGMA max_page_count = 1000000")

        try store.database.run("PRAGMA busy_timeout = 50")
        let other = try Database(path: file.path, isReadOnly: false)
        try other.run("BEGIN IMMEDIATE")
        let locked = #expect(throws: NSError.self) { try context.save() }
        #expect(locked?.code == CocoaError.Code.persistentStoreTimeout.rawValue && context.hasChanges)
        try other.run("COMMIT")
        try context.save()
        #expect(try count(container) == 101)
    }

    @Test("A process that is killed at any moment of 200 saves leaves all of a save or nothing, and all that were done")
    func killed() async throws {
        defer { remove() }
        let file = file
        await #expect(processExitsWith: .success) { [file = file as URL] in
            let faults = KilledChild.faults(of: "Trip", at: file) {
                let context = try makeContainer(at: file).newBackgroundContext()
                return {
                    for _ in 0..<10 { Trip(context: context).name = "one of ten" }
                    try context.save()
                }
            }
            #expect(faults == [])
        }
        let container = try makeContainer(at: file)
        #expect(try count(container) >= 2000)
        try add("after that", to: container)
    }

    @Test("Entities of two configurations are in stores of their own, and are fetched and saved together")
    func configurations() throws {
        defer { remove() }
        func open(_ plans: [String] = ["Trip", "Stop", "Leg", "Guest", "Driver"]) throws -> NSPersistentContainer {
            let model = makeModel()
            let (note, text) = (NSEntityDescription(), NSAttributeDescription())
            (note.name, text.name, text.attributeType) = ("Note", "text", .stringAttributeType)
            note.properties = [text]
            model.setEntities(model.entities.filter { plans.contains($0.name ?? "") }, forConfigurationName: "Plans")
            model.entities.append(note)
            model.setEntities([note], forConfigurationName: "Notes")
            let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
            container.persistentStoreDescriptions = ["Plans", "Notes"].map { name in
                let description = NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
                description.configuration = name
                return description
            }
            var faults: [any Error] = []
            container.loadPersistentStores { if let fault = $1 { faults.append(fault) } }
            if let fault = faults.first { throw fault }
            return container
        }
        let context = try open().viewContext
        Trip(context: context).name = "Rome"
        NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("Pack", forKey: "text")
        try context.save()
        let again = try open()
        #expect(try again.viewContext.fetch(NSFetchRequest<Trip>()).map(\.name) == ["Rome"])
        let notes = try again.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
        #expect(notes.map { $0.value(forKey: "text") as? String } == ["Pack"])
        #expect(notes.first?.objectID.persistentStore?.configurationName == "Notes")
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            type: .sqlite, at: folder.appendingPathComponent("Notes.sqlite"))
        #expect((metadata[NSStoreModelVersionHashesKey] as? [String: Data])?.keys.sorted() == ["Note"])

        let unknown = NSPersistentStoreDescription(url: file)
        unknown.configuration = "Nothing"
        again.persistentStoreDescriptions = [unknown]
        var fault: NSError?
        again.loadPersistentStores { fault = $1 as NSError? }
        #expect(fault?.code == CocoaError.Code.persistentStoreOpen.rawValue)
        // Objects of different stores are not related.
        let torn = #expect(throws: NSError.self) { try open(["Trip", "Stop", "Leg"]) }
        #expect(torn?.localizedDescription.contains("Trip.guests") == true)
    }

    @Test("A batch deletion cascades in the store, and notifies contexts")
    func batches() throws {
        let container = try makeContainer()
        let context = container.newBackgroundContext()
        for index in 0..<5 {
            let trip = Trip(context: context)
            trip.days = Int64(index)
            let stop = Stop(context: context)
            stop.name = "stop"
            stop.trip = trip
        }
        try context.save()
        let held = try context.fetch(NSFetchRequest<Trip>())
        let fetch: NSFetchRequest<NSFetchRequestResult> = Trip.fetchRequest()
        fetch.predicate = NSPredicate(format: "days < 3")
        let request = NSBatchDeleteRequest(fetchRequest: fetch)
        request.resultType = .resultTypeObjectIDs
        let result = try context.execute(request) as? NSBatchDeleteResult
        let ids = try #require(result?.result as? [NSManagedObjectID])
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
        #expect(held.count { $0.managedObjectContext == nil } == 3)
        #expect(try count(container) == 2)
        #expect(try container.newBackgroundContext().count(for: NSFetchRequest<Stop>()) == 2)
    }

    @Test(
        "Texts of users never become SQL",
        arguments: ["'; DROP TABLE Trip; --", "\"", "\0", "%@", "a' OR '1'='1", "\\"])
    func injection(text: String) throws {
        let container = try makeContainer()
        let context = container.newBackgroundContext()
        Trip(context: context).name = text
        Trip(context: context).name = "other"
        try context.save()
        let request = NSFetchRequest<Trip>()
        for format in ["name == %@", "name CONTAINS[cd] %@", "name IN {%@}", "name BEGINSWITH %@"] {
            request.predicate = NSPredicate(format: format, text)
            #expect(try container.newBackgroundContext().fetch(request).map(\.name) == [text])
        }
        request.predicate = nil
        request.sortDescriptors = [NSSortDescriptor(key: text, ascending: true)]
        #expect((try? context.fetch(request).count) ?? 2 == 2)
        #expect(try count(container) == 2)
    }

    @Test("A store with the option for it posts a remote change after each save", arguments: [true, false])
    func remoteChange(hasOption: Bool) throws {
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: try makeContainer().managedObjectModel)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
        description.setOption(
            hasOption as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in #expect(error == nil) }
        nonisolated(unsafe) var identifiers: [String?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
        ) { identifiers.append($0.userInfo?[NSStoreUUIDKey] as? String) }
        defer { NotificationCenter.default.removeObserver(observer) }
        let context = container.newBackgroundContext()
        try context.performAndWait {
            Trip(context: context).name = "Ride"
            try context.save()
        }
        let store = container.persistentStoreCoordinator.persistentStores.first
        #expect(identifiers == (hasOption ? [store?.identifier] : []))
    }
}
