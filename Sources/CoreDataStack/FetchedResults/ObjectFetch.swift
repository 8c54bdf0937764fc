import Foundation
import UmweltStore

/// A request in a context: its results, and which changes of the context may affect them.
package struct ObjectFetch<Result> {
    package let context: NSManagedObjectContext

    // A copy, which others do not change.
    private let request: NSFetchRequest<Result>
    private var plan: FetchPlan?

    package init(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext) {
        self.context = context
        self.request = request.converted()
    }

    package var order: [NSSortDescriptor] { request.sortDescriptors ?? [] }
    package var predicate: NSPredicate? { request.predicate }

    /// True if it finds objects, which can be followed.
    var findsObjects: Bool { request.resultType == .managedObjectResultType }

    package mutating func set(order: [NSSortDescriptor], predicate: NSPredicate?) {
        request.sortDescriptors = order
        request.predicate = predicate
        plan = nil
    }

    /// The layout of the entity whose objects it finds.
    func layout() throws -> EntityLayout { try request.layout(in: context) }

    /// Fetches.
    mutating func results() throws -> [Result] {
        if plan == nil { plan = try FetchPlan(request, layout()) }
        return try context.fetch(request)
    }

    /// Fetches objects that are created when they are read; nil if the request does not permit it.
    ///
    /// - Parameter section: The index of the attribute that divides them into sections; nil for none.
    mutating func rows(sectionedBy section: Int? = nil) throws -> FetchedRows? {
        let layout = try layout()
        let plan = try plan ?? FetchPlan(request, layout)
        self.plan = plan
        guard findsObjects, request.returnsObjectsAsFaults, !request.shouldRefreshRefetchedObjects,
            request.relationshipKeyPathsForPrefetching?.isEmpty ?? true
        else { return nil }
        return try context.rows(of: request, layout, plan, sectionedBy: section)
    }

    /// Fetches objects that are created when they are read, if the request permits it.
    ///
    /// - Parameter isSectioned: True if they are in sections, usually by the value of the first sort attribute.
    package mutating func list(isSectioned: Bool) throws -> FetchedList<Result> where Result: NSFetchRequestResult {
        if let rows = try rows(sectionedBy: isSectioned ? firstColumn() : nil) { return FetchedList(rows) }
        return FetchedList(try context.fetch(request))
    }

    /// The index of the first sort attribute, if the store has it; nil for none.
    private func firstColumn() throws -> Int? {
        let layout = try layout()
        guard let descriptor = order.first?.keyed as? KeySortDescriptor,
            let index = descriptor.key(in: layout.entity).flatMap({ layout.index(of: $0) })
        else { return nil }
        return layout.properties[index].isAttribute && layout.properties[index].hasColumn ? index : nil
    }

    /// Returns true if a change may affect the objects or their order.
    package func isAffected(by change: ContextChange) -> Bool {
        guard let plan else { return true }
        switch change {
        case .all: return true
        case .members(let object, _): return plan.readsOthers || object.layout.root === plan.layout.root
        case .property(let object, let index):
            guard let names = plan.names else { return true }
            return object.layout.root === plan.layout.root && names.contains(object.layout.properties[index].name)
        }
    }
}

extension Array {
    /// The elements in runs: a run ends where the next element has another key.
    func runs<Key: Equatable>(by key: (Element) throws -> Key) rethrows -> [(key: Key, elements: [Element])] {
        try KeyRuns.find(in: indices) { try key(self[$0]) }.map { ($0.key, Array(self[$0.range])) }
    }
}
