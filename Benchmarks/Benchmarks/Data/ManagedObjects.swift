import Benchmark
import CoreData
import Foundation

final class Reading: NSManagedObject {
    @Managed var name: String?
    @Managed var value: Double
    @Managed var count: Int64
    @Managed var time: Date?
    @Managed var note: String?
}

/// The work with Core Data.
@MainActor enum ManagedObjects {
    private static func model() -> NSManagedObjectModel {
        let types: KeyValuePairs<String, NSAttributeType> = [
            "name": .stringAttributeType, "value": .doubleAttributeType, "count": .integer64AttributeType,
            "time": .dateAttributeType, "note": .stringAttributeType,
        ]
        let entity = NSEntityDescription()
        entity.name = "Reading"
        entity.managedObjectClassName = NSStringFromClass(Reading.self)
        entity.properties = types.map { name, type in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }

    private static func container(at url: URL) -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Readings", managedObjectModel: model())
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        container.loadPersistentStores { precondition($1 == nil) }
        return container
    }

    private static func insert(_ count: Int, into context: NSManagedObjectContext) throws {
        for index in 0..<count {
            let reading = Reading(context: context)
            reading.name = "Measurement \(index)"
            reading.value = Double(index) / 3
            reading.count = Int64(index)
            reading.time = Date(timeIntervalSinceReferenceDate: Double(index))
        }
        try context.save()
    }

    static func save(_ count: Int, _ lent: Lent) throws {
        for _ in lent.benchmark.scaledIterations {
            let folder = try TemporaryFolder()
            let context = container(at: folder.store).newBackgroundContext()
            lent.benchmark.startMeasurement()
            try insert(count, into: context)
            lent.benchmark.stopMeasurement()
        }
    }

    static func fetch(_ count: Int, _ lent: Lent) throws {
        let folder = try TemporaryFolder()
        let container = container(at: folder.store)
        try insert(count, into: container.newBackgroundContext())
        let request = NSFetchRequest<Reading>(entityName: "Reading")
        request.sortDescriptors = [NSSortDescriptor(key: "value", ascending: false)]
        for _ in lent.benchmark.scaledIterations {
            let context = container.newBackgroundContext()
            lent.benchmark.startMeasurement()
            let found = try context.fetch(request)
            lent.benchmark.stopMeasurement()
            precondition(found.count == count && found[0].count == Int64(count - 1))
        }
    }
}
