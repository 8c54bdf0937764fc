import Foundation
import UmweltFoundation

/// A fetch whose results are dictionaries of some properties.
struct DictionaryFetch {
    private let objects: NSFetchRequest<NSManagedObject>
    private let paths: [String]
    private let isDistinct: Bool
    private let limit: Int
    private let offset: Int

    init<T>(_ request: NSFetchRequest<T>, _ layout: EntityLayout) throws {
        objects = NSFetchRequest<NSManagedObject>(entityName: layout.name)
        objects.predicate = request.predicate
        objects.sortDescriptors = request.sortDescriptors
        objects.includesSubentities = request.includesSubentities
        objects.includesPendingChanges = request.includesPendingChanges
        isDistinct = request.returnsDistinctResults
        (limit, offset) = (request.fetchLimit, request.fetchOffset)
        let named = request.propertiesToFetch?.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
        paths = named ?? layout.properties.filter { $0.hasColumn && $0.isAttribute }.map(\.name)
        for path in paths {
            guard layout.index(of: path.split(separator: ".").first.map(String.init) ?? "") != nil else {
                throw CoreDataError.make(
                    .coreData, "“\(layout.name)” has no property “\(path)”, which a request names.")
            }
        }
        if !(request.propertiesToGroupBy ?? []).isEmpty || request.havingPredicate != nil {
            throw CoreDataError.make(
                .persistentStoreUnsupportedRequestType,
                "Dictionaries are not grouped here: fetch the objects, and group them with Dictionary(grouping:by:).")
        }
    }

    func run(in context: NSManagedObjectContext) throws -> [Any] {
        var seen: Set<NSDictionary> = []
        var results: [NSDictionary] = []
        for object in try context.fetch(objects) {
            let values = paths.compactMap { path in object.value(forKeyPath: path).map { (path, $0) } }
            let result = Dictionary(values) { $1 } as NSDictionary
            if isDistinct, !seen.insert(result).inserted { continue }
            results.append(result)
        }
        let start = min(max(offset, 0), results.count)
        return Array(results[start..<(limit > 0 ? min(start + limit, results.count) : results.count)])
    }
}
