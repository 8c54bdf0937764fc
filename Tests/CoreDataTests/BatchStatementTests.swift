import CoreData
import DataTestSupport
import Testing

@testable import CoreDataStack

@Suite("Statements of batch requests") struct BatchStatementTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        container = try makeContainer()
        context = container.newBackgroundContext()
    }

    private func log() throws -> StatementLog {
        StatementLog(of: try #require(container.persistentStoreCoordinator.persistentStores.first).database)
    }

    private func count(_ entity: String, _ format: String = "TRUEPREDICATE") throws -> Int {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.predicate = NSPredicate(format: format)
        return try container.newBackgroundContext().count(for: request)
    }

    private func deletion(_ entity: String, _ predicate: NSPredicate? = nil) -> NSBatchDeleteRequest {
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
        fetch.predicate = predicate
        return NSBatchDeleteRequest(fetchRequest: fetch)
    }

    private func insertStops(_ count: Int) throws {
        for index in 0..<count { Stop(context: context).name = "\(index % 2)" }
        try context.save()
    }

    @Test(
        "A deletion without delete rules is one statement, whatever its result is",
        arguments: [
            NSBatchDeleteRequestResultType.resultTypeStatusOnly, .resultTypeCount, .resultTypeObjectIDs,
        ])
    func deletion(type: NSBatchDeleteRequestResultType) throws {
        try insertStops(50)
        let request = deletion("Stop", NSPredicate(format: "name == '1'"))
        request.resultType = type
        let log = try log()
        let result = try #require(try context.execute(request) as? NSBatchDeleteResult)
        #expect(log.verbs == ["DELETE"])
        switch type {
        case .resultTypeStatusOnly: #expect(result.result as? Bool == true)
        case .resultTypeCount: #expect(result.result as? Int == 25)
        case .resultTypeObjectIDs:
            let ids = try #require(result.result as? [NSManagedObjectID])
            #expect(ids.count == 25 && ids.allSatisfy { $0.entity.name == "Stop" })
        }
        #expect(try count("Stop") == 25)
        #expect(try count("Stop", "name == '1'") == 0)
    }

    @Test("A deletion of some of the objects deletes the first ones of the order")
    func cut() throws {
        for days in 0..<6 {
            let leg = Leg(context: context)
            leg.name = "\(days)"
        }
        try context.save()
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Leg")
        fetch.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        (fetch.fetchOffset, fetch.fetchLimit) = (1, 2)
        let log = try log()
        try context.execute(NSBatchDeleteRequest(fetchRequest: fetch))
        #expect(log.verbs == ["DELETE"])
        let left = try container.newBackgroundContext().fetch(NSFetchRequest<Leg>(entityName: "Leg")).map(\.name)
        #expect(Set(left) == ["0", "1", "2", "5"])
    }

    @Test("A deletion by identities is one statement, and of objects of one entity")
    func identities() throws {
        try insertStops(10)
        let stops = try context.fetch(NSFetchRequest<Stop>(entityName: "Stop"))
        let log = try log()
        let request = NSBatchDeleteRequest(objectIDs: stops.prefix(4).map(\.objectID))
        request.resultType = .resultTypeCount
        #expect((try context.execute(request) as? NSBatchDeleteResult)?.result as? Int == 4)
        #expect(log.verbs == ["DELETE"])
        let leg = Leg(context: context)
        try context.save()
        #expect(throws: NSError.self) {
            try context.execute(NSBatchDeleteRequest(objectIDs: [stops[5].objectID, leg.objectID]))
        }
        #expect(try count("Stop") == 6)
    }

    @Test("A condition that SQL cannot express is evaluated in memory, and one statement deletes")
    func opaque() throws {
        try insertStops(10)
        let log = try log()
        let condition = NSPredicate { object, _ in (object as? Stop)?.name == "0" }
        try context.execute(deletion("Stop", condition))
        #expect(log.verbs == ["SELECT", "DELETE"])
        #expect(try count("Stop") == 5)
        let update = NSBatchUpdateRequest(entityName: "Stop")
        update.predicate = NSPredicate { object, _ in (object as? Stop)?.name == "1" }
        update.propertiesToUpdate = ["name": "2"]
        try context.execute(update)
        #expect(log.verbs.suffix(2) == ["SELECT", "UPDATE"])
        #expect(try count("Stop", "name == '2'") == 5)
    }

    @Test(
        "An update is one statement, whatever its result is",
        arguments: [
            NSBatchUpdateRequestResultType.statusOnlyResultType, .updatedObjectsCountResultType,
            .updatedObjectIDsResultType,
        ])
    func update(type: NSBatchUpdateRequestResultType) throws {
        for days in 0..<40 { Trip(context: context).days = Int64(days) }
        try context.save()
        let request = NSBatchUpdateRequest(entityName: "Trip")
        request.predicate = NSPredicate(format: "days >= 10 AND stops.@count == 0")
        request.propertiesToUpdate = ["name": "long"]
        request.resultType = type
        let log = try log()
        let result = try #require(try context.execute(request) as? NSBatchUpdateResult)
        #expect(log.verbs == ["UPDATE"])
        if type == .updatedObjectsCountResultType { #expect(result.result as? Int == 30) }
        if type == .updatedObjectIDsResultType { #expect((result.result as? [NSManagedObjectID])?.count == 30) }
        #expect(try count("Trip", "name == 'long'") == 30)
    }

    @Test("An insertion is one transaction, in which one statement is run for each object")
    func insertion() throws {
        let log = try log()
        try context.execute(NSBatchInsertRequest(entityName: "Stop", objects: (0..<50).map { ["name": "\($0)"] }))
        #expect(log.verbs == ["BEGIN"] + Array(repeating: "INSERT", count: 50) + ["COMMIT"])
        #expect(Set(log.statements).count == 3)
        #expect(try count("Stop") == 50)
    }

    @Test("Delete rules take the same statements for any number of objects", arguments: [2, 300])
    func rules(number: Int) throws {
        let guest = Guest(context: context)
        for index in 0..<number {
            let trip = Trip(context: context)
            trip.days = Int64(index % 2)
            trip.guests = [guest]
            for _ in 0..<3 { Stop(context: context).trip = trip }
        }
        for stop in try context.fetch(NSFetchRequest<Stop>(entityName: "Stop")) { stop.name = "x" }
        try context.save()
        let request = deletion("Trip", NSPredicate(format: "days == 1"))
        request.resultType = .resultTypeCount
        let log = try log()
        #expect((try context.execute(request) as? NSBatchDeleteResult)?.result as? Int == number / 2)
        // The number, what is deleted, and the tables of trips, stops, legs and pairs.
        #expect(
            log.verbs == ["BEGIN", "SELECT", "WITH", "DELETE", "DELETE", "DELETE", "DELETE", "COMMIT"],
            "\(log.statements)")
        #expect(try count("Trip") == number / 2)
        #expect(try count("Stop") == number / 2 * 3)
        #expect(try count("Stop", "trip == nil") == 0)
        let reader = container.newBackgroundContext()
        let found = try #require(try reader.fetch(NSFetchRequest<Guest>(entityName: "Guest")).first)
        #expect(found.trips?.count == number / 2)
    }

    @Test("Objects that lose the other side of a relationship have none")
    func nullification() throws {
        let (one, other) = (Guest(context: context), Driver(context: context))
        let trip = Trip(context: context)
        trip.guests = [one, other]
        try context.save()
        try context.execute(deletion("Driver"))
        let reader = container.newBackgroundContext()
        let found = try #require(try reader.fetch(NSFetchRequest<Trip>(entityName: "Trip")).first)
        #expect(found.guests?.count == 1)
        #expect(try count("Guest") == 1)
    }

    @Test("A deletion cascades through any number of levels, and circles")
    func levels() throws {
        let node = NSEntityDescription()
        node.name = "Node"
        func relationship(_ name: String, _ rule: NSDeleteRule, maxCount: Int) -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.destinationEntity) = (name, node)
            (relationship.deleteRule, relationship.maxCount) = (rule, maxCount)
            return relationship
        }
        let next = relationship("next", .cascadeDeleteRule, maxCount: 1)
        let previous = relationship("previous", .nullifyDeleteRule, maxCount: 1)
        (next.inverseRelationship, previous.inverseRelationship) = (previous, next)
        node.properties = [next, previous]
        let model = NSManagedObjectModel()
        model.entities = [node]
        let container = try makeContainer(model)
        let context = container.newBackgroundContext()
        let nodes = (0..<3000).map { _ in NSManagedObject(entity: node, insertInto: context) }
        for (one, other) in zip(nodes, nodes.dropFirst()) { one.setValue(other, forKey: "next") }
        try context.save()
        let request = NSBatchDeleteRequest(objectIDs: [nodes[1000].objectID])
        try context.execute(request)
        let reader = container.newBackgroundContext()
        let fetch = NSFetchRequest<NSManagedObject>(entityName: "Node")
        let left = try reader.fetch(fetch)
        #expect(left.count == 1000)
        #expect(left.count { $0.value(forKey: "next") == nil } == 1)
        let first = try #require(left.first { $0.value(forKey: "previous") == nil })
        let last = try #require(left.first { $0.value(forKey: "next") == nil })
        last.setValue(first, forKey: "next")
        try reader.save()
        try reader.execute(NSBatchDeleteRequest(objectIDs: [first.objectID]))
        #expect(try container.newBackgroundContext().count(for: fetch) == 0)
    }

    @Test("A cascade is for the entity that declares it, and not for others whose relationships are in its column")
    func siblings() throws {
        func entity(_ name: String) -> NSEntityDescription {
            let entity = NSEntityDescription()
            entity.name = name
            return entity
        }
        // The name of the file's entity is that of no table which the statement itself makes.
        let (item, photo, link, file) = (entity("Item"), entity("Photo"), entity("Link"), entity("Gone"))
        item.isAbstract = true
        for (owner, rule) in [(photo, NSDeleteRule.cascadeDeleteRule), (link, .nullifyDeleteRule)] {
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.destinationEntity, relationship.maxCount) = ("file", file, 1)
            relationship.deleteRule = rule
            owner.properties = [relationship]
        }
        item.subentities = [photo, link]
        let model = NSManagedObjectModel()
        model.entities = [item, photo, link, file]
        let container = try makeContainer(model)
        let context = container.newBackgroundContext()
        var owners: [NSManagedObject] = []
        for entity in [photo, link] {
            let owner = NSManagedObject(entity: entity, insertInto: context)
            owner.setValue(NSManagedObject(entity: file, insertInto: context), forKey: "file")
            owners.append(owner)
        }
        try context.save()
        func fileCount() throws -> Int {
            try container.newBackgroundContext().count(for: NSFetchRequest<NSManagedObject>(entityName: "Gone"))
        }
        try context.execute(NSBatchDeleteRequest(objectIDs: [owners[1].objectID]))
        #expect(try fileCount() == 2)
        try context.execute(NSBatchDeleteRequest(objectIDs: [owners[0].objectID]))
        #expect(try fileCount() == 1)
        try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Gone")))
        #expect(try fileCount() == 0)
    }
}
