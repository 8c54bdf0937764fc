import CoreDataStack
import Foundation
import Umwelt

/// The objects that a request of a view has found: see ``FetchRequest``.
@MainActor @preconcurrency
public struct FetchedResults<Result> where Result: NSFetchRequestResult {
    let controller: FetchController<Result, Int>?

    // Read by views, on the main actor.
    nonisolated(unsafe) let objects: FetchedList<Result>

    /// The order of the objects. Another one replaces the request's.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { controller?.order ?? [] }
        nonmutating set { controller?.order = newValue }
    }

    /// The condition of the objects. Another one replaces the request's.
    public var nsPredicate: NSPredicate? {
        get { controller?.predicate }
        nonmutating set { controller?.predicate = newValue }
    }
}

extension FetchedResults: RandomAccessCollection {
    nonisolated public var startIndex: Int { 0 }

    nonisolated public var endIndex: Int { objects.count }

    /// The object at a position.
    ///
    /// - Parameter position: The index, from 0.
    nonisolated public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults: KnownIdentities {
    package nonisolated func identities<ID: Hashable>(as type: ID.Type) -> ContiguousArray<ID>? {
        objects.identities(as: type)
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order of the objects. Another one replaces the request's.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.swiftDescriptors() }
        nonmutating set { nsSortDescriptors = newValue.map(\.asDescriptor) }
    }
}
