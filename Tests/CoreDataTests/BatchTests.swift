import CoreData
import Testing

import class CoreData.NSExpression

@Suite("Batch requests") struct BatchTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        container = try makeContainer()
        context = container.newBackgroundContext()
    }

    private func trips(_ format: String = "TRUEPREDICATE") throws -> [Trip] {
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.predicate = NSPredicate(format: format)
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.days, ascending: true)]
        return try container.newBackgroundContext().fetch(request)
    }

    @Test("A request adds objects of dictionaries, with the values that the model gives to others")
    func insertion() throws {
        let request = NSBatchInsertRequest(
            entityName: "Trip", objects: [["name": "Rome", "days": 3], ["name": "Oslo"]])
        request.resultType = .objectIDs
        let result = try #require(try context.execute(request) as? NSBatchInsertResult)
        let ids = try #require(result.result as? [NSManagedObjectID])
        #expect(ids.count == 2 && !ids[0].isTemporaryID)
        #expect(try trips().map(\.name) == ["Oslo", "Rome"])
        #expect((context.object(with: ids[0]) as? Trip)?.days == 3)
    }

    @Test("A request adds what closures fill, until they say that there is no more")
    func handlers() throws {
        var count = 0
        let objects = NSBatchInsertRequest(entityName: "Trip") { (object: NSManagedObject) in
            if count == 3 { return true }
            (object as? Trip)?.days = Int64(count)
            count += 1
            return false
        }
        objects.resultType = .count
        #expect((try context.execute(objects) as? NSBatchInsertResult)?.result as? Int == 3)
        let entity = try #require(container.managedObjectModel.entitiesByName["Trip"])
        let dictionaries = NSBatchInsertRequest(entity: entity) { (values: NSMutableDictionary) in
            if count == 5 { return true }
            values["days"] = count
            count += 1
            return false
        }
        #expect((try context.execute(dictionaries) as? NSBatchInsertResult)?.result as? Bool == true)
        #expect(try trips().map(\.days) == [0, 1, 2, 3, 4])
    }

    @Test("A request changes the objects that satisfy its condition, to values and by expressions")
    func update() throws {
        try context.execute(
            NSBatchInsertRequest(entityName: "Trip", objects: (0..<5).map { ["name": "\($0)", "days": $0] }))
        let shown = try #require(try context.fetch(NSFetchRequest<Trip>(entityName: "Trip")).first { $0.days == 4 })
        let request = NSBatchUpdateRequest(entityName: "Trip")
        request.predicate = NSPredicate(format: "days > 2")
        request.propertiesToUpdate = ["isPlanned": true, "days": NSExpression(format: "days * 10")]
        request.resultType = .updatedObjectIDsResultType
        let result = try #require(try context.execute(request) as? NSBatchUpdateResult)
        let ids = try #require(result.result as? [NSManagedObjectID])
        #expect(ids.count == 2 && shown.days == 4)
        #expect(try trips("isPlanned == YES").map(\.days) == [30, 40])
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
        #expect(shown.days == 40 && shown.isPlanned)
        // Changes made meanwhile are a conflict no longer.
        shown.name = "Saved"
        try context.save()
        #expect(try trips("name == 'Saved'").count == 1)
        request.propertiesToUpdate = ["stops": 1]
        #expect(throws: NSError.self) { try context.execute(request) }
    }
}
