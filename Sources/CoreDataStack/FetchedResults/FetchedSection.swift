/// A section of results: objects that are created when they are read, or other results.
final class FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    private let rows: FetchedRows?
    private let range: Range<Int>
    private let results: [any NSFetchRequestResult]

    init(name: String, indexTitle: String?, _ rows: FetchedRows, _ range: Range<Int>) {
        self.name = name
        self.indexTitle = indexTitle
        (self.rows, self.range, results) = (rows, range, [])
    }

    init(name: String, indexTitle: String?, _ results: [any NSFetchRequestResult]) {
        self.name = name
        self.indexTitle = indexTitle
        (rows, range, self.results) = (nil, results.indices, results)
    }

    var numberOfObjects: Int { range.count }

    /// All objects. They are created for the array, which retains them.
    var objects: [Any]? { all }

    var all: [any NSFetchRequestResult] {
        guard let rows else { return results }
        return range.map { rows.unheldObject(at: $0) }
    }

    func result(at index: Int) -> any NSFetchRequestResult {
        guard let rows else { return results[index] }
        return rows.object(at: range.lowerBound + index)
    }

    /// The identities of the objects, without creating these.
    var rowIDs: [RowID] {
        guard let rows else { return results.compactMap { ($0 as? NSManagedObject)?.rowID } }
        return rows.keys[range].map { RowID(key: $0, root: rows.layout.rootID) }
    }

    /// The object at an index, in a section of objects.
    func managedObject(at index: Int) -> NSManagedObject? {
        guard let rows else { return results[index] as? NSManagedObject }
        return rows.unheldObject(at: range.lowerBound + index)
    }
}
